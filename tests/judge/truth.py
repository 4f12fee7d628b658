"""Cities as they come out of games, and the truth file beside the photos."""

import json

LETTERS = "SFMDEBOPH"
# Buildings in the box: single tiles and halves of duplexes.
BOX = {"S": 24, "F": 24, "M": 7, "D": 7, "E": 7, "B": 7, "O": 28, "P": 24, "H": 28}


def random_city(rng):
    """Sixteen letters with the clustering that players aim for: lines of shops, groups of parks."""
    left = dict(BOX)
    grid = [[None] * 4 for _ in range(4)]
    cells = [(r, c) for r in range(4) for c in range(4)]
    rng.shuffle(cells)
    for r, c in cells:
        weights = []
        for letter in LETTERS:
            near = sum(
                grid[y][x] == letter
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                if 0 <= y < 4 and 0 <= x < 4
            )
            # Taverns are rarer in the box; lifted so that each of the four is seen often enough.
            weights.append(
                (left[letter] + (7 if letter in "MDEB" else 0)) * (1 + (1.5 * near if letter in "SPO" else 0))
            )
        total = sum(weights)
        letter = str(rng.choice(list(LETTERS), p=[w / total for w in weights]))
        grid[r][c] = letter
        left[letter] = max(left[letter] - 1, 0)
    return grid


def notation(grid):
    return "/".join("".join(row) for row in grid)


def read_truth(folder):
    """All truth lines of a split folder."""
    with open(folder / "truth.jsonl") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def append_truth(folder, row):
    with open(folder / "truth.jsonl", "a") as lines:
        lines.write(json.dumps(row) + "\n")

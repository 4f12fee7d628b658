"""Things that lie on a game table beside a city or on it: sprites seen from above."""

import cv2
import numpy as np

from .flat import noise, write

PX = 160


def _colour(rng):
    return [float(v) for v in rng.uniform(5, 250, 3)]


def card(rng):
    """A card, paper or box: a rectangle with some print on it."""
    h = int(PX * rng.uniform(0.4, 1))
    picture = np.empty((h, PX, 3), np.float32)
    picture[:] = _colour(rng)
    picture += 10 * noise(rng, PX, 50, 3)[:h]
    for _ in range(rng.integers(0, 9)):
        a = rng.uniform(0, [PX, h])
        b = a + rng.uniform(5, 70, 2)
        cv2.rectangle(picture, a.astype(int).tolist(), b.astype(int).tolist(), _colour(rng), int(rng.choice([-1, 2])))
    for i in range(rng.integers(0, 6)):
        y = 14 + i * 18
        word = "".join(chr(rng.integers(65, 122)) for _ in range(rng.integers(3, 16)))
        write(picture, word, (6, y), 0, rng.uniform(0.3, 0.6), _colour(rng), 1)
    return picture, np.full((h, PX), 255, np.uint8)


def disc(rng):
    """A coin, token, coaster or a cup seen from above."""
    picture = np.empty((PX, PX, 3), np.float32)
    picture[:] = _colour(rng)
    alpha = np.zeros((PX, PX), np.uint8)
    c = PX // 2
    cv2.circle(alpha, (c, c), c - 2, 255, -1, cv2.LINE_AA)
    for r in sorted(rng.uniform(0.1, 0.95, rng.integers(0, 4)))[::-1]:
        cv2.circle(picture, (c, c), int(r * c), _colour(rng), int(rng.choice([-1, 3])), cv2.LINE_AA)
    return picture * (1 + 0.15 * noise(rng, PX, 80)), alpha


def blob(rng):
    """A meeple, pawn, crumpled thing."""
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    r = 0.34 + sum(rng.normal(0, 0.12 / k) * np.cos(k * a + rng.uniform(0, 6)) for k in (1, 2, 3, 4, 5))
    r = np.clip(r, 0.08, 0.49)
    poly = np.stack([PX / 2 + PX * r * np.cos(a), PX / 2 + PX * r * np.sin(a)], 1)
    alpha = np.zeros((PX, PX), np.uint8)
    cv2.fillPoly(alpha, [poly.astype(np.int32)], 255, cv2.LINE_AA)
    picture = np.empty((PX, PX, 3), np.float32)
    picture[:] = _colour(rng)
    return picture * (1 + 0.2 * noise(rng, PX, 60)), alpha


def finger(rng):
    """A fingertip or several, in any skin tone, coming in from one side."""
    skin = np.array([rng.uniform(70, 240), 0, 0], np.float32)
    skin[1] = skin[0] * rng.uniform(0.62, 0.82)
    skin[2] = skin[1] * rng.uniform(0.70, 0.92)
    alpha = np.zeros((PX, PX), np.uint8)
    n = int(rng.integers(1, 5))
    w = PX // (n + 1) if n > 1 else PX // 3
    for i in range(n):
        x = int(PX * (i + 0.5) / n)
        top = int(rng.uniform(0.1, 0.4) * PX)
        cv2.line(alpha, (x, top), (x + int(rng.normal(0, 8)), PX), 255, w, cv2.LINE_AA)
    y = np.linspace(1.1, 0.85, PX, dtype=np.float32)[:, None, None]
    picture = skin * y * (1 + 0.08 * noise(rng, PX, 20))
    shade = cv2.GaussianBlur(alpha, (0, 0), w / 5 + 1)[..., None].astype(np.float32) / 255
    return picture * (0.55 + 0.45 * shade), alpha


MAKERS = [(card, 0.35), (disc, 0.3), (blob, 0.2), (finger, 0.15)]


def make_sprite(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """RGB picture and alpha of one thing."""
    i = rng.choice(len(MAKERS), p=[w for _, w in MAKERS])
    picture, alpha = MAKERS[i][0](rng)
    return np.clip(picture, 0, 255).astype(np.uint8), alpha


def decoy(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A square thing of about four tiles that is no city: board, window, score sheet, grid."""
    px, n = 320, int(rng.choice([3, 4, 4, 4, 5, 6, 8]))
    picture = np.empty((px, px, 3), np.float32)
    picture[:] = _colour(rng)
    style = rng.choice(["chess", "squares", "window", "score", "grid"])
    a, b = _colour(rng), _colour(rng)
    step = px / n
    if style == "score":
        m = int(rng.integers(6, 12))
        step = px / m
        for i in range(m * m):
            r, c = divmod(i, m)
            if rng.random() < 0.35 or (0 < r < m - 1 and 0 < c < m - 1 and m % 2):
                continue
            p = (int(c * step + 2), int(r * step + 2))
            cv2.rectangle(picture, p, (int(p[0] + step - 4), int(p[1] + step - 4)), _colour(rng), -1)
            write(picture, str(i), (p[0] + 2, int(p[1] + step * 0.6)), 0, 0.4, (0, 0, 0), 1)
    else:
        pad = rng.uniform(0, 0.15) * step if style != "chess" else 0
        free = rng.random() < 0.5
        for i in range(n * n):
            r, c = divmod(i, n)
            colour = _colour(rng) if style == "squares" and free else (a if (r + c) % 2 or style != "chess" else b)
            p = (int(c * step + pad), int(r * step + pad))
            q = (int((c + 1) * step - pad), int((r + 1) * step - pad))
            cv2.rectangle(picture, p, q, colour, 2 if style == "grid" else -1)
            if style == "window":
                cv2.line(picture, p, (q[0], p[1]), (250, 250, 250), 3)
                cv2.line(picture, p, (p[0], q[1]), (250, 250, 250), 3)
            if style == "squares" and rng.random() < 0.3:  # a mark in the middle is no badge
                middle = ((p[0] + q[0]) // 2, (p[1] + q[1]) // 2)
                cv2.circle(picture, middle, int(step * rng.uniform(0.1, 0.4)), _colour(rng), -1, cv2.LINE_AA)
    picture += rng.uniform(0, 12) * noise(rng, px, 12, 3)
    return np.clip(picture, 0, 255).astype(np.uint8), np.full((px, px), 255, np.uint8)

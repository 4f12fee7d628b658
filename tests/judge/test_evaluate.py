"""The judge itself, judged with a fake reader whose answers are known."""

import json
import stat
import sys

import evaluate
import pytest
from PIL import Image

SQUARE = [[100.0, 100.0], [500.0, 100.0], [500.0, 500.0], [100.0, 500.0]]  # a tile is 100 pixels
CITY = "SSSS/HHOM/OPOO/OPHP"


def moved(corners, dx):
    return [[x + dx, y] for x, y in corners]


def answer(city=CITY, corners=SQUARE, confidence=0.99, doubted=()):
    values = [0.5 if k in doubted else confidence for k in range(16)]
    return {"city": city, "corners": corners, "confidence": values, "warnings": []}


REFUSAL = {"error": {"code": "no-city", "message": "no whole city"}}
CASES = {
    "perfect.jpg": (CITY, answer()),
    "one-wrong.jpg": (CITY, answer("FSSS/HHOM/OPOO/OPHP", doubted=[0, 1])),
    "turned.jpg": (CITY, answer("PPHP/OOOO/MPHH/SSSS", SQUARE[1:] + SQUARE[:1])),
    "near.jpg": (CITY, answer(corners=moved(SQUARE, 20.0))),
    "off.jpg": (CITY, answer(corners=moved(SQUARE, 30.0))),
    "refused.jpg": (CITY, REFUSAL),
    "empty.jpg": (None, REFUSAL),
    "invented.jpg": (None, answer()),
}


@pytest.fixture
def split(tmp_path):
    folder = tmp_path / "typical"
    folder.mkdir()
    rows = []
    for name, (city, _) in CASES.items():
        Image.new("RGB", (640, 640)).save(folder / name)
        rows.append(
            {
                "photo": name,
                "city": city,
                "corners": SQUARE if city else None,
                "split": "typical",
                "art": "alt-ink",
                "tags": ["tilt0"],
            }
        )
    (folder / "truth.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return folder


@pytest.fixture
def surveyor(tmp_path):
    answers = json.dumps({name: reply for name, (_, reply) in CASES.items()})
    script = tmp_path / "surveyor"
    script.write_text(
        f"#!{sys.executable}\nimport json, os, sys\nanswers = json.loads({answers!r})\n"
        "assert sys.argv[1:3] == ['read', '--json']\n"
        "out = [{'photo': p, **answers[os.path.basename(p)]} for p in sys.argv[3:]]\n"
        "print(json.dumps(out))\nsys.exit(any('error' in a for a in out))\n"
    )
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script


def test_numbers(split, surveyor):
    numbers = evaluate.evaluate(surveyor, [split])["typical"]["all"]
    assert numbers["photos"] == 8
    assert numbers["located"] == pytest.approx(100 * 4 / 6, abs=0.01)
    assert numbers["located_eighth"] == pytest.approx(50.0)
    assert numbers["perfect"] == pytest.approx(50.0)
    turned_right = sum(a == b for a, b in zip(CITY, "PPHP/OOOO/MPHH/SSSS") if a != "/")
    assert numbers["cells"] == pytest.approx(100 * (16 + 15 + turned_right + 16 + 16) / 96, abs=0.01)
    assert numbers["upright"] == pytest.approx(75.0)
    assert numbers["cities_refused"] == pytest.approx(100 / 6, abs=0.01)
    assert numbers["noncities_refused"] == pytest.approx(50.0)
    wrong = 1 + 16 - turned_right
    assert numbers["wrong_doubted"] == pytest.approx(100 / wrong, abs=0.01)
    assert numbers["right_doubted"] == pytest.approx(100 / (80 - wrong), abs=0.01)
    assert numbers["crashed"] == 0


def test_calibration_error_is_zero_for_an_honest_reader():
    assert evaluate.calibration_error([(True, 0.75)] * 3 + [(False, 0.75)]) == 0


def test_calibration_error_of_a_boaster():
    assert evaluate.calibration_error([(True, 1.0), (False, 1.0)]) == 0.5


def test_crash_is_counted_not_raised(split, tmp_path):
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\necho boom >&2\nexit 101\n")
    broken.chmod(0o755)
    numbers = evaluate.evaluate(broken, [split])["typical"]["all"]
    assert numbers["crashed"] == 8
    assert numbers["cells"] == 0


def test_failures_are_drawn(split, surveyor, tmp_path, capsys):
    evaluate.main([str(split), "--surveyor", str(surveyor), "--failures", str(tmp_path / "failures"), "--json"])
    assert json.loads(capsys.readouterr().out)["typical"]["alt"]["photos"] == 8
    drawn = {p.stem for p in (tmp_path / "failures" / "typical").glob("*.png")}
    assert drawn == {"one-wrong", "turned", "off", "refused", "invented"}


def test_every_city_of_a_table_counts():
    far = moved(SQUARE, 1000.0)
    row = {
        "photo": "t.jpg",
        "art": "press-0",
        "tags": [],
        "cities": [{"city": CITY, "corners": SQUARE}, {"city": CITY, "corners": far}],
    }
    both = {"cities": [answer(corners=far), answer()]}
    assert [r["distance"] for r in evaluate.judge_table(row, both)] == [0.0, 0.0]
    one_and_a_mug = {"cities": [answer(), answer(corners=moved(SQUARE, 3000.0))]}
    first, second, extra = evaluate.judge_table(row, one_and_a_mug)
    assert (first["distance"], second["refused"], extra["is_city"], extra["refused"]) == (0.0, True, False, False)
    assert all(r["refused"] for r in evaluate.judge_table(row, REFUSAL))


def test_a_table_has_an_order_and_false_cities():
    far = moved(SQUARE, 1000.0)
    cities = [{"city": CITY, "corners": SQUARE}, {"city": CITY, "corners": far}]
    row = {"photo": "t.jpg", "art": "press-0", "tags": [], "cities": cities}

    def numbers(*found):
        return evaluate.summarise(evaluate.judge_table(row, {"cities": list(found)}), 2.0)

    right = numbers(answer(), answer(corners=far))
    assert (right["photos"], right["cities"], right["in_order"], right["false_cities"]) == (1, 2, 100.0, 0)
    assert right["seconds"] == 2.0
    swapped = numbers(answer(corners=far), answer(), answer(corners=moved(SQUARE, 3000.0)))
    assert (swapped["in_order"], swapped["false_cities"], swapped["located"]) == (0.0, 1, 100.0)
    assert numbers(answer(corners=far))["in_order"] == 100.0


def test_the_first_whole_cities_of_a_printing_teach():
    photos = [("a", "ink-0"), ("hole", "ink-0"), ("b", "ink-0"), ("c", "ink-0"), ("d", "flat-1")]
    rows = [{"photo": p, "art": art, "city": CITY if p != "hole" else "." + CITY[1:]} for p, art in photos]
    names = {
        art: [[row["photo"] for row in part] for part in parts] for art, parts in evaluate.lessons(rows, 2).items()
    }
    assert names == {"ink-0": [["a", "b"], ["hole", "c"]], "flat-1": [["d"], []]}


def test_slips_change_as_many_letters_and_always_the_same():
    row = {"photo": "a.jpg", "city": CITY}
    told = evaluate.slipped(row, 2)
    assert sum(a != b for a, b in zip(told, CITY)) == 2
    assert told == evaluate.slipped(row, 2) and len(told) == len(CITY)
    assert evaluate.slipped(row, 0) == CITY


def test_taught_photos_are_not_read(split, tmp_path):
    # Teaching writes the copy, and reading with it answers as without.
    calls = tmp_path / "calls"
    fake = tmp_path / "fake"
    fake.write_text(
        f"""#!{sys.executable}
import json, sys
open({str(calls)!r}, "a").write(" ".join(sys.argv[1:3]) + "\\n")
if sys.argv[1] == "teach":
    open(sys.argv[2], "w").write("learned")
else:
    photos = [a for a in sys.argv[2:] if a.endswith(".jpg")]
    assert "--copy" in sys.argv
    print(json.dumps([{json.dumps(REFUSAL)} for _ in photos]))
"""
    )
    fake.chmod(0o755)
    numbers = evaluate.evaluate(fake, [split], count=2)["typical"]["all"]
    assert numbers["photos"] == 6
    assert [line.split()[0] for line in calls.read_text().splitlines()] == ["teach", "teach", "read"]

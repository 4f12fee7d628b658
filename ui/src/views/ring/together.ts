/** Cities that were seen in one picture. */
import type { Point, Quad } from "../../lib/city/lattice";
import type { GameState, PhotoState } from "../../lib/types";
import { ring } from "../table/ring";

/** A city as it lies in a picture. */
export interface Outline {
  city: number;
  corners: Quad;
  middle: Point;
}

function mean(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** The cities of this one's picture, clockwise as they lie in it, from straight up. */
export function seenTogether(game: GameState, city: number): Outline[] {
  const picture = game.cities[city]?.photo?.picture;
  const outlines = game.cities.flatMap(({ photo }, k): Outline[] => {
    if (!photo?.corners || photo.picture !== picture) return [];
    return [{ city: k, corners: photo.corners, middle: mean(photo.corners) }];
  });
  const [x, y] = mean(outlines.map(({ middle }) => middle));
  const clock = ({ middle }: Outline) => {
    const angle = Math.atan2(middle[0] - x, y - middle[1]);
    return angle < 0 ? angle + 2 * Math.PI : angle;
  };
  return outlines.toSorted((first, second) => clock(first) - clock(second));
}

/** The picture that shows most cities, by one of them; `null` if none shows several. */
export function sharedPicture(game: GameState): number | null {
  const counts = game.cities.map((_, city) => seenTogether(game, city).length);
  const most = Math.max(...counts);
  return most > 1 ? counts.indexOf(most) : null;
}

/** The photo that these cities share. */
export function photoOf(game: GameState, outlines: readonly Outline[]): PhotoState | null {
  return game.cities[outlines[0]?.city ?? -1]?.photo ?? null;
}

/** The cities that can be photographed, clockwise round the table. */
export function aroundTable(game: GameState): number[] {
  return ring(game).flatMap((place) =>
    place.kind === "city" && !game.cities[place.city]?.automacity ? [place.city] : [],
  );
}

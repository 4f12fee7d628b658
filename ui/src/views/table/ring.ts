/** Where names and cities lie round the table. Pure geometry; nothing here knows of a screen. */
import type { GameState } from "../../lib/types";

export type Place = { kind: "player"; seat: number } | { kind: "city"; city: number };

const player = (seat: number): Place => ({ kind: "player", seat });
const city = (index: number): Place => ({ kind: "city", city: index });

/** Everything round the table, clockwise, beginning with the first player at the near side. */
export function ring(game: Pick<GameState, "mode" | "players">): Place[] {
  switch (game.mode) {
    // You, and an Automa at either hand; Automacity between the two.
    case "solo":
      return [player(0), city(0), player(1), city(2), player(2), city(1)];
    // Each has two cities of their own, at either hand.
    case "duel":
      return [player(0), city(0), city(2), player(1), city(3), city(1)];
    case "shared":
      return game.players.flatMap((_, seat) => [player(seat), city(seat)]);
  }
}

export interface Box {
  width: number;
  height: number;
  /** How far it stays away from the edge. */
  inset: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Room that neighbours should have between them, if there is that much. */
const GAP = 14;
/** And the least that tells them apart. */
const LEAST = 4;
const ROUNDS = 400;

/**
 * Places boxes on an ellipse that fills the area, clockwise from the near side: evenly, but where
 * two come too close they move apart along the rim. The points are centres, from the area's
 * centre.
 */
function arrange(boxes: readonly Box[], width: number, height: number): Point[] {
  const angles = boxes.map((_, k) => (2 * Math.PI * k) / boxes.length);

  const at = (k: number, angle: number): Point => {
    const { width: w, height: h, inset } = boxes[k] as Box;
    return {
      x: -(width / 2 - w / 2 - inset) * Math.sin(angle),
      y: (height / 2 - h / 2 - inset) * Math.cos(angle),
    };
  };
  /** The room between two, by their distance round the rim. */
  const room = (first: number, second: number): number => {
    const [k, m] = [first, second].map((index) => (index + boxes.length) % boxes.length) as [
      number,
      number,
    ];
    return Math.min(
      GAP,
      gap(boxes[k] as Box, at(k, angles[k] as number), boxes[m] as Box, at(m, angles[m] as number)),
    );
  };

  const step = 1 / (3 * (width + height));
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first stays where it is: the near side is the middle of the screen's lower edge.
    for (let k = 1; k < boxes.length; k += 1) {
      // The next but one counts too: at the ends of a narrow table, two cities face each other.
      const push = room(k, k + 1) + room(k, k + 2) - room(k - 1, k) - room(k - 2, k);
      angles[k] = (angles[k] as number) + step * push;
    }
  }
  return angles.map((angle, k) => at(k, angle));
}

/** The distance of two boxes across or down, whichever parts them; negative if they overlap. */
export function gap(a: Omit<Box, "inset">, p: Point, b: Omit<Box, "inset">, q: Point): number {
  return Math.max(
    Math.abs(p.x - q.x) - (a.width + b.width) / 2,
    Math.abs(p.y - q.y) - (a.height + b.height) / 2,
  );
}

/** How tall the table is at least on a narrow screen, by things round it. */
const TALL: [things: number, height: number][] = [
  [6, 420],
  [8, 460],
  [10, 500],
  [12, 540],
  [14, 590],
];

/** A table that is higher than this is too far across. */
const HIGHEST = 860;
/** From this height on, cities are drawn. */
const ROOMY = 433;
/** How large things may be on a large screen. */
const SCALES = [1.5, 1.35, 1.2, 1];

export interface Size {
  width: number;
  height: number;
  /** Whether a city has room for its picture. */
  roomy: boolean;
  /** How much larger than on a phone everything is. */
  scale: number;
}

/** The table's sizes for a place this wide, on a screen with room for this height; the best first. */
function sizes(things: number, width: number, room: number): Size[] {
  if (width < 560) {
    const least = TALL.find(([upTo]) => things <= upTo)?.[1] ?? 590;
    const height = Math.round(Math.max(least, Math.min(room, width * 1.35)));
    return [{ width, height, roomy: things <= 8, scale: 1 }];
  }
  const height = Math.round(Math.min(Math.max(room, things > 10 ? 360 : 300), HIGHEST));
  // As round as it can be; wider where height is short.
  const wide = Math.round(Math.min(width, Math.max(height * 1.2, 620)));
  const pictured = SCALES.filter((scale) => height >= ROOMY * scale);
  return [
    ...pictured.map((scale) => ({ width: wide, height, roomy: true, scale })),
    { width: wide, height, roomy: false, scale: 1 },
  ];
}

export interface Layout {
  size: Size;
  boxes: Box[];
  /** Where the boxes' centres are, from the table's. */
  points: Point[];
  /** Whether all of them keep out of each other's way. */
  fits: boolean;
}

/** The table as large as its things have room; `text` is how much larger than usual letters are. */
export function layOut(places: readonly Place[], width: number, room: number, text = 1): Layout {
  const layouts = sizes(places.length, width, room).map((size): Layout => {
    const boxes = places.map((place) => boxOf(place, size, text));
    const points = arrange(boxes, size.width, size.height);
    return { size, boxes, points, fits: fits(boxes, points) };
  });
  return layouts.find((layout) => layout.fits) ?? (layouts.at(-1) as Layout);
}

const NAME = { width: 112, height: 44, inset: 0 };
const CITY = { width: 92, height: 62, inset: 36 };
const CITY_ROOMY = { width: 92, height: 112, inset: 36 };

function boxOf(place: Place, { roomy, scale }: Size, text: number): Box {
  const { width, height, inset } = place.kind === "player" ? NAME : roomy ? CITY_ROOMY : CITY;
  return { width: width * scale * text, height: height * scale * text, inset };
}

function fits(boxes: readonly Box[], points: readonly Point[]): boolean {
  return boxes.every((box, k) =>
    boxes
      .slice(k + 1)
      .every((other, m) => gap(box, points[k] as Point, other, points[k + 1 + m] as Point) > LEAST),
  );
}

/** The few words at the middle of the table. */
const MIDDLE = { width: 72, height: 84 };

/** Whether there is room for them. */
export function middleIsFree({ boxes, points }: Layout, text = 1): boolean {
  const words = { width: MIDDLE.width * text, height: MIDDLE.height * text };
  return boxes.every((box, k) => gap(words, { x: 0, y: 0 }, box, points[k] as Point) > 0);
}

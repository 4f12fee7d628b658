export type Point = [number, number];
export type Quad = [Point, Point, Point, Point];

/** Nine numbers of a 3 x 3 matrix, row by row. */
type Matrix = [number, number, number, number, number, number, number, number, number];

/**
 * The homography that takes the unit square to a quadrilateral, corner by corner from (0, 0)
 * clockwise; `null` if the corners give none.
 */
export function homography([a, b, c, d]: Quad): Matrix | null {
  const [sumX, sumY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const determinant = dx1 * dy2 - dx2 * dy1;
  if (determinant === 0) return null;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
}

/** Where a homography takes a point. */
export function project(matrix: Matrix, [x, y]: Point): Point {
  const w = matrix[6] * x + matrix[7] * y + matrix[8];
  return [
    (matrix[0] * x + matrix[1] * y + matrix[2]) / w,
    (matrix[3] * x + matrix[4] * y + matrix[5]) / w,
  ];
}

/** The lines between four rows and four columns, as seen in the photo: three each way. */
export function latticeLines(corners: Quad): [Point, Point][] {
  const matrix = homography(corners);
  if (!matrix) return [];
  return [0.25, 0.5, 0.75].flatMap((at): [Point, Point][] => [
    [project(matrix, [at, 0]), project(matrix, [at, 1])],
    [project(matrix, [0, at]), project(matrix, [1, at])],
  ]);
}

/** The same corners, clockwise on the screen: handles may be dragged past one another. */
export function clockwise(corners: Quad): Quad {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 4;
  const angle = (corner: Point) => Math.atan2(corner[1] - y, corner[0] - x);
  return corners.toSorted((first, second) => angle(first) - angle(second)) as Quad;
}

/** Whether corners, clockwise, bulge at each of them: only then can they be those of a square. */
export function isConvex(corners: Quad): boolean {
  return corners.every(([x, y], k) => {
    const [nextX, nextY] = corners[(k + 1) % 4] as Point;
    const [afterX, afterY] = corners[(k + 2) % 4] as Point;
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 0;
  });
}

/** Where handles begin if nothing is known: a square in the middle, as people frame a city. */
export function startingCorners(width: number, height: number): Quad {
  const half = 0.35 * Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

/** A part of a photo, in its pixels. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So much of the corners' own extent is shown around them, on each side. */
const AROUND = 0.3;

/** The part of the photo around these corners. */
export function around(corners: Quad, width: number, height: number): View {
  const span = (values: number[], most: number): [number, number] => {
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    const margin = AROUND * (greatest - least);
    const start = Math.max(0, least - margin);
    return [start, Math.min(most, greatest + margin) - start];
  };
  const [x, across] = span(
    corners.map((corner) => corner[0]),
    width,
  );
  const [y, down] = span(
    corners.map((corner) => corner[1]),
    height,
  );
  return { x, y, width: across, height: down };
}

/** A point moved, but not out of the photo. */
export function moved([x, y]: Point, dx: number, dy: number, width: number, height: number): Point {
  const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return [inside(x + dx, width), inside(y + dy, height)];
}

import {
  around,
  clockwise,
  isConvex,
  moved,
  startingCorners,
  type Point,
  type Quad,
  type View,
} from "../../lib/city/lattice";

interface Size {
  width: number;
  height: number;
}

/** Pixels of the photo that an arrow key moves a corner by. */
const STEP = 3;
const FAST = 24;

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Four corners that are being moved, in pixels of the photo as it is kept. */
export class Corners {
  handles = $state<Quad>([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  /** The handle that is held, or has the focus. */
  held = $state<number | null>(null);
  /** Whether one has been moved. */
  touched = $state(false);
  #size: Size;
  #from: Point = [0, 0];

  /** The part of the photo that is shown. */
  view = $state.raw<View>({ x: 0, y: 0, width: 0, height: 0 });

  constructor(size: Size, corners: Quad | null) {
    this.#size = size;
    this.handles = corners ?? startingCorners(size.width, size.height);
    this.zoom(true);
  }

  /** Whether only a part of the photo is shown. */
  get zoomed(): boolean {
    return this.view.width < this.#size.width || this.view.height < this.#size.height;
  }

  /** Shows the corners and what is around them, or the whole photo. */
  zoom(near: boolean) {
    const { width, height } = this.#size;
    this.view = near ? around(this.handles, width, height) : { x: 0, y: 0, width, height };
  }

  /** As they are drawn and sent: in order even if dragged past one another. */
  readonly outline: Quad = $derived(clockwise(this.handles));
  readonly valid: boolean = $derived(isConvex(this.outline));

  grab(handle: number, from: Point) {
    this.held = handle;
    this.#from = from;
  }

  /** Moves the held corner by as much as the finger moved; `scale` is photo pixels a screen pixel. */
  drag(to: Point, scale: number) {
    if (this.held === null) return;
    const [dx, dy] = [to[0] - this.#from[0], to[1] - this.#from[1]];
    this.#from = to;
    this.#move(this.held, dx * scale, dy * scale);
  }

  /** Moves a corner by an arrow key; whether the key was one. */
  key(handle: number, key: string, fast: boolean): boolean {
    const direction = DIRECTIONS[key];
    if (!direction) return false;
    const step = fast ? FAST : STEP;
    this.#move(handle, direction[0] * step, direction[1] * step);
    return true;
  }

  #move(handle: number, dx: number, dy: number) {
    const { width, height } = this.#size;
    const before = this.handles[handle] as Point;
    this.touched = true;
    this.handles[handle] = moved(before, dx, dy, width, height);
  }
}

import {
  game as gameOf,
  home as homeOf,
  improvement as improvementOf,
  photoOf,
  statistics as statisticsOf,
} from "./fixtures";
import { Table } from "./table.svelte";
import { Refused, type Line, type NamedFile, type PictureKind, type Transport } from "./transport";
import type {
  Answer,
  DeletedSummary,
  Edit,
  GameState,
  HomeState,
  MeState,
  News,
  PeekState,
  PhonesRequest,
  PhonesState,
  ReadingId,
  RefusalCode,
  Request,
  Restored,
  ShareRequest,
  SheetState,
  StatisticsState,
} from "./types";

const NO_PHONES: PhonesState = { game: null, links: [], qr: "", reachable: true, joined: 0 };

interface States {
  home?: HomeState;
  games?: GameState[];
  sheet?: SheetState;
  statistics?: StatisticsState;
}

/**
 * A core that knows a few states and no rules. It remembers what it was asked; `onEdit` says what
 * an edit makes of a game, `refuse` makes it refuse everything from then on.
 */
export class FakeTransport implements Transport {
  readonly asked: Request[] = [];
  readonly photos: { game: string; city: number; photo: Blob }[] = [];
  readonly frames: Blob[] = [];
  home: HomeState;
  statistics: StatisticsState;
  knownPlayers = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi", "Maximiliane-Charlotte"];
  groups = [
    ["Ada", "Ben", "Cleo"],
    ["Dora", "Emil"],
  ];
  games: Map<string, GameState>;
  bin: DeletedSummary[] = [];
  /** The one game that is kept on a sheet. */
  sheet: SheetState | null;
  onEdit: (game: GameState, edit: Edit) => GameState = (game) => game;
  /** What the k-th photo makes of a game; it is kept with the city that was asked for. */
  onPhoto: (game: GameState, city: number, k: number) => GameState = (game, city, k) => ({
    ...game,
    cities: game.cities.map((each, at) => (at === city ? { ...each, photo: photoOf(k) } : each)),
  });
  peeked: PeekState = { cities: [] };
  refuse: RefusalCode | null = null;
  opensPrograms = true;
  letsPhonesIn = true;
  readonly shared: ShareRequest[] = [];
  /** Whether the system has a sheet to share files with. */
  hasSheet = false;
  readonly sent: ShareRequest[] = [];
  readonly saved: ShareRequest[] = [];
  readonly backups: string[] = [];
  /** Files of what was learned elsewhere. */
  readonly copies: Blob[] = [];
  restored: Restored = { added: 0, updated: 0, known: 0 };
  /** Holds a restore up until the test lets it go on. */
  beforeRestored: Promise<void> = Promise.resolve();
  phonesState: PhonesState = NO_PHONES;
  guestOf: string | null = null;
  /** Tells the news to whoever listens. */
  tell: (news: News) => void = () => undefined;
  /** Tells them that the line is there, away or closed. */
  line: (line: Line) => void = () => undefined;

  constructor(states: States = {}) {
    this.home = states.home ?? homeOf();
    this.statistics = states.statistics ?? statisticsOf();
    const games = states.games ?? [gameOf(["Ada", "Ben", "Cleo"])];
    this.games = new Map(games.map((game) => [game.id, game]));
    this.sheet = states.sheet ?? null;
  }

  async ask(request: Request): Promise<Answer> {
    this.asked.push(request);
    this.#check();
    switch (request.do) {
      case "bin":
        return { state: "bin", games: this.bin };
      case "empty-bin":
        this.bin = [];
        return { state: "bin", games: [] };
      case "home":
      case "delete-game":
      case "restore-game":
      case "delete-everything":
        return { state: "home", ...this.home };
      case "forget-copy":
        this.home = { ...this.home, learned: 0 };
        return { state: "home", ...this.home };
      case "set-settings":
        this.home = { ...this.home, settings: request.settings };
        return { state: "home", ...this.home };
      case "statistics":
        return { state: "statistics", ...this.statistics };
      case "known-players":
        return { state: "known-players", names: this.knownPlayers, groups: this.groups };
      case "edit":
        if (this.sheet?.id === request.game) return { state: "sheet", ...this.sheet };
        return this.#change(request.game, (game) => this.onEdit(game, request.edit));
      case "add-sample":
      case "set-corners":
      case "undo":
      case "redo":
      case "sit":
        return this.#change(request.game, (game) => game);
      case "set-colour":
        return this.#change(request.game, (game) => ({
          ...game,
          players: game.players.map((player, seat) =>
            seat === request.seat ? { ...player, colour: request.colour } : player,
          ),
        }));
      case "reveal":
        return this.#reveal(request.game, request.step);
      case "game":
        if (this.sheet?.id === request.game) return { state: "sheet", ...this.sheet };
        return { state: "game", ...this.#game(request.game) };
      case "new-sheet":
        return { state: "sheet", ...this.#sheet() };
      case "improve":
        return { state: "improvement", ...improvementOf(request.city) };
      case "new-game":
      case "try-samples":
      case "next-campaign-game":
        return { state: "game", ...this.#first() };
    }
  }

  async addPhoto(game: string, city: number, photo: Blob): Promise<GameState> {
    this.#check();
    this.photos.push({ game, city, photo });
    return this.#change(game, (before) => this.onPhoto(before, city, this.photos.length));
  }

  async peek(_game: string, frame: Blob): Promise<PeekState> {
    this.frames.push(frame);
    this.#check();
    return this.peeked;
  }

  async picture(reading: ReadingId, kind: PictureKind): Promise<Blob> {
    this.#check();
    return new Blob([`${reading} ${kind}`], { type: "image/jpeg" });
  }

  async share(request: ShareRequest): Promise<NamedFile> {
    this.shared.push(request);
    this.#check();
    return { name: `surveyor.${request.format}`, blob: new Blob([`as ${request.format}`]) };
  }

  async send(request: ShareRequest): Promise<boolean> {
    if (this.hasSheet) this.sent.push(request);
    this.#check();
    return this.hasSheet;
  }

  async save(request: ShareRequest): Promise<string> {
    this.saved.push(request);
    this.#check();
    return `surveyor.${request.format}`;
  }

  async backup(name: string): Promise<string> {
    this.backups.push(name);
    this.#check();
    return `/downloads/${name}.zip`;
  }

  async restore(): Promise<Restored> {
    await this.beforeRestored;
    this.#check();
    return this.restored;
  }

  async saveCopy(name: string): Promise<string> {
    this.#check();
    return `/downloads/${name}.copy`;
  }

  async takeCopy(file: Blob): Promise<number> {
    this.#check();
    this.copies.push(file);
    this.home = { ...this.home, learned: this.home.learned + 2 };
    return this.home.learned;
  }

  async phones(request: PhonesRequest): Promise<PhonesState> {
    this.#check();
    if (request.do === "close") this.phonesState = NO_PHONES;
    if (request.do === "open") {
      const links = ["http://192.168.1.20:4816/#s=secret"];
      const qr = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      this.phonesState = { ...this.phonesState, game: request.game, links, qr };
    }
    return this.phonesState;
  }

  async me(): Promise<MeState> {
    this.#check();
    return { guest_of: this.guestOf };
  }

  onNews(heard: (news: News) => void, onLine?: (line: Line) => void): () => void {
    this.tell = heard;
    this.line = onLine ?? this.line;
    return () => (this.tell = () => undefined);
  }

  /** The edits among what was asked. */
  get edits(): Edit[] {
    return this.asked.flatMap((request) => (request.do === "edit" ? [request.edit] : []));
  }

  #check() {
    if (this.refuse) throw new Refused({ code: this.refuse, message: "refused by the test" });
  }

  #game(id: string): GameState {
    const game = this.games.get(id);
    if (!game) throw new Refused({ code: "no-such-game", message: `there is no game ${id}` });
    return game;
  }

  #sheet(): SheetState {
    if (!this.sheet) throw new Error("the fake core has no sheet");
    return this.sheet;
  }

  #first(): GameState {
    const [first] = this.games.values();
    if (!first) throw new Error("the fake core has no game");
    return first;
  }

  #reveal(id: string, step: number) {
    const before = this.#game(id);
    const after = { ...before, revealed: Math.max(before.revealed ?? 0, step) };
    this.games.set(id, after);
    return { state: "game" as const, ...after };
  }

  #change(id: string, change: (game: GameState) => GameState) {
    const before = this.#game(id);
    const after = { ...change(before), version: before.version + 1 };
    this.games.set(id, after);
    return { state: "game" as const, ...after };
  }
}

/** A table that has been told these states, and the fake core behind it. */
export function fakeTable(states: States = {}): { table: Table; core: FakeTransport } {
  const core = new FakeTransport(states);
  const table = new Table(core);
  table.apply({ state: "home", ...core.home });
  const [game] = states.games ?? [];
  if (game) table.apply({ state: "game", ...game });
  if (states.sheet) table.apply({ state: "sheet", ...states.sheet });
  return { table, core };
}

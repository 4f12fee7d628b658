import type { Quad } from "./city/lattice";
import { rereadSince } from "./city/reread";
import { loadSettings, rememberHost, saveSettings, wasHost } from "./guest";
import { lang } from "./lang.svelte";
import { look } from "./look.svelte";
import { oneAtATime } from "./oneatatime";
import { Photos } from "./photos";
import { refusalSentence } from "./refusals";
import { toasts } from "./toasts.svelte";
import { Refused, type Line, type Transport } from "./transport";
import type {
  Answer,
  Edit,
  GameId,
  GameState,
  HomeState,
  News,
  RefusalCode,
  Request,
  Settings,
  SheetState,
  StatisticsState,
} from "./types";

/** A line that is back so soon was never away for the user: phones wake up like that. */
const HICCUP = 5_000;

/**
 * What the core has told us, and the way to ask it for more. It holds no game logic: every action
 * is one request, answered with the new state.
 */
export class Table {
  home = $state.raw<HomeState | null>(null);
  /** The game that is open, if it is one of cities */
  game = $state.raw<GameState | null>(null);
  /** or one that is kept on a sheet. */
  sheet = $state.raw<SheetState | null>(null);
  statistics = $state.raw<StatisticsState | null>(null);
  /** Names of earlier games, the most frequent first, as far as somebody has asked for them. */
  knownPlayers = $state.raw<string[]>([]);
  /** Those who have played together, as they sat at the last of their games. */
  groups = $state.raw<string[][]>([]);
  /** The photos of the open game. */
  readonly photos: Photos;
  /** The only game a guest may see; `null` for the host. */
  guestOf = $state.raw<GameId | null>(null);
  /** Whether this was the host the last time that the core knew us. */
  wasHost = $state(wasHost());
  /** A guest's own settings. */
  guestSettings = $state.raw<Settings>(loadSettings());
  /** Why nothing more can be done here: the code of the refusal. */
  closed = $state<RefusalCode | null>(null);
  /** Whether the host cannot be reached for now. */
  lost = $state(false);
  /** The game that was asked for last. */
  #wanted: GameId | null = null;
  /** The change that was asked for last, until it is answered. */
  #changing: Promise<unknown> | null = null;
  #hearing: ((news: News) => void)[] = [];

  constructor(readonly transport: Transport) {
    this.photos = new Photos(this);
  }

  /**
   * Asks the core. A refusal is told to the user, and answered with `null`. An effect that asks
   * does so again when the language changes, and for no other reason of ours.
   */
  async ask(request: Request): Promise<Answer | null> {
    try {
      return await this.#ask(request);
    } catch (thrown) {
      this.tell(thrown);
      return null;
    }
  }

  async #ask(request: Request): Promise<Answer> {
    if (request.do === "game") this.#wanted = request.game;
    const answer = await this.transport.ask(request, lang.current);
    if (!this.#isLate(request, answer)) {
      if ("id" in answer) this.#wanted = answer.id;
      this.apply(answer);
    }
    return answer;
  }

  /** Whether another game has been opened since this was asked. */
  #isLate(request: Request, answer: Answer): boolean {
    if (!("game" in request) || !("id" in answer) || answer.id !== request.game) return false;
    return this.#wanted !== null && this.#wanted !== answer.id;
  }

  /** Tells the user of a refusal. */
  tell(thrown: unknown) {
    const { code } = Refused.from(thrown);
    if (code === "no-session") this.closed = code;
    else toasts.problem(() => refusalSentence(code));
  }

  /** Finds out who we are: the host, or a guest with the settings of this device. */
  async meet(): Promise<void> {
    try {
      this.guestOf = (await this.transport.me()).guest_of;
      this.wasHost = this.isHost;
      rememberHost(this.isHost);
    } catch (thrown) {
      this.tell(thrown);
    }
    if (!this.isHost) this.#useSettings(this.guestSettings);
  }

  /** Whether all games are seen from here, as far as the core has told. */
  get isHost(): boolean {
    return this.guestOf === null;
  }

  /** The settings of this device, as far as they are known. */
  get settings(): Settings | null {
    return this.isHost ? (this.home?.settings ?? null) : this.guestSettings;
  }

  /** Changes some settings of this device, at once; what cannot be kept is taken back. */
  async prefer(change: Partial<Settings>): Promise<void> {
    const before = this.settings;
    if (!before) return;
    const settings = { ...before, ...change };
    this.#holdSettings(settings);
    if (!this.isHost) saveSettings(settings);
    else if (!(await this.#change({ do: "set-settings", settings }))) this.#holdSettings(before);
  }

  #holdSettings(settings: Settings) {
    if (!this.isHost) this.guestSettings = settings;
    else if (this.home) this.home = { ...this.home, settings };
    this.#useSettings(settings);
  }

  /** Listens to the news as long as the table follows them; the answer ends it. */
  hear(heard: (news: News) => void): () => void {
    this.#hearing = [...this.#hearing, heard];
    return () => (this.#hearing = this.#hearing.filter((other) => other !== heard));
  }

  /** Keeps up with what others do to the open game; the answer ends it. */
  follow(): () => void {
    const look = oneAtATime(() => this.#lookAgain());
    let hiccup: ReturnType<typeof setTimeout> | undefined;
    const onNews = (news: News) => {
      if (this.#concerns(news)) void look();
      for (const heard of this.#hearing) heard(news);
    };
    const onLine = (line: Line) => {
      if (line === "down") hiccup ??= setTimeout(() => (this.lost = true), HICCUP);
      else {
        clearTimeout(hiccup);
        hiccup = undefined;
        this.lost = false;
      }
      if (line === "closed") this.closed = "no-session";
      if (line === "up") onNews({ news: "missed" });
    };
    return this.transport.onNews(onNews, onLine);
  }

  /** Whether the open game may be another after these news. */
  #concerns(news: News): boolean {
    if ("game" in news) return news.game === this.#followed();
    return news.news === "missed" || news.news === "all-gone";
  }

  #followed(): GameId | undefined {
    return this.guestOf ?? this.#opened?.id;
  }

  get #opened(): GameState | SheetState | null {
    return this.game ?? this.sheet;
  }

  /** Nobody has asked for this, so a failure is not told; the next news brings another try. */
  async #lookAgain() {
    const game = this.#followed();
    if (game === undefined) return;
    try {
      const answer = await this.transport.ask({ do: "game", game }, lang.current);
      if (game === this.#followed()) this.apply(answer);
    } catch (thrown) {
      if (Refused.from(thrown).code === "no-session") this.closed = "no-session";
    }
  }

  /** Takes over what an answer says, unless something newer is known already. */
  apply(answer: Answer) {
    switch (answer.state) {
      case "home":
        this.home = answer;
        this.#useSettings(answer.settings);
        break;
      case "game":
        this.#applyGame(answer);
        break;
      case "sheet":
        this.#applySheet(answer);
        break;
      case "statistics":
        this.statistics = answer;
        break;
      case "known-players":
        this.knownPlayers = answer.names;
        this.groups = answer.groups;
        break;
    }
  }

  #applyGame(game: GameState) {
    if (!this.#isNews(game)) return;
    if (this.game?.id !== game.id) this.photos.reading.clear();
    this.game = game;
    this.sheet = null;
  }

  #applySheet(sheet: SheetState) {
    if (!this.#isNews(sheet)) return;
    this.sheet = sheet;
    this.game = null;
  }

  /**
   * Whether nothing newer is known. Whoever took something back, and what a photo has made clearer:
   * everyone is told.
   */
  #isNews(game: GameState | SheetState): boolean {
    const held = this.#opened;
    if (held?.id !== game.id) return true;
    if (game.version > held.version) {
      if (game.travelled !== null) toasts.say(game.travelled);
      const clearer = "cities" in held && "cities" in game ? rereadSince(held, game) : null;
      if (clearer) toasts.say(clearer);
    }
    return game.version >= held.version;
  }

  #useSettings(settings: Settings) {
    lang.choice = settings.lang;
    look.choice = settings.theme;
    look.patterns = settings.patterns;
    look.pace = settings.pace;
  }

  /** Changes the open game. A message that offers to undo the change before is out of date then. */
  edit(edit: Edit): Promise<Answer | null> {
    toasts.dismiss();
    return this.#change({ do: "edit", game: this.#open(), edit });
  }

  /** Reads the photo of a city of the open game again, inside these corners. */
  setCorners(city: number, corners: Quad): Promise<Answer | null> {
    toasts.dismiss();
    return this.ask({ do: "set-corners", game: this.#open(), city, corners });
  }

  /** Takes the last change of a city back, or one of the table. */
  undo(city: number | null): Promise<Answer | null> {
    return this.#change({ do: "undo", game: this.#open(), city });
  }

  redo(city: number | null): Promise<Answer | null> {
    return this.#change({ do: "redo", game: this.#open(), city });
  }

  /** Taps come faster than answers: they are carried out in the order in which they were made. */
  #change(request: Request): Promise<Answer | null> {
    const ask = () => this.ask(request);
    const answer = this.#changing?.then(ask) ?? ask();
    this.#changing = answer;
    void answer.then(() => {
      if (this.#changing === answer) this.#changing = null;
    });
    return answer;
  }

  /** Tells a result up to a step, to everyone who looks. Nobody waits for it to be kept. */
  async reveal(game: GameId, step: number): Promise<void> {
    try {
      await this.#ask({ do: "reveal", game, step });
    } catch (thrown) {
      if (Refused.from(thrown).code === "no-session") this.closed = "no-session";
    }
  }

  #open(): GameId {
    const open = this.#opened;
    if (!open) throw new Error("no game is open");
    return open.id;
  }
}

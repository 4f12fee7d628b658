// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`; do not edit.
export type Lang = "en" | "fr" | "de";
export type Tile = "S" | "F" | "M" | "D" | "E" | "B" | "O" | "P" | "H";
export type Building = "shops" | "factories" | "taverns" | "offices" | "parks" | "houses";
export type ShareFormat = "card" | "text" | "csv" | "json" | "html" | "bg-stats" | "bg-stats-qr";
export type Mode = "shared" | "duel" | "solo";
export type Token = "arch" | "bridge" | "dome" | "lighthouse" | "obelisk" | "tower" | "windmill";
export type SheetGame = "rival-cities" | "skylines";
export type Symbol = "house" | "factory" | "best" | "new";
export type FootSymbol = Tile | "T";
export type Rival = "hamburg" | "altona";
export type Decider = "final" | "higher-city" | "shops" | "factories" | "taverns" | "offices" | "parks" | "houses" | "shared";
export type FaultKind = "empty-squares" | "too-many" | "same-city";
export type GameId = string;
export type ReadingId = string;
export type CampaignId = string;
export type CampaignLength = "three" | "six";
export type LangChoice = "system" | Lang;
export type Theme = "system" | "light" | "dark";
export type CameraChoice = "live" | "system";
export type Pace = "by-itself" | "tap";
export type Settings = { 
/**
 * The language.
 */
lang: LangChoice, 
/**
 * Light or dark.
 */
theme: Theme, 
/**
 * Patterns besides colours, for those who see colours differently.
 */
patterns: boolean, 
/**
 * How a result is told.
 */
pace: Pace, 
/**
 * What a game's photos begin with.
 */
camera: CameraChoice, };
export type Colour = "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "teal" | "pink";
export type Request = { "do": "home" } | { "do": "game", 
/**
 * Which.
 */
game: GameId, } | { "do": "improve", 
/**
 * The game.
 */
game: GameId, 
/**
 * The city.
 */
city: number, } | { "do": "statistics" } | { "do": "known-players" } | { "do": "set-colour", 
/**
 * The game.
 */
game: GameId, 
/**
 * Whose, from 0; somebody with a name.
 */
seat: number, 
/**
 * The colour.
 */
colour: Colour, } | { "do": "new-game", 
/**
 * The same game, played by the same people; if `null` by those of the last one.
 */
like?: GameId, } | { "do": "new-sheet", 
/**
 * Which.
 */
sheet: SheetGame, } | { "do": "next-campaign-game", 
/**
 * The campaign.
 */
campaign: CampaignId, } | { "do": "try-samples" } | { "do": "add-sample", 
/**
 * The game.
 */
game: GameId, 
/**
 * The city it becomes.
 */
city: number, 
/**
 * Which of the four, from 0.
 */
sample: number, } | { "do": "set-corners", 
/**
 * The game.
 */
game: GameId, 
/**
 * The city.
 */
city: number, 
/**
 * In pixels of the city's photo as kept, clockwise, beginning anywhere.
 */
corners: [[number, number], [number, number], [number, number], [number, number]], } | { "do": "sit", 
/**
 * The game.
 */
game: GameId, 
/**
 * Whose seat it is, from 0; `null` to leave it.
 */
seat: number | null, } | { "do": "delete-game", 
/**
 * Which.
 */
game: GameId, } | { "do": "restore-game", 
/**
 * Which.
 */
game: GameId, } | { "do": "bin" } | { "do": "empty-bin" } | { "do": "delete-everything" } | { "do": "forget-copy" } | { "do": "set-settings", 
/**
 * All of them, as they shall be.
 */
settings: Settings, } | { "do": "reveal", 
/**
 * The game.
 */
game: GameId, 
/**
 * The step.
 */
step: number, } | { "do": "edit", 
/**
 * The game.
 */
game: GameId, 
/**
 * The change.
 */
edit: Edit, } | { "do": "undo", 
/**
 * The game.
 */
game: GameId, 
/**
 * The city whose last change it is; `null` for one of the table: players, tokens, how the
 * game is played.
 */
city: number | null, } | { "do": "redo", 
/**
 * The game.
 */
game: GameId, 
/**
 * The city, or `null` for the table.
 */
city: number | null, };
export type Edit = { "edit": "add-player", 
/**
 * The name; may be empty.
 */
name: string, } | { "edit": "seat-players", 
/**
 * Their names, clockwise; a name may be empty.
 */
names: Array<string>, } | { "edit": "remove-player", 
/**
 * Which, from 0.
 */
seat: number, } | { "edit": "rename-player", 
/**
 * Which, from 0.
 */
seat: number, 
/**
 * The name; may be empty.
 */
name: string, } | { "edit": "move-player", 
/**
 * From this seat
 */
from: number, 
/**
 * to this one.
 */
to: number, } | { "edit": "set-difficulty", 
/**
 * 1 to 7.
 */
difficulty: number, } | { "edit": "set-campaign", 
/**
 * How long the campaign is; `null` for none.
 */
length: CampaignLength | null, } | { "edit": "choose-bonus", 
/**
 * The type, or `null` to choose later.
 */
building: Building | null, } | { "edit": "set-about", 
/**
 * In milliseconds since 1970; `null` for when it was begun.
 */
played: number | null, 
/**
 * The place; may be empty.
 */
place: string, 
/**
 * The note; may be empty, and may have several lines.
 */
note: string, } | { "edit": "set-token", 
/**
 * The city.
 */
city: number, 
/**
 * The token.
 */
token: Token, } | { "edit": "set-tile", 
/**
 * The city.
 */
city: number, 
/**
 * The square.
 */
square: number, 
/**
 * The tile, or `null` for none.
 */
tile: Tile | null, } | { "edit": "set-city", 
/**
 * The city.
 */
city: number, 
/**
 * Its tiles.
 */
tiles: string, } | { "edit": "confirm-city", 
/**
 * The city.
 */
city: number, } | { "edit": "turn-city", 
/**
 * The city.
 */
city: number, } | { "edit": "clear-city", 
/**
 * The city.
 */
city: number, } | { "edit": "turn-ring", 
/**
 * The cities, in any order.
 */
cities: number[], } | { "edit": "flip-ring", 
/**
 * The cities, in any order.
 */
cities: number[], } | { "edit": "swap-tiles", 
/**
 * The city.
 */
city: number, 
/**
 * One
 */
first: number, 
/**
 * and the other.
 */
second: number, } | { "edit": "play-with-automas", 
/**
 * How; `null` for a game of which only the end is entered.
 */
level: Level | null, } | { "edit": "tell", 
/**
 * What.
 */
deed: Deed, } | { "edit": "draw-card", 
/**
 * The card.
 */
card: Card, } | { "edit": "set-entry", 
/**
 * By its name: `hamburg.tokens`, `stages[0].water`.
 */
entry: string, 
/**
 * What it is now.
 */
value: number | boolean | string | null, } | { "edit": "add-stage" } | { "edit": "remove-stage" } | { "edit": "finish-sheet", 
/**
 * Whether it is finished.
 */
finished: boolean, } | { "edit": "swap-cities", 
/**
 * One
 */
first: number, 
/**
 * and the other.
 */
second: number, };
export type Answer = { "state": "home" } & HomeState | { "state": "game" } & GameState | { "state": "sheet" } & SheetState | { "state": "improvement" } & ImprovementState | { "state": "statistics" } & StatisticsState | { "state": "bin", 
/**
 * Those that can be had back, the one deleted last first.
 */
games: Array<DeletedSummary>, } | { "state": "known-players", 
/**
 * Names of earlier games, the most frequent first.
 */
names: Array<string>, 
/**
 * Those who have played together, the most frequent first, as they sat at the last game.
 */
groups: Array<Array<string>>, };
export type HomeState = { 
/**
 * How the user likes it.
 */
settings: Settings, 
/**
 * Every game that is not deleted, the one changed last first.
 */
games: Array<GameSummary>, 
/**
 * The result of the finished game of *Between Two Cities* that was changed last.
 */
last: LastResultState | null, 
/**
 * The campaign that was played at last, unless it is complete.
 */
campaign: CampaignState | null, 
/**
 * Games that cannot be shown any more.
 */
damaged: Array<DamagedSummary>, 
/**
 * How many deleted games can be had back.
 */
deleted: number, 
/**
 * Something is wrong with the files or with reading photos.
 */
notices: Array<Notice>, 
/**
 * How many sample photos there are to try.
 */
samples: number, 
/**
 * From how many cities it was learned how the tiles of this copy of the game look.
 */
learned: number, };
export type DamagedSummary = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * When it was begun, in milliseconds since 1970, if that is known.
 */
created: number | null, 
/**
 * The names that are known, without those that are empty.
 */
players: Array<string>, 
/**
 * Details for those who want them, in English.
 */
details: string, };
export type DeletedSummary = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * When it was played, in milliseconds since 1970, if that is known.
 */
played: number | null, 
/**
 * The names round the table; of a damaged game those that are known.
 */
players: Array<string>, 
/**
 * Whether it is damaged.
 */
damaged: boolean, 
/**
 * When it was deleted, in milliseconds since 1970.
 */
deleted: number, 
/**
 * In how many days it is forgotten; today counts.
 */
days_left: number, };
export type GameSummary = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * The sheet it is kept on; `null` for *Between Two Cities*.
 */
sheet: SheetGame | null, 
/**
 * How *Between Two Cities* is played by so many.
 */
mode: Mode, 
/**
 * When it was played, in milliseconds since 1970.
 */
played: number, 
/**
 * The names round the table.
 */
players: Array<string>, 
/**
 * How many cities there are.
 */
cities: number, 
/**
 * How many of them are done.
 */
cities_done: number, 
/**
 * Whether every city is done, or the sheet is finished.
 */
finished: boolean, 
/**
 * The names of those in first place; empty unless finished.
 */
winners: Array<string>, 
/**
 * The winner's final score, if finished.
 */
best: number | null, 
/**
 * How a finished game on a sheet ended, as a sentence without a full stop.
 */
headline: string | null, 
/**
 * Whether it is the game of the sample photos.
 */
sample: boolean, };
export type LastResultState = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The players, best first.
 */
standings: Array<LastStanding>, 
/**
 * The cities, clockwise.
 */
cities: Array<LastCity>, };
export type LastStanding = { 
/**
 * The name to show.
 */
name: string, 
/**
 * The colour; `null` without a name.
 */
colour: Colour | null, 
/**
 * The final score.
 */
score: number, 
/**
 * 1 for the winner; those who share a place have the same one.
 */
rank: number, };
export type LastCity = { 
/**
 * Its token.
 */
token: Token, 
/**
 * In notation.
 */
notation: string, 
/**
 * What it scored.
 */
total: number, };
export type NoticeCode = "database-newer" | "database-damaged" | "no-reader";
export type Notice = { 
/**
 * What it is: the page has a sentence for each.
 */
code: NoticeCode, 
/**
 * Details for those who want them, in English.
 */
details: string, };
export type GameState = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * Grows with every change: a smaller one is old news.
 */
version: number, 
/**
 * How it is played: by one solo, by two a duel, by three to seven shared.
 */
mode: Mode, 
/**
 * When it was begun, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was played, in milliseconds since 1970: as people say, else when it was begun.
 */
played: number, 
/**
 * Where it was played; may be empty.
 */
place: string, 
/**
 * What people wish to remember of it; may be empty, and may have several lines.
 */
note: string, 
/**
 * The people at the table, clockwise, Automas last.
 */
players: Array<PlayerState>, 
/**
 * The cities: clockwise, city k between players k and k + 1; in a duel the first player's two
 * first; solo the left one, the right one and Automacity.
 */
cities: Array<CityState>, 
/**
 * The difficulty of a solo game.
 */
difficulty: number | null, 
/**
 * The campaign of a solo game.
 */
campaign: CampaignState | null, 
/**
 * The Automas of a solo game.
 */
automas: AutomasState | null, 
/**
 * Whether whoever asks can take a change of the table back: players, tokens, how it is played.
 */
can_undo: boolean, 
/**
 * Whether they can make one again.
 */
can_redo: boolean, 
/**
 * If the last change took another back or made it again: which, as a sentence for everyone.
 */
travelled: string | null, 
/**
 * More of a tile than the box has, or a city twice: smells of a misread.
 */
warnings: Array<GameWarning>, 
/**
 * The result as far as it goes.
 */
result: ResultState, 
/**
 * Whether the table is that of the sample photos.
 */
sample: boolean, 
/**
 * Where whoever asks sits, if they have said so.
 */
seat: number | null, 
/**
 * The seats of all phones that have said so.
 */
phones: number[], 
/**
 * The step up to which the result has been told at the table; `null` before anybody began.
 */
revealed: number | null, };
export type PlayerState = { 
/**
 * The name as typed; may be empty.
 */
name: string, 
/**
 * The name to show: "Player 2" for an empty one.
 */
shown: string, 
/**
 * The colour; `null` without a name.
 */
colour: Colour | null, 
/**
 * The two cities.
 */
cities: [number, number], 
/**
 * Whether it is an Automa.
 */
automa: boolean, };
export type CityStatus = "empty" | "reading" | "unread" | "unfinished" | "doubts" | "done";
export type CityState = { 
/**
 * Its token.
 */
token: Token, 
/**
 * The players it belongs to, one or two, clockwise.
 */
owners: number[], 
/**
 * Automacity is no grid: its sixteen tiles lie sorted by kind.
 */
automacity: boolean, 
/**
 * Where it stands.
 */
status: CityStatus, 
/**
 * The sixteen squares, row by row.
 */
cells: Array<CellState>, 
/**
 * In notation.
 */
notation: string, 
/**
 * The squares someone should look at.
 */
doubts: number[], 
/**
 * The squares that a photo of another city has made clearer, and nobody has looked at since.
 */
reread: number[], 
/**
 * Its photo.
 */
photo: PhotoState | null, 
/**
 * What it scores by building type, in reference order.
 */
points: [number, number, number, number, number, number], 
/**
 * What the difficulty adds; 0 except for Automacity.
 */
adjustment: number, 
/**
 * All together.
 */
total: number, 
/**
 * Whether the factories may still change because another city is unfinished.
 */
provisional: boolean, 
/**
 * Where the points come from.
 */
entries: Array<EntryState>, 
/**
 * Whether whoever asks can take the city's last change back.
 */
can_undo: boolean, 
/**
 * Whether they can make one again.
 */
can_redo: boolean, };
export type CellState = { 
/**
 * What lies there.
 */
tile: Tile | null, 
/**
 * How sure the reader was of the tile it saw; `null` without a photo.
 */
confidence: number | null, 
/**
 * What the reader saw, likeliest first, at most three; empty without a photo.
 */
alternatives: Tile[], 
/**
 * Whether a person has looked at it.
 */
checked: boolean, };
export type ReadingWarning = "small" | "cut-off" | "unlikely" | "damaged" | "turned" | "others";
export type PhotoState = { 
/**
 * Which.
 */
id: ReadingId, 
/**
 * The same for cities that were seen in one picture.
 */
picture: number, 
/**
 * Pixels of the photo as kept.
 */
width: number, 
/**
 * Pixels of the photo as kept.
 */
height: number, 
/**
 * The city's corners in it, clockwise from the straightened picture's top left; `null` if no
 * city was found.
 */
corners: [[number, number], [number, number], [number, number], [number, number]] | null, 
/**
 * Quarter turns clockwise by which the straightened picture is to be shown.
 */
turns: number, 
/**
 * What the user should know of the reading.
 */
warnings: Array<ReadingWarning>, };
export type EntryState = { 
/**
 * The type.
 */
building: Building, 
/**
 * The squares that score.
 */
squares: number[], 
/**
 * Squares beside them that are the reason.
 */
beside: number[], 
/**
 * The points.
 */
points: number, 
/**
 * Why, as a short phrase.
 */
why: string, };
export type GameWarning = { 
/**
 * Which: the page points at squares only where some are more suspicious than others.
 */
code: FaultKind, 
/**
 * What it is, as a sentence without a full stop.
 */
words: string, 
/**
 * Where to look, the likeliest misread first.
 */
suspects: Array<Suspect>, };
export type Suspect = { 
/**
 * The city.
 */
city: number, 
/**
 * The square.
 */
square: number, };
export type ResultState = { 
/**
 * Whether every city is done. If not, nothing here is final.
 */
final: boolean, 
/**
 * The cities that are not done.
 */
missing: number[], 
/**
 * The players, best first.
 */
standings: Array<StandingState>, 
/**
 * The players, best first, as they stood after each building type in reference order; empty
 * unless final.
 */
race: Array<Array<RaceState>>, };
export type RaceState = { 
/**
 * The seat.
 */
seat: number, 
/**
 * 1 for whoever leads; those who share a place have the same one.
 */
rank: number, 
/**
 * What the final score would be.
 */
score: number, };
export type StandingState = { 
/**
 * The seat.
 */
seat: number, 
/**
 * 1 for the winner; those who share a place have the same one.
 */
rank: number, 
/**
 * The final score.
 */
score: number, 
/**
 * What the two cities score, in the order of the player's `cities`.
 */
totals: [number, number], 
/**
 * The city that makes the final score; `null` where both count.
 */
counted: number | null, 
/**
 * Which city made the score, as a short phrase.
 */
counted_words: string, 
/**
 * What put the player ahead of the next.
 */
decided_by: Decider, 
/**
 * The same as a short phrase; `null` for the last.
 */
decided_words: string | null, };
export type AutomasState = { 
/**
 * The order at the foot of every card, as last told.
 */
order: FootSymbol[], 
/**
 * Whether somebody has told it; else it is a guess.
 */
order_known: boolean, 
/**
 * The cards seen in this and earlier games, the latest first.
 */
cards: Array<Card>, 
/**
 * The game as far as it was played; `null` if only its end is entered.
 */
play: SoloState | null, };
export type SoloState = { 
/**
 * Whether nothing is chosen, and the Automas' tiles are dealt at random.
 */
beginner: boolean, 
/**
 * The round, 1 to 3.
 */
round: number, 
/**
 * The turn of the round, counted from 1.
 */
turn: number, 
/**
 * What has to be told next.
 */
ask: Ask, 
/**
 * The tiles at the seats, as far as they are known: yours, the left Automa's, the right one's.
 */
hands: [Tile[], Tile[], Tile[]], 
/**
 * The tiles that wait to be placed in the left and in the right city.
 */
assigned: [Tile[], Tile[]], 
/**
 * In notation: left, right, Automacity.
 */
cities: [string, string, string], 
/**
 * What the Automas took in this turn, and why.
 */
taken: Array<TakenState>, };
export type Ask = { "ask": "automacity-doubles" } | { "ask": "hand", 
/**
 * The seat.
 */
seat: number, } | { "ask": "card", 
/**
 * The Automa.
 */
seat: number, } | { "ask": "assign" } | { "ask": "assign-doubles" } | { "ask": "deal" } | { "ask": "build", 
/**
 * The city.
 */
side: Side, } | { "ask": "over" };
export type TakenState = { 
/**
 * The Automa.
 */
seat: number, 
/**
 * For the city it shares with you.
 */
shared: ChoiceWords, 
/**
 * For Automacity.
 */
automacity: ChoiceWords, };
export type ChoiceWords = { 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Which of the candidates it is, from 0.
 */
taken: number, 
/**
 * What each symbol of the column found, as short phrases.
 */
why: Array<string>, 
/**
 * The tiles that were on offer.
 */
candidates: Array<CandidateState>, };
export type CandidateState = { 
/**
 * The tile.
 */
tile: Tile, 
/**
 * What the city would have scored more.
 */
points: number, 
/**
 * Which building types gain by it or lose; empty if none does.
 */
gains: string, 
/**
 * Where it is worth that; `null` in Automacity, which has no places.
 */
place: string | null, };
export type Level = "beginner" | { "full": { 
/**
 * The order at the foot of every card.
 */
order: FootSymbol[], } };
export type Side = "left" | "right";
export type Card = { 
/**
 * The column for the city that the Automa shares with you.
 */
shared: Symbol[], 
/**
 * The column for Automacity.
 */
automacity: Symbol[], };
export type Deed = { "automacity-doubles": [[Tile, Tile], [Tile, Tile]] } | { "hand": { 
/**
 * Yours is 0, the left Automa's 1, the right one's 2.
 */
seat: number, 
/**
 * Its seven tiles.
 */
tiles: Tile[], } } | { "card": { 
/**
 * The card.
 */
card: Card, 
/**
 * The tile assigned to the city it shares with you.
 */
shared: Tile, 
/**
 * The tile placed in Automacity.
 */
automacity: Tile, } } | { "assign": { 
/**
 * To the left city.
 */
left: Tile, 
/**
 * To the right city.
 */
right: Tile, } } | { "assign-doubles": { 
/**
 * To the left city.
 */
left: [Tile, Tile], 
/**
 * To the right city.
 */
right: [Tile, Tile], } } | { "deal": { 
/**
 * The tiles that fell to the cities at random.
 */
dealt: [Tile, Tile, Tile], 
/**
 * The three drawn tiles as you assigned them.
 */
assigned: [Tile, Tile, Tile], } } | { "build": { 
/**
 * Which city.
 */
side: Side, 
/**
 * The whole city as it lies now, anywhere on the grid.
 */
city: string, } };
export type ImprovementState = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The city.
 */
city: number, 
/**
 * What it scores as it is.
 */
points: number, 
/**
 * With the best exchange of two tiles; `null` if none scores more.
 */
swap: CouldBeState | null, 
/**
 * What that exchange brings, or that there is none, as a short sentence.
 */
swap_words: string, 
/**
 * With the best arrangement of its tiles; `null` if none scores more.
 */
best: CouldBeState | null, 
/**
 * What that arrangement brings, or that there is none, as a short sentence.
 */
best_words: string, };
export type CouldBeState = { 
/**
 * The sixteen squares, row by row.
 */
cells: (Tile | null)[], 
/**
 * Where another tile lies than in the game.
 */
changed: number[], 
/**
 * What it then scores.
 */
points: number, 
/**
 * What it would have brought, as a short sentence.
 */
words: string, 
/**
 * What it would have done to the standings, a short sentence each; at least one.
 */
standing: Array<string>, };
export type SheetState = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * Grows with every change: a smaller one is old news.
 */
version: number, 
/**
 * When it was played, in milliseconds since 1970.
 */
played: number, 
/**
 * What is played.
 */
game: SheetGame, 
/**
 * The same as its box says it.
 */
title: string, 
/**
 * Who plays, by seat.
 */
players: Array<SheetPlayer>, 
/**
 * What was entered.
 */
sheet: ScoreSheet, 
/**
 * What it comes to.
 */
tally: TallyState, 
/**
 * What keeps it from coming to something.
 */
faults: Array<FaultState>, 
/**
 * Whether somebody said that nothing more is to be entered.
 */
finished: boolean, 
/**
 * Whether whoever asks can take the last change back.
 */
can_undo: boolean, 
/**
 * Whether they can make one again.
 */
can_redo: boolean, 
/**
 * If the last change took another back or made it again: which, as a sentence for everyone.
 */
travelled: string | null, };
export type SheetPlayer = { 
/**
 * The name as typed; may be empty.
 */
name: string, 
/**
 * The name to show.
 */
shown: string, };
export type ScoreSheet = { "game": "rival-cities" } & RivalCitiesSheet | { "game": "skylines" } & SkylinesSheet;
export type RivalCitiesSheet = { 
/**
 * What Hamburg has.
 */
hamburg: Holdings, 
/**
 * What Altona has.
 */
altona: Holdings, 
/**
 * The prestige marker.
 */
prestige: Prestige, 
/**
 * Who holds the bell; it has to be known only when both have as many stars.
 */
bell: Rival | null, };
export type Holdings = { 
/**
 * The stars printed on the ships; ship 21 has none.
 */
ship_stars: number, 
/**
 * Ship cards.
 */
ships: number, 
/**
 * Whether ship 21 is among them, which is worth as many stars as there are ships.
 */
ship21: boolean, 
/**
 * Trial cards won.
 */
trials: number, 
/**
 * The stars on them.
 */
trial_stars: number, 
/**
 * Alliance cards.
 */
alliances: number, 
/**
 * Star tokens.
 */
tokens: number, };
export type Prestige = { 
/**
 * Whose side; none in the middle.
 */
side: Rival | null, 
/**
 * The stars on its space.
 */
stars: number, 
/**
 * Whether the space has that city's name.
 */
reached: boolean, };
export type SkylinesSheet = { 
/**
 * The stages played, in order.
 */
stages: Array<Stage>, 
/**
 * Pollution at the end.
 */
pollution: number, 
/**
 * Traffic at the end.
 */
traffic: number, 
/**
 * Crime at the end.
 */
crime: number, };
export type Stage = { 
/**
 * Electricity to spare, or lacking.
 */
electricity: number, 
/**
 * Water to spare, or lacking.
 */
water: number, 
/**
 * Room for waste to spare, or lacking.
 */
waste: number, 
/**
 * Happiness.
 */
happiness: number, 
/**
 * What went past the end of its track during the stage.
 */
overflow: number, 
/**
 * Employment.
 */
employment: number, 
/**
 * The money there is.
 */
treasury: number, };
export type TallyState = { 
/**
 * Who won, or how it ended; `null` while something keeps it from that.
 */
headline: string | null, 
/**
 * Whether that ended the game at once.
 */
at_once: boolean, 
/**
 * Whose columns the rows have.
 */
columns: Array<string>, 
/**
 * What was counted, the sum last.
 */
rows: Array<TallyRow>, 
/**
 * Every step that led there.
 */
parts: Array<TallyPart>, };
export type TallyRow = { 
/**
 * What it is.
 */
name: string, 
/**
 * How much of it each column has.
 */
cells: Array<number>, };
export type TallyPart = { 
/**
 * What they are of; empty for those at the end.
 */
title: string, 
/**
 * Each as a short phrase.
 */
lines: Array<string>, };
export type FaultState = { 
/**
 * Its name, as in the request that sets it.
 */
entry: string, 
/**
 * What is wrong with it, as a short phrase.
 */
words: string, };
export type CampaignState = { 
/**
 * Which.
 */
id: CampaignId, 
/**
 * Games in all.
 */
length: number, 
/**
 * The games begun, the first first.
 */
games: Array<CampaignGameState>, 
/**
 * The points of all games played.
 */
total: number, 
/**
 * What each building type that is still free would bring to this game, in reference order;
 * empty while this game is unfinished.
 */
choices: Array<ChoiceState>, 
/**
 * Whether all games are played.
 */
complete: boolean, };
export type CampaignGameState = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * The type chosen for it.
 */
choice: Building | null, 
/**
 * What it brought; `null` until finished and chosen.
 */
points: number | null, 
/**
 * Whether it was won; `null` until finished.
 */
won: boolean | null, };
export type ChoiceState = { 
/**
 * The type.
 */
building: Building, 
/**
 * The points of this game with it.
 */
points: number, };
export type StatisticsState = { 
/**
 * How many finished games of *Between Two Cities* are counted.
 */
games: number, 
/**
 * The same by how they were played.
 */
by_mode: GamesByMode, 
/**
 * The players, most games first.
 */
players: Array<PlayerStatistics>, 
/**
 * Every two who sat at one table, most games first.
 */
pairs: Array<PairStatistics>, 
/**
 * What stands out.
 */
records: Records, 
/**
 * The best city of all.
 */
best_city: BestCity | null, 
/**
 * What cities score on average by building type, in reference order.
 */
average_points: [number, number, number, number, number, number], 
/**
 * The games that are kept on a sheet, those that were played.
 */
sheets: Array<SheetStatistics>, };
export type GamesByMode = { 
/**
 * By three to seven.
 */
shared: number, 
/**
 * By two.
 */
duel: number, 
/**
 * By one.
 */
solo: number, };
export type PlayerStatistics = { 
/**
 * The name.
 */
name: string, 
/**
 * The colour.
 */
colour: Colour | null, 
/**
 * Finished games.
 */
games: number, 
/**
 * The same by how they were played.
 */
by_mode: GamesByMode, 
/**
 * First places, shared ones too.
 */
wins: number, 
/**
 * How many of the last games were won one after the other.
 */
streak: number, 
/**
 * The most games that were ever won one after the other.
 */
longest_streak: number, 
/**
 * The mean final score of games by three to seven.
 */
average: number | null, 
/**
 * The best final score of games by three to seven.
 */
best: number | null, 
/**
 * Final scores of games by three to seven, the oldest first.
 */
scores: Array<ScoreOfGame>, 
/**
 * The building type that the player builds more of than others.
 */
favourite: Favourite | null, 
/**
 * The best city.
 */
best_city: BestCity | null, };
export type Favourite = { 
/**
 * The type.
 */
building: Building, 
/**
 * How many of it stand in the player's cities on average,
 */
own: number, 
/**
 * and in all cities.
 */
all: number, };
export type PairStatistics = { 
/**
 * Who, by their places among the players.
 */
players: [number, number], 
/**
 * Games at one table.
 */
games: number, 
/**
 * In how many of them the one was placed before the other, and the other before the one.
 */
ahead: [number, number], 
/**
 * In how many of them they shared a place.
 */
tied: number, 
/**
 * Cities they built together.
 */
cities: number, 
/**
 * What these score on average.
 */
average: number | null, 
/**
 * What the best of them scored.
 */
best: number | null, };
export type Records = { 
/**
 * The highest final score, the first time it was reached.
 */
highest: ScoreRecord | null, 
/**
 * The narrowest win.
 */
closest: WinRecord | null, 
/**
 * The widest win.
 */
clearest: WinRecord | null, 
/**
 * By how many points the first is ahead of the next on average.
 */
average_lead: number | null, 
/**
 * In how many games the first and the next had the same final score.
 */
equal_scores: number, 
/**
 * The most games won one after the other, if there are two or more, however they were played.
 */
streak: StreakRecord | null, };
export type ScoreRecord = { 
/**
 * Whose.
 */
name: string, 
/**
 * The score.
 */
score: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * When, in milliseconds since 1970.
 */
played: number, };
export type WinRecord = { 
/**
 * Who won; several if they shared the first place.
 */
winners: Array<string>, 
/**
 * By how many points.
 */
lead: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * When, in milliseconds since 1970.
 */
played: number, };
export type StreakRecord = { 
/**
 * By whom.
 */
name: string, 
/**
 * How many.
 */
wins: number, };
export type ScoreOfGame = { 
/**
 * The game.
 */
game: GameId, 
/**
 * When, in milliseconds since 1970.
 */
played: number, 
/**
 * The score.
 */
score: number, 
/**
 * Whether it won.
 */
won: boolean, };
export type SheetStatistics = { 
/**
 * Which game.
 */
sheet: SheetGame, 
/**
 * How many were played.
 */
games: number, 
/**
 * The best score, of those in which something was counted.
 */
best: number | null, 
/**
 * Who played, most games first.
 */
players: Array<SheetWins>, };
export type SheetWins = { 
/**
 * The name.
 */
name: string, 
/**
 * Finished games.
 */
games: number, 
/**
 * Those that were won.
 */
wins: number, };
export type BestCity = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The city.
 */
city: number, 
/**
 * In notation.
 */
notation: string, 
/**
 * What it scored.
 */
total: number, };
export type PeekState = { 
/**
 * The cities, clockwise as seen.
 */
cities: Array<GlimpseState>, };
export type GlimpseState = { 
/**
 * Its corners in pixels of the picture.
 */
corners: [[number, number], [number, number], [number, number], [number, number]], 
/**
 * In notation.
 */
notation: string, 
/**
 * How many squares are doubtful.
 */
doubts: number, 
/**
 * The city of the game that it is, if it has been taken already.
 */
known: number | null, };
export type MeState = { 
/**
 * The only game a guest may see; `null` for the host.
 */
guest_of: GameId | null, };
export type PhonesRequest = { "do": "look" } | { "do": "open", 
/**
 * The game.
 */
game: GameId, } | { "do": "close" };
export type ShareRequest = { 
/**
 * The game; it has to be finished.
 */
game: GameId, 
/**
 * In which form.
 */
format: ShareFormat, 
/**
 * Whether the score card is dark.
 */
dark?: boolean, 
/**
 * How far the user's clock is ahead of UTC, in minutes.
 */
offset?: number, };
export type Restored = { 
/**
 * Games that were not here, or were deleted here.
 */
added: number, 
/**
 * Games that were changed later there than here. What was here can be had back by undo.
 */
updated: number, 
/**
 * Games that were here already, just so or newer.
 */
known: number, };
export type RestoringState = { 
/**
 * Games that were looked at.
 */
done: number, 
/**
 * Games in all.
 */
games: number, };
export type PhonesState = { 
/**
 * The game they join; `null` while nobody can.
 */
game: GameId | null, 
/**
 * What the phones open: contains the secret. The first is the best guess.
 */
links: Array<string>, 
/**
 * The first link as a QR code, an SVG picture.
 */
qr: string, 
/**
 * Whether other devices can reach the links: only if the network was asked for.
 */
reachable: boolean, 
/**
 * How many phones have joined.
 */
joined: number, };
export type News = { "news": "changed", 
/**
 * Which.
 */
game: GameId, } | { "news": "gone", 
/**
 * Which.
 */
game: GameId, } | { "news": "all-gone" } | { "news": "restoring" } & RestoringState | { "news": "phones" } | { "news": "missed" };
export type RefusalCode = "no-such-game" | "damaged-game" | "no-such-city" | "no-such-player" | "name-taken" | "table-full" | "table-empty" | "no-campaign" | "campaign-complete" | "campaign-begun" | "bonus-taken" | "wrong-entry" | "other-tiles" | "tiles-apart" | "split-duplex" | "unfinished" | "no-such-photo" | "not-an-image" | "too-large" | "no-city" | "automacity" | "no-samples" | "reader-failed" | "no-reader" | "disk-full" | "storage-failed" | "not-saved" | "unreadable" | "not-a-backup" | "newer" | "damaged" | "bad-copy" | "offline" | "elsewhere" | "no-storage" | "not-loaded" | "host-only" | "no-session" | "wrong-secret" | "too-many-guesses" | "too-many-photos" | "busy" | "too-slow" | "phones-failed" | "failed";
export type Refusal = { 
/**
 * What the page says or does about it.
 */
code: RefusalCode, 
/**
 * What is wrong, for developers: English, in lower case without a full stop.
 */
message: string, };

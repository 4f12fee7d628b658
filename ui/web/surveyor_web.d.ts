/* tslint:disable */
/* eslint-disable */

/**
 * The table of this browser.
 */
export class Desk {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Reads the photo of a city. Answers with the game.
     */
    add_photo(game: string, city: number, photo: import('./workers/drawing').Drawing, lang: string): string;
    /**
     * A request and its answer, both as JSON.
     */
    ask(request: string, lang: string): string;
    /**
     * All games as a file.
     */
    backup(): Uint8Array;
    /**
     * Ends the use of the files. Nothing can be asked after this.
     */
    close(): void;
    /**
     * Gives the table its reader: the files of the models by their names. Until then no photo can
     * be read.
     */
    learn(files: Map<any, any>): void;
    /**
     * Opens the games in the origin's private file system. Only one worker can have them.
     */
    static open(): Promise<Desk>;
    /**
     * Looks at a picture of a live camera for cities of a game, and keeps nothing.
     */
    peek(game: string, photo: import('./workers/drawing').Drawing): string;
    /**
     * One of a photo's pictures, as JPEG.
     */
    picture(photo: string, kind: string): Uint8Array;
    /**
     * Takes the games of a backup.
     */
    restore(file: Uint8Array | number[]): string;
    /**
     * What was learned of this copy of the game, as a file.
     */
    save_copy(): Uint8Array;
    /**
     * A game as a file.
     */
    share(request: string, lang: string): File;
    /**
     * Takes such a file in. Answers from how many cities this copy is known.
     */
    take_copy(file: Uint8Array | number[]): number;
}

/**
 * A file made of a game.
 */
export class File {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The file.
     */
    readonly bytes: Uint8Array;
    /**
     * What it is, as browsers say it.
     */
    readonly media_type: string;
    /**
     * A name to keep it under.
     */
    readonly name: string;
}

/**
 * Width, height and the first look's halvings of a JPEG file, as it is stored.
 */
export function jpeg_sizes(file: Uint8Array | number[]): Uint32Array | undefined;

export default function init(): Promise<unknown>;

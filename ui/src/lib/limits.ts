// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`; do not edit.

/** Characters of a name, and of a place. */
export const LONGEST_NAME = 40;

/** Characters of a note. */
export const LONGEST_NOTE = 500;

/** At a table of Between Two Cities. */
export const MOST_PLAYERS = 7;

/** Of a solo game, the easiest first. */
export const DIFFICULTIES = [1,2,3,4,5,6,7] as const;

/** Single tiles at a seat when a round with the Automas begins. */
export const HAND = 7;

/** The fewest and the most who play a game that is kept on a sheet. */
export const SHEET_PLAYERS = {"rival-cities":[2,2],"skylines":[1,4]} as const;

/** In the box of Rival Cities, for both cities together. */
export const RIVAL_CITIES = {"alliances":4,"ship_stars":50,"ships":10,"tokens":12,"trials":7} as const;

/** The ends of the tracks; the boards of the shortest and the longest game. */
export const SKYLINES = {"employment":[-5,5],"happiness":[-5,25],"stages":[3,4]} as const;

/** What a saved game looks like, known without any rules: the first page looks over its shelf before they have come. */
import * as v from 'valibot';
import { isPosition } from '../core/dice.ts';
import { moment } from '../scenario/shapes.ts';
import { position } from './position.ts';

/** The shape of a saved game. A change that older versions would misread takes the next number. */
export const FILE_VERSION = 1;
export const FORMAT = 'brownwater-game';

const LONGEST_NAME = 120;
const LONGEST_SEED = 200;
const LONGEST_CODE = 1000;
export const LONGEST_REASON = 400;
const MOST_COMMANDS = 100_000;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const player = text(60);

/** What pins battle and rules, in a file. */
export const PINNED = {
  rules: v.strictObject({ id: text(60), hash: fingerprint }),
  /** A battle that comes with the game, pinned by its fingerprint, or an own one with everything in it and the word that makes it, if any. */
  scenario: v.union([
    v.strictObject({ id: text(80), hash: fingerprint }),
    v.strictObject({ own: v.unknown(), code: v.exactOptional(text(LONGEST_CODE)) }),
  ]),
  options: v.record(text(60), v.boolean()),
} as const;

const dicePosition = v.pipe(
  v.array(v.number()),
  v.check(words => isPosition(words)),
);

export const gameFile = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(FILE_VERSION),
  /** The version of Brownwater that wrote it, for people. */
  app: text(40),
  name: v.pipe(text(LONGEST_NAME), v.trim(), v.minLength(1)),
  created: moment,
  saved: moment,
  ...PINNED,
  players: v.strictObject({ union: player, confederate: player }),
  seed: text(LONGEST_SEED),
  commands: v.pipe(
    v.array(v.looseObject({ type: text(60), side: v.picklist(['union', 'confederate']) })),
    v.maxLength(MOST_COMMANDS),
  ),
  /** Why opponents decided as they did, in the words of whoever saved it, by the place of the command, from 0; absent where none has said anything. */
  reasons: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), text(LONGEST_REASON))),
  /**
   * Where the dice were put before a command, by its place, from 0: in a game by post they come from both players. With those that one
   * side alone saw then.
   */
  throws: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
      v.union([
        dicePosition,
        v.strictObject({
          dice: dicePosition,
          lots: v.strictObject({
            union: v.exactOptional(dicePosition),
            confederate: v.exactOptional(dicePosition),
          }),
        }),
      ]),
    ),
  ),
  /** Of the state after the last command, dice included. */
  stateHash: fingerprint,
  /** Where the commands go on from, in a game that was begun under other rules or on another chart; absent = from the start. */
  begins: v.exactOptional(position),
  /** Where the game can go on from when its battle or rules have been changed since; absent in older saves. */
  mark: v.exactOptional(
    v.strictObject({
      /** Commands that have led to it. */
      after: v.pipe(v.number(), v.integer(), v.minValue(0)),
      at: position,
      /** A battle that comes with the game, as it was. */
      battle: v.exactOptional(v.unknown()),
    }),
  ),
});

/** A saved game: everything needed to play it again, and fingerprints that show whether it came out the same. */
export type GameFile = v.InferOutput<typeof gameFile>;

/** Whether something has the shape of a saved game; it need not be one that can be played. */
export const isGameFile = (input: unknown): input is GameFile => v.is(gameFile, input);

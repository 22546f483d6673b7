import * as v from 'valibot';
import type { Side } from '../core/types.ts';
import { moment, parseJson, shortened } from '../trials/strangeText.ts';
import { PINNED } from '../trials/gameShape.ts';
import { t } from '../languages/language.ts';

/** The shape of a game by post. A change that older versions would misread takes the next number. */
export const POST_VERSION = 1;
/** The same of a game in which each side's secrets are known on its own machine alone. */
export const POST_VEILED = 2;
export const POST_FORMAT = 'brownwater-post';

const MOST_ENTRIES = 50_000;
const MOST_COMMANDS = 2000;
const MOST_WORDS = 500;
export const LONGEST_PLAYER_NAME = 60;

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
/** 32 bytes in hexadecimal. */
const bytes = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const by = v.picklist(['union', 'confederate']);
const commands = v.pipe(
  v.array(v.looseObject({ type: text(60), side: by })),
  v.minLength(1),
  v.maxLength(MOST_COMMANDS),
);

/** What a side says of what lies face down with it. */
const words = v.pipe(v.array(v.union([v.boolean(), text(60)])), v.minLength(1), v.maxLength(MOST_WORDS));

const entry = v.variant('type', [
  /** The invited player takes his seat and is bound to his part of all dice. */
  v.strictObject({ type: v.literal('joins'), by, name: text(LONGEST_PLAYER_NAME), anchor: bytes }),
  /** What a side does, and what it says for that; only the last of it may throw dice or ask the other. */
  v.strictObject({ type: v.literal('orders'), by, commands, words: v.exactOptional(words) }),
  /** What a side says because the rules have asked. */
  v.strictObject({ type: v.literal('tells'), by, words }),
  /** A choice that the other may not know while he makes his own. */
  v.strictObject({ type: v.literal('sealed'), by, commitment: bytes }),
  /** The same, opened. */
  v.strictObject({ type: v.literal('opened'), by, salt: bytes, commands }),
  /** A side's part of the throw that is due. */
  v.strictObject({ type: v.literal('link'), by, link: bytes }),
  /** After the battle: what every link and salt of that side came from. */
  v.strictObject({ type: v.literal('secret'), by, secret: bytes }),
]);

const postFile = v.strictObject({
  format: v.literal(POST_FORMAT),
  version: v.picklist([POST_VERSION, POST_VEILED]),
  /** Random text that no other game has. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,40}$/)),
  name: text(120),
  created: moment,
  ...PINNED,
  inviter: v.strictObject({ side: by, name: text(LONGEST_PLAYER_NAME), anchor: bytes }),
  journal: v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES)),
  /** Of the heading and every entry in order. */
  running: bytes,
});

/** A game by post: heading, everything that was handed over in order, and one hash over it all. No secret of a player. */
export type PostFile = v.InferOutput<typeof postFile>;
export type PostEntry = v.InferOutput<typeof entry>;
export type PostHeading = Omit<PostFile, 'journal' | 'running'>;

export type ReadPost = { ok: true; file: PostFile } | { ok: false; refusal: string };

const LONGEST_PLACE = 80;

/** A file longer than this was not written by us. */
const LONGEST_POST = 8_000_000;

const refuse = (refusal: string): ReadPost => ({ ok: false, refusal });

/** "journal, entry 12, commitment": entries are counted from 1. */
const placeOf = (issue: v.BaseIssue<unknown> | undefined): string =>
  (issue?.path ?? [])
    .map(({ key }, depth, path) =>
      typeof key === 'number' && depth === 1 && path[0]?.key === 'journal' ? t`entry ${key + 1}` : String(key),
    )
    .join(', ');

/** Reads a game by post from parsed JSON; that what it says may be so is looked at elsewhere. */
export const readPost = (input: unknown): ReadPost => {
  const read = v.safeParse(postFile, input, { abortEarly: true });
  if (read.success) return { ok: true, file: read.output };
  const file: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  if (file.format !== POST_FORMAT) return refuse(t`This is not a game by post of Brownwater.`);
  if (typeof file.version === 'number' && file.version > POST_VEILED)
    return refuse(t`This game by post comes from a newer version of Brownwater: update the page, then open it again.`);
  return refuse(t`This game by post is damaged at “${shortened(placeOf(read.issues[0]), LONGEST_PLACE)}”.`);
};

/** Reads a game by post from the text of a file. */
export const readPostText = (content: string): ReadPost => {
  if (content.length > LONGEST_POST) return refuse(t`This file is too long for a game by post of Brownwater.`);
  const json = parseJson(content);
  return json.ok ? readPost(json.value) : refuse(t`This is not a game by post of Brownwater.`);
};

/** The side that the inviter leaves to the other. */
export const guestOf = ({ inviter }: PostHeading): Side => (inviter.side === 'union' ? 'confederate' : 'union');

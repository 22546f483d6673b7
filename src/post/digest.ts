import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../core/replay.ts';
import type { Command, Rng, Side, State } from '../core/types.ts';

/** SHA-256 of plain JSON, in hexadecimal; the order of keys does not matter. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));

/** Links in the chain of one player: throws that a game may take. */
export const LINKS = 4096;

/** The link that is shown before this one: SHA-256 of its 32 bytes. */
export const beforeLink = (link: string): string => bytesToHex(sha256(hexToBytes(link)));

const chains = new Map<string, readonly string[]>();

/** A secret hashed again and again: at place 0 the anchor, at place k the link of throw k, at the end the secret. */
const chainOf = (secret: string): readonly string[] => {
  const known = chains.get(secret);
  if (known) return known;
  const chain = [secret];
  for (let link = secret; chain.length <= LINKS; chain.push(link)) link = beforeLink(link);
  chain.reverse();
  chains.set(secret, chain);
  return chain;
};

/** What binds a player to his part of every throw to come, and tells nothing of it. */
export const anchorOf = (secret: string): string => chainOf(secret)[0] as string;

/** Whether a chain that begins at one anchor would run into the other: then its links are the other player's, and no part of their own. */
export const runsInto = (anchor: string, other: string): boolean => {
  let link = anchor;
  for (let number = 0; number <= LINKS; number++) {
    if (link === other) return true;
    link = beforeLink(link);
  }
  return false;
};

/**
 * A player's part of throw `number`, from 1.
 * @throws Error beyond the end of the chain
 */
export const linkAt = (secret: string, number: number): string => {
  const link = number > 0 ? chainOf(secret)[number] : undefined;
  if (link === undefined) throw new Error(`the chain has no link ${number}`);
  return link;
};

/** The salt of a player's sealed choice `number`, from 1. */
export const saltOf = (secret: string, number: number): string => digest([secret, 'salt', number]);

/** What is shown of a sealed choice: 64 digits, whatever is in it. */
export const commitmentTo = (salt: string, commands: readonly Command[]): string => digest([salt, commands]);

/** Both players' parts of one throw. */
export type Links = Readonly<Record<Side, string>>;

const WORD = 8;

const positionFrom = (hashed: string): Rng => {
  const words = [0, 1, 2, 3].map(word => Number.parseInt(hashed.slice(word * WORD, (word + 1) * WORD), 16) | 0);
  return words.some(word => word !== 0) ? words : [1, 0, 0, 0];
};

/** Where the dice stand for a command: no part may be missing, and nothing of it can be changed afterwards. */
export const jointRng = (links: Links, number: number, place: number, state: State, command: Command): Rng =>
  positionFrom(digest([links.union, links.confederate, number, place, digest(state), command]));

/** Where the dice stand that only one player sees, beside those that both have thrown: nobody else has his secret, and he is bound to it. */
export const lotOf = (secret: string, joint: Rng): Rng => positionFrom(digest([secret, 'lot', joint]));

/** Dice of a player for what he may do in any of several ways: nothing hangs on them, and nobody can foresee them. */
export const whimOf = (secret: string, ...place: readonly number[]): Rng =>
  positionFrom(digest([secret, 'whim', place]));

/** The seed of an opening that throws dice. */
export const jointSeed = (links: Links, number: number): string => digest([links.union, links.confederate, number]);

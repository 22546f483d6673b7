import { t } from '../../../languages/language.ts';
import { SIDE_NAME } from '../../shared/names.ts';
import type { LastSeen, SightEvent } from '../types.ts';
import type { Sentences } from './told.ts';

/** C83: what is known of an enemy out of sight. */
export const lastSeenInWords = ({ at, turn }: LastSeen): string => {
  if (at === 0) return t`not where she was last seen`;
  return turn === 0 ? t`to begin here, by the briefing` : t`last seen here in turn ${turn}`;
};

/** C83: who comes into sight, and who is lost from it. */
export const SIGHT_WORDS: Sentences<SightEvent['type']> = {
  shipSighted: ({ ship, side, at }, { Name, hex }) =>
    t`${Name(ship)} comes into sight of the ${SIDE_NAME[side]} side at ${hex(at)}.`,
  shipLost: ({ ship, side, at }, { name, hex }) =>
    t`The ${SIDE_NAME[side]} side loses sight of ${name(ship)} at ${hex(at)}.`,
  placeSearched: ({ ship, at }, { Name, hex }) => t`${Name(ship)} is no longer at ${hex(at)}, where she was last seen.`,
};

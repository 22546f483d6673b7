import type { ShipId } from '../../../core/types.ts';
import { shipOf } from '../../../core/rules.ts';
import { decimal, t } from '../../../languages/language.ts';
import { driftOdds, ramOdds, type Chance, type DriftOdds } from '../odds.ts';
import { ramDice } from '../ramming.ts';
import { sequence } from '../sequence.ts';
import type { Situation } from '../types.ts';
import { ramInWords } from '../words/names.ts';
import { nameOf } from './names.ts';

const inWords = ({ ways, of }: Chance): string => t`${ways} in ${of}`;

const STEPS: ReadonlySet<string> = new Set(['firstMove', 'secondMove', 'drift']);

/** P25: what the current may yet do in this turn, from the first movement on; before it nobody lies where he will. */
export const driftAhead = (now: Situation): readonly DriftOdds[] =>
  STEPS.has(sequence[now.state.cursor.phase]?.id ?? '') ? driftOdds(now) : [];

/** "4 dice, with a ram, 2.7 points on average". */
const blowInWords = (now: Situation, rammer: ShipId, target: ShipId): string => {
  const ship = shipOf(now, rammer);
  const { ways, of } = ramOdds(now, rammer, target).expected;
  return t`${ramInWords(ramDice(ship), ship.ram)}, ${decimal(Math.round((10 * ways) / of) / 10)} points on average`;
};

/** Accidental rams that a ship may make or suffer: "1 in 4 into USS Cairo (2 dice, no ram, 1.3 points on average)". */
const collisions = (now: Situation, ahead: readonly DriftOdds[], id: ShipId): string[] =>
  ahead.flatMap(({ ship, rams }) =>
    rams.flatMap(({ target, chance }) => {
      if (ship === id) return [t`${inWords(chance)} into ${nameOf(now, target)} (${blowInWords(now, ship, target)})`];
      return target === id
        ? [t`${inWords(chance)} run into by ${nameOf(now, ship)} (${blowInWords(now, ship, target)})`]
        : [];
    }),
  );

/** What the current may do to a ship in this turn, for her sheet; null where it does nothing. */
export const driftInWords = (now: Situation, ahead: readonly DriftOdds[], id: ShipId): string | null => {
  const own = ahead.find(({ ship }) => ship === id);
  const carried = own && own.carried.ways > 0 ? [carriedInWords(now, own)] : [];
  return [...carried, ...collisions(now, ahead, id)].join('; ') || null;
};

const carriedInWords = ({ chart }: Situation, { to, carried }: DriftOdds): string =>
  to === 0 ? t`${inWords(carried)} carried off the chart` : t`${inWords(carried)} carried to ${chart.label(to)}`;

/** P20: the accidental rams that wait for a ship where she lies, once her move is over. */
export const atRest = (now: Situation, id: ShipId): string | null => {
  const threats = collisions(now, driftAhead(now), id).join('; ');
  return threats === '' ? null : t`drift: ${threats}`;
};

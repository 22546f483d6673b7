import { isPosition } from '../../core/dice.ts';
import { KERNEL_ENDINGS } from '../../core/engine.ts';
import { FACINGS, SIDES, type State } from '../../core/types.ts';
import { quoted } from '../../scenario/problems.ts';
import type { Match } from '../../system/ruleset.ts';

/** Most that a check may set a turn to: scenarios end long before. */
const LAST_TURN = 999;

const isSide = (value: unknown): boolean => SIDES.some(side => side === value);

/** What of a position that was put together by hand the kernel could not go on from, each with its path; the rules' own part is theirs to judge. */
export const kernelFaults = ({ rules, chart }: Match, state: State): string[] => {
  const { turn, cursor, rng, ships, drawOffers, outcome } = state;
  const faults: string[] = [];
  const want = (holds: boolean, path: string, what: string, found: unknown): void => {
    if (!holds) faults.push(`${path}: expected ${what}, found ${quoted(found)}`);
  };
  want(Number.isInteger(turn) && turn >= 1 && turn <= LAST_TURN, 'turn', `a turn from 1 to ${LAST_TURN}`, turn);
  want(isPosition(rng), 'rng', 'four whole numbers of 32 bits with a sign, not all of them 0', rng);
  want(drawOffers.every(isSide), 'drawOffers', 'a list of sides', drawOffers);
  want(cursor.awaiting.every(isSide), 'cursor.awaiting', 'a list of sides', cursor.awaiting);
  for (const [place, { type, side }] of cursor.interrupts.entries())
    want(
      Object.hasOwn(rules.interrupts, type) && isSide(side),
      `cursor.interrupts[${place}]`,
      'a question of these rules to a side',
      type,
    );
  if (outcome) {
    want(isSide(outcome.winner) || outcome.winner === 'draw', 'outcome.winner', 'a side or "draw"', outcome.winner);
    const known = Object.hasOwn(rules.endings, outcome.cause) || Object.hasOwn(KERNEL_ENDINGS, outcome.cause);
    want(known, 'outcome.cause', 'an ending of these rules', outcome.cause);
  }
  for (const [id, ship] of Object.entries(ships)) {
    const at = `ships.${id}`;
    want(ship.id === id, `${at}.id`, quoted(id), ship.id);
    want(isSide(ship.side), `${at}.side`, 'a side', ship.side);
    want(ship.at === 0 || chart.has(ship.at), `${at}.at`, 'a hex of the chart, or 0', ship.at);
    want(Object.hasOwn(FACINGS, ship.facing), `${at}.facing`, 'a facing', ship.facing);
  }
  return faults;
};

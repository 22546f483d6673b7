import { named } from '../../../languages/phrase.ts';
import { reason, type Plan, type Reason, type Step } from '../../../system/captain.ts';
import { chanceIn } from '../../shared/chances.ts';
import { boardingOdds, fightOdds, townOdds } from '../odds.ts';
import type { RiverCoastal, RiverCommand } from '../types.ts';
import { fieldOf, type Field, type RiverAsk } from './field.ts';
import { markOf, wholeWorth } from './worth.ts';

type Board = Extract<RiverCommand, { type: 'board' }>;
type Land = Extract<RiverCommand, { type: 'land' }>;

/** Hull points of a point of crew that does not come back. */
const PARTY = 1.2;
/** Of a ship's worth, what a round is that leaves boarders on her deck. */
const FOOTHOLD = 0.2;

/** What an enemy is worth, or a ship of the side's own that her crew has left. */
const worthOf = ({ now, side, foes }: Field, id: string): number => {
  const foe = foes.find(each => each.id === id);
  if (foe) return wholeWorth(foe.mark);
  const ship = now.state.ships[id];
  return ship?.abandoned && ship.side === side ? wholeWorth(markOf(ship, 0)) : 0;
};

/** C67: hull points of a boarding, by the odds of this move. */
const boardingWorth = (field: Field, { target, parties }: Board): number => {
  const ship = field.now.state.ships[target];
  if (!ship) return 0;
  const { taken, gains, goesOn, lost } = boardingOdds(ship, parties);
  const worth = worthOf(field, target);
  return field.temper.harm * worth * (taken + FOOTHOLD * (gains + goesOn)) - field.temper.hurt * PARTY * parties * lost;
};

/** C69, C70: hull points of a landing; towns fall in the end, forts at the first try or not. */
const landingWorth = (field: Field, { target, parties }: Land): number => {
  const foe = field.foes.find(({ id }) => id === target);
  const work = field.now.state.works[target];
  if (!foe || !work) return 0;
  const worth = wholeWorth(foe.mark);
  if (work.kind === 'building')
    return (field.stakes.prize[target] ?? 0) > 0 ? worth * townOdds(parties) - PARTY * parties * FOOTHOLD : 0;
  const { wins, loses } = fightOdds(parties, work.cpv);
  return field.temper.harm * worth * chanceIn(wins) - field.temper.hurt * PARTY * parties * chanceIn(loses);
};

const whyOf =
  ({ type, ship, target }: Board | Land) =>
  (): Reason =>
    type === 'board'
      ? reason`${named(ship)} boards ${named(target)}.`
      : reason`${named(ship)} lands a party for ${named(target)}.`;

/** C66 to C70: ships that lie alongside board where it pays, and land where a work is to be had. Parties ashore go on. */
export const partyPlan = (ask: RiverAsk): Plan<RiverCoastal> => {
  const field = fieldOf(ask, false);
  const steps: Step<RiverCoastal>[] = [];
  const best = new Map<string, { command: Board | Land; worth: number }>();
  for (const command of ask.options) {
    if (command.type !== 'board' && command.type !== 'land') continue;
    const worth = command.type === 'board' ? boardingWorth(field, command) : landingWorth(field, command);
    if (worth > (best.get(command.ship)?.worth ?? 0)) best.set(command.ship, { command, worth });
  }
  for (const { command } of best.values()) steps.push({ command, why: whyOf(command) });
  return [...steps, { command: { type: 'detailed', side: ask.side }, why: () => reason`No party has better orders.` }];
};

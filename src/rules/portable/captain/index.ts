import { reason, type Candidate, type Doctrine, type KnownRules, type Plan } from '../../../system/captain.ts';
import type { Dice } from '../../../core/dice.ts';
import { enemyOf, type Side } from '../../../core/types.ts';
import type { Portable, PortableState, Situation } from '../types.ts';
import { freshRng } from '../../../bots/fresh.ts';
import { headway } from '../../../bots/headway.ts';
import { aimingPlan } from './aiming.ts';
import { riskIn } from './ends.ts';
import { fieldOf, type PortableAsk } from './field.ts';
import { gaugesOf } from './gauge.ts';
import { combined, movementPlans } from './steering.ts';

/** P16: the hex of the ship she sank is worth taking only if nothing waits there. */
const takeHexPlan = (ask: PortableAsk): Plan<Portable> => {
  const { now, side, options } = ask;
  const field = fieldOf(ask);
  const interrupt = now.state.cursor.interrupts.at(-1);
  const hex = interrupt && 'hex' in interrupt ? (interrupt.hex as number) : 0;
  const ship = options.flatMap(option => ('ship' in option ? [now.state.ships[option.ship]] : []))[0];
  if (!ship) return [];
  const type = riskIn(field, ship, hex) > 0 ? 'stayBack' : 'takeHex';
  return [
    {
      command: { type, side, ship: ship.id },
      why: () => (type === 'takeHex' ? reason`The way ahead is open.` : reason`It is not safe there.`),
    },
  ];
};

const plans = (ask: PortableAsk, more: number): Candidate<Portable>[] => {
  const types = new Set(ask.options.map(option => option.type));
  if (types.has('takeHex')) return [{ plan: takeHexPlan(ask), whim: null, loss: 0 }];
  if (types.has('aim')) return [{ plan: aimingPlan(ask), whim: null, loss: 0 }];
  return movementPlans(ask, more);
};

/** S7: unknown markers fall either way; a fire plot that lies face down is made again. */
const imagine = (rules: KnownRules<Portable>, { state }: Situation, side: Side, dice: Dice): PortableState => {
  const enemy = enemyOf(side);
  const aiming = rules.sequence[state.cursor.phase]?.id === 'fire' && state.cursor.awaiting.includes(side);
  return {
    ...state,
    rng: freshRng(dice),
    mines: state.mines.map(mine => ({ ...mine, live: mine.live ?? dice.roll(2) === 1 })),
    ready: aiming ? state.ready.filter(each => each !== enemy) : [...state.ready],
  };
};

/** What an objective is worth beside the hulls when it is as good as met. */
const OBJECTIVE = 40;

/** How badly a unit is hurt that can still be sunk or silenced. */
const woundOf =
  ({ state }: Situation) =>
  (id: string): number | null => {
    const ship = state.ships[id];
    if (ship) return ship.status === 'afloat' ? 1 - ship.points / ship.strength : null;
    const work = state.works[id];
    return work && work.points > 0 ? 0 : null;
  };

/** P14: a fleet that is all beaten has lost. */
const ROUT = 25;

/** How near a fleet is to being all beaten, 0 to 1; the last ships count most. */
const routOf = ({ state }: Situation, side: Side): number => {
  let ships = 0;
  let beaten = 0;
  const fleet = state.ships;
  for (const id in fleet) {
    const ship = fleet[id];
    if (ship?.side !== side) continue;
    ships += 1;
    if (ship.status === 'waiting') continue;
    if (ship.status !== 'afloat' || ship.breakingOff) beaten += 1;
    else beaten += (ship.strength - ship.points) / (ship.strength - ship.criticalPoint + 1);
  }
  const part = beaten / Math.max(1, ships);
  return part * part;
};

const standing = (rules: KnownRules<Portable>, now: Situation, side: Side): number => {
  if (now.state.outcome) {
    const { winner } = now.state.outcome;
    return winner === 'draw' ? 0 : winner === side ? 60 : -60;
  }
  return (
    rules.appraise(now, side) +
    OBJECTIVE * headway(rules, now, side, woundOf(now)) +
    ROUT * (routOf(now, enemyOf(side)) - routOf(now, side))
  );
};

/** How captains fight by the portable rules. */
export const portableDoctrine: Doctrine<Portable> = {
  ahead: 3,
  far: 99,
  costs: 1,
  plans,
  combine: combined,
  gauges: gaugesOf,
  keepsStations: true,
  imagine,
  standing,
};

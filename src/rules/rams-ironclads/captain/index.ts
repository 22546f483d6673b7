import {
  reason,
  type Candidate,
  type Doctrine,
  type KnownRules,
  type Plan,
  type Reason,
} from '../../../system/captain.ts';
import type { Dice } from '../../../core/dice.ts';
import { shipOf } from '../../../core/rules.ts';
import { enemyOf, type ShipId, type Side } from '../../../core/types.ts';
import { fateOf, ramOdds, sparOdds, torpedoLoss, type Chance, type Fate } from '../odds.ts';
import { SCALE } from '../tables.ts';
import type { RamsIronclads, RamsState, Situation, Strike } from '../types.ts';
import { freshRng } from '../../../bots/fresh.ts';
import type { RamsAsk } from './field.ts';
import { firePlan } from './firing.ts';
import { combined, markerPlans } from './plotting.ts';
import { standing } from './standing.ts';
import { named } from '../../../languages/phrase.ts';

/** A boat lost in the blow, in knots. */
const OWN_LOSS = 5;

const ramWorth = (now: Situation, strike: Strike): number => {
  const odds = ramOdds(now, strike);
  const [own, theirs] = [fateOf(shipOf(now, strike.by), odds.rammer), fateOf(shipOf(now, strike.on), odds.target)];
  return theirs.expected / SCALE.halves - OWN_LOSS * own.sinks;
};

const sparWorth = (now: Situation, strike: Strike): number => {
  const odds = sparOdds();
  const fateUnder = (id: ShipId): Fate => fateOf(shipOf(now, id), torpedoLoss(shipOf(now, id)));
  const [own, theirs] = [fateUnder(strike.by), fateUnder(strike.on)];
  return share(odds.target) * (theirs.expected / SCALE.halves) - OWN_LOSS * share(odds.own) * own.sinks;
};

const share = ({ ways, of }: Chance): number => ways / of;

/** Sections 7 and 8: bow or torpedo, by the odds of the rules: knots that it costs the enemy less those that it may cost her. */
const strikePlan = ({ now, options }: RamsAsk): Plan<RamsIronclads> => {
  const [strike] = now.state.strikes;
  if (!strike) return [];
  const worths = options.map(command => ({
    command,
    worth: command.type === 'useSpar' ? sparWorth(now, strike) : ramWorth(now, strike),
  }));
  worths.sort((one, other) => other.worth - one.worth);
  return worths.slice(0, 1).map(({ command }) => ({
    command,
    why: () => strikeReason(command, strike),
  }));
};

const strikeReason = (command: RamsAsk['options'][number], { by, on }: Strike): Reason =>
  command.type === 'useSpar'
    ? reason`${named(by)} uses her torpedo: it hurts ${named(on)} more than her bow would.`
    : reason`${named(by)} rams: her bow hurts ${named(on)} more than anything else that she has.`;

const plans = (ask: RamsAsk, more: number): Candidate<RamsIronclads>[] => {
  const types = new Set(ask.options.map(({ type }) => type));
  if (types.has('ram')) return [{ plan: strikePlan(ask), whim: null, loss: 0 }];
  if (types.has('aimed')) return [{ plan: firePlan(ask), whim: null, loss: 0 }];
  return markerPlans(ask, more);
};

/** S7: unknown torpedoes fall either way; what the enemy has laid face down is laid again. */
const imagine = (_rules: KnownRules<RamsIronclads>, { state }: Situation, side: Side, dice: Dice): RamsState => {
  const enemy = enemyOf(side);
  const secret = state.cursor.interrupts.length === 0 && state.cursor.awaiting.includes(side);
  return {
    ...state,
    rng: freshRng(dice),
    mines: state.mines.map(mine => ({ ...mine, live: mine.live ?? dice.roll(2) === 1 })),
    ready: secret ? state.ready.filter(each => each !== enemy) : [...state.ready],
  };
};

/** How captains fight by Rams and Ironclads. */
export const ramsDoctrine: Doctrine<RamsIronclads> = {
  ahead: 2,
  far: 99,
  costs: 4,
  plans,
  combine: combined,
  keepsStations: true,
  imagine,
  standing,
};

import type { HexId } from '../../../core/types.ts';
import { nothing } from '../../shared/sight.ts';
import { nearestOf, stoppedBetween } from '../sight.ts';
import type { Situation } from '../types.ts';
import { bearsOn, chanceToHit, faceTo, type Battery, type Stand } from './batteries.ts';
import type { Field, Foe, Party } from './field.ts';

/** The best that a unit can fire at from a place. */
export interface Fire {
  /** Of guns that fire once a move, and of light ones that fire at every step, in hull points. */
  readonly once: number;
  readonly always: number;
  readonly foe: Foe | null;
}

const SILENT: Fire = { once: 0, always: 0, foe: null };

/** The hexes of a unit as it will stand: one for a ship. */
const placesOf = (party: Party, stand: Stand): readonly HexId[] => (party.ship ? [stand.at] : party.hexes);

/** The ends of a line are not on it: between two hexes nothing need be passed over. */
const NO_HEXES: readonly HexId[] = [];

/** Whether no land lies between some hex of one and some hex of the other; ships move on, forts look over their own. */
const inSight = (now: Situation, froms: readonly HexId[], tos: readonly HexId[]): boolean => {
  const own = froms.length === 1 && tos.length === 1 ? NO_HEXES : [...froms, ...tos];
  return stoppedBetween(now, froms, tos, nothing, own) === 0;
};

interface Chance {
  readonly battery: Battery;
  readonly chance: number;
}

const NO_SHOT: readonly Chance[] = [];

/** The chance of each of her batteries against one target; those that cannot fire are left out. */
export const shotsAt = (field: Field, firer: Party, stand: Stand, target: Party, there: Stand): readonly Chance[] => {
  const { now } = field;
  const reach = Math.min(firer.range, field.sight);
  if (target.ship && (there.at === 0 || (firer.ship && now.chart.range(stand.at, there.at) > reach))) return NO_SHOT;
  const [froms, tos] = [placesOf(firer, stand), placesOf(target, there)];
  const { range, from } = nearestOf(now, froms, tos);
  if (range === 0 || range > reach) return NO_SHOT;
  const face = faceTo(now, target, there, from);
  const slow = firer.ship !== null && stand.slow;
  const found: Chance[] = [];
  for (const battery of firer.batteries) {
    const chance = chanceToHit(battery, range, face, slow, firer.aim.trouble);
    if (chance > 0 && bearsOn(now, battery, firer.aim, stand.facing, froms, tos)) found.push({ battery, chance });
  }
  // R57: a mortar throws over everything.
  return found.length === 0 || inSight(now, froms, tos)
    ? found
    : found.filter(({ battery }) => battery.gun.kind === 'mortar');
};

/** What her guns can do from a place at that fire step: every battery at its best target. */
const fireFrom = (field: Field, firer: Party, stand: Stand, step: 0 | 1): Fire => {
  if (firer.batteries.length === 0) return SILENT;
  const best = firer.batteries.map(() => 0);
  let most = 0;
  let foe: Foe | null = null;
  for (const each of field.foes) {
    let here = 0;
    for (const { battery, chance } of shotsAt(field, firer, stand, each, each.stands[step])) {
      const worth = chance * battery.guns.length * each.mark.hit;
      const index = firer.batteries.indexOf(battery);
      best[index] = Math.max(best[index] ?? 0, worth);
      here += worth;
    }
    if (here <= most) continue;
    most = here;
    foe = each;
  }
  let [once, always] = [0, 0];
  firer.batteries.forEach(({ light }, index) => {
    if (light) always += best[index] ?? 0;
    else once += best[index] ?? 0;
  });
  return { once, always, foe };
};

/** What the enemy's guns can do to her there, in hull points of hers. */
const dangerTo = (field: Field, party: Party, stand: Stand): number => {
  let sum = 0;
  for (const foe of field.foes) {
    if (foe.batteries.length === 0) continue;
    let hits = 0;
    for (const { battery, chance } of shotsAt(field, foe, foe.stands[1], party, stand))
      hits += chance * battery.guns.length;
    sum += foe.share * hits * party.mark.hit;
  }
  return sum;
};

/** What one unit's guns can do and what the enemy's can do to her, worked out once for each way to stand. */
export interface Outlook {
  readonly fire: (stand: Stand, step: 0 | 1) => Fire;
  readonly danger: (stand: Stand) => number;
}

const kept = <T>(work: (stand: Stand) => T): ((stand: Stand) => T) => {
  const known = new Map<number, T>();
  return stand => {
    const key = (stand.at * 6 + stand.facing) * 2 + (stand.slow ? 1 : 0);
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = work(stand)));
    return result;
  };
};

export const outlookOf = (field: Field, party: Party): Outlook => {
  const first = kept(stand => fireFrom(field, party, stand, 0));
  const second = kept(stand => fireFrom(field, party, stand, 1));
  return {
    fire: (stand, step) => (step === 0 ? first : second)(stand),
    danger: kept(stand => dangerTo(field, party, stand)),
  };
};

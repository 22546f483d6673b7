import type { HexId } from '../../../core/types.ts';
import { bearsOn, chanceToHit, faceTo, isShip, quartersTo, type Battery, type Stand } from './batteries.ts';
import type { Field, Foe, Party } from './field.ts';

/** The best that a unit can fire at from a place. */
export interface Fire {
  /** Of guns that fire once a move, and of light ones that fire at every step, in hull points. */
  readonly once: number;
  readonly always: number;
  readonly foe: Foe | null;
}

const SILENT: Fire = { once: 0, always: 0, foe: null };

/** Land between two hexes; ships move on, forts look over them. */
const masked = ({ now: { chart } }: Field, { from, to, range }: Pair, own: readonly HexId[]): boolean =>
  range > 1 && chart.blockedAt(from, to, hex => chart.blocksSight(hex) && !own.includes(hex)) !== 0;

/** The hexes of a unit as it will stand: one for a ship. */
const placesOf = (party: Party, stand: Stand): readonly HexId[] => (party.ship ? [stand.at] : party.hexes);

interface Pair {
  readonly from: HexId;
  readonly to: HexId;
  readonly range: number;
}

/** R56: the hexes of two units two by two, the nearest first. */
const pairsOf = ({ now: { chart } }: Field, froms: readonly HexId[], tos: readonly HexId[]): Pair[] =>
  froms
    .flatMap(from => tos.map(to => ({ from, to, range: chart.range(from, to) })))
    .sort((one, other) => one.range - other.range);

/** The worth of each of her batteries at one target, all its guns together; 0 where it cannot fire. */
export const shotsAt = (
  field: Field,
  firer: Party,
  stand: Stand,
  target: Party,
  there: Stand,
): readonly { battery: Battery; chance: number }[] => {
  if (target.ship && there.at === 0) return [];
  const pairs = pairsOf(field, placesOf(firer, stand), placesOf(target, there));
  const [near] = pairs;
  if (!near || near.range === 0 || near.range > Math.min(firer.range, field.sight)) return [];
  const { chart } = field.now;
  const quarters = pairs.map(({ from, to }) => quartersTo(chart, from, stand.facing, to));
  const face = faceTo(field.printed, chart, target.unit, there, near.from);
  const slow = isShip(firer.unit) && stand.slow;
  const found = firer.batteries.flatMap(battery => {
    if (!quarters.some(each => bearsOn(battery, each))) return [];
    const chance = chanceToHit(field.printed, battery, near.range, face, slow, firer.burden);
    return chance > 0 ? [{ battery, chance }] : [];
  });
  if (found.length === 0) return found;
  const own = [...placesOf(firer, stand), ...placesOf(target, there)];
  // R57: a mortar throws over everything.
  return pairs.some(pair => !masked(field, pair, own))
    ? found
    : found.filter(({ battery }) => battery.kind === 'mortar');
};

/** What her guns can do from a place at that fire step: every battery at its best target. */
export const fireFrom = (field: Field, firer: Party, stand: Stand, step: 0 | 1): Fire => {
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
export const dangerTo = (field: Field, party: Party, stand: Stand): number => {
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

import type { HexId } from '../../../core/types.ts';
import { lineStoppedAt, nothing } from '../../shared/sight.ts';
import { faceTo, gunBears, quarterTo, workGunBears } from '../arcs.ts';
import { lowestToHit } from '../gunnery.ts';
import { chanceToHit } from '../odds.ts';
import { RANGES } from '../tables.ts';
import type { Gun, ShipGun, Situation, Unit } from '../types.ts';
import { hexesOf, isShip, serves } from '../units.ts';
import type { Battery } from './batteries.ts';
import type { Field, Foe, Party } from './field.ts';
import type { Stand } from './tracks.ts';
import { hitWorth } from './worth.ts';

/** N22, N52: whether a gun would bear from a place. */
const bears = (now: Situation, unit: Unit, gun: Gun, from: Stand, to: HexId): boolean =>
  isShip(unit)
    ? gunBears(now, { ...from, turrets: unit.turrets }, gun as ShipGun, to)
    : workGunBears(now, unit, gun, { from: from.at, to });

const nearestOf = ({ chart }: Situation, hexes: readonly HexId[], to: HexId): HexId =>
  hexes.reduce((best, hex) => (chart.range(hex, to) < chart.range(best, to) ? hex : best));

interface Shot {
  readonly battery: Battery;
  readonly worth: number;
}

const NO_SHOTS: readonly Shot[] = [];
const NO_HEXES: readonly HexId[] = [];

/** N22 to N28: what each loaded battery of a unit that will stand so does to another that will stand there, on average, in hull points. */
const shotsAt = (field: Field, firer: Party, stand: Stand, target: Party, there: Stand): readonly Shot[] => {
  const { now } = field;
  if (firer.batteries.length === 0 || stand.at === 0 || there.at === 0) return NO_SHOTS;
  const to = target.ship ? there.at : nearestOf(now, hexesOf(target.unit), stand.at);
  const from = firer.ship ? stand : { ...stand, at: nearestOf(now, hexesOf(firer.unit), to) };
  const range = now.chart.range(from.at, to);
  if (range === 0 || range > field.sight) return NO_SHOTS;
  const face = target.ship ? faceTo(now, there, from.at) : 'side';
  const quarter = target.ship ? quarterTo(now, there, from.at) : 'bow';
  const found: Shot[] = [];
  for (const battery of firer.batteries) {
    const chance = chanceToHit(lowestToHit(battery.gun.bore, target.unit.rate, range));
    if (chance === 0 || !bears(now, firer.unit, battery.gun, from, to)) continue;
    const worth = chance * battery.count * hitWorth(target.mark, battery.gun, range, face, quarter);
    if (worth > 0) found.push({ battery, worth });
  }
  if (found.length === 0) return NO_SHOTS;
  const own = firer.ship && target.ship ? NO_HEXES : [...hexesOf(firer.unit), ...hexesOf(target.unit)];
  return lineStoppedAt(now.scenario, from.at, to, nothing, own) === 0 ? found : NO_SHOTS;
};

/** The best that a unit can fire at from a place. */
export interface Fire {
  /** In hull points. */
  readonly worth: number;
  /** At whom most of it goes. */
  readonly foe: Foe | null;
}

/** What her guns can do from a place when this move is over, every battery at its best target. */
export const fireFrom = (field: Field, firer: Party, stand: Stand): Fire => {
  const best = new Map<Battery, number>();
  let [most, foe]: [number, Foe | null] = [0, null];
  for (const each of field.foes) {
    let here = 0;
    for (const { battery, worth } of shotsAt(field, firer, stand, each, each.stand)) {
      here += worth;
      if (worth > (best.get(battery) ?? 0)) best.set(battery, worth);
    }
    if (here > most) [most, foe] = [here, each];
  }
  let worth = 0;
  for (const each of best.values()) worth += each;
  return { worth, foe };
};

/** What the enemy's guns can do to her at a place, in hull points. */
export const dangerAt = (field: Field, party: Party, stand: Stand): number => {
  let sum = 0;
  for (const foe of field.foes) {
    if (foe.share === 0) continue;
    for (const { worth } of shotsAt(field, foe, foe.stand, party, stand)) sum += foe.share * worth;
  }
  return sum;
};

/** Whether a gun is of the broadside that two ships beam on show each other, or of the face that a fort shows. */
const isEngaged = ({ stands, bears: ways }: Gun): boolean =>
  stands === 'turret' || stands === 'boat' || stands === 'top' || ways.includes('port') || ways.includes('front');

/** The guns that tell in an engagement beam on; of who has none there, those that fire ahead or astern. */
const engagedGuns = (unit: Unit): readonly Gun[] => {
  const served: readonly Gun[] = unit.guns.filter((_, index) => serves(unit, index));
  const broadside = served.filter(isEngaged);
  return broadside.length > 0 ? broadside : served;
};

/** N21: what a unit's guns, loaded or not, do a move on average to another beam on at that range. */
const rateAt = (firer: Party, target: Party, range: number): number => {
  let sum = 0;
  for (const gun of engagedGuns(firer.unit)) {
    const chance = chanceToHit(lowestToHit(gun.bore, target.unit.rate, range));
    if (chance > 0) sum += (chance * hitWorth(target.mark, gun, range, 'side', 'port')) / gun.every;
  }
  return sum;
};

/** Ranges that are worth keeping: guns of this war do little beyond. */
const KEPT = RANGES.slice(0, 4);

/** Of what the enemy's guns would do, the part that keeps a side away that has still to win: at long range shots are wasted while time runs. */
const DARES = 0.1;

/** The farthest hex of that one of the printed ranges at which her guns do most and the enemy's least, of equals the nearer. */
export const bestRange = (field: Field, party: Party, foe: Foe): number => {
  const { harm, hurt } = field.temper;
  const shy = field.waits ? 1 : DARES;
  let [best, most] = [KEPT[0] ?? 1, -Infinity];
  for (const range of KEPT) {
    if (range > field.sight) break;
    const here = harm * rateAt(party, foe, range) - shy * hurt * foe.shared * rateAt(foe, party, range);
    if (here > most) [best, most] = [range, here];
  }
  return best;
};

/** Whether her guns can do anything to that enemy at any range. */
export const canHarm = (party: Party, foe: Foe): boolean => KEPT.some(range => rateAt(party, foe, range) > 0);

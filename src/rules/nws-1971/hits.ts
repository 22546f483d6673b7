import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { gun as gunFacts, type Bearing } from '../../ships/index.ts';
import { faceTo, quarterTo } from './arcs.ts';
import { areaOf, asksFurther, plateAt, spotOf, throwOf } from './chart.ts';
import { hitBelow } from './below.ts';
import { strikeGuns } from './batteries.ts';
import { byQuality, goesThrough, mayJam, throughAt } from './gunnery.ts';
import type { Aim, Face, NwsShip, Outcome, Play, Spot } from './types.ts';
import { hasWheel, hitFunnel, hitPilotHouse, hitWheel } from './upperWorks.ts';
import { jamPort, jamTurret } from './works.ts';
import { setOnFire } from './burning.ts';
import { gunLine } from './shots.ts';
import { unitOf } from './units.ts';

/** Damage chart and damage effect, N26 to N36, N71: one hit, from its two dice to what it leaves. */

/** What one shot that has hit is. */
export interface Blow {
  readonly by: string;
  readonly gun: number;
  readonly on: ShipId;
  readonly face: Face;
  /** The side that is engaged, or the end. */
  readonly from: Bearing;
  /** Points value of the shot, and its bore in tenths of an inch. */
  readonly points: number;
  readonly bore: number;
}

/** N35, N65: the bore of a gun of the catalogue in tenths of an inch. */
export const boreOf = (id: string): number => Math.round((gunFacts(id).calibreIn ?? 0) * 10);

const blowOf = (play: Play, { unit, gun: index, target }: Aim): Blow | null => {
  const [firer, on] = [unitOf(play, unit), shipOf(play, target)];
  const gun = firer.guns[index];
  const { from } = gunLine(play, firer, on);
  if (!gun) return null;
  return {
    by: unit,
    gun: index,
    on: target,
    face: faceTo(play, on, from),
    from: quarterTo(play, on, from),
    points: gun.pv,
    bore: boreOf(gun.gun),
  };
};

/** N39: what has no plate to be compared, and no damage. */
const HARMLESS: readonly Spot['at'][] = ['misfire', 'nothing'];

/** N28, N31, N33, N36, N37: whether anything is left there to be hurt. */
export const canBeHurt = (ship: NwsShip, spot: Spot, from: Bearing): boolean => {
  switch (spot.at) {
    case 'pilotHouse':
      return ship.helmless === 0;
    case 'funnel':
      return ship.funnels > 0;
    case 'wheel':
      return hasWheel(ship, from);
    case 'turret':
      return ship.turrets[ship.nextTurret]?.out === false;
    case 'fire':
      return ship.burning === null;
    default:
      return !HARMLESS.includes(spot.at);
  }
};

/** Note on 1.4 and 1.5, N27, N28, N71: the further die, where it can change anything. */
const furtherDie = (play: Play, ship: NwsShip, thrown: number, from: Bearing): number | null => {
  const area = areaOf(ship, thrown);
  if (!asksFurther(ship, area)) return null;
  const some = [1, 6].some(die => canBeHurt(ship, spotOf(ship, thrown, die), from));
  return some ? play.dice.roll(6) : null;
};

/** N18, N33, N34: through, through half of what may jam, or neither. */
export const verdictOf = (spot: Spot, through: number, plate: number): Outcome => {
  if (goesThrough(through, plate)) return 'through';
  const jams = spot.at === 'turret' || spot.at === 'casemate';
  return jams && mayJam(through, plate) ? 'half' : 'bounced';
};

/** N33: the same on her as she is now: a turret that is jammed for good can be jammed no further. */
export const outcomeOf = (ship: NwsShip, spot: Spot, through: number, plate: number): Outcome => {
  const verdict = verdictOf(spot, through, plate);
  const forGood = spot.at === 'turret' && ship.turrets[ship.nextTurret]?.jam === -1;
  return verdict === 'half' && forGood ? 'bounced' : verdict;
};

/** Damage effect: what a shot that is through does there. */
const takeEffect = (play: Play, blow: Blow, spot: Spot, turret: number): void => {
  switch (spot.at) {
    case 'below': {
      hitBelow(play, blow.on, spot.third);
      return;
    }
    case 'hull': {
      strikeGuns(play, blow.on, blow.points, { third: spot.third, from: blow.from });
      return;
    }
    case 'casemate': {
      strikeGuns(play, blow.on, blow.points, { third: 'casemate', from: blow.from });
      return;
    }
    case 'turret': {
      const struck = shipOf(play, blow.on).turrets[turret];
      if (struck) Object.assign(struck, { out: true, jam: 0 });
      play.emit({ type: 'turretOut', ship: blow.on, turret });
      return;
    }
    case 'pilotHouse': {
      hitPilotHouse(play, blow.on);
      return;
    }
    case 'funnel': {
      hitFunnel(play, blow.on, blow.bore);
      return;
    }
    case 'wheel': {
      hitWheel(play, blow.on, blow.from);
      return;
    }
    case 'fire': {
      setOnFire(play, blow.on);
      return;
    }
    default:
  }
};

/** Hits on turrets, N33: in turn, fore, aft, fore, whatever becomes of the hit. */
const takeTurn = (ship: NwsShip, spot: Spot): number => {
  if (spot.at !== 'turret') return -1;
  const struck = ship.nextTurret;
  ship.nextTurret = (struck + 1) % ship.turrets.length;
  return struck;
};

/** N19, option, N71: the die of shot quality, where a plate is compared. */
const qualityDie = (play: Play, compared: boolean): number | null =>
  play.options.shotQuality && compared ? play.dice.roll(6) : null;

/** Damage chart: two dice, then the plate, then what comes of it. */
export const strike = (play: Play, aim: Aim): void => {
  const blow = blowOf(play, aim);
  if (!blow) return;
  const ship = shipOf(play, blow.on);
  const dice: [number, number] = [play.dice.roll(6), play.dice.roll(6)];
  const thrown = throwOf(...dice);
  const further = furtherDie(play, ship, thrown, blow.from);
  const asked = asksFurther(ship, areaOf(ship, thrown));
  const spot: Spot = asked && further === null ? { at: 'nothing' } : spotOf(ship, thrown, further ?? 0);
  const hurts = canBeHurt(ship, spot, blow.from);
  const plate = plateAt(ship, spot, blow.face);
  const quality = qualityDie(play, hurts && plate > 0);
  const firer = unitOf(play, blow.by);
  const sure = throughAt(firer.guns[blow.gun]?.gun ?? '', gunLine(play, firer, ship).range);
  const through = quality === null ? sure : byQuality(sure, quality);
  const outcome = hurts ? outcomeOf(ship, spot, through, plate) : 'nothing';
  const turret = takeTurn(ship, spot);
  const facts = {
    target: blow.on,
    firer: blow.by,
    gun: blow.gun,
    dice,
    column: ship.type,
    further,
    spot,
    face: blow.face,
    turret,
  };
  play.emit({ type: 'hitThrown', ...facts, plate, quality, through, outcome });
  if (outcome === 'through') takeEffect(play, blow, spot, turret);
  if (outcome === 'half' && spot.at === 'turret') jamTurret(play, blow.on, turret);
  if (outcome === 'half' && spot.at === 'casemate') jamPort(play, blow.on, blow.from);
};

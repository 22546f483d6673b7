import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { gunToLose, loseGun, loseKnots, sink } from './knots.ts';
import { BOILER_ABANDON, CRITICALS, FIRE, SCALE, SMOKESTACK } from './tables.ts';
import { dropLines } from './towing.ts';
import type { Critical, Gun, Play, RamsShip } from './types.ts';
import { total } from './units.ts';

/** R23: the crew leaves her: adrift, no side; if she burns she burns out. */
export const abandon = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.abandoned) return;
  ship.abandoned = true;
  if (ship.burning) ship.burntBy = play.state.turn + FIRE.burns;
  dropLines(play, id);
  play.emit({ type: 'shipAbandoned', ship: id, burning: ship.burning });
};

/** Critical 4 and 9, R21: she leans to where she was hit; a second does not alter that, but costs knots too. */
const list = (play: Play, ship: RamsShip, from: Bearing): void => {
  const die = play.dice.roll(6);
  const already = ship.tilt !== null;
  ship.tilt ??= from;
  play.emit({ type: 'listed', ship: ship.id, toward: ship.tilt, already });
  loseKnots(play, ship.id, SCALE.halves * die, 'critical', [die]);
};

/** Critical 6, R33: half-knots that the next hit on the smokestack costs: two knots; further hits never below three. */
export const stackLoss = ({ stackHit, top }: Pick<RamsShip, 'stackHit' | 'top'>): number =>
  stackHit ? Math.min(SMOKESTACK.loss, Math.max(0, top - SMOKESTACK.floor)) : SMOKESTACK.loss;

/** Critical 6: speed, and smoke. */
const hitStack = (play: Play, ship: RamsShip): void => {
  const halves = stackLoss(ship);
  ship.stackHit = true;
  loseKnots(play, ship.id, halves, 'critical');
};

/** Guns behind a port that can be shut. */
const isBehindPort = (gun: Gun): boolean =>
  gun.stands === 'casemate' ||
  gun.stands === 'casemate_pivot' ||
  gun.stands === 'fixed_tower' ||
  gun.stands === 'turret';

/** Critical 7: a port that will not open for a die's moves; a gun in the open is lost. */
const hitPort = (play: Play, ship: RamsShip, firer: string): void => {
  const index = gunToLose(play, ship, firer);
  const gun = ship.guns[index];
  if (!gun) return;
  if (!isBehindPort(gun)) {
    loseGun(play, ship, index);
    return;
  }
  const die = play.dice.roll(6);
  gun.shut = Math.max(gun.shut, die);
  play.emit({ type: 'repairTimed', ship: ship.id, what: 'gunport', die });
};

/** Criticals 5 and 10, R22: rolled at once, counted down at the end of each move. */
const timeRepair = (play: Play, ship: RamsShip, what: 'jam' | 'steering'): void => {
  const die = play.dice.roll(6);
  ship[what] = Math.max(ship[what], die);
  play.emit({ type: 'repairTimed', ship: ship.id, what, die });
};

/** Critical 11: a die of attempts; on a second fire the crew goes at once. */
const setOnFire = (play: Play, ship: RamsShip): void => {
  if (ship.burning) {
    abandon(play, ship.id);
    return;
  }
  ship.burning = true;
  if (ship.abandoned) {
    ship.burntBy = play.state.turn + FIRE.burns;
    return;
  }
  const die = play.dice.roll(6);
  ship.attempts = die;
  play.emit({ type: 'fireBroke', ship: ship.id, die });
};

/** Critical 12: full of steam and without power; the crew leaves on 1 or 2. */
const hole = (play: Play, ship: RamsShip): void => {
  ship.boilerHit = true;
  if (ship.abandoned) return;
  const die = play.dice.roll(6);
  const leaves = die <= BOILER_ABANDON;
  play.emit({ type: 'crewTested', ship: ship.id, die, leaves });
  if (leaves) abandon(play, ship.id);
};

type Effect = (play: Play, ship: RamsShip, from: Bearing, firer: string) => void;

const EFFECTS: Readonly<Record<Critical, Effect>> = {
  magazine: (play, ship) => sink(play, ship.id, 'magazine'),
  // R60: the next turn that she would make is not made, and none in its move.
  helm: (_, ship) => void (ship.helmless = 1),
  list,
  jam: (play, ship) => timeRepair(play, ship, 'jam'),
  smokestack: hitStack,
  gunport: (play, ship, _, firer) => hitPort(play, ship, firer),
  steamPipes: (_, ship) => void (ship.pipesHit = true),
  steering: (play, ship) => timeRepair(play, ship, 'steering'),
  fire: setOnFire,
  boiler: hole,
};

/** Section 6, critical hits: two dice, read on the table. */
export const rollCritical = (play: Play, id: ShipId, from: Bearing, firer: string): void => {
  const dice = [play.dice.roll(6), play.dice.roll(6)];
  const effect = CRITICALS[total(dice)] ?? 'list';
  play.emit({ type: 'criticalRolled', ship: id, dice, effect });
  EFFECTS[effect](play, shipOf(play, id), from, firer);
};

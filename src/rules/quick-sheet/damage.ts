import { throwDice } from '../../core/dice.ts';
import { ask, shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { giveUpCards } from './decks.ts';
import { CRITICAL_EVERY, CRITICALS, DIE_LESS, ENGINE_SAVED_ON, STRIKES_ON, TURRET_OUT_ON } from './tables.ts';
import type {
  CriticalEffect,
  DamageCause,
  GunClass,
  Play,
  QuickSheetCommand,
  QuickSheetInterrupt,
  QuickSheetShip,
  QuickSheetWork,
  Situation,
  Task,
  Unit,
} from './types.ts';
import { fights, isBattered, isPresent, isShip, later, total, unitOf } from './units.ts';

/** Works that take criticals as guns (section 30); buildings, rafts, boats and batteries take none. */
const takesCriticals = (unit: Unit): boolean => (isShip(unit) ? !unit.target : unit.kind === 'fort');

/** Section 26, Q23: hit points go; each multiple of five reached is a critical, then she may sink. */
export const losePoints = (play: Play, id: string, damage: number, cause: DamageCause): void => {
  const unit = unitOf(play, id);
  const lost = Math.min(damage, unit.points);
  if (lost <= 0) return;
  const before = Math.floor((unit.strength - unit.points) / CRITICAL_EVERY);
  const whole = isBattered(unit);
  unit.points -= lost;
  const criticals = Math.floor((unit.strength - unit.points) / CRITICAL_EVERY) - before;
  play.emit({ type: 'pointsLost', unit: id, lost, left: unit.points, cause });
  if (!whole && isBattered(unit) && unit.points > 0) play.emit({ type: 'shipBattered', ship: id });
  if (!isShip(unit) && unit.kind === 'army') loseArmyGuns(unit);
  const rolls: Task[] = takesCriticals(unit)
    ? Array.from({ length: criticals }, () => ({ type: 'critical', unit: id }))
    : [];
  later(play, ...rolls, { type: 'settle', unit: id, cause });
};

/** Q50: each hit point of army support is a gun. */
const loseArmyGuns = (army: QuickSheetWork): void => {
  army.guns.forEach((gun, index) => {
    gun.lost = index >= army.points;
  });
};

/** Q23: at 0 a ship sinks, and anything else is destroyed or silenced. */
export const settle = (play: Play, id: string, cause: DamageCause): void => {
  const unit = unitOf(play, id);
  if (unit.points > 0) return;
  if (isShip(unit)) sink(play, unit, cause);
  else silence(play, unit);
};

/** Out of the battle for good. */
const silence = (play: Play, work: QuickSheetWork): void => {
  if (work.down) return;
  work.down = true;
  play.emit({ type: 'workSilenced', unit: work.id, kind: work.kind });
};

/** A ship goes down where she lies; the wreck stops nobody. Her cards are shown (Q64). */
export const sink = (play: Play, ship: QuickSheetShip, cause: DamageCause | 'magazine' | 'holed'): void => {
  if (ship.status !== 'afloat') return;
  ship.status = 'sunk';
  ship.points = 0;
  ship.aground = false;
  ship.onFire = false;
  giveUpCards(play, ship);
  play.emit({ type: 'shipSunk', ship: ship.id, at: ship.at, cause });
};

/** Section 26: one roll on the table of critical hits. Forts lose a gun without a roll (section 30). */
export const rollCritical = (play: Play, id: string): void => {
  const unit = unitOf(play, id);
  if (!isPresent(unit)) return;
  if (!isShip(unit)) {
    loseGun(play, unit);
    return;
  }
  const dice = throwDice(play.dice, 2);
  const effect = CRITICALS[total(dice)];
  if (!effect) throw new Error(`no critical hit for ${dice.join('+')}`);
  play.emit({ type: 'criticalRolled', ship: id, dice, effect, already: isRepeated(unit, effect) });
  EFFECTS[effect](play, unit);
};

/** Q24: a result that a ship already bears changes nothing. */
const isRepeated = (ship: QuickSheetShip, effect: CriticalEffect): boolean => {
  switch (effect) {
    case 'engine':
      return ship.engineLost;
    case 'funnel':
      return ship.funnelLost;
    case 'fire':
      return ship.onFire;
    case 'gun':
      return ship.turrets === 0 && ship.guns.every(gun => gun.lost);
    case 'pilotHouse':
      return ship.pilotHouseHit;
    case 'rudder':
      return ship.rudderHit;
    case 'magazine':
      return false;
  }
};

/** Section 26, score 2, Q25: a Union crew may save its engine. */
const hitEngine = (play: Play, ship: QuickSheetShip): void => {
  if (ship.engineLost) return;
  if (ship.side === 'union') {
    const die = play.dice.roll(6);
    play.emit({ type: 'engineTested', ship: ship.id, die, saved: die >= ENGINE_SAVED_ON });
    if (die >= ENGINE_SAVED_ON) return;
  }
  ship.engineLost = true;
};

/** Section 26, scores 4 and 8: a fire breaks out and costs a die less one; a second does nothing. */
export const startFire = (play: Play, ship: QuickSheetShip): void => {
  if (ship.onFire) return;
  ship.onFire = true;
  burn(play, ship, true);
};

/** Q26, Q32: what a fire costs, when it starts and at each later activation; then the strike test of a battered ship. */
export const burn = (play: Play, ship: QuickSheetShip, started: boolean): void => {
  const die = play.dice.roll(6);
  const damage = die - DIE_LESS;
  play.emit({ type: 'fireBurned', ship: ship.id, die, damage, started });
  if (damage > 0) later(play, { type: 'strikeTest', ship: ship.id });
  losePoints(play, ship.id, damage, 'fire');
};

/** Section 26, monitors, Q30: one turret is tested; of two a die says which. */
const testTurret = (play: Play, ship: QuickSheetShip): void => {
  const pick = ship.turrets === 2 ? play.dice.roll(6) : null;
  const turret = pick !== null && pick > 3 ? 2 : 1;
  const die = play.dice.roll(6);
  const out = die >= TURRET_OUT_ON;
  play.emit({ type: 'turretTested', ship: ship.id, turret, pick, die, out });
  if (out && !ship.turretsOut.includes(turret)) ship.turretsOut.push(turret);
};

const EFFECTS: Readonly<Record<CriticalEffect, (play: Play, ship: QuickSheetShip) => void>> = {
  engine: hitEngine,
  funnel: (_play, ship) => void (ship.funnelLost = true),
  fire: startFire,
  gun: (play, ship) => (ship.turrets > 0 ? testTurret(play, ship) : loseGun(play, ship)),
  pilotHouse: (_play, ship) => void (ship.pilotHouseHit = true),
  rudder: (_play, ship) => void (ship.rudderHit = true),
  magazine: (play, ship) => sink(play, ship, 'magazine'),
};

const HEAVIEST_FIRST: readonly GunClass[] = ['heavy', 'medium', 'light'];

/** Section 26, scores 5 to 7: guns that may be the one destroyed, one of each mount: the heaviest; any of a fort (section 30). */
const gunsToLose = (unit: Unit): number[] => {
  const left = unit.guns.flatMap((gun, index) => (gun.lost ? [] : [{ gun, index }]));
  const heaviest = HEAVIEST_FIRST.find(kind => left.some(({ gun }) => gun.class === kind));
  const seen = new Set<string>();
  return left.flatMap(({ gun, index }) => {
    const key = `${gun.mount}/${gun.fired}`;
    if ((isShip(unit) && gun.class !== heaviest) || seen.has(key)) return [];
    seen.add(key);
    return [index];
  });
};

/** The owner chooses which gun is destroyed, where there is a choice. */
const loseGun = (play: Play, unit: Unit): void => {
  const choices = gunsToLose(unit);
  if (choices.length > 1) ask(play, { type: 'loseGun', side: unit.side, unit: unit.id });
  else if (choices[0] !== undefined) destroyGun(play, unit.id, choices[0]);
};

const destroyGun = (play: Play, id: string, index: number): void => {
  const unit = unitOf(play, id);
  const gun = unit.guns[index];
  if (!gun) return;
  gun.lost = true;
  play.emit({ type: 'gunLost', unit: id, gun: index });
  // Q22: a fort without guns is silenced.
  if (!isShip(unit) && unit.guns.every(each => each.lost)) silence(play, unit);
};

export const loseGunOptions = (now: Situation, interrupt: QuickSheetInterrupt): QuickSheetCommand[] => {
  if (interrupt.type !== 'loseGun') return [];
  const { side, unit } = interrupt;
  return gunsToLose(unitOf(now, unit)).map(gun => ({ type: 'loseGun', side, unit, gun }));
};

export const chooseGunToLose = (play: Play, command: QuickSheetCommand): void => {
  if (command.type === 'loseGun') destroyGun(play, command.unit, command.gun);
};

/** Section 28, Q32: a battered ship that has lost points strikes on a 1. */
export const testStrike = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  // At 0 points she is sinking: Q23 has that settled first.
  if (!fights(ship) || !isBattered(ship) || ship.points === 0) return;
  const die = play.dice.roll(6);
  const strikes = die === STRIKES_ON;
  play.emit({ type: 'strikeTested', ship: id, die, strikes });
  if (!strikes) return;
  ship.struck = true;
  giveUpCards(play, ship);
};

import { ask, shipOf } from '../../core/rules.ts';
import { SIDES, type ShipId } from '../../core/types.ts';
import { throwDice } from '../../core/dice.ts';
import { showCaptain } from './silence.ts';
import { loseCrew } from './crew.ts';
import { rollBulkheads, slow, watched } from './effects.ts';
import { losePoints } from './loss.ts';
import {
  blowDice,
  blowPoints,
  blowValue,
  isTestDue,
  jammedFor,
  rammerLine,
  ramsHome,
  ramTestFactors,
  type RamTest,
} from './ramCharts.ts';
import { replotOptions } from './plots.ts';
import { burstSpar, payForSpar } from './spars.ts';
import type { Play, RamClass, RiverShip } from './types.ts';
import { addedBy, manned, total } from './units.ts';
import { stop } from './way.ts';

/** Ramming, C57: what is asked of a ship that has marked this target. */
export const ramTestOf = (ship: RiverShip, target: RiverShip): RamTest => ({
  attacker: ship.ramClass,
  target: target.ramClass,
  lostAny: ship.cpv < ship.fullCpv,
  above: ship.spv >= ship.value,
  ram: ship.ram,
  firedOn: ship.firedOnBefore.includes(target.id),
  yellow: ship.captain?.alive ? ship.captain.yellow : null,
});

/** Ramming, C57: who has to be tested, in order. */
export const openTests = (play: Play): void => {
  play.state.tests = SIDES.flatMap(side => manned(play, side)).flatMap(ship => {
    const marked = play.state.ships[ship.plot?.ram ?? ''];
    return marked && isTestDue(ramTestOf(ship, marked)) ? [ship.id] : [];
  });
};

/** Controlled Ramming, C57, C59: the next test; whoever fails plots anew. False when all have been made. */
export const testNext = (play: Play): boolean => {
  const id = play.state.tests.shift();
  if (id === undefined) return false;
  const ship = shipOf(play, id);
  const target = play.state.ships[ship.plot?.ram ?? ''];
  if (!target) return true;
  showCaptain(play, ship);
  const test = ramTestOf(ship, target);
  const dead = ship.captain !== null && test.yellow === null;
  const die = dead ? null : play.dice.roll(6);
  const modifiers = dead ? [] : ramTestFactors(test);
  const sum = (die ?? 0) + addedBy(modifiers);
  const passed = !dead && ramsHome(sum);
  const classes: [own: RamClass, theirs: RamClass] = [test.attacker, test.target];
  play.emit({ type: 'ramTested', ship: id, target: target.id, classes, die, modifiers, total: sum, passed });
  if (passed || !ship.plot) return true;
  ship.plot = { ...ship.plot, ram: '' };
  const replots = replotOptions(play, ship, target.id);
  const [only] = replots;
  if (replots.length > 1) ask(play, { type: 'replot', side: ship.side, ship: id, target: target.id });
  else if (only) ship.plot = { ...ship.plot, speed: only.speed, turns: only.turns };
  return true;
};

/** A blow to be struck, and with what way on. */
export interface Blow {
  readonly by: ShipId;
  readonly on: ShipId;
  /** C78: with a spar torpedo instead. */
  readonly spar: boolean;
}

interface Dealt extends Omit<Blow, 'spar'> {
  /** Her own half-knots, the current not counted (C61). */
  readonly speed: number;
  readonly points: number;
}

/** Ramming Chart, C61: the dice of a blow. */
const roll = (play: Play, { by, on }: Blow): Dealt => {
  const ship = shipOf(play, by);
  const speed = Math.abs(ship.speed);
  const marked = ship.plot?.ram === on;
  const dice = throwDice(play.dice, blowDice(speed, marked));
  const points = blowPoints(speed, total(dice), ship.ram);
  play.emit({
    type: 'ramRolled',
    ship: by,
    target: on,
    speed,
    dice,
    points,
    each: blowValue(speed),
    marked,
    ram: ship.ram,
  });
  return { by, on, speed, points };
};

/** C61: what a blow does to her whom it strikes. */
const suffer = (play: Play, { by, on, points }: Dealt): void => {
  losePoints(play, on, points, 'ram');
  const target = shipOf(play, on);
  target.rammed = true;
  if (target.status === 'afloat' && target.spv < target.value) rollBulkheads(play, on, by);
};

/** Jammed Chart, C65: how long both are locked. */
const lock = (play: Play, { by, on }: Dealt): void => {
  const [ship, target] = [shipOf(play, by), shipOf(play, on)];
  if (ship.status !== 'afloat' || target.status !== 'afloat' || ship.locked || target.locked) return;
  const die = play.dice.roll(6);
  const moves = jammedFor(die);
  play.emit({ type: 'lockRolled', ship: by, target: on, die, moves });
  if (moves === 0) return;
  const until = play.state.turn + moves;
  ship.locked = { ship: on, until };
  target.locked = { ship: by, until };
};

/** Effect on Ramming Ship, C62: a die on the line of her speed. */
const pay = (play: Play, blow: Dealt): void => {
  const { by, speed } = blow;
  const ship = shipOf(play, by);
  if (ship.status !== 'afloat') return;
  const die = play.dice.roll(6);
  const line = rammerLine(speed, die);
  play.emit({ type: 'rammerRolled', ship: by, speed, die, does: line.does });
  watched(play, by, () => {
    if (line.does === 'ramLost' && !ship.ram) losePoints(play, by, line.spv, 'ramming');
    else if (line.does === 'ramLost') {
      ship.ram = false;
      play.emit({ type: 'ramLost', ship: by });
    } else if (line.does === 'stack') slow(play, by, line.knots, 0);
    else if (line.does === 'steam') {
      loseCrew(play, by, line.cpv);
      slow(play, by, line.knots, line.moves);
    } else if (line.does === 'locked') lock(play, blow);
  });
};

/** C66: she has slid along another or rammed her: they lie alongside. */
export const touch = (ship: RiverShip, other: RiverShip): void => {
  ship.touched = [...(ship.touched ?? []), other.id];
};

/** Ramming, C61 to C64, C78: blows that fall together; then those who gave them pay, and all stop. */
export const strike = (play: Play, blows: readonly Blow[]): void => {
  const [spars, rams] = [blows.filter(({ spar }) => spar), blows.filter(({ spar }) => !spar)];
  const dealt = rams.map(blow => roll(play, blow));
  for (const { by, on } of blows) for (const id of [by, on]) stop(shipOf(play, id));
  for (const { by, on } of rams) touch(shipOf(play, by), shipOf(play, on));
  for (const { by, on } of spars) burstSpar(play, by, on);
  for (const blow of dealt) suffer(play, blow);
  for (const { by } of spars) payForSpar(play, by);
  for (const blow of dealt) pay(play, blow);
};

/** C65: at the end of their last move whoever was jammed comes free. */
export const releaseAll = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    const { locked } = ship;
    if (!locked || locked.until > play.state.turn) continue;
    ship.locked = null;
    const other = play.state.ships[locked.ship];
    if (other?.locked?.ship === ship.id) other.locked = null;
    play.emit({ type: 'shipsReleased', ship: ship.id, target: locked.ship });
  }
};

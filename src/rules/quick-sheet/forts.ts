import { throwDice } from '../../core/dice.ts';
import type { Side } from '../../core/types.ts';
import { fireGun, fireOptions, tryStruck } from './gunnery.ts';
import { FIRE_ALLOWED_ON } from './tables.ts';
import type { Play, QuickSheetCommand, QuickSheetWork, Situation } from './types.ts';
import { defenderFirst, later, scoring, standing, unitOf } from './units.ts';

const fires = (work: QuickSheetWork): boolean => work.kind === 'fort' || work.kind === 'army';

/** Step 3: forts and batteries in turn, the defender's first (Q56). */
export const queueBatteries = (play: Play): void => {
  play.state.batteries = defenderFirst(play.state).flatMap(side =>
    standing(play, side)
      .filter(fires)
      .map(work => work.id),
  );
};

/** Step 3, Q21: a die for each gun left, each 5,6 lets one fire. Army support needs no leave (Q50). */
const openBattery = (play: Play, work: QuickSheetWork): void => {
  if (fireOptions(play, work).length === 0) return;
  const guns = work.guns.filter(gun => !gun.lost).length;
  if (work.kind === 'army') {
    play.state.battery = { unit: work.id, left: guns };
    return;
  }
  const dice = throwDice(play.dice, guns);
  const left = scoring(dice, FIRE_ALLOWED_ON);
  play.emit({ type: 'fortRolled', unit: work.id, dice, guns: left });
  if (left > 0) play.state.battery = { unit: work.id, left };
};

const mayGoOn = (now: Situation): boolean => {
  const { battery } = now.state;
  if (!battery || battery.left === 0) return false;
  const work = now.state.works[battery.unit];
  return work !== undefined && !work.down && fireOptions(now, work).length > 0;
};

/** Step 3: opens the next battery, or closes one that has done; false while one may fire and when none is left. */
export const batteryNext = (play: Play): boolean => {
  const { state } = play;
  if (state.battery) {
    if (mayGoOn(play)) return false;
    closeBattery(play);
    return true;
  }
  const id = state.batteries.shift();
  if (id === undefined) return false;
  const work = state.works[id];
  if (work && !work.down) openBattery(play, work);
  return true;
};

const closeBattery = (play: Play): void => {
  const { battery } = play.state;
  if (!battery) return;
  play.state.battery = null;
  later(play, { type: 'endSalvo', by: battery.unit });
};

export const batteryOwed = (now: Situation): Side[] =>
  now.state.battery ? [unitOf(now, now.state.battery.unit).side] : [];

/** Step 3, Q21: the owner chooses the guns and their targets. */
export const batteryOptions = (now: Situation): QuickSheetCommand[] => {
  const { battery } = now.state;
  if (!battery) return [];
  const unit = unitOf(now, battery.unit);
  return [...fireOptions(now, unit), { type: 'cease', side: unit.side, unit: unit.id }];
};

export const serveBattery = (play: Play, command: QuickSheetCommand): void => {
  const { battery } = play.state;
  if (!battery) return;
  if (command.type === 'cease') closeBattery(play);
  else if (command.type === 'tryStruck') tryStruck(play, command.unit, command.target);
  else if (command.type === 'fire') {
    battery.left -= 1;
    fireGun(play, command.unit, command.gun, command.target, false);
  }
};

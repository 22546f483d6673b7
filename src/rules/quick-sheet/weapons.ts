import { throwDice } from '../../core/dice.ts';
import { ask, shipOf } from '../../core/rules.ts';
import { ALL_FACINGS, enemyOf, type HexId, type ShipId, type Side } from '../../core/types.ts';
import { losePoints, startFire } from './damage.ts';
import { EFFECT_HIT_ON, MINE, WEAPONS } from './tables.ts';
import type {
  Play,
  QuickSheetCommand,
  QuickSheetInterrupt,
  QuickSheetShip,
  QuickSheetWork,
  Situation,
  Weapon,
} from './types.ts';
import { later, scoring, shipsIn, standing } from './units.ts';

/** Section 17: dice of effect against that ship. */
export const effectDice = (weapon: Weapon, ship: QuickSheetShip): number =>
  WEAPONS[weapon].dice + (weapon === 'mine' && ship.shallow ? MINE.shallowDraught : 0);

/** Section 17: a fire raft can only be gambled on against wood and tin. */
const mayGamble = (weapon: Weapon, ship: QuickSheetShip): boolean => weapon !== 'fireRaft' || ship.armour !== 'iron';

/** Q43: the owner chooses before rolling, where there is a choice. */
const strikeWith = (play: Play, weapon: Weapon, side: Side, ship: QuickSheetShip, source: string): void => {
  if (mayGamble(weapon, ship)) ask(play, { type: 'gamble', side, weapon, ship: ship.id, source });
  else rollEffect(play, weapon, side, ship.id);
};

/** Section 17: the effect dice, each 5,6 a point; nothing turns them aside (Q19). */
const rollEffect = (play: Play, weapon: Weapon, side: Side, id: ShipId): void => {
  const dice = throwDice(play.dice, effectDice(weapon, shipOf(play, id)));
  const damage = scoring(dice, EFFECT_HIT_ON);
  play.emit({ type: 'weaponUsed', weapon, side, ship: id, gamble: false, dice, damage, burns: false });
  losePoints(play, id, damage, weapon);
};

/** Section 17: all on one die: ten points, or a fire; a second fire is none (Q24). */
const rollGamble = (play: Play, weapon: Weapon, side: Side, id: ShipId): void => {
  const ship = shipOf(play, id);
  const { gambleOn, gamblePoints } = WEAPONS[weapon];
  const die = play.dice.roll(6);
  const wins = die >= gambleOn;
  const damage = wins ? gamblePoints : 0;
  const burns = wins && weapon === 'fireRaft' && !ship.onFire;
  play.emit({ type: 'weaponUsed', weapon, side, ship: id, gamble: true, dice: [die], damage, burns });
  losePoints(play, id, damage, weapon);
  if (burns) startFire(play, ship);
};

export const gambleOptions = (interrupt: QuickSheetInterrupt): QuickSheetCommand[] => {
  const { side } = interrupt;
  return [
    { type: 'rollEffect', side },
    { type: 'gamble', side },
  ];
};

export const answerGamble = (play: Play, command: QuickSheetCommand, interrupt: QuickSheetInterrupt): void => {
  if (interrupt.type !== 'gamble') return;
  const { weapon, side, ship } = interrupt;
  if (shipOf(play, ship).status !== 'afloat') return;
  if (command.type === 'gamble') rollGamble(play, weapon, side, ship);
  else rollEffect(play, weapon, side, ship);
};

/** Section 17, Q44: a ship in a marked hex: a dummy is found out, a mine may go off. */
export const meetMine = (play: Play, id: ShipId, hex: HexId): void => {
  const ship = shipOf(play, id);
  const mine = play.state.mines.find(marker => marker.hex === hex && !marker.spent);
  if (!mine || ship.status !== 'afloat' || ship.at !== hex) return;
  mine.known = true;
  if (!mine.live) {
    mine.spent = true;
    play.emit({ type: 'dummyFound', ship: id, at: hex });
    return;
  }
  const need = MINE.detonatesOn[ship.side];
  const die = play.dice.roll(6);
  mine.spent = die >= need;
  play.emit({ type: 'mineRolled', ship: id, at: hex, die, need, explodes: mine.spent });
  if (mine.spent) strikeWith(play, 'mine', mine.side, ship, `mine ${hex}`);
};

/** Section 17, Q47: a raft and a ship in one hex: the effect, and the raft is spent. */
export const meetRaft = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  const raft = standing(play).find(work => work.kind === 'raft' && work.hexes.includes(ship.at));
  if (!raft) return;
  raft.down = true;
  later(play, { type: 'contact', ship: id });
  strikeWith(play, 'fireRaft', raft.side, ship, raft.id);
};

/** Section 17, Q45: the submarine has come: the target's side guesses, then its owner names a direction. */
export const submarineComes = (play: Play, side: Side, ship: ShipId): void => {
  play.state.guess = -1;
  ask(play, { type: 'guess', side: enemyOf(side), ship });
};

export const directionOptions = ({ type, side }: QuickSheetInterrupt): QuickSheetCommand[] =>
  type === 'guess' || type === 'attackFrom' ? ALL_FACINGS.map(direction => ({ type, side, direction })) : [];

export const answerGuess = (play: Play, command: QuickSheetCommand, interrupt: QuickSheetInterrupt): void => {
  if (command.type !== 'guess' || interrupt.type !== 'guess') return;
  play.state.guess = command.direction;
  ask(play, { type: 'attackFrom', side: enemyOf(interrupt.side), ship: interrupt.ship });
};

/** Q45: the same direction is the end of the submarine; any other, and she strikes. */
export const answerAttack = (play: Play, command: QuickSheetCommand, interrupt: QuickSheetInterrupt): void => {
  if (command.type !== 'attackFrom' || interrupt.type !== 'attackFrom') return;
  const { direction } = command;
  const guess = play.state.guess as typeof direction;
  play.state.guess = -1;
  const lost = guess === direction;
  play.emit({ type: 'directionsShown', ship: interrupt.ship, guess, direction, lost });
  if (!lost) strikeWith(play, 'submarine', interrupt.side, shipOf(play, interrupt.ship), 'submarine');
};

/** Section 17, Q46: a torpedo boat that has outlived the fire of her target strikes, and is spent. */
export const boatStrikes = (play: Play, id: string): void => {
  const boat = play.state.works[id];
  if (!boat || boat.down) return;
  boat.down = true;
  const ship = shipOf(play, boat.prey);
  if (ship.status === 'afloat') strikeWith(play, 'torpedoBoat', boat.side, ship, id);
};

/** Water beside a ship where a torpedo boat can come up: nobody else lies there. */
export const hexesBeside = (now: Situation, ship: QuickSheetShip): HexId[] =>
  ALL_FACINGS.map(facing => now.chart.neighbour(ship.at, facing)).filter(
    hex => hex !== 0 && now.chart.navigable(hex) && shipsIn(now, hex).length === 0,
  );

/** A unit that comes into being during play. */
export const makeWork = (play: Play, work: Omit<QuickSheetWork, 'id' | 'down' | 'facing'>): string => {
  play.state.made += 1;
  const id = `${work.kind}-${play.state.made}`;
  play.state.works[id] = { ...work, id, down: false, facing: 0 };
  return id;
};

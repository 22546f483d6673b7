import { throwDice } from '../../core/dice.ts';
import { ask, shipOf } from '../../core/rules.ts';
import type { HexId } from '../../core/types.ts';
import { losePoints, settleCriticalPoints } from './damage.ts';
import { damageOf } from './gunnery.ts';
import { enterHex } from './river.ts';
import { RAM_DAMAGE, RAM_DICE } from './tables.ts';
import type { DeclaredRam, Play, PortableCommand, PortableShip, Situation, TakeHex } from './types.ts';
import { shipAt } from './units.ts';

/** Ramming b and c: dice that a ship throws when she rams. */
export const ramDice = (ship: Pick<PortableShip, 'ram'>): number => (ship.ram ? RAM_DICE.withRam : RAM_DICE.without);

/**
 * P11, P12, P15: the hex straight ahead in which a ship may ram an enemy who lies there; 0 = none. A ship that is breaking off never
 * rams on purpose.
 */
export const ramHexAhead = (now: Situation, ship: PortableShip): HexId => {
  const ahead = ship.breakingOff ? 0 : now.chart.neighbour(ship.at, ship.facing);
  if (ahead === 0 || !now.chart.navigable(ahead)) return 0;
  return shipAt(now, ahead)?.side === ship.side ? 0 : ahead;
};

/** The same enemy. */
export const mayRamAhead = (now: Situation, ship: PortableShip): PortableShip | undefined => {
  const ahead = ramHexAhead(now, ship);
  return ahead === 0 ? undefined : shipAt(now, ahead);
};

/** Step 4: adjudicates the next ram, then offers the next rammer her hex; false when nothing is left. */
export const ramNext = (play: Play): boolean => {
  const ram = play.state.rams.find(declared => !declared.struck);
  if (!ram) return offerHex(play);
  ram.struck = true;
  strike(play, ram);
  return true;
};

/** P15, P17, P28: the blow falls whatever has become of the rammer, unless the target has left or is sunk already (P22). */
const strike = (play: Play, ram: DeclaredRam): void => {
  const rammer = shipOf(play, ram.rammer);
  const target = shipOf(play, ram.target);
  if (target.status !== 'afloat') {
    play.emit({
      type: 'ramMissed',
      ship: rammer.id,
      target: target.id,
      why: target.status === 'sunk' ? 'sunk' : 'left',
    });
    return;
  }
  const { ram: withRam } = rammer;
  const { accident } = ram;
  const dice = throwDice(play.dice, ramDice(rammer));
  const damage = damageOf(dice, RAM_DAMAGE);
  play.emit({ type: 'shipRammed', ship: rammer.id, target: target.id, withRam, accident, dice, damage });
  losePoints(play, target.id, damage, 'ram');
};

/** P16, P29: when every blow has fallen, each rammer in the order declared is asked; false when all have been. */
const offerHex = (play: Play): boolean => {
  const ram = play.state.rams.shift();
  if (!ram) return false;
  if (mayTakeHex(play, shipOf(play, ram.rammer), shipOf(play, ram.target), ram))
    ask(play, { type: 'takeHex', side: shipOf(play, ram.rammer).side, ship: ram.rammer, hex: ram.hex });
  return true;
};

/** P16, P25, P40: only if she rammed on purpose and the target sank, the rammer floats free beside the hex she rammed into, and nobody is in it. */
const mayTakeHex = (now: Situation, rammer: PortableShip, target: PortableShip, ram: DeclaredRam): boolean =>
  !ram.accident &&
  target.status === 'sunk' &&
  rammer.status === 'afloat' &&
  !rammer.aground &&
  now.chart.range(rammer.at, ram.hex) === 1 &&
  !shipAt(now, ram.hex);

export const takeHexOptions = ({ side, ship }: TakeHex): PortableCommand[] => [
  { type: 'takeHex', side, ship },
  { type: 'stayBack', side, ship },
];

/** P16: the rammer may take the hex she rammed into, if the ship she rammed is sunk. */
export const takeHex = (play: Play, command: PortableCommand, { ship: id, hex }: TakeHex): void => {
  if (command.type !== 'takeHex') return;
  const ship = shipOf(play, id);
  const from = ship.at;
  ship.at = hex;
  play.emit({ type: 'hexTaken', ship: id, from, to: hex });
  enterHex(play, ship);
};

/** The ram step ends: critical points are checked (P12). */
export const closeRams = (play: Play): void => settleCriticalPoints(play);

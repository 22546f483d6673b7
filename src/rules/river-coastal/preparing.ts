import { throwDice } from '../../core/dice.ts';
import { ask, shipOf } from '../../core/rules.ts';
import { enemyOf, FACINGS, SIDES, type Facing, type HexId, type Side } from '../../core/types.ts';
import { deal, handOf, strandedOf } from './cards.ts';
import { against, CONTESTS } from './contests.ts';
import { shipIn, workIn } from './setup/muster.ts';
import { fortInQuestion, sectionOf } from './setup/settings.ts';
import { CARDS, HAZARDS, RANDOM } from './tables.ts';
import type { Choice, Play, RandomBattle, RiverCommand, RiverMine, RiverShip, Situation } from './types.ts';
import { afloat, manned, shipAt } from './units.ts';

/** C92 to C97: what is thrown, dealt and chosen before move 1 of a random battle, one thing after another. */

const EAST: Facing = 0;

/** C92: whether the Confederate side has still to choose between its fort and a ship. */
const isForkOpen = ({ scenario, state }: Situation): boolean => {
  const fort = fortInQuestion(scenario);
  const [fourth = ''] = sectionOf(scenario)?.fourth ?? [];
  return fort !== '' && !state.works[fort] && !state.ships[fourth];
};

/** C94: both throw, the high one lays the mines; ties again. */
const throwForMines = (play: Play, random: RandomBattle): void => {
  while (random.miner === null) {
    const dice = throwDice(play.dice, 2);
    const [union = 0, confederate = 0] = dice;
    random.miner = CONTESTS.miners[against(union, confederate)];
    play.emit({ type: 'minersRolled', dice, side: random.miner });
  }
};

const fieldsOf = ({ scenario }: Pick<Situation, 'scenario'>): number => sectionOf(scenario)?.fields ?? 0;
const laidIn = ({ state }: Pick<Situation, 'state'>): readonly RiverMine[] => state.mines ?? [];

/** C77, C94: a field is the hex that is chosen and the next one to its right; 0 beyond the rim. */
const fieldFrom = ({ chart }: Pick<Situation, 'chart'>, hex: HexId): HexId[] => [hex, chart.neighbour(hex, EAST)];

/** C94: water without a field, and no ship within two hexes of it. */
const fieldSites = (now: Situation): HexId[] => {
  const taken = laidIn(now).flatMap(({ hexes }) => hexes);
  const ships = afloat(now);
  const isFree = (hex: HexId): boolean =>
    hex !== 0 &&
    now.chart.navigable(hex) &&
    !taken.includes(hex) &&
    ships.every(({ at }) => now.chart.range(at, hex) > RANDOM.clearOfShips);
  return now.chart.hexes.filter(hex => fieldFrom(now, hex).every(isFree));
};

/** C97: the side whose card brings a ship that lies nowhere yet. */
const isBrought = (now: Situation, side: Side): boolean => {
  const ship = strandedOf(now, side);
  return ship !== undefined && !now.state.ships[ship] && handOf(now, side).some(({ card }) => card === 'sandbar');
};

/** C97: bars that no ship lies on and no field. */
const barsIn = (now: Situation): HexId[] =>
  now.chart.hexes.filter(
    hex =>
      now.chart.terrain(hex) === 'sandbar' &&
      !shipAt(now, hex) &&
      !laidIn(now).some(({ hexes }) => hexes.includes(hex)),
  );

/** What has to be asked next, and of whom; null = nothing. */
const nextChoice = (now: Situation, random: RandomBattle): { type: Choice; side: Side } | null => {
  if (isForkOpen(now)) return { type: 'fortOrShip', side: 'confederate' };
  if (random.miner && laidIn(now).length < fieldsOf(now) && fieldSites(now).length > 0)
    return { type: 'layFields', side: random.miner };
  const unnamed = SIDES.find(side => random.flagships[side] === '');
  if (unnamed) return { type: 'nameFlagship', side: unnamed };
  const choosing = SIDES.find(side => random.hands[side].length > CARDS.kept);
  if (choosing) return { type: 'giveBackCard', side: choosing };
  const brought = SIDES.find(side => isBrought(now, side));
  return brought && barsIn(now).length > 0 ? { type: 'strandShip', side: enemyOf(brought) } : null;
};

/** C92 to C97: throws and deals what is due, and asks the next question; false when all is settled. */
export const prepare = (play: Play): boolean => {
  const { random, turn } = play.state;
  if (!random || turn > 1) return false;
  if (!isForkOpen(play) && random.miner === null && fieldsOf(play) > 0) throwForMines(play, random);
  const flagged = SIDES.every(side => random.flagships[side] !== '');
  if (flagged && SIDES.every(side => random.hands[side].length === 0)) deal(play, random);
  const next = nextChoice(play, random);
  if (!next) return false;
  ask(play, next);
  return true;
};

/** C92: the fort, or a ship. */
export const forkOptions = ({ scenario }: Situation): RiverCommand[] => [
  { type: 'keepFort', side: 'confederate', unit: fortInQuestion(scenario) },
  ...(sectionOf(scenario)?.fourth ?? [])
    .slice(0, 1)
    .map(ship => ({ type: 'takeShip' as const, side: 'confederate' as const, ship })),
];

/** Puts a ship where the scenario has her; undefined for one that it does not know. */
const bringShip = (play: Play, id: string): RiverShip | undefined => {
  const force = play.scenario.forces.find(each => each.id === id);
  if (force) play.state.ships[id] = shipIn(play.scenario, force);
  return play.state.ships[id];
};

export const chooseFork = (play: Play, command: RiverCommand): void => {
  const { scenario, state } = play;
  if (command.type === 'keepFort') {
    const work = scenario.works.find(({ id }) => id === command.unit);
    if (work) state.works[work.id] = workIn(scenario, work);
    play.emit({ type: 'fortKept', unit: command.unit, at: work?.hexes[0] ?? 0 });
  }
  if (command.type === 'takeShip') {
    const { at = 0, facing = EAST } = bringShip(play, command.ship) ?? {};
    play.emit({ type: 'shipPreferred', ship: command.ship, unit: fortInQuestion(scenario), at, facing });
  }
};

/** C94: what is left to be laid: half of the fields are mined. */
export const fieldsLeft = (now: Situation): { live: number; dummies: number } => {
  const half = Math.ceil(fieldsOf(now) / 2);
  const laid = (live: boolean): number => laidIn(now).filter(field => field.live === live).length;
  return { live: half - laid(true), dummies: half - laid(false) };
};

/** Which are mined, is settled field by field, so that their order tells nothing. */
export const fieldOptions = (now: Situation, side: Side): RiverCommand[] => {
  const { live: mined, dummies } = fieldsLeft(now);
  const kinds = [...(mined > 0 ? [true] : []), ...(dummies > 0 ? [false] : [])];
  return fieldSites(now).flatMap(hex => kinds.map(live => ({ type: 'layField' as const, side, hex, live })));
};

export const layField = (play: Play, command: RiverCommand): void => {
  if (command.type !== 'layField') return;
  const { side, hex, live } = command;
  play.state.mines = [...laidIn(play), { side, hexes: fieldFrom(play, hex), live, known: false }];
  play.emit({ type: 'fieldLaid', side, at: hex });
};

/** C96: any ship of the own side that has a crew. */
export const flagshipOptions = (now: Situation, side: Side): RiverCommand[] =>
  manned(now, side)
    .filter(({ fullCpv }) => fullCpv > 0)
    .map(({ id }) => ({ type: 'nameFlagship', side, ship: id }));

export const nameFlagship = (play: Play, command: RiverCommand): void => {
  if (command.type !== 'nameFlagship' || !play.state.random) return;
  play.state.random.flagships[command.side] = command.ship;
  play.emit({ type: 'flagshipNamed', ship: command.ship });
};

/** C97: exactly one card goes back. */
export const giveBackOptions = (now: Situation, side: Side): RiverCommand[] =>
  handOf(now, side).flatMap(({ card }) => (card === 'hidden' ? [] : [{ type: 'giveBack' as const, side, card }]));

/** A secret: which one, is told to nobody. */
export const giveBack = (play: Play, command: RiverCommand): void => {
  const { random } = play.state;
  if (command.type !== 'giveBack' || !random) return;
  random.hands[command.side] = random.hands[command.side].filter(({ card }) => card !== command.card);
  play.emit({ type: 'cardGivenBack', side: command.side });
};

/** C97: the enemy says on which sandbar she lies. */
export const strandOptions = (now: Situation, side: Side): RiverCommand[] =>
  barsIn(now).map(hex => ({ type: 'strand', side, ship: strandedOf(now, enemyOf(side)) ?? '', hex }));

/** She begins where she lies, her bow toward her own edge. */
export const strand = (play: Play, command: RiverCommand): void => {
  if (command.type !== 'strand') return;
  bringShip(play, command.ship);
  const ship = shipOf(play, command.ship);
  const [home] = play.scenario.homeEdges[ship.side];
  const facing = FACINGS.indexOf(home === 'right' ? 'E' : 'W') as Facing;
  Object.assign(ship, { at: command.hex, entryHex: command.hex, facing, speed: 0 });
  ship.aground = { tries: HAZARDS.sandbar.tries, before: 0 };
  play.emit({ type: 'shipStranded', ship: ship.id, at: command.hex });
};

import { shipOf } from '../../../core/rules.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { TableCell } from '../../../system/help.ts';
import { against, BOX_ORDER, CONTESTS, LASTS, STANDS, type Against } from '../contests.ts';
import type { Reason } from '../factors.ts';
import { isStaked } from '../grounding.ts';
import { BANDS } from '../gunnery.ts';
import type { Holds } from '../hazards.ts';
import { lineAt } from '../ramCharts.ts';
import { isLargeMortar } from '../setup/ratings.ts';
import { HAZARDS, RAMMING, SHALLOW } from '../tables.ts';
import type { RiverEvent, RiverShip, Situation } from '../types.ts';
import { isMortar, unitOf } from '../units.ts';
import { isWrecked } from '../wrecks.ts';

/** Where the dice of an event stand in the tables of the handbook, whose rows and columns are those of `help/`. */

type Cells = readonly TableCell[];
type Told = RiverEvent | KernelEvent;
type Of<T extends Told['type']> = Extract<Told, { type: T }>;

const at = (table: string, row: number, column: number): Cells => [{ table, row, column }];

/** Columns of the ramming chart before those of the rammer's die: knots and the blow. */
const BEFORE_DIE = 1;

const ramRow = (speed: number): number => RAMMING.indexOf(lineAt(speed));

/** Rows of tables of numbers, by what is thrown for. */
const FIRE_ROWS = { lit: 0, wood: 1, ironclad: 2, powder: 5 } as const;
const WEATHER_ROWS = { wind: 0, from: 1, fog: 4, inches: 5 } as const;
const MORTAR_ROWS = { hits: 1, again: 2 } as const;
const SHELL_ROWS = { large: 0, small: 1, besides: 2 } as const;
const TORPEDO_ROWS = { mine: 0, spar: 1, own: 2 } as const;
const CHAIN_ROWS = { over: 1, offWreck: 2 } as const;
const PARTY_ROWS = { crosses: 1, takesTown: 6 } as const;
const CONTEST_ROWS = { race: 0, boarding: 1, storming: 2 } as const;
const LEAVES_FLAGSHIP = 1;
const BURSTS_ROW = 1;
const TRIES_ROW = 0;
/** Of the table of more about rams, the row before those of a die that has locked. */
const BEFORE_LOCKED = 1;
/** Columns of bars and stakes. */
const HELD_ON = 1;
const OFF_ON = 2;
const OFF_WITH_HELP = 4;

/** Rows of the two tables of what is added to a die. */
const RAM_TEST_ROWS: readonly Reason[] = [
  ...(['noneLost', 'captainAboard', 'above', 'firedOn', 'anyLost', 'noRam', 'below'] as const),
];
const MORALE_ROWS: readonly Reason[] = [
  ...(['moraleNoneLost', 'moraleAnyLost', 'thirdLost', 'twoThirdsLost', 'moraleAbove', 'moraleBelow'] as const),
  ...(['captainAlive', 'captainDead', 'guns', 'noGuns', 'way', 'noWay', 'rammedStill'] as const),
  ...(['aground', 'agroundUnderFire', 'steering'] as const),
];

/** What was added, each in its row; what stands in no row (a class, a fort's losses) is left out. */
const added = (table: string, rows: readonly Reason[], { modifiers }: Of<'ramTested' | 'moraleRolled'>): Cells =>
  modifiers.flatMap(({ reason }) => {
    const row = rows.indexOf(reason as Reason);
    return row < 0 ? [] : at(table, row, 1);
  });

/** C57: the cell of the two classes, and what was added. */
const ramTest = (event: Of<'ramTested'>, now: Situation): Cells => {
  const [attacker, target] = [shipOf(now, event.ship), shipOf(now, event.target)];
  return [...at('ram-chart', attacker.ramClass - 1, target.ramClass), ...added('ram-test', RAM_TEST_ROWS, event)];
};

/** C15: white, green, red and yellow; a fort's white die is read otherwise, and where the scenario says what he is like none is thrown. */
const captain = (dice: readonly number[], aboard: boolean): Cells => {
  const first = CAPTAIN_DICE - dice.length;
  return dice.flatMap((die, index) => (first + index === 0 && !aboard ? [] : at('captains', first + index, die)));
};
const CAPTAIN_DICE = 4;

/** C89: the result of a shell by the bore of the mortar, and what else stood there. */
const shell = ({ firer, dice, takes }: Of<'shellFell'>, now: Situation): Cells => {
  const [, die = 1] = dice;
  const mortar = unitOf(now, firer).guns.find(isMortar);
  const row = mortar && isLargeMortar(mortar.gun) ? SHELL_ROWS.large : SHELL_ROWS.small;
  return [...at('mortars', row, die), ...(takes === 'nothing' ? [] : at('mortars', SHELL_ROWS.besides, die))];
};

/** C72, C74: bars and stakes by draught. */
const depthRow = ({ draught }: Pick<RiverShip, 'draught'>): number => (draught <= SHALLOW ? 0 : 1);

/** What holds a ship, or has held her where she was. */
const holderOf = (now: Situation, { aground }: RiverShip, hex: number): Holds => {
  if (aground) return aground.by ?? 'sandbar';
  if (isWrecked(now, hex)) return 'wreck';
  return isStaked(now, hex) ? 'stakes' : 'sandbar';
};

const freeing = ({ ship: id, at: hex, need }: Of<'freeingRolled'>, now: Situation): Cells => {
  const ship = shipOf(now, id);
  const by = holderOf(now, ship, hex);
  if (by === 'wreck') return at('chains', CHAIN_ROWS.offWreck, 1);
  if (by === 'sandbar') return at('bottom', depthRow(ship), OFF_ON);
  return at('stakes', depthRow(ship), need === HAZARDS.stakes.offOn ? OFF_ON : OFF_WITH_HELP);
};

/** Dice of what lies in the water, and of what is set adrift in it. */
const hazardCells = (event: Told, now: Situation): Cells => {
  switch (event.type) {
    case 'mineRolled':
      return at('mines', TORPEDO_ROWS.mine, event.die);
    case 'sparRolled':
      return at('mines', TORPEDO_ROWS.spar, event.die);
    case 'ownSparRolled':
      return at('mines', TORPEDO_ROWS.own, event.die);
    case 'groundingRolled':
      return at(event.stakes ? 'stakes' : 'bottom', depthRow(shipOf(now, event.ship)), HELD_ON);
    case 'freeingRolled':
      return freeing(event, now);
    case 'chainRolled':
      return at('chains', CHAIN_ROWS.over, 1);
    case 'fireShipTried':
      return at('fire-ships', FIRE_ROWS.lit, 1);
    case 'fireCaught':
      return at('fire-ships', shipOf(now, event.ship).ironclad ? FIRE_ROWS.ironclad : FIRE_ROWS.wood, 1);
    case 'explosionTried':
      return at('fire-ships', FIRE_ROWS.powder, 1);
    default:
      return drawnCells(event);
  }
};

/** C67, C70, C94: whether the first one's sum was the higher, by the column that says what came of it. */
const contest = (row: number, stands: Against, table = 'contests'): Cells => at(table, row, 1 + STANDS.indexOf(stands));

/** How a fight has gone, from what came of it. */
const stood = (result: Of<'boardingFought'>['result']): Against =>
  STANDS.find(stands => CONTESTS.fight[stands] === result) ?? 'same';

/** Dice of one against another, and which of several is struck. */
const drawnCells = (event: Told): Cells => {
  switch (event.type) {
    case 'boardersRaced': {
      const [first = 0, second = 0] = event.dice;
      return contest(CONTEST_ROWS.race, against(first, second));
    }
    case 'boardingFought':
      return contest(CONTEST_ROWS.boarding, stood(event.result));
    case 'fortStormed':
      return contest(CONTEST_ROWS.storming, stood(event.result));
    case 'minersRolled': {
      const [union = 0, confederate = 0] = event.dice;
      return contest(0, against(union, confederate), 'random-miners');
    }
    case 'gunsOut':
      return event.die === null ? [] : at('guns-drawn', LASTS.indexOf(event.lasts), 0);
    case 'crewLost':
      return event.die === null
        ? []
        : at('crew-drawn', 0, 1 + BOX_ORDER.indexOf(typeof event.box === 'number' ? 'gun' : event.box));
    default:
      return [];
  }
};

/** Dice of weather, captains, crews and parties. */
const menCells = (event: Told, now: Situation): Cells => {
  switch (event.type) {
    case 'windThrown':
      return event.dice.flatMap((_, index) => at('weather', index === 0 ? WEATHER_ROWS.wind : WEATHER_ROWS.from, 1));
    case 'fogThrown':
      return [
        ...at('weather', WEATHER_ROWS.fog, 1),
        ...(event.inches > 0 ? at('weather', WEATHER_ROWS.inches, 1) : []),
      ];
    case 'captainThrown':
      return captain(event.dice, now.state.works[event.unit] === undefined);
    case 'commanderThrown':
      return captain(event.dice, true);
    case 'flagshipTried':
      return event.die === null ? [] : at('commanders', LEAVES_FLAGSHIP, 1);
    case 'moraleRolled':
      return added('morale', MORALE_ROWS, event);
    case 'boardersCrossed':
      return at('parties', PARTY_ROWS.crosses, 1);
    case 'townRolled':
      return at('parties', PARTY_ROWS.takesTown, 1);
    default:
      return hazardCells(event, now);
  }
};

/** Dice of rams. */
const ramCells = (event: Told, now: Situation): Cells => {
  switch (event.type) {
    case 'ramTested':
      return ramTest(event, now);
    case 'ramRolled':
      return at('ramming', ramRow(event.speed), 1);
    case 'rammerRolled':
      return at('ramming', ramRow(event.speed), BEFORE_DIE + event.die);
    case 'lockRolled':
      return at('blows', BEFORE_LOCKED + event.die, 1);
    default:
      return menCells(event, now);
  }
};

export const cellsOf = (event: Told, now: Situation): Cells => {
  switch (event.type) {
    case 'gunFired': {
      const kind = unitOf(now, event.firer).guns[event.gun]?.kind;
      const row = ['howitzer', 'smoothbore', 'rifle'].indexOf(kind ?? '');
      return row < 0 ? [] : at('ranges', row, 1 + BANDS.indexOf(event.band));
    }
    case 'mortarFired':
      return [
        ...at('mortar-fire', MORTAR_ROWS.hits, 1),
        ...(event.again ? at('mortar-fire', MORTAR_ROWS.again, 1) : []),
      ];
    case 'shellFell':
      return shell(event, now);
    case 'burstRolled':
      return at('special', BURSTS_ROW, 1);
    case 'damageRolled':
      return at('damage', event.table - 1, event.line);
    case 'fireFought':
      return at('fires', TRIES_ROW, 1);
    default:
      return ramCells(event, now);
  }
};

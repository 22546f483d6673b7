import { ALL_FACINGS, type HexId, enemyOf } from '../../../core/types.ts';
import type { Asset, QuickSheet, QuickSheetCommand, QuickSheetShip, Repair } from '../types.ts';
import { isBattered } from '../units.ts';
import { NO_WAY, wayToHex } from '../../../bots/waters.ts';
import { reason, type Plan } from '../../../system/captain.ts';
import { buy } from './buying.ts';
import { choose, GUN_WORTH, of, shipValue, type Choice, type Of } from './choosing.ts';
import { direction, events, gamble } from './events.ts';
import { shiftClock } from './time.ts';
import { riskIn } from './ends.ts';
import { fieldOf, sixthsOf, type Field, type Party, type SheetAsk } from './field.ts';
import { fireFrom, isWorthWaiting, standOf } from './fire.ts';
import { shotsOf, shotStep } from './orders.ts';
import { errandOf } from './places.ts';
import { ASSET_NAME } from '../words/names.ts';
import { mendsFirst } from './words.ts';
import { named } from '../../../languages/phrase.ts';

/** Q55: the best of the own ships, the worst of the enemy's. */
const pick = (ask: SheetAsk): Choice => {
  const value = (id: string): number => {
    const ship = ask.now.state.ships[id] as QuickSheetShip;
    return (ship.side === ask.side ? 1 : -1) * shipValue(ship);
  };
  return choose(
    of(ask, 'pickShip'),
    option => value(option.ship),
    option => reason`${named(option.ship)} suits this side best.`,
  );
};

/** Q42: what an asset brings on average, in hull points, success included. */
const ASSET_WORTH: Readonly<Record<Asset, number>> = {
  mines: 1.6,
  submarine: 1.7,
  torpedoBoat: 1.5,
  fireRaft: 2,
  armySupport: 2.2,
  panic: 0.8,
  mist: 0.5,
  nightfall: 0.6,
};
/** A second of the same is worth less: there are only so many narrows, and so many prey. */
const SECOND = 0.7;

const pickAsset = (ask: SheetAsk): Choice => {
  const held = (asset: Asset): number => ask.now.state.assets[ask.side].filter(each => each === asset).length;
  const worth = (asset: Asset): number =>
    Array.from({ length: held(asset) }).reduce<number>(sum => sum * SECOND, ASSET_WORTH[asset]);
  return choose(
    of(ask, 'pickAsset'),
    option => worth(option.asset),
    option => reason`${ASSET_NAME[option.asset]} promises most.`,
  );
};

const midRiver = ({ now }: Field, hex: HexId): number => {
  const open = ALL_FACINGS.filter(facing => {
    const next = now.chart.neighbour(hex, facing);
    return next !== 0 && now.chart.navigable(next);
  });
  return open.length;
};

/** Q55: deep water with room to turn, friends near but not in the way. */
const deploy = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  const worth = ({ ship: id, hex }: Of<'deploy'>): number => {
    const ship = ask.now.state.ships[id] as QuickSheetShip;
    const ahead = ask.now.chart.neighbour(hex, ship.facing);
    const room = ahead !== 0 && ask.now.chart.navigable(ahead) && !field.taken.has(ahead) ? 3 : 0;
    const friends = field.friends.reduce((sum, friend) => sum + (ask.now.chart.range(friend.at, hex) === 1 ? 1 : 0), 0);
    return room + midRiver(field, hex) / 2 - 2 * riskIn(field, ship, hex) - friends;
  };
  return choose(
    of(ask, 'deploy'),
    worth,
    option => reason`${named(option.ship)} has deep water and room to turn there.`,
  );
};

/** Q78: the defender in the middle of the stream, where it parts those who come up; the attacker out of his own way. */
const layPatch = (ask: SheetAsk): Choice => {
  const { chart, state } = ask.now;
  const middle = (chart.rows + 1) / 2;
  const way = ask.side === state.attacker ? 1 : -1;
  return choose(
    of(ask, 'layPatch'),
    ({ hex }) => way * Math.abs(chart.row(hex) - middle),
    () =>
      way === 1 ? reason`There it lies least in this side’s way.` : reason`There it lies most in the enemy’s way.`,
  );
};

/** Q44: in the narrowest water on the enemy's way, a few turns ahead of him. */
const MINE_AHEAD = 5;

const layMarker = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  const enemies = field.foes.filter(foe => foe.ship && !foe.ship.target);
  const goal = field.friends[0]?.at ?? 0;
  const { chart } = ask.now;
  const worth = ({ hex }: Of<'layMarker'>): number => {
    const near = enemies.reduce((least, foe) => Math.min(least, chart.range(foe.at, hex)), NO_WAY);
    const between = goal === 0 || near === NO_WAY ? 0 : chart.range(hex, goal);
    return -Math.abs(near - MINE_AHEAD) - midRiver(field, hex) / 2 - between / 4;
  };
  return choose(of(ask, 'layMarker'), worth, () => reason`He must pass there.`);
};

/** Hexes at which the enemy will be under the guns within a hand of cards. */
const SOON = 6;

/** Step 1: cards to fight with when the enemy is near, cards to steam with otherwise; rams steam. */
const chooseDeck = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  const wanted = (id: string): string => {
    const party = field.friends.find(friend => friend.unit.id === id);
    const ship = party?.ship;
    if (!party || !ship) return 'fullSpeedDeck';
    const still = ship.steamFrom === 0 || ship.engineLost || ship.aground;
    const errand = errandOf(field, party);
    const away = errand.way !== null && errand.way(ship.at) > 0;
    if (!still && away && ['exit', 'hold', 'station'].includes(errand.what)) return 'fullSpeedDeck';
    // A ram is the heaviest gun there is, and full speed is its powder.
    if (!still && ship.ram && !ship.funnelLost && !isBattered(ship)) return 'fullSpeedDeck';
    const near = field.foes.some(foe => foe.hexes.some(hex => ask.now.chart.range(hex, ship.at) <= SOON));
    return still || (near && party.groups.length > 0) ? 'actionStationsDeck' : 'fullSpeedDeck';
  };
  const options = of(ask, 'chooseDeck');
  const option = options.find(({ deck, ship }) => deck === wanted(ship)) ?? options[0];
  if (!option) return null;
  const { deck, ship } = option;
  return {
    command: option,
    why: () =>
      deck === 'fullSpeedDeck' ? reason`${named(ship)} has a way to go.` : reason`${named(ship)} clears for action.`,
  };
};

/** Q7: guns ashore fire at what they can hurt most. */
const battery = (ask: SheetAsk): Choice => {
  const [shot] = shotsOf(fieldOf(ask), ask.options);
  if (shot) return shotStep(shot);
  const [cease] = of(ask, 'cease');
  return cease ? { command: cease, why: () => reason`There is nothing in sight worth a shot.` } : null;
};

/** What is mended first: what burns her, then what holds her, then what silences her. */
const MENDING: readonly Repair[] = ['fire', 'pilotHouse', 'turret1', 'turret2', 'rudder'];

const repair = (ask: SheetAsk): Choice =>
  choose(
    of(ask, 'repair'),
    option => -MENDING.indexOf(option.what),
    option => mendsFirst(option.ship, option.what),
  );

/** A second attempt to come off costs two points: only for a sound ship. */
const unstick = (ask: SheetAsk): Choice => {
  const [command] = of(ask, 'unstick');
  const ship = command && ask.now.state.ships[command.ship];
  const again = (ask.now.state.active?.attempts ?? 0) > 0;
  if (!command || !ship) return null;
  if (again && 2 * ship.points < ship.strength)
    return {
      command: { type: 'goOn', side: ask.side, ship: ship.id },
      why: () => reason`Another pull would cost her too much.`,
    };
  return { command, why: () => reason`${named(ship.id)} tries to come off the bar.` };
};

/** Step 5: to fire first is worth more than to see first, once anybody is in reach. */
const begin = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  const engaged = field.friends.some(
    party =>
      party.ship && party.groups.length > 0 && fireFrom(field, party, standOf(field, party.ship, false)).worth > 0,
  );
  return {
    command: { type: 'begin', side: ask.side, first: engaged ? ask.side : enemyOf(ask.side) },
    why: () => (engaged ? reason`Whoever fires first fires best.` : reason`Let the enemy show his hand.`),
  };
};

/** Q20, Q75: opportunity fire costs nothing: the dearest shot of those that bear, or a better one where she cannot help giving it. */
const shoot = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  const shots = of(ask, 'shoot');
  const [wait] = of(ask, 'wait');
  if (wait && shots.every(({ firer, target }) => isWorthWaiting(ask.now, firer, target)))
    return { command: wait, why: () => reason`Her next step brings more guns to bear on her.` };
  return choose(
    shots,
    option => {
      const party = field.friends.find(friend => friend.unit.id === option.firer);
      return party ? party.groups.reduce((sum, group) => sum + group.count, 0) : 0;
    },
    option => reason`${named(option.target)} is under her guns.`,
  );
};

/** The gun that is missed least: one that has fired, and one that bears on nobody. */
const loseGun = (ask: SheetAsk): Choice =>
  choose(
    of(ask, 'loseGun'),
    option => {
      const gun = (ask.now.state.ships[option.unit] ?? ask.now.state.works[option.unit])?.guns[option.gun];
      return gun ? (gun.fired ? 1 : 0) - GUN_WORTH[gun.class] - (gun.bears.length === 0 ? 2 : 0) : 0;
    },
    () => reason`She can best spare that gun.`,
  );

const lieBeside = (ask: SheetAsk): Choice => {
  const bearing = (party: Party | undefined, on: string): number =>
    party?.groups.reduce((sum, group) => sum + (group.bears & sixthsOf([on]) ? group.count : 0), 0) ?? 0;
  const { friends } = fieldOf(ask);
  return choose(
    of(ask, 'lieBeside'),
    option =>
      bearing(
        friends.find(friend => friend.unit.id === option.ship),
        option.on,
      ),
    () => reason`Her heavier broadside comes to bear.`,
  );
};

/** Q12: the lower die again. */
const reRoll = (ask: SheetAsk): Choice =>
  choose(
    of(ask, 'reRoll'),
    option => -(ask.now.state.arrival?.dice[option.die] ?? 0),
    () => reason`The lower die can only better itself.`,
  );

/** Q12: the best ship of the reserve, by the gate from which the enemy is nearest and the water deep. */
const bring = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  const worth = ({ ship: id, hex }: Of<'bring'>): number => {
    const ship = ask.now.state.ships[id] as QuickSheetShip;
    const way = wayToHex(ask.now.chart, hex, ship.draught);
    const near = field.foes.reduce((least, foe) => Math.min(least, way(foe.at)), NO_WAY);
    return shipValue(ship) * 10 - Math.min(near, 100) - 5 * riskIn(field, ship, hex);
  };
  return choose(of(ask, 'bring'), worth, option => reason`${named(option.ship)} is wanted.`);
};

/** Who decides what, by the kind of command on offer. The first that has something to say is heard. */
const CHOICES: readonly (readonly [QuickSheetCommand['type'], (ask: SheetAsk) => Choice])[] = [
  ['buy', buy],
  ['pickShip', pick],
  ['pickAsset', pickAsset],
  ['deploy', deploy],
  ['layMarker', layMarker],
  ['layPatch', layPatch],
  ['chooseDeck', chooseDeck],
  ['pass', events],
  ['cease', battery],
  ['begin', begin],
  ['unstick', unstick],
  ['repair', repair],
  ['shoot', shoot],
  ['rollEffect', gamble],
  ['guess', direction],
  ['attackFrom', direction],
  ['loseGun', loseGun],
  ['lieBeside', lieBeside],
  ['shiftClock', shiftClock],
  ['reRoll', reRoll],
  ['bring', bring],
  [
    'holdFire',
    ask =>
      choose(
        of(ask, 'holdFire'),
        () => 0,
        () => reason`No gun that is to be asked bears.`,
      ),
  ],
];

/** The captain's word on everything that is neither card, course nor shot. */
export const choicePlan = (ask: SheetAsk): Plan<QuickSheet> => {
  for (const [type, decide] of CHOICES) {
    if (!ask.options.some(option => option.type === type)) continue;
    const choice = decide(ask);
    if (choice) return [choice];
  }
  return [];
};

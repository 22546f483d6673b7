import { type HexId, type Side, enemyOf } from '../../../core/types.ts';
import { chanceIn } from '../../shared/chances.ts';
import { effectSpread, expectedIn, fateOf, gambleSpread, oneDieAtLeast } from '../odds.ts';
import { VICTORY, WEAPONS } from '../tables.ts';
import type {
  Asset,
  QuickSheet,
  QuickSheetCommand,
  QuickSheetInterrupt,
  QuickSheetShip,
  Repair,
  Situation,
  Weapon,
} from '../types.ts';
import { isBattered } from '../units.ts';
import { meets, victoryPoints } from '../victory.ts';
import { NO_WAY, wayToHex } from '../../../bots/waters.ts';
import { reason, type Plan, type Reason } from '../../../system/captain.ts';
import { buy } from './buying.ts';
import { riskIn } from './ends.ts';
import { fieldOf, sixthsOf, type Field, type Party, type SheetAsk } from './field.ts';
import { dangerAt, fireFrom, isWorthWaiting, standOf } from './fire.ts';
import { shotsOf, shotStep } from './orders.ts';
import { errandOf } from './places.ts';
import { ASSET_NAME } from '../words/names.ts';
import { mendsFirst } from './words.ts';
import { named } from '../../../languages/phrase.ts';

/** A command for everything that is neither card, course nor shot. */
type Choice = { command: QuickSheetCommand; why: () => Reason } | null;

/** The commands of one type, also where the rules give several types one shape. */
type Of<T extends string, C = QuickSheetCommand> = C extends { type: string }
  ? T extends C['type']
    ? C & { type: T }
    : never
  : never;

const of = <T extends QuickSheetCommand['type']>(ask: SheetAsk, type: T): Of<T>[] =>
  ask.options.filter((option): option is Of<T> => option.type === type);

/** The option of most worth; of equals the first. */
const most = <C>(options: readonly C[], worth: (option: C) => number): { option: C; worth: number } | null => {
  let best: { option: C; worth: number } | null = null;
  for (const option of options) {
    const here = worth(option);
    if (!best || here > best.worth) best = { option, worth: here };
  }
  return best;
};

const choose = <C extends QuickSheetCommand>(
  options: readonly C[],
  worth: (option: C) => number,
  why: (option: C) => Reason,
): Choice => {
  const best = most(options, worth);
  return best && { command: best.option, why: () => why(best.option) };
};

const GUN_WORTH = { light: 1, medium: 2, heavy: 4 } as const;
const ARMOUR_WORTH = { wood: 1, tin: 1.2, iron: 1.5 } as const;
const RAM_WORTH = 6;
const SPEED_WORTH = 4;

/** What a ship is worth on the chart: hull by armour, guns, ram, speed. */
const shipValue = (ship: QuickSheetShip): number =>
  ship.points * ARMOUR_WORTH[ship.armour] +
  ship.guns.reduce((sum, gun) => sum + (gun.lost ? 0 : GUN_WORTH[gun.class]), 0) +
  (ship.ram ? RAM_WORTH : 0) +
  (ship.fast ? SPEED_WORTH : 0);

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
  const open = ([0, 1, 2, 3, 4, 5] as const).filter(facing => {
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
    if (!still && away && (errand.what === 'exit' || errand.what === 'hold')) return 'fullSpeedDeck';
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

/** A weapon goes where it hurts: the dearest enemy, the weaker the better. */
const preyWorth = (field: Field, id: string): number => {
  const foe = field.foes.find(each => each.unit.id === id);
  if (!foe) return 0;
  return foe.mark.perPoint + foe.mark.sunk / Math.max(3, foe.mark.points) + (foe.ship ? shipValue(foe.ship) / 100 : 0);
};

const sendWeapon = (ask: SheetAsk, field: Field): Choice =>
  choose(
    [...of(ask, 'torpedoBoat'), ...of(ask, 'submarine')],
    option => preyWorth(field, option.ship),
    option => reason`${named(option.ship)} is the best prey.`,
  );

/** A raft is let go where an enemy lies. */
const raft = (ask: SheetAsk, field: Field): Choice => {
  const hit = of(ask, 'fireRaft').filter(({ hex }) => field.foes.some(foe => foe.ship && foe.at === hex));
  return choose(
    hit,
    option => preyWorth(field, field.taken.get(option.hex)?.id ?? ''),
    option => reason`An enemy lies at ${ask.now.chart.label(option.hex)}.`,
  );
};

/** Two light guns do something only where an enemy is in reach, and most where he lies close. */
const army = (ask: SheetAsk, field: Field): Choice => {
  const near = (hex: HexId): number =>
    field.foes.reduce((least, foe) => (foe.ship ? Math.min(least, ask.now.chart.range(foe.at, hex)) : least), NO_WAY);
  const best = most(of(ask, 'armySupport'), ({ hex }) => -near(hex));
  if (!best || -best.worth > 3) return null;
  return { command: best.option, why: () => reason`The guns have him in reach from there.` };
};

/** Panic takes a card of the ship that could do most with it. */
const panic = (ask: SheetAsk): Choice =>
  choose(
    of(ask, 'panic'),
    option => shipValue(ask.now.state.ships[option.ship] as QuickSheetShip),
    option => reason`${named(option.ship)} loses a card.`,
  );

/** Mist and night are for whoever is being shot at more than he shoots. */
const darken = (ask: SheetAsk, field: Field): Choice => {
  const given = field.friends.reduce(
    (sum, party) => sum + (party.ship ? fireFrom(field, party, standOf(field, party.ship, false)).worth : 0),
    0,
  );
  const taken = field.friends.reduce(
    (sum, party) => sum + (party.ship ? dangerAt(field, party, party.at, party.ship.facing) : 0),
    0,
  );
  const ahead = timeIsOurs(ask) > 0;
  const night = of(ask, 'nightfall')[0];
  if (night && ahead) return { command: night, why: () => reason`Time is on this side: let night fall.` };
  const mist = of(ask, 'mist')[0];
  if (mist && taken > 2 * given) return { command: mist, why: () => reason`The enemy has the better of the gunnery.` };
  return null;
};

const events = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  return (
    sendWeapon(ask, field) ??
    raft(ask, field) ??
    army(ask, field) ??
    panic(ask) ??
    darken(ask, field) ?? {
      command: { type: 'pass', side: ask.side },
      why: () => reason`Nothing of it is worth spending now.`,
    }
  );
};

/** Q54: the lead in victory points as things stand, for battles that points decide. */
export const leadInPoints = (now: Situation, side: Side): number =>
  victoryPoints(now, side) - victoryPoints(now, enemyOf(side));

/** 1 if the battle would be won were it over now, -1 if lost, 0 if drawn. */
const timeIsOurs = ({ now, side }: SheetAsk): number => {
  if (now.state.preGame !== null) {
    const lead = leadInPoints(now, side);
    return Math.abs(lead) < VICTORY.minor ? 0 : Math.sign(lead);
  }
  return (meets(now, side, true) ? 1 : 0) - (meets(now, enemyOf(side), true) ? 1 : 0);
};

/** Step 9: on when time wins the battle, back when it loses it. A drawn battle is played on by the stronger. */
const shiftClock = (ask: SheetAsk): Choice => {
  const ours = timeIsOurs(ask) || -Math.sign(ask.rules.appraise(ask.now, ask.side));
  return choose(
    of(ask, 'shiftClock'),
    option => option.by * ours,
    option => (option.by > 0 ? reason`The sooner it is over the better.` : reason`There is still something to win.`),
  );
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

/** A fire costs two and a half points a turn until it is put out on a 4. */
const FIRE_COSTS = 5;
const SINKING_COUNTS = 0.3;

/** What a weapon that has come through does to a ship, by the dice together or all on one. */
const effectWorth = (weapon: Weapon, ship: QuickSheetShip, onOneDie: boolean): number => {
  const { gambleOn, gamblePoints } = WEAPONS[weapon];
  if (onOneDie && gamblePoints === 0) return FIRE_COSTS * chanceIn(oneDieAtLeast(gambleOn));
  const spread = onOneDie ? gambleSpread(weapon) : effectSpread(weapon, ship);
  return expectedIn(spread) + fateOf(ship, spread, false).sinks * shipValue(ship) * SINKING_COUNTS;
};

/** Q43: all on one die only where the dice together could not do it. */
const gamble = (ask: SheetAsk): Choice => {
  const asked = ask.now.state.cursor.interrupts.at(-1) as QuickSheetInterrupt | undefined;
  const weapon = asked?.type === 'gamble' ? asked.weapon : null;
  const ship = asked?.type === 'gamble' ? ask.now.state.ships[asked.ship] : undefined;
  const worth = ({ type }: QuickSheetCommand): number =>
    weapon && ship ? effectWorth(weapon, ship, type === 'gamble') : 0;
  return choose([...of(ask, 'rollEffect'), ...of(ask, 'gamble')], worth, option =>
    option.type === 'gamble' ? reason`Only the one die can sink her.` : reason`The dice together do more.`,
  );
};

/** Nobody should know where a submarine comes from: the bot's own dice say. */
const direction = (ask: SheetAsk): Choice => {
  const options = [...of(ask, 'guess'), ...of(ask, 'attackFrom')];
  const option = options[ask.dice.roll(Math.max(1, options.length)) - 1];
  return option ? { command: option, why: () => reason`One direction is as good as another.` } : null;
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

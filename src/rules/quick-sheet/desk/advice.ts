import { sameCommand } from '../../../core/engine.ts';
import { shipOf } from '../../../core/rules.ts';
import { EDGES, enemyOf, type HexId, type Side } from '../../../core/types.ts';
import type { Asset, GunClass, QuickSheetCommand, QuickSheetShip, Repair, Situation } from '../types.ts';
import { eventOptions } from '../assets.ts';
import { ASSETS } from '../vocabulary.ts';
import { afloat, isSandbarFor, standing, unitOf } from '../units.ts';

/** A sensible choice where the player would rather not choose. Simple on purpose: nothing here is a bot. */

type Of<T extends QuickSheetCommand['type']> = Extract<QuickSheetCommand, { type: T }>;

const ofType = <T extends QuickSheetCommand['type']>(offers: readonly QuickSheetCommand[], type: T): Of<T>[] =>
  offers.filter((command): command is Of<T> => command.type === type);

/** The ship, then the hex, gun or die that it names. */
const places = (now: Situation, command: QuickSheetCommand): readonly number[] => [
  'ship' in command ? Object.keys(now.state.ships).indexOf(command.ship) : 0,
  'hex' in command ? now.chart.hexes.indexOf(command.hex) : 0,
  'gun' in command ? command.gun : 0,
  'die' in command ? command.die : 0,
];

/** Whether a command comes before another in the lists of this battle, in whatever order they are offered. */
const comesFirst = (now: Situation, one: QuickSheetCommand, other: QuickSheetCommand): boolean => {
  const [here, there] = [places(now, one), places(now, other)];
  const differs = here.findIndex((place, index) => place !== there[index]);
  return (here[differs] ?? 0) < (there[differs] ?? 0);
};

/** The one with the highest score; of equals the one that comes first in the lists of this battle. */
const best = <C extends QuickSheetCommand>(now: Situation, all: readonly C[], score: (one: C) => number): C | null => {
  let found: { one: C; score: number } | null = null;
  for (const one of all) {
    const own = score(one);
    if (!found || own > found.score || (own === found.score && comesFirst(now, one, found.one)))
      found = { one, score: own };
  }
  return found?.one ?? null;
};

const WEIGHT: Readonly<Record<GunClass, number>> = { light: 1, medium: 2, heavy: 3 };
const GUNS_WORTH_OF_ARMOUR = 8;

/** What a ship is worth in a fight: hull, guns, armour. */
const strengthOf = (ship: QuickSheetShip): number =>
  ship.points +
  ship.guns.reduce((sum, gun) => sum + WEIGHT[gun.class], 0) +
  (ship.armour === 'iron' ? GUNS_WORTH_OF_ARMOUR : 0) +
  (ship.ram ? 2 : 0);

/** Q76: one of the fleets that are put together, whatever their order. */
const anyFleet = (_now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  const keyed = ofType(offers, 'buy').map(offer => ({ offer, key: offer.ships.join() }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1))[0]?.offer ?? null;
};

/** Q55: from her own fleet the strongest, from the enemy's the weakest. */
const anyShip = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'pickShip'), ({ ship, side }) => {
    const worth = strengthOf(shipOf(now, ship));
    return shipOf(now, ship).side === side ? worth : -worth;
  });

const WANTED: Readonly<Record<'attacks' | 'defends', readonly Asset[]>> = {
  attacks: ['torpedoBoat', 'panic', 'armySupport', 'mist', 'submarine', 'fireRaft', 'nightfall', 'mines'],
  defends: ['mines', 'armySupport', 'torpedoBoat', 'fireRaft', 'submarine', 'panic', 'mist', 'nightfall'],
};

/** Q42: what serves her task, one of each. */
const anyAsset = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'pickAsset'), ({ asset, side }) => {
    const task = side === now.state.attacker ? 'attacks' : 'defends';
    const twice = now.state.assets[side].includes(asset) ? 1 : 0;
    return -WANTED[task].indexOf(asset) - twice * WANTED[task].length;
  });

const middleRow = (now: Situation): number => (now.chart.rows + 1) / 2;

/** Deep water toward the middle of the stream, a hex or two from her friends. */
const berthScore = (now: Situation, ship: QuickSheetShip, hex: HexId): number => {
  const crowd = afloat(now, ship.side).filter(other => now.chart.range(other.at, hex) < 2).length;
  return (isSandbarFor(now, ship, hex) ? -100 : 0) - 4 * crowd - Math.abs(now.chart.row(hex) - middleRow(now)) / 2;
};

const anyBerth = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'deploy'), ({ ship, hex }) => berthScore(now, shipOf(now, ship), hex));

const MINE_AHEAD = 4;

/** Q44: in the channel some way before one's own ships and works, on the enemy's side, not all in one place. */
const anyMarker = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  const own = (side: Side): HexId[] => [
    ...afloat(now, side).map(ship => ship.at),
    ...standing(now, side).flatMap(work => work.hexes),
  ];
  const away = (from: readonly HexId[], hex: HexId): number =>
    Math.min(99, ...from.map(other => now.chart.range(other, hex)));
  return best(now, ofType(offers, 'layMarker'), ({ side, hex }) => {
    const beside = now.state.mines.some(mine => now.chart.range(mine.hex, hex) < 3);
    const shallow = now.chart.terrain(hex) === 'channel' ? 0 : 3;
    return (
      -2 * Math.abs(away(own(side), hex) - MINE_AHEAD) -
      away(own(enemyOf(side)), hex) -
      shallow -
      (beside ? 20 : 0) -
      Math.abs(now.chart.row(hex) - middleRow(now)) / 2
    );
  });
};

/** Q78: the defender parts the stream, the attacker keeps it free. */
const anyPatch = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'layPatch'), ({ side, hex }) => {
    const aside = Math.abs(now.chart.row(hex) - middleRow(now));
    return side === now.state.attacker ? aside : -aside;
  });

/** Step 11: the strongest ship, in deep water of the edge. */
const anyArrival = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'bring'), ({ ship, hex }) => {
    const newcomer = shipOf(now, ship);
    return 1000 * strengthOf(newcomer) + berthScore(now, newcomer, hex);
  });

const lowerDie = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'reRoll'), ({ die }) => -(now.state.arrival?.dice[die] ?? 0));

const lightestGun = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'loseGun'), ({ unit, gun }) => -WEIGHT[unitOf(now, unit).guns[gun]?.class ?? 'light']);

const URGENT: readonly Repair[] = ['fire', 'pilotHouse', 'rudder', 'turret1', 'turret2'];

const urgentRepair = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  best(now, ofType(offers, 'repair'), ({ what }) => -URGENT.indexOf(what));

const ownFirst = (_now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  offers.find(command => command.type === 'begin' && command.first === command.side) ?? null;

/** Section 17: the first asset that is held, in the first way. */
const anyUse = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  const [first] = offers;
  if (!first || !offers.some(({ type }) => ASSETS.some(asset => asset === type))) return null;
  return eventOptions(now, first.side).find(use => offers.some(offer => sameCommand(offer, use))) ?? null;
};

const STRAIGHT_FIRST = { ahead: 2, port: 1, starboard: 0 } as const;

/** Q77: what a ship means to do that has nothing else left. */
const meant = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  const rank = (target: string): number => -Object.keys(now.state.ships).indexOf(target);
  return (
    best(now, ofType(offers, 'ram'), ({ target }) => rank(target)) ??
    best(now, ofType(offers, 'leave'), ({ edge }) => -EDGES.indexOf(edge)) ??
    best(now, ofType(offers, 'tryStruck'), ({ target }) => rank(target))
  );
};

/** Q5: while her order takes her on she goes straight ahead if she can. */
const onward = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  const { active } = now.state;
  if (active?.stage !== 'act' || now.state.cursor.interrupts.length > 0) return null;
  if (offers.some(({ type }) => type === 'finish')) return null;
  return (
    best(now, ofType(offers, 'ahead'), ({ helm }) => STRAIGHT_FIRST[helm]) ??
    best(now, ofType(offers, 'turn'), ({ to }) => STRAIGHT_FIRST[to]) ??
    meant(now, offers)
  );
};

/** What costs nothing and can only help. */
const harmless = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null =>
  offers.find(
    ({ type }) =>
      (type === 'unstick' && now.state.active?.attempts === 0) || type === 'rollEffect' || type === 'lieBeside',
  ) ?? null;

const ADVISERS = [
  anyFleet,
  anyShip,
  anyAsset,
  anyBerth,
  anyMarker,
  anyPatch,
  anyArrival,
  lowerDie,
  lightestGun,
  urgentRepair,
  ownFirst,
  anyUse,
  onward,
  harmless,
] as const;

/** Of these offers the one that a sensible player would choose; null where that is for the player alone. */
export const advise = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  for (const adviser of ADVISERS) {
    const found = adviser(now, offers);
    if (found) return found;
  }
  return null;
};

import type { Situation } from '../../core/game.ts';
import type { AimName, Objective, OrderStance, SideOrders } from '../../core/scenario.ts';
import { enemyOf, type HexId, type Side } from '../../core/types.ts';
import { phrase, type Phrase } from '../../languages/phrase.ts';
import { NO_STATIONS, type KnownRules, type Station, type Stations } from '../../system/captain.ts';
import { hasOrders, inForce } from '../orders/inForce.ts';
import { NO_WAY, wayToAny, type Way } from '../waters.ts';
import type { Piece } from './pieces.ts';

/** What a side may mean to do with the whole battle. */
export interface Aim {
  readonly name: AimName;
  /** In one sentence without a subject: "keeps away from the enemy until time is up". */
  readonly says: Phrase;
  /** Who goes where by it; whoever is not named fights as the captain thinks best. */
  readonly stations: Stations;
  /** What is carried out to the letter in place of stations, which tell then no more than what paper makes of it. */
  readonly orders?: SideOrders;
}

/** What aims are made from. */
export interface Prospect {
  readonly now: Situation;
  readonly rules: KnownRules;
  readonly side: Side;
  readonly objectives: readonly Objective[];
  /** Whether each objective is met as things stand. */
  readonly met: readonly boolean[];
  readonly pieces: readonly Piece[];
}

const FIGHT: Aim = { name: 'fight', says: phrase`Fights it out.`, stations: NO_STATIONS };

const at = (hexes: readonly HexId[]): Station => ({ hexes, edge: null });

const stationed = (pieces: readonly Piece[], station: (piece: Piece) => Station): Stations =>
  new Map(pieces.map(piece => [piece.id, station(piece)]));

/** The side's ships that can go somewhere. */
const movers = ({ pieces, side }: Prospect): Piece[] =>
  pieces.filter(piece => piece.side === side && piece.ship && piece.pace > 0 && piece.held < Infinity && !piece.beaten);

/** Berths of a refuge, beyond one for each ship. */
const ROOM = 2;

/** Turns until a piece is in a hex, by the way there. */
const turnsTo = ({ pace, held }: Piece, far: number): number =>
  pace > 0 && far < NO_WAY ? held + far / pace : Infinity;

/** For each piece the water that is farthest from every enemy who can hurt, of what she comes to before any of them. */
const refuges = (
  { now: { chart }, pieces, side }: Prospect,
  ships: readonly Piece[],
): ((piece: Piece) => readonly HexId[]) => {
  const foes = pieces.filter(piece => piece.side !== side && piece.armed);
  if (foes.length === 0) return () => [];
  const wayOf = ({ hexes, draught }: Piece): Way => wayToAny(chart, hexes, draught);
  const chasers = foes.filter(({ ship }) => ship).map(foe => ({ foe, way: wayOf(foe) }));
  const standing = foes.flatMap(({ hexes }) => hexes);
  const water = chart.hexes
    .filter(hex => chart.navigable(hex))
    .map(hex => ({
      hex,
      far: standing.reduce((least, foe) => Math.min(least, chart.range(foe, hex)), Infinity),
      chased: chasers.reduce((least, { foe, way }) => Math.min(least, turnsTo(foe, way(hex))), Infinity),
    }))
    .sort((one, other) => other.far - one.far);
  return piece => {
    const way = wayOf(piece);
    const open = water.filter(({ hex }) => way(hex) < NO_WAY);
    const first = open.filter(({ hex, chased }) => turnsTo(piece, way(hex)) < chased);
    return (first.length > 0 ? first : open).slice(0, ROOM + ships.length).map(({ hex }) => hex);
  };
};

/** Whether a side wins if nothing more happens until time is up. */
export const winsByWaiting = ({ objectives, met }: Pick<Prospect, 'objectives' | 'met'>, side: Side): boolean =>
  objectives.some(
    (each, index) => each.side === side && (each.kind === 'survive' || each.kind === 'hold') && met[index] === true,
  );

/** Keeping away is for whoever has something to lose and nothing to win. */
const keepingAway = (prospect: Prospect): Aim[] => {
  const { objectives, met, side } = prospect;
  if (!winsByWaiting(prospect, side) || winsByWaiting(prospect, enemyOf(side))) return [];
  // A place would be his, and works cannot run.
  if (objectives.some(({ side: whose, kind }) => whose !== side && (kind === 'hold' || kind === 'destroy'))) return [];
  const ships = movers(prospect);
  const wards = new Set(objectives.flatMap(each => (each.kind === 'survive' && each.side === side ? each.ships : [])));
  const warded = ships.filter(({ id }) => wards.has(id));
  const away = (some: readonly Piece[]): Stations => {
    const refugeOf = refuges(prospect, some);
    return new Map([...stationed(some, piece => at(refugeOf(piece)))].filter(([, { hexes }]) => hexes.length > 0));
  };
  const aims: Aim[] = [
    {
      name: 'stand',
      says: phrase`The plan: stay here and let the enemy come.`,
      stations: stationed(ships, piece => at(piece.hexes)),
    },
  ];
  // Who waits for nothing but a place to be his at the end does not leave it.
  if (!objectives.some((each, index) => each.side === side && each.kind === 'survive' && met[index] === true))
    return aims;
  aims.unshift({
    name: 'keepAway',
    says: phrase`The plan: keep away from the enemy until time is up.`,
    stations: away(ships),
  });
  if (warded.length > 0 && warded.length < ships.length)
    aims.push({
      name: 'keepWards',
      says: phrase`The plan: keep those out of reach who must not be lost, and fight with the others.`,
      stations: away(warded),
    });
  return aims;
};

/** Hexes from a ship that cannot move within which the others lie about her. */
const ABOUT = 2;

/** All about a ship that must not be lost and cannot get away. */
const screening = (prospect: Prospect): Aim[] => {
  const { now, objectives, pieces, side } = prospect;
  const ships = movers(prospect);
  const wards = pieces.filter(
    ({ id, side: whose, ship, pace, held, hexes }) =>
      whose === side && ship && (pace === 0 || held === Infinity) && hexes.length > 0 && isNamed(objectives, side, id),
  );
  const hexes = now.chart.hexes.filter(
    hex =>
      now.chart.navigable(hex) && wards.some(ward => within(prospect, hex, ward, ABOUT) && !ward.hexes.includes(hex)),
  );
  if (wards.length === 0 || hexes.length === 0) return [];
  return [
    {
      name: 'screen',
      says: phrase`The plan: screen those who cannot get away.`,
      stations: stationed(ships, () => at(hexes)),
    },
  ];
};

const isNamed = (objectives: readonly Objective[], side: Side, id: string): boolean =>
  objectives.some(each => each.side === side && each.kind === 'survive' && each.ships.includes(id));

const within = ({ now: { chart } }: Prospect, hex: HexId, { hexes }: Piece, range: number): boolean =>
  hexes.some(other => chart.range(hex, other) <= range);

/** Hexes from a work at which guns do their work. */
const SHELLS_FROM = 2;

/** Everybody with guns to the works that have to be destroyed, whatever else there is to fire at. */
const shelling = (prospect: Prospect): Aim[] => {
  const { now, objectives, pieces, side } = prospect;
  const targets = objectives.flatMap(each => (each.kind === 'destroy' && each.side === side ? each.targets : []));
  const works = pieces.filter(({ id, ship }) => !ship && targets.includes(id));
  const guns = movers(prospect).filter(({ reach }) => reach > 0);
  const hexes = now.chart.hexes.filter(
    hex => now.chart.navigable(hex) && works.some(work => within(prospect, hex, work, SHELLS_FROM)),
  );
  if (guns.length === 0 || hexes.length === 0) return [];
  return [
    {
      name: 'shell',
      says: phrase`The plan: shell the works that have to fall.`,
      stations: stationed(guns, () => at(hexes)),
    },
  ];
};

/** Lying from now on where the own side is to lie at the end, or where the enemy is to. */
const holding = (prospect: Prospect): Aim[] => {
  const ships = movers(prospect);
  return prospect.objectives.flatMap((each): Aim[] => {
    if (each.kind !== 'hold') return [];
    const stations = stationed(ships, () => at(each.hexes));
    return each.side === prospect.side
      ? [{ name: 'lieOn', says: phrase`The plan: lie on what must be held.`, stations }]
      : [{ name: 'deny', says: phrase`The plan: keep the enemy off what he must hold.`, stations }];
  });
};

/** Everybody who is to leave leaves, and stops for nobody. */
const breakingThrough = (prospect: Prospect): Aim[] => {
  const ships = movers(prospect);
  return prospect.objectives.flatMap((each): Aim[] => {
    if (each.kind !== 'exit' || each.side !== prospect.side) return [];
    const runners = ships.filter(({ id }) => each.ships.includes(id));
    if (runners.length === 0) return [];
    const stations = stationed(runners, () => ({ hexes: [], edge: each.edge }));
    return [{ name: 'breakThrough', says: phrase`The plan: break through and stop for nobody.`, stations }];
  });
};

/** Where a stance sends her; null for whoever finds her place for herself. */
const stationBy = (stance: OrderStance): Station | null => {
  switch (stance.kind) {
    case 'hold':
    case 'ambush':
    case 'patrol':
      return at(stance.hexes);
    case 'runPast':
    case 'withdraw':
      return { hexes: [], edge: stance.edge };
    case 'screen':
    case 'engage':
      return null;
  }
};

/** What the battle itself orders its ships to do, as the scripted defender does it. */
const obeying = (prospect: Prospect): Aim[] => {
  const { now, rules, side } = prospect;
  const ships = movers(prospect);
  if (!hasOrders(now, rules, side) || ships.length === 0) return [];
  const { orders, duties } = inForce(now, rules, side);
  const stations = new Map<string, Station>();
  for (const { id } of ships) {
    const duty = duties.get(id);
    const station = duty ? stationBy(duty.stance) : null;
    if (station) stations.set(id, station);
  }
  return [{ name: 'obey', says: phrase`The plan: carry out the standing orders.`, stations, orders }];
};

/** Everything that a side may mean to do, fighting it out first. */
export const aimsOf = (prospect: Prospect): Aim[] =>
  [
    FIGHT,
    ...breakingThrough(prospect),
    ...keepingAway(prospect),
    ...screening(prospect),
    ...holding(prospect),
    ...shelling(prospect),
    ...obeying(prospect),
  ].filter(aim => aim === FIGHT || aim.orders !== undefined || aim.stations.size > 0);

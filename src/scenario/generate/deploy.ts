import type { Dice } from '../../core/dice.ts';
import type { Force, MineMarker, Work } from '../../core/scenario.ts';
import type { Facing, HexId, Side } from '../../core/types.ts';
import { findVessel, fort, vessel, type Vessel } from '../../ships/index.ts';
import { shipsIn } from './settings.ts';
import { anyFleet, anyFort, takeAny } from './fleets.ts';
import { RANKS, type Plan } from './plan.ts';
import { build, cellOf, type Riverbed } from './riverbed.ts';
import { fortWorth } from './worth.ts';

const [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST] = [0, 1, 2, 3, 4, 5] as const;

/** Charts stay below 100 columns and rows, so that a hex is its printed number (S2). */
const hexAt = (column: number, row: number): HexId => 100 * column + row;

/** Columns of a side's ranks, the foremost first. */
const ranksOf = ({ fronts, attacker, fromLeft }: Plan, side: Side): number[] => {
  const front = side === attacker ? fronts.attacker : fronts.defender;
  const back = (side === attacker) === fromLeft ? -1 : 1;
  return Array.from({ length: RANKS }, (_, rank) => front + back * rank);
};

interface Berth {
  column: number;
  row: number;
  feet: number;
}

/** Berths in a side's ranks: every second hex first, from the fairway outward. */
const berthsOf = (plan: Plan, bed: Riverbed, side: Side): Berth[] => {
  const all = ranksOf(plan, side).flatMap((column, rank) => {
    const middle = bed.fairway[column] ?? 0;
    return Array.from({ length: bed.rows }, (_, y) => {
      const off = Math.abs(y + 1 - middle);
      const crowded = (y + 1 - middle + rank) % 2 === 0 ? 0 : 1;
      return { column, row: y + 1, feet: cellOf(bed, column, y + 1)?.depth ?? 0, off, order: 100 * crowded + off };
    });
  });
  return all.filter(({ feet }) => feet > 0).sort((one, other) => one.order - other.order || one.column - other.column);
};

/** The shortest of a fleet, who makes the lightest tow; of two the one named last. */
const shortestOf = (ids: readonly string[], shipOf: (id: string) => Vessel): number =>
  ids.reduce((best, id, index) => (shipOf(id).lengthFt <= shipOf(ids[best] ?? id).lengthFt ? index : best), 0);

/** Right astern of the fastest ship with water enough there, for who begins in tow; -1 where there is no such berth. */
const berthAstern = (
  berths: readonly Berth[],
  ahead: readonly Force[],
  draughtFt: number,
  knots: (id: string) => number,
) => {
  const fastest = [...ahead].sort((one, other) => knots(other.vessel) - knots(one.vessel));
  const places = fastest.map(({ hex, facing }) =>
    berths.findIndex(
      ({ column, row, feet }) => feet >= draughtFt && hexAt(column, row) === hex + (facing === EAST ? -100 : 100),
    ),
  );
  return places.find(place => place >= 0) ?? -1;
};

/** The ships of a side in their berths; those that draw most choose first, and who is to be in tow last. */
const berthed = (plan: Plan, bed: Riverbed, side: Side, ids: readonly string[]): Force[] => {
  const berths = berthsOf(plan, bed, side);
  const facing: Facing = (side === plan.attacker) === plan.fromLeft ? EAST : WEST;
  const found = shipsIn(plan.settings);
  const shipOf = (id: string) => found(id) ?? vessel(id);
  const order = [...ids].sort((one, other) => shipOf(other).draughtFt - shipOf(one).draughtFt);
  const tows = plan.dealt.includes('tows');
  if (tows) order.push(...order.splice(shortestOf(order, shipOf), 1));
  const forces: Force[] = [];
  order.forEach((id, index) => {
    const ship = shipOf(id);
    const towed = tows && index === order.length - 1;
    const astern = towed ? berthAstern(berths, forces, ship.draughtFt, each => shipOf(each).knots) : -1;
    const place = astern < 0 ? berths.findIndex(({ feet }) => feet >= ship.draughtFt) : astern;
    const [berth = { column: 0, row: 0 }] = berths.splice(place, 1);
    const number = order.slice(0, index).filter(other => other === id).length;
    const { name } = ship;
    forces.push({
      id: number === 0 ? id : `${id}_${number + 1}`,
      side,
      vessel: id,
      ...(findVessel(id) === ship ? {} : { facts: ship }),
      name: number === 0 ? name : `${name} ${number + 1}`,
      hex: hexAt(berth.column, berth.row),
      facing,
      turn: 1,
      aground: false,
      anchored: false,
      steamIn: 0,
      overrides: {},
    });
  });
  return forces;
};

/** Fleets of both sides; what a fort is worth is taken from its side's. */
export const fleetsFor = (dice: Dice, plan: Plan, bed: Riverbed, works: readonly Work[]): Force[] => {
  const { settings, year, attacker, defender } = plan;
  const spent = works.reduce((sum, work) => sum + (work.fort === undefined ? 0 : fortWorth(work.fort)), 0);
  return [attacker, defender].flatMap(side => {
    const budget = settings.points - (side === defender ? spent : 0);
    const ids = settings.fleets[side] ?? anyFleet(dice, side, settings.kind, year, budget);
    return berthed(plan, bed, side, ids);
  });
};

/** Two hexes of a bank beside each other that touch the water. */
interface Site {
  column: number;
  row: number;
  above: boolean;
  /** Rows to the fairway. */
  off: number;
}

const sitesNear = (bed: Riverbed, from: number, to: number): Site[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap(column =>
    [true, false].flatMap((above): Site[] => {
      const bank = above ? bed.upper : bed.lower;
      const rows = [bank[column] ?? 0, bank[column + 1] ?? 0];
      const row = above ? Math.min(...rows) : Math.max(...rows);
      const off = Math.abs(row - (bed.fairway[column] ?? 0));
      return column >= 1 && column < bed.columns && row >= 1 && row <= bed.rows ? [{ column, row, above, off }] : [];
    }),
  );

const SHORE_SEARCH = 3;

/** Where the defender's fort stands: on the nearer shore, of sites as near any. */
export const fortFor = (dice: Dice, plan: Plan, bed: Riverbed): Work[] => {
  const { settings, defender, year, goal, fromLeft } = plan;
  const id = plan.features.includes('forts') ? anyFort(dice, defender, year, settings.points) : null;
  const sites = sitesNear(bed, goal - SHORE_SEARCH, goal + SHORE_SEARCH);
  if (id === null || sites.length === 0) return [];
  const nearest = Math.min(...sites.map(({ off }) => off));
  const { column, row, above } = takeAny(
    dice,
    sites.filter(({ off }) => off === nearest),
  );
  const facing = above ? (fromLeft ? SOUTH_WEST : SOUTH_EAST) : fromLeft ? NORTH_WEST : NORTH_EAST;
  const hexes = [hexAt(column, row), hexAt(column + 1, row)];
  for (const at of [column, column + 1]) build(bed, at, row, 'bluff');
  return [{ id, side: defender, kind: 'fort', name: fort(id).name, fort: id, hexes, facing }];
};

/** The town that gives the place its name, clear of the fort; its hex, or 0 where there is no shore. */
export const townFor = (plan: Plan, bed: Riverbed, works: readonly Work[]): HexId => {
  const taken = works.flatMap(({ hexes }) => hexes);
  const free = sitesNear(bed, plan.goal - SHORE_SEARCH, plan.goal + SHORE_SEARCH).filter(
    ({ column, row }) => !taken.includes(hexAt(column, row)) && !taken.includes(hexAt(column + 1, row)),
  );
  const [site] = free.sort((one, other) => one.off - other.off || one.column - other.column);
  if (!site) return 0;
  for (const column of [site.column, site.column + 1]) build(bed, column, site.row, 'town');
  return hexAt(site.column, site.row);
};

/** Hexes of the fairway off the goal, from the attacker's side on. */
export const landingOf = ({ goal, fromLeft }: Plan, bed: Riverbed): HexId[] =>
  (fromLeft ? [-1, 0, 1] : [1, 0, -1]).map(step => hexAt(goal + step, bed.fairway[goal + step] ?? 0));

/** Markers of the defender, and how many of them are mines. */
const MINES = { markers: 5, live: 3 } as const;

/** Water in the attacker's way, in and beside the fairway, column by column; whatever is taken is left out. */
const wayOf = ({ fronts, goal }: Plan, bed: Riverbed, taken: readonly MineMarker[]): HexId[][] => {
  const [from, to] = [Math.min(fronts.attacker, goal) + 2, Math.max(fronts.attacker, goal) - 2];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).map(column =>
    [-2, -1, 0, 1, 2].flatMap(off => {
      const row = (bed.fairway[column] ?? 0) + off;
      const hex = hexAt(column, row);
      const open = (cellOf(bed, column, row)?.depth ?? 0) > 0 && taken.every(mine => mine.hex !== hex);
      return open ? [hex] : [];
    }),
  );
};

/** Mines and dummies of the defender, anywhere in these hexes. */
const layMines = (
  dice: Dice,
  { defender }: Plan,
  open: HexId[],
  kind: Pick<MineMarker, 'field' | 'adrift'>,
): MineMarker[] =>
  Array.from({ length: Math.min(MINES.markers, open.length) }, (_, index) => ({
    side: defender,
    hex: takeAny(dice, open),
    live: index < MINES.live,
    ...kind,
  }));

/** A field across the fairway, where it is widest. */
const fieldFor = (dice: Dice, plan: Plan, bed: Riverbed): MineMarker[] => {
  const lines = wayOf(plan, bed, []);
  const widest = Math.max(...lines.map(line => line.length));
  const open = lines.filter(line => line.length === widest);
  return open.length === 0 ? [] : layMines(dice, plan, takeAny(dice, open), { field: 'field' });
};

/** Mines and dummies in the attacker's way: those of a field, and single ones. */
export const minesFor = (dice: Dice, plan: Plan, bed: Riverbed): MineMarker[] => {
  const field = plan.dealt.includes('fields') ? fieldFor(dice, plan, bed) : [];
  const single = plan.features.includes('mines') ? layMines(dice, plan, wayOf(plan, bed, field).flat(), {}) : [];
  return [...field, ...single];
};

/** R26: torpedoes and dummies that the current brings to the attacker, clear of the mines that lie. */
export const driftersFor = (dice: Dice, plan: Plan, bed: Riverbed, moored: readonly MineMarker[]): MineMarker[] => {
  if (!plan.dealt.includes('adrift')) return [];
  const carried = wayOf(plan, bed, moored)
    .flat()
    .filter(hex => (cellOf(bed, Math.floor(hex / 100), hex % 100)?.flow ?? -1) >= 0);
  return layMines(dice, plan, carried, { adrift: true });
};

import { isSandbar } from '../../../chart/index.ts';
import { ALL_FACINGS, type Edge, type HexId } from '../../../core/types.ts';
import { rimOf } from '../../../bots/errand.ts';
import { passageTo, type Goal, type Passage, type Tolls } from '../../../bots/passages.ts';
import { HINDERED, NO_WAY, watersBy, type Way, type Waters } from '../../../bots/waters.ts';
import { lineStoppedAt } from '../../shared/sight.ts';
import { sectionOf } from '../setup/settings.ts';
import { ASTERN, HEX_EARNS, RADII } from '../tables.ts';
import type { RiverShip, Situation } from '../types.ts';
import { afloat } from '../units.ts';
import { isHeld, isPowered } from '../way.ts';
import type { Field } from './field.ts';

/** Ways by water that keep clear of what holds or sinks a ship, and have room for her turns. */

/** As how many open hexes a field counts that may be a dummy, and what holds or sinks her for sure. */
const DOUBTFUL = 6;
const DANGER = 15;

/** C74, C76, C77: hexes that nobody steers for who finds another way: stakes, wrecks, and minefields that are not dummies for sure. */
const dangersIn = (now: Situation): Tolls =>
  new Map([
    ...(now.state.mines ?? []).flatMap(({ hexes, live }) =>
      live === false ? [] : hexes.map((hex): [HexId, number] => [hex, live === true ? DANGER : DOUBTFUL]),
    ),
    ...(sectionOf(now.scenario)?.stakes ?? []).map((hex): [HexId, number] => [hex, DANGER]),
    ...(now.state.wrecks ?? []).map(({ hex }): [HexId, number] => [hex, DANGER]),
  ]);

/** Ways that are kept for so many sets of dangers: each wreck makes another, and a series of battles would fill the memory. */
const MOST_WATERS = 50;
const watersKept = new Map<string, Waters>();

/** Ways round these hexes, through them where there is no other within reason. */
const watersRound = (dangers: Tolls): Waters => {
  const key = [...dangers].join();
  let waters = watersKept.get(key);
  if (!waters) {
    const toll: Parameters<typeof watersBy>[0] = (chart, hex, draught) =>
      dangers.get(hex) ?? (isSandbar(chart, hex, draught) ? HINDERED : 1);
    if (watersKept.size >= MOST_WATERS) watersKept.clear();
    watersKept.set(key, (waters = watersBy(toll)));
  }
  return waters;
};

const safeWatersKept = new WeakMap<Field, Waters>();

/** Ways by water as this battle has them. */
export const watersOf = (field: Field): Waters => {
  let waters = safeWatersKept.get(field);
  if (!waters) safeWatersKept.set(field, (waters = watersRound(dangersIn(field.now))));
  return waters;
};

/** C7: hexes that earn a hexside. */
const needsOf = ({ handling }: RiverShip): number => Math.ceil(RADII[handling] / HEX_EARNS);

/** C7: of those, how many so many knots saved are. */
export const earnedBy = (ship: RiverShip, saved: number): number =>
  saved >= RADII[ship.handling] ? needsOf(ship) : Math.floor(saved / HEX_EARNS);

/** C6: hexes ahead in the time of one astern. */
export const asternOf = ({ bothWays }: RiverShip): number => (bothWays ? 1 : ASTERN);

/** Hexes within which she looks for a way round whoever lies there. */
const LOOKS_ROUND = 12;

/** Half-knots up to which a ship hardly leaves her hex in a move. */
const HARDLY = 4;

/** C12: where ships lie upon which she would come: enemies that hardly move, hulks, and friends who cannot move or do not mean to. */
const lyingAbout = ({ now, side, tracks, settled }: Field, { id, at }: RiverShip, prey: string | null): HexId[] => {
  const lies = (ship: RiverShip): boolean =>
    ship.side === side && !ship.abandoned && !isHeld(ship) && isPowered(now, ship)
      ? settled.has(ship.id) && tracks.get(ship.id)?.course.steps.length === 0
      : Math.abs(ship.speed) <= HARDLY;
  return afloat(now)
    .filter(ship => ship.id !== id && ship.id !== prey && now.chart.range(at, ship.at) <= LOOKS_ROUND && lies(ship))
    .map(ship => ship.at);
};

/** The passage to a place round all that is in the way, or round what she must not come upon; null where there is no room for her turns on any. */
export const passageBy = (
  field: Field,
  ship: RiverShip,
  name: string,
  goals: () => readonly Goal[],
  prey: string | null = null,
): Passage | null => {
  const helm = { draught: ship.draught, needs: needsOf(ship), astern: asternOf(ship) };
  const here = { at: ship.at, facing: ship.facing, earned: earnedBy(ship, ship.turning) };
  const dangers = dangersIn(field.now);
  const lying = lyingAbout(field, ship, prey);
  const round = new Map([...dangers, ...lying.map((hex): [HexId, number] => [hex, NO_WAY])]);
  for (const tolls of lying.length > 0 ? [round, dangers] : [dangers]) {
    const passage = passageTo(field.now.chart, name, goals, helm, tolls);
    if (passage(here) < NO_WAY) return passage;
  }
  return null;
};

/** The passage to within so many hexes of where a way ends. */
export const passageNear = (field: Field, ship: RiverShip, name: string, way: Way, near: number): Passage | null =>
  passageBy(field, ship, `${name} ${near}`, () =>
    field.now.chart.hexes.filter(hex => way(hex) <= near).flatMap(hex => ALL_FACINGS.map(facing => ({ hex, facing }))),
  );

/** The passage off the chart. */
export const passageOut = (field: Field, ship: RiverShip, edge: Edge): Passage | null => {
  const { chart } = field.now;
  const passage = passageBy(field, ship, `edge ${edge}`, () =>
    rimOf(chart, edge).flatMap(hex =>
      ALL_FACINGS.filter(facing => chart.crosses(hex, facing, edge)).map(facing => ({ hex, facing })),
    ),
  );
  return passage && (heading => passage(heading) + 1);
};

const nothing = (): boolean => false;

/** Where a ship of that draught may lie to fire at these hexes from that range. */
export const firingPlaces = ({ now }: Field, target: readonly HexId[], range: number, draught: number): HexId[] => {
  const dangers = dangersIn(now);
  return now.chart.hexes.filter(
    hex =>
      now.chart.navigable(hex) &&
      !dangers.has(hex) &&
      !isSandbar(now.chart, hex, draught) &&
      target.some(
        to => now.chart.range(hex, to) <= range && lineStoppedAt(now.scenario, hex, to, nothing, target) === 0,
      ),
  );
};

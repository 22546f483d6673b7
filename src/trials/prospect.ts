import type { Berth, FieldHex, Prow, RamHex, UnitSheet } from '../system/desk/index.ts';
import { situationOf } from '../core/engine.ts';
import { waysOf, type Reached } from '../system/reach.ts';
import { shipOf } from '../core/rules.ts';
import type { Game } from '../core/game.ts';
import type { Match } from '../system/ruleset.ts';
import type { HexId, Side } from '../core/types.ts';

const lies = ({ hexes, facing }: UnitSheet): Berth => ({ hex: hexes[0] ?? 0, facing: facing ?? 0, order: '' });

const isOnChart = ({ present, hexes }: UnitSheet): boolean => present && hexes.length > 0;

/** Everything that a ship can do with her steps, as far as a view knows, under one order. */
interface Walk<G extends Game> {
  order: string;
  /** Where she stands comes first. */
  ways: readonly Reached<G>[];
}

/** One walk for each order that a unit may have; none where ships do not move by steps, or she cannot move before she fires. */
const walksOf = <G extends Game>(match: Match<G>, view: G['state'], unit: UnitSheet): Walk<G>[] => {
  if (unit.kind !== 'ship' || !isOnChart(unit)) return [];
  const walks = match.rules.desk.steps?.afoot(situationOf(match, view), unit.id) ?? [];
  return walks.map(({ order, state }) => ({ order, ways: waysOf(match, state, unit.id) }));
};

const berthsOn = <G extends Game>(
  match: Match<G>,
  view: G['state'],
  unit: UnitSheet,
  walks: readonly Walk<G>[],
): Berth[] => {
  if (!isOnChart(unit)) return [];
  if (unit.kind !== 'ship') return [lies(unit)];
  const stepped = walks.flatMap(({ order, ways }) =>
    ways.slice(1).map((way): Berth => {
      const { at, facing } = shipOf(way, unit.id);
      return { hex: at, facing, order };
    }),
  );
  const found = new Map<string, Berth>();
  for (const berth of [
    lies(unit),
    ...stepped,
    ...(match.rules.desk.plots?.berths(situationOf(match, view), unit.id) ?? []),
  ])
    found.set(`${berth.hex}/${berth.facing}/${berth.order}`, berth);
  return [...found.values()];
};

/** Where a unit can ram by its next move: with one step more wherever she has one left, or on any course. */
const ramsOn = <G extends Game>(
  match: Match<G>,
  view: G['state'],
  unit: UnitSheet,
  walks: readonly Walk<G>[],
): readonly RamHex[] => {
  const { steps, outlook } = match.rules.desk;
  if (!outlook || unit.kind !== 'ship' || !isOnChart(unit)) return [];
  const from = steps ? walks.flatMap(({ ways }) => ways) : [{ state: view }];
  return from.flatMap(({ state }) => outlook.rams(situationOf(match, state), unit.id));
};

/**
 * Where a unit may be when its guns speak in its next move, as far as a view knows, found by the functions that move it; where it
 * lies now comes first. None for one that is not on the chart.
 */
export const berthsOf = <G extends Game>(match: Match<G>, view: G['state'], unit: UnitSheet): Berth[] =>
  berthsOn(match, view, unit, walksOf(match, view, unit));

/** What one unit could do to a hex by its next move. */
export interface Threat {
  unit: string;
  /** What it could bring to bear at its most, in what the field counts; 0 where no gun of its bears. */
  strength: number;
  /** Less than full effect wherever she may be. */
  weak: boolean;
  /** What she could ram with there; null where she cannot. */
  prow: Prow | null;
}

/** What is known of a unit before any hex is asked about: where its guns may speak, and whom it may ram. */
interface Prospect {
  readonly berths: readonly Berth[];
  readonly rams: readonly RamHex[];
}

const prospectOf = <G extends Game>(match: Match<G>, view: G['state'], unit: UnitSheet): Prospect => {
  const walks = walksOf(match, view, unit);
  return { berths: berthsOn(match, view, unit, walks), rams: ramsOn(match, view, unit, walks) };
};

/** Lays what a unit's guns do from one place over what they do from others. */
const addField = (threats: Map<HexId, Threat>, unit: string, field: readonly FieldHex[]): void => {
  for (const { hex, strength, weak, blocked } of field) {
    if (blocked !== 0) continue;
    const before = threats.get(hex);
    const most = Math.max(strength, before?.strength ?? 0);
    threats.set(hex, { unit, strength: most, weak: weak && (before?.weak ?? true), prow: null });
  }
};

const addRams = (threats: Map<HexId, Threat>, unit: string, rams: readonly RamHex[]): void => {
  for (const { hex, prow } of rams) threats.set(hex, { unit, strength: 0, weak: false, ...threats.get(hex), prow });
};

/** By hex, the most that a unit could bring to bear there in its next move, and whether it can ram there. */
export const threatsOf = <G extends Game>(match: Match<G>, view: G['state'], unit: UnitSheet): Map<HexId, Threat> => {
  const threats = new Map<HexId, Threat>();
  const now = situationOf(match, view);
  const { berths, rams } = prospectOf(match, view, unit);
  for (const berth of berths)
    addField(threats, unit.id, match.rules.desk.outlook?.fieldFrom(now, unit.id, berth) ?? []);
  addRams(threats, unit.id, rams);
  return threats;
};

/** What can hit a hex: every enemy that may, the strongest first. */
export type DangerMap = Map<HexId, Threat[]>;

/** Lays the threats of one more unit over those of others. */
export const withThreats = (danger: DangerMap, threats: ReadonlyMap<HexId, Threat>): DangerMap => {
  const all = new Map(danger);
  for (const [hex, threat] of threats)
    all.set(
      hex,
      [...(all.get(hex) ?? []), threat].sort((one, other) => other.strength - one.strength),
    );
  return all;
};

/** The units of the other side that may fire or ram. */
export const enemiesOf = (units: readonly UnitSheet[], side: Side): UnitSheet[] =>
  units.filter(unit => unit.side !== side && unit.present && unit.hexes.length > 0);

/** Everything that can hit any hex when the enemies of a side have next moved. */
export const dangerMap = <G extends Game>(match: Match<G>, view: G['state'], side: Side): DangerMap =>
  enemiesOf(match.rules.desk.units(situationOf(match, view)), side).reduce<DangerMap>(
    (danger, unit) => withThreats(danger, threatsOf(match, view, unit)),
    new Map(),
  );

/**
 * The same in pieces, each so small that a page can draw itself after it: of one hex, or of all. Where enemies may go is found once
 * for both, so that a hex that is asked about in between costs its own lines of fire and no more.
 */
export class DangerSearch<G extends Game = Game> {
  readonly units: readonly UnitSheet[];
  readonly #match: Match<G>;
  readonly #view: G['state'];
  readonly #prospects = new Map<string, Prospect>();

  constructor(match: Match<G>, view: G['state'], side: Side) {
    this.#match = match;
    this.#view = view;
    this.units = enemiesOf(match.rules.desk.units(situationOf(match, view)), side);
  }

  #prospect(unit: UnitSheet): Prospect {
    const known = this.#prospects.get(unit.id) ?? prospectOf(this.#match, this.#view, unit);
    this.#prospects.set(unit.id, known);
    return known;
  }

  #field(unit: UnitSheet, berth: Berth, hexes?: readonly HexId[]): readonly FieldHex[] {
    const now = situationOf(this.#match, this.#view);
    return this.#match.rules.desk.outlook?.fieldFrom(now, unit.id, berth, hexes) ?? [];
  }

  /** What can hit one hex, the strongest first. */
  *at(hex: HexId): Generator<undefined, readonly Threat[]> {
    const found: Threat[] = [];
    for (const unit of this.units) {
      const threats = new Map<HexId, Threat>();
      const { berths, rams } = this.#prospect(unit);
      for (const berth of berths) addField(threats, unit.id, this.#field(unit, berth, [hex]));
      addRams(
        threats,
        unit.id,
        rams.filter(each => each.hex === hex),
      );
      found.push(...threats.values());
      yield;
    }
    return found.sort((one, other) => other.strength - one.strength);
  }

  /** What can hit any hex. */
  *everywhere(): Generator<undefined, DangerMap> {
    let danger: DangerMap = new Map();
    // First where everybody may go: whatever is asked about meanwhile needs that.
    for (const unit of this.units) {
      this.#prospect(unit);
      yield;
    }
    for (const unit of this.units) {
      const threats = new Map<HexId, Threat>();
      const { berths, rams } = this.#prospect(unit);
      for (const berth of berths) {
        addField(threats, unit.id, this.#field(unit, berth));
        yield;
      }
      addRams(threats, unit.id, rams);
      danger = withThreats(danger, threats);
    }
    return danger;
  }
}

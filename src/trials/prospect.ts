import type { Berth, UnitSheet } from '../core/desk.ts';
import { situationOf } from '../core/engine.ts';
import { destinations } from '../core/reach.ts';
import type { Game, Match } from '../core/ruleset.ts';
import type { HexId, Side } from '../core/types.ts';

const lies = ({ hexes, facing }: UnitSheet): Berth => ({ hex: hexes[0] ?? 0, facing: facing ?? 0, order: '' });

/**
 * Where a unit may be when its guns speak in its next move, as far as a view knows, found by the functions that move it; where it
 * lies now comes first. None for one that is not on the chart.
 */
export const berthsOf = <G extends Game>(match: Match<G>, view: G['state'], unit: UnitSheet): Berth[] => {
  if (!unit.present || unit.hexes.length === 0) return [];
  const { desk } = match.rules;
  const now = situationOf(match, view);
  if (unit.kind !== 'ship') return [lies(unit)];
  const stepped = (desk.afoot?.(now, unit.id) ?? []).flatMap(({ order, state }) =>
    destinations(match, state, unit.id).map(({ hex, facing }): Berth => ({ hex, facing, order })),
  );
  const found = new Map<string, Berth>();
  for (const berth of [lies(unit), ...stepped, ...(desk.berths?.(now, unit.id) ?? [])])
    found.set(`${berth.hex}/${berth.facing}/${berth.order}`, berth);
  return [...found.values()];
};

/** What one unit could bring to bear on a hex by its next move. */
export interface Threat {
  unit: string;
  /** At its most, in what the field counts. */
  strength: number;
  /** Less than full effect wherever she may be. */
  weak: boolean;
}

/** By hex, the most that a unit could bring to bear there in its next move. */
export const threatsOf = <G extends Game>(match: Match<G>, view: G['state'], unit: UnitSheet): Map<HexId, Threat> => {
  const threats = new Map<HexId, Threat>();
  const now = situationOf(match, view);
  for (const berth of berthsOf(match, view, unit)) {
    for (const { hex, strength, weak, blocked } of match.rules.desk.fieldFrom?.(now, unit.id, berth) ?? []) {
      if (blocked !== 0) continue;
      const before = threats.get(hex);
      const most = Math.max(Number(strength), before?.strength ?? 0);
      threats.set(hex, { unit: unit.id, strength: most, weak: weak && (before?.weak ?? true) });
    }
  }
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

/** The units of the other side that may fire. */
export const enemiesOf = (units: readonly UnitSheet[], side: Side): UnitSheet[] =>
  units.filter(unit => unit.side !== side && unit.present && unit.hexes.length > 0);

/** Everything that can hit any hex when the enemies of a side have next moved. */
export const dangerMap = <G extends Game>(match: Match<G>, view: G['state'], side: Side): DangerMap =>
  enemiesOf(match.rules.desk.units(situationOf(match, view)), side).reduce<DangerMap>(
    (danger, unit) => withThreats(danger, threatsOf(match, view, unit)),
    new Map(),
  );

import type { Situation } from '../../core/game.ts';
import type { Force } from '../../core/scenario.ts';
import type { HexId, Side } from '../../core/types.ts';
import { hullOf, type UnitSheet } from '../../system/desk/index.ts';
import { fateOf, marksOf } from '../../system/marks.ts';
import type { Ask, Doctrine, Gauge, KnownRules } from '../../system/captain.ts';
import { findVesselOf } from '../../ships/index.ts';
import { hasRam, isUnarmed } from '../../scenario/targets.ts';

/** A unit as it stands on the table on which a commander reckons the battle through. */
export interface Piece extends Gauge {
  readonly id: string;
  readonly side: Side;
  readonly ship: boolean;
  readonly hexes: readonly HexId[];
  /** Feet of water that she needs. */
  readonly draught: number;
  /** Turns until she comes; 0 for whoever is there. */
  readonly appears: number;
  /** She may only run. */
  readonly beaten: boolean;
  /** She has guns or a bow to fight with. */
  readonly armed: boolean;
}

/** What is taken of the rating of any vessel where a system says nothing of its own: knots to a hex, guns, and what part of a hull they cost. */
const KNOTS_A_HEX = 3;
const REACH = 3;
const BITE = 0.08;
const BLOW = 0.2;

/** A unit by what any rule system tells of her. */
const plainGauge = (now: Situation, sheet: UnitSheet, force: Force | undefined): Gauge => {
  const { left, full } = hullOf(sheet);
  const armed = force ? !isUnarmed(force) : sheet.kind === 'fort' || sheet.kind === 'battery';
  const knots = force ? (force.overrides.knots ?? findVesselOf(force)?.knots ?? 0) : 0;
  const aground = sheet.marks.includes('aground');
  return {
    pace: knots / KNOTS_A_HEX,
    drift: now.chart.knots / KNOTS_A_HEX,
    held: aground ? Infinity : Math.max(0, (force?.steamIn ?? 0) + 1 - now.state.turn),
    reach: armed ? REACH : 0,
    hull: left,
    full,
    bite: () => (armed ? BITE * full : 0),
    blow: () => (force && hasRam(force) ? BLOW * full : 0),
  };
};

const startOf = ({ scenario }: Situation, rules: KnownRules, force: Force): { hex: HexId; turn: number } => ({
  hex: force.hex,
  turn: force.turn,
  ...scenario.rules[rules.id]?.forces?.[force.id],
});

/** Everybody who takes part in the battle from now on. */
export const piecesOf = (ask: Ask, doctrine: Doctrine): Piece[] => {
  const { now, rules } = ask;
  const gauges = doctrine.gauges?.(ask);
  const forces = new Map(now.scenario.forces.map(force => [force.id, force]));
  return rules.desk.units(now).flatMap((sheet): Piece[] => {
    const fate = fateOf(rules, sheet);
    if (sheet.kind === 'building' || (fate !== 'present' && fate !== 'never came')) return [];
    const force = forces.get(sheet.id);
    const start = force ? startOf(now, rules, force) : undefined;
    const waits = !sheet.present && start !== undefined && start.turn > now.state.turn;
    const hexes = waits ? [start.hex] : sheet.hexes;
    if ((!sheet.present && !waits) || hexes.length === 0 || hexes[0] === 0) return [];
    const gauge = gauges?.get(sheet.id) ?? plainGauge(now, sheet, force);
    return [
      {
        ...gauge,
        id: sheet.id,
        side: sheet.side,
        ship: sheet.kind === 'ship',
        hexes,
        draught: (force && findVesselOf(force)?.draughtFt) ?? 0,
        appears: waits ? start.turn - now.state.turn : 0,
        beaten: marksOf(rules, sheet).some(mark => mark.beaten),
        armed: gauge.reach > 0 || gauge.blow(sheet.id) > 0,
      },
    ];
  });
};

import type { BoardView, Wash } from '../../src/app/view/boardPort.ts';
import { dangerWash } from '../../src/app/overlays/overlays.ts';
import { stillView } from '../../src/app/view/boardView.ts';
import { random } from '../../src/bots/random.ts';
import type { Chart } from '../../src/core/chart.ts';
import type { Berth, UnitSheet } from '../../src/system/desk/index.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, situationOf, start } from '../../src/core/engine.ts';
import { destinations } from '../../src/system/reach.ts';
import type { Match } from '../../src/system/ruleset.ts';
import type { Force, Scenario } from '../../src/core/scenario.ts';
import { SIDES, type HexId, type Side, type State } from '../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { deciding } from '../../src/trials/game.ts';
import { berthsOf, enemiesOf, threatsOf, withThreats, type DangerMap } from '../../src/trials/prospect.ts';
import { CONFEDERATE, force, UNION } from './fleet.ts';

const A_SIDE = 12;
/** Where each side lies: ships of both within range of each other. */
const COLUMNS: Readonly<Record<Side, readonly number[]>> = { union: [12, 14, 16], confederate: [19, 21, 23] };
const STEPS_UNTIL_SHE_MOVES = 500;

/** Twelve ships a side in the middle of a chart. */
export const crowd = (chart: Chart): Force[] =>
  SIDES.flatMap(side => {
    const vessels = side === 'union' ? UNION : CONFEDERATE;
    const rows = Array.from({ length: chart.rows }, (_, row) => row).slice(chart.rows / 3, -chart.rows / 3);
    const berths = COLUMNS[side].flatMap(column => rows.map(row => [column, row] as const));
    return berths
      .filter(([column, row]) => chart.navigable(column * 100 + row))
      .slice(0, A_SIDE)
      .map(([column, row], index) => {
        const vessel = vessels[index % vessels.length] ?? '';
        return force(side, vessel, column, row, `${vessel}_${index}`);
      });
  });

/** Plays on until a ship can move, and gives the one that can reach most. */
const untilSheMoves = (match: Match): { state: State; unit: UnitSheet } => {
  const { state } = start(match, 'bench/0');
  const dice = diceOf(seedFrom('bench'));
  for (let count = 0; count < STEPS_UNTIL_SHE_MOVES && !state.outcome; count++) {
    const side = deciding(state.cursor.awaiting);
    const offers = legal(match, state, side);
    if (offers.some(offer => match.rules.desk.steps?.is(offer))) {
      const own = match.rules.desk.units(situationOf(match, state)).filter(unit => unit.side === side && unit.present);
      const reach = (unit: UnitSheet): number => destinations(match, state, unit.id).length;
      const [unit] = own.sort((one, other) => reach(other) - reach(one));
      if (unit) return { state, unit };
    }
    play(match, state, random(null, offers, dice));
  }
  throw new Error('no ship comes to move');
};

const reachWash = (berths: readonly Berth[]): Wash[] => {
  const hexes = [...new Set(berths.map(({ hex }) => hex))];
  return hexes.map(hex => ({
    kind: 'reach',
    hex,
    figure: '',
    level: 1,
    facings: [...new Set(berths.filter(berth => berth.hex === hex).map(({ facing }) => facing))],
  }));
};

const dangerOn = (match: Match, state: State, units: readonly UnitSheet[], side: Side): Wash[] => {
  let danger: DangerMap = new Map();
  for (const enemy of enemiesOf(units, side)) danger = withThreats(danger, threatsOf(match, state, enemy));
  return dangerWash(match.chart, danger);
};

const hexOf = ({ hexes }: UnitSheet): HexId => hexes[0] ?? 0;

/** From every ship of the side to the enemy nearest to her. */
const linesOf = (match: Match, units: readonly UnitSheet[], side: Side): BoardView['lines'] => {
  const enemies = units.filter(unit => unit.side !== side && unit.present);
  return units
    .filter(unit => unit.side === side && unit.present)
    .map((unit, index) => {
      const range = (enemy: UnitSheet): number => match.chart.range(hexOf(unit), hexOf(enemy));
      const [nearest = unit] = [...enemies].sort((one, other) => range(one) - range(other));
      return { from: hexOf(unit), to: hexOf(nearest), side, blocked: 0, aimed: index > 0 };
    });
};

/** A moment of a battle with everything laid over the chart that the page lays over it one at a time. */
export const everyOverlay = (scenario: Scenario): BoardView => {
  const [rules] = RULE_SETS;
  if (!rules) throw new Error('there are no rules');
  const match = matchOf(rules, scenario);
  const { state, unit } = untilSheMoves(match);
  const now = situationOf(match, state);
  const units = rules.desk.units(now);
  const still = stillView(match, state);
  return {
    ...still,
    selected: unit.id,
    actors: units.filter(({ side }) => side === unit.side).map(({ id }) => id),
    targets: units.filter(({ side }) => side !== unit.side).map(({ id }) => id),
    destinations: destinations(match, state, unit.id),
    field: rules.desk.fire.field(now, unit.id),
    wash: [...reachWash(berthsOf(match, state, unit)), ...dangerOn(match, state, units, unit.side)],
    lines: linesOf(match, units, unit.side),
    settings: { ...still.settings, numbers: true, reducedMotion: false, field: true },
  };
};

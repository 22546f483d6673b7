/** Rulings Q55, Q70 and Q78: the fort's column, and islands and bars that the players lay before a generated battle. */
import { describe, expect, it } from 'vitest';
import { chartOf, type HexSpec } from '../../../../src/chart/index.ts';
import { apply, chartIn, legal, play, running, situationOf, start } from '../../../../src/core/engine.ts';
import { hash } from '../../../../src/core/replay.ts';
import { SIDES, enemyOf, type HexId } from '../../../../src/core/types.ts';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import { generateBattle } from '../../../../src/rules/quick-sheet/setup/generate.ts';
import { sightBlockedAt } from '../../../../src/rules/quick-sheet/sight.ts';
import type {
  QuickSheet,
  QuickSheetCommand,
  QuickSheetEvent,
  QuickSheetState,
} from '../../../../src/rules/quick-sheet/types.ts';
import type { Match } from '../../../../src/system/ruleset.ts';

const SEEDS = Array.from({ length: 12 }, (_, place) => `river ${place}`);

const matchOf = (seed: string): Match<QuickSheet> => {
  const scenario = generateBattle(seed);
  return { rules: quickSheet, scenario, chart: scenario.chart, options: { astern: false, lenientOrders: false } };
};

type Told = QuickSheetEvent | { type: 'phaseBegan'; phase: string } | { type: string };
type Of<T extends QuickSheetEvent['type']> = Extract<QuickSheetEvent, { type: T }>;
const ofType = <T extends QuickSheetEvent['type']>(log: readonly Told[], type: T): Of<T>[] =>
  log.filter((event): event is Of<T> => event.type === type);

const phaseOf = ({ cursor }: QuickSheetState): string => quickSheet.sequence[cursor.phase]!.id;
const first = (options: readonly QuickSheetCommand[]): QuickSheetCommand => options[0]!;

/** The choices before the battle one after another, until the named step has something to ask. */
const playedTo = (match: Match<QuickSheet>, phase: string, choose = first, seed = 'laid') => {
  const { state, events } = start(match, seed);
  const log: Told[] = [...events];
  const asked: { side: string; options: readonly QuickSheetCommand[] }[] = [];
  while (phaseOf(state) !== phase) {
    const side = state.cursor.awaiting[0]!;
    const options = legal(match, state, side);
    if (phaseOf(state) === 'river') asked.push({ side, options });
    log.push(...play(match, state, choose(options)));
  }
  return { state, log, asked };
};

const sum = (dice: readonly number[]): number => dice.reduce((all, face) => all + face, 0);
const columnOf = (match: Match<QuickSheet>, state: QuickSheetState, hex: HexId): number =>
  match.chart.hexesToEdge(hex, match.scenario.homeEdges[state.attacker][0]!) + 1;
const around = (match: Match<QuickSheet>, hex: HexId): HexId[] =>
  ([0, 1, 2, 3, 4, 5] as const).map(facing => match.chart.neighbour(hex, facing)).filter(next => next !== 0);

describe('Q55, Q70: 2D6 for the column of the fort', () => {
  it.each(SEEDS)('%s: at the water of its own bank, in the column thrown or the nearest with room', seed => {
    const match = matchOf(seed);
    const { state, log } = playedTo(match, 'deployment');
    const [placed] = ofType(log, 'fortPlaced');
    const fort = state.works[placed!.unit]!;
    expect(placed!.column).toBe(sum(placed!.dice));
    expect(fort.hexes[0]).toBe(placed!.at);
    const [one, other] = fort.hexes as [HexId, HexId];
    expect(match.chart.range(one, other)).toBe(1);
    expect(columnOf(match, state, other)).toBe(columnOf(match, state, one) + 1);
    expect(Math.abs(columnOf(match, state, one) - placed!.column)).toBeLessThanOrEqual(2);
    for (const hex of fort.hexes) {
      expect(match.chart.navigable(hex)).toBe(false);
      expect(around(match, hex).some(next => match.chart.navigable(next))).toBe(true);
      for (const work of Object.values(state.works)) if (work !== fort) expect(work.hexes).not.toContain(hex);
      // The bank that it was drawn on, and not the other.
      const [drawn = 0] = match.scenario.works.find(({ id }) => id === fort.id)!.hexes;
      expect(match.chart.row(hex) <= 2).toBe(match.chart.row(drawn) <= 2);
    }
  });

  it('the dice are those of the game, not of the battle', () => {
    const match = matchOf('one');
    const columns = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const { state } = start(match, seed);
      const log: Told[] = [];
      while (phaseOf(state) !== 'river')
        log.push(...play(match, state, legal(match, state, state.cursor.awaiting[0]!)[0]!));
      return ofType(log, 'fortPlaced')[0]!.column;
    });
    expect(new Set(columns).size).toBeGreaterThan(1);
  });

  it('S9: it stops a line of fire where it came to stand, and no longer where it was drawn', () => {
    const match = matchOf('one');
    const { state } = playedTo(match, 'deployment');
    const fort = Object.values(state.works).find(({ kind }) => kind === 'fort')!;
    // On marsh nothing but a fort would stop it.
    const marsh = { ...match.chart, blocksSight: () => false, navigable: () => false };
    const now = { ...situationOf(match, state), chart: marsh };
    const across = (hex: HexId): HexId =>
      sightBlockedAt(now, match.chart.neighbour(hex, 3), match.chart.neighbour(hex, 0), true);
    const [at = 0] = fort.hexes;
    expect(across(at)).toBe(at);
    const [drawn = 0] = match.scenario.works.find(({ id }) => id === fort.id)!.hexes;
    expect(across(drawn)).toBe(0);
  });
});

describe('Q78: islands and bars are laid in turn', () => {
  it('two islands and two bars, the defender first, each in the column thrown or the nearest with a place', () => {
    for (const seed of SEEDS) {
      const match = matchOf(seed);
      const { state, log, asked } = playedTo(match, 'deployment');
      const { attacker } = state;
      const laid = ofType(log, 'patchLaid');
      expect(laid.map(({ side, kind }) => [side, kind])).toEqual([
        [enemyOf(attacker), 'island'],
        [attacker, 'island'],
        [enemyOf(attacker), 'sandbar'],
        [attacker, 'sandbar'],
      ]);
      expect(asked.map(({ side }) => side)).toEqual(laid.map(({ side }) => side));
      const thrown = ofType(log, 'patchRolled');
      thrown.forEach(({ dice, column }, place) => {
        expect(column).toBe(sum(dice));
        const columns = asked[place]!.options.map(each => columnOf(match, state, (each as { hex: HexId }).hex));
        expect(new Set(columns).size).toBe(1);
        // The dice reach from the second column to the twelfth; both ends of the chart stay free.
        const nearest = Math.min(Math.max(column, 3), match.chart.columns - 3);
        expect(Math.abs(columns[0]! - nearest)).toBeLessThanOrEqual(3);
        if (place === 0) expect(columns[0]).toBe(nearest);
      });
    }
  });

  /** The same battle with a bar from bank to bank in two columns, so that a place is sought for on either side of them. */
  const parted = (match: Match<QuickSheet>): Match<QuickSheet> => {
    const { chart } = match;
    const specOf = (hex: HexId): HexSpec => {
      const barred = (chart.column(hex) === 7 || chart.column(hex) === 8) && chart.terrain(hex) === 'channel';
      const [terrain, depth] = barred ? (['sandbar', 4] as const) : [chart.terrain(hex), chart.depth(hex)];
      return { terrain, depth, flow: chart.flow(hex) };
    };
    const hexes = Array.from({ length: chart.rows }, (_, row) =>
      Array.from({ length: chart.columns }, (__, column) => specOf(chart.hexAt(column + 1, row + 1))),
    );
    const barred = chartOf({ north: chart.north, knots: chart.knots, hexes });
    return { ...match, chart: barred, scenario: { ...match.scenario, chart: barred } };
  };

  /** Hexes in which the next patch may begin, by column; the attacker's edge is the left one, and the patch goes on to the east. */
  const placesFor = ({ chart }: Match<QuickSheet>, column: number, laid: ReadonlySet<HexId>) => {
    const water = (hex: HexId): boolean => hex !== 0 && chart.terrain(hex) === 'channel' && !laid.has(hex);
    const free = (hex: HexId): boolean =>
      water(hex) && ([0, 1, 2, 3, 4, 5] as const).every(facing => water(chart.neighbour(hex, facing)));
    const sites = chart.hexes.filter(
      hex =>
        chart.column(hex) > 2 &&
        chart.column(hex) + 1 <= chart.columns - 2 &&
        free(hex) &&
        free(chart.neighbour(hex, 0)),
    );
    const columns = [...new Set(sites.map(hex => chart.column(hex)))];
    const near = Math.min(...columns.map(each => Math.abs(each - column)));
    const nearest = columns.filter(each => Math.abs(each - column) === near);
    return { tied: nearest.length > 1, sites: sites.filter(hex => chart.column(hex) === Math.max(...nearest)) };
  };

  it('every place in the nearest column that has one, of two equally near the farther from the attacker, and no other', () => {
    let ties = 0;
    for (const seed of SEEDS)
      for (const match of [matchOf(seed), parted(matchOf(seed))]) {
        const { state, log, asked } = playedTo(match, 'deployment', first, seed);
        const patches = state.preGame!.river!.laid.map(({ hexes }) => hexes);
        ofType(log, 'patchRolled').forEach(({ column }, place) => {
          const { tied, sites } = placesFor(match, column, new Set(patches.slice(0, place).flat()));
          if (tied) ties += 1;
          expect(asked[place]!.options.map(option => (option as { hex: HexId }).hex)).toEqual(sites);
        });
      }
    expect(ties).toBeGreaterThan(0);
  });

  it('open water all round, and the ends of the chart stay free', () => {
    for (const seed of SEEDS) {
      const match = matchOf(seed);
      const last = (options: readonly QuickSheetCommand[]): QuickSheetCommand => options.at(-1)!;
      for (const choose of [first, last]) {
        const { state } = playedTo(match, 'deployment', choose);
        const patches = state.preGame!.river!.laid.map(({ hexes }) => hexes);
        const own = new Set(patches.flat());
        expect(own.size).toBe(8);
        for (const hexes of patches)
          for (const hex of hexes) {
            for (const side of SIDES)
              expect(match.chart.hexesToEdge(hex, match.scenario.homeEdges[side][0]!)).toBeGreaterThanOrEqual(2);
            for (const next of around(match, hex)) {
              expect(match.chart.terrain(next)).toBe('channel');
              if (!hexes.includes(next)) expect(own.has(next)).toBe(false);
            }
          }
      }
    }
  });

  it('S5: the chart has them: no ship goes over an island, a bar is shallow, and above an island the water is slack', () => {
    const match = matchOf('two');
    const { state } = playedTo(match, 'deployment');
    const chart = chartIn(match, state);
    for (const { kind, hexes } of state.preGame!.river!.laid)
      for (const hex of hexes) {
        expect(chart.terrain(hex)).toBe(kind);
        expect(chart.navigable(hex)).toBe(kind === 'sandbar');
        expect(chart.depth(hex)).toBe(kind === 'sandbar' ? 4 : 0);
        expect(chart.blocksSight(hex)).toBe(kind === 'island');
      }
    for (const hex of chart.hexes) {
      const below = chart.downstream(hex);
      if (below !== 0) expect(chart.depth(below)).toBeGreaterThan(0);
    }
    expect(chart.hexes.filter(hex => chart.flow(hex) !== match.chart.flow(hex)).length).toBe(6);
  });

  it('the same chart for the same patches, and the battle’s own where nothing is laid', () => {
    const match = matchOf('two');
    const { state } = playedTo(match, 'deployment');
    expect(chartIn(match, structuredClone(state))).toBe(chartIn(match, state));
    expect(chartIn(match, start(match, 'laid').state)).toBe(match.chart);
  });

  it('in place and on the frozen road the same game, and who plays on in place sees each patch at once', () => {
    const match = matchOf('three');
    const { state: own } = start(match, 'roads');
    let { state: frozen } = start(match, 'roads');
    const game = running(match, own);
    for (let step = 0; step < 60 && !own.outcome; step++) {
      const side = own.cursor.awaiting[0]!;
      const command = game.legal(side).at(-1)!;
      game.play(command);
      frozen = apply(match, frozen, command).state;
      expect(hash(own)).toBe(hash(frozen));
      expect(game.now.chart).toBe(chartIn(match, frozen));
    }
    expect(game.now.chart).not.toBe(match.chart);
  });
});

import type { RulesSection, Scenario } from '../../../core/scenario.ts';

/** Switches on whatever a made battle has: bars, current, forts, mines. */
export const sectionFor = ({ chart, works, mines }: Scenario): RulesSection => ({
  options: {
    sandbars: chart.hexes.some(hex => chart.terrain(hex) === 'sandbar'),
    drift: chart.knots > 0,
    forts: works.some(({ kind }) => kind === 'fort'),
    mines: mines.length > 0,
  },
});

import type { Force, Scenario, Work } from '../../../core/scenario.ts';
import { isSandbar } from '../../../chart/index.ts';
import { t, told } from '../../../languages/language.ts';
import { vesselOf } from '../../../ships/index.ts';
import type { IdlePart, RuleSet } from '../../../system/ruleset.ts';
import { ratingOf, lengthened } from './ratings.ts';
import { BUILDING, FORT } from '../tables.ts';
import type { Portable, PortableOptions, PortableShip, PortableWork } from '../types.ts';

type Mustered = ReturnType<RuleSet<Portable>['muster']>;

const musterShip = (force: Force, scenario: Scenario, options: PortableOptions): PortableShip => {
  const here = scenario.rules.portable?.forces?.[force.id];
  const { canSteam, ...rating } = ratingOf(force, options);
  const hex = here?.hex ?? force.hex;
  const entry = here?.turn ?? force.turn;
  return {
    id: force.id,
    side: force.side,
    at: entry > 1 ? 0 : hex,
    facing: here?.facing ?? force.facing,
    ...rating,
    status: entry > 1 ? 'waiting' : 'afloat',
    breakingOff: false,
    aground: force.aground,
    anchored: force.anchored,
    steamFrom: canSteam ? force.steamIn + 1 : 0,
    entry,
    movesLeft: 0,
    // Until she arrives: the hex of the rim where she is due.
    movedFrom: hex,
    moved: true,
    triedToFloat: false,
    leftBy: null,
  };
};

const musterWork = (work: Work, options: PortableOptions): PortableWork => ({
  id: work.id,
  side: work.side,
  kind: work.kind,
  hexes: [...work.hexes],
  points: work.kind === 'fort' ? lengthened(FORT.flotation, options) : BUILDING.flotation,
});

/** P39: whether a work is more than land under these options. */
const takesPart = ({ kind }: Work, { forts }: Readonly<PortableOptions>): boolean => kind === 'building' || forts;

/** S9: whether some ship of the battle may find a bar on its chart. */
const hasBars = ({ chart, forces }: Scenario): boolean => {
  const deepest = Math.max(0, ...forces.map(force => vesselOf(force).draughtFt));
  return chart.hexes.some(hex => chart.navigable(hex) && isSandbar(chart, hex, deepest));
};

/** P39: forts, mines and bars that the options leave out. */
export const idle = (scenario: Scenario, options: Readonly<PortableOptions>): IdlePart[] => [
  ...scenario.works
    .filter(work => !takesPart(work, options))
    .map(({ id, name }) => ({ says: told(name), units: [id] })),
  ...(!options.mines && scenario.mines.length > 0 ? [{ says: t`the mines`, units: [] }] : []),
  ...(!options.sandbars && hasBars(scenario) ? [{ says: t`the sandbars`, units: [] }] : []),
];

/** The fleets as the scenario, or its section for these rules (S10), lays them out. Forts and mines only where their options are on (P20, P39). */
export const muster = (scenario: Scenario, options: Readonly<PortableOptions>): Mustered => ({
  ships: Object.fromEntries(scenario.forces.map(force => [force.id, musterShip(force, scenario, options)])),
  works: Object.fromEntries(
    scenario.works.filter(work => takesPart(work, options)).map(work => [work.id, musterWork(work, options)]),
  ),
  mines: options.mines ? scenario.mines.map(({ side, hex, live }) => ({ side, hex, live, spent: false })) : [],
  plots: {},
  ready: [],
  first: 'union',
  active: '',
  moveDone: [],
  rams: [],
  drifting: [],
});

import type { Desk, OddsView, UnitSheet } from '../../../../src/system/desk/index.ts';
import { shipOf } from '../../../../src/core/rules.ts';
import type { KernelEvent } from '../../../../src/core/types.ts';
import { nameInScenario } from '../../../../src/rules/shared/names.ts';
import { hullTrack, whereIn, whereLying } from '../../../../src/rules/shared/deskParts.ts';
import { refusals } from '../../../../src/system/refusal.ts';
import { hitsOn } from '../shooting.ts';
import { PLANKS } from '../tables.ts';
import type { Situation, Skiff, Skiffs, SkiffsCommand, SkiffsEvent } from '../types.ts';
import { turnLimit } from '../victory.ts';

const sheetOf = ({ scenario }: Situation, skiff: Skiff): UnitSheet => ({
  id: skiff.id,
  side: skiff.side,
  name: nameInScenario(scenario, skiff.id) ?? skiff.id,
  title: 'Skiff',
  kind: 'ship',
  hexes: [skiff.at],
  facing: skiff.facing,
  tracks: hullTrack(skiff.planks, PLANKS),
  marks: skiff.planks > 0 ? [] : ['sunk'],
  present: skiff.planks > 0,
  lines: [{ label: 'Planks', value: `${skiff.planks} of ${PLANKS}` }],
});

const oddsOf = (now: Situation, command: SkiffsCommand): OddsView | null => {
  if (command.type !== 'shoot') return null;
  const needed = hitsOn(now, shipOf(now, command.ship), shipOf(now, command.target));
  if (needed === null) return null;
  const chance = (7 - needed) / 6;
  return {
    basis: `hits on ${needed}`,
    outcomes: [
      { label: 'miss', points: 0, chance: 1 - chance },
      { label: 'hit', points: 1, chance },
    ],
    expected: chance,
    headlines: [{ label: 'hits', chance }],
  };
};

const REFUSALS = refusals({
  resting: ['Skiffs 1', () => 'Her oars rest.'],
  reach: ['Skiffs 2', () => 'She is out of reach.'],
});

export const desk: Desk<Skiffs> = {
  units: now => Object.values(now.state.ships).map(skiff => sheetOf(now, skiff)),
  about: command =>
    command.type === 'done'
      ? { unit: null, target: null }
      : { unit: command.ship, target: command.type === 'shoot' ? command.target : null },
  odds: oddsOf,
  risk: () => null,
  refusals: REFUSALS,
  whyNoMove: (now, ship) => (shipOf(now, ship).strokes === 0 ? REFUSALS.resting() : null),
  markers: () => [],
  objectives: () => [],
  deciding: {
    asked: () => null,
    explain: () => null,
    ends: command => (command.type === 'done' ? 'step' : null),
    usual: (_, offers) => offers.find(({ type }) => type === 'done') ?? null,
    advise: () => null,
    isSecret: () => true,
  },
  limit: { kind: 'fixed', last: turnLimit },
  fire: {
    field: (now, unit) => {
      const skiff = shipOf(now, unit);
      return now.chart.hexes.flatMap(hex => {
        const needed = hitsOn(now, skiff, { ...skiff, at: hex });
        return needed === null ? [] : [{ hex, strength: 1, shown: '1', weak: needed > 4, blocked: 0 }];
      });
    },
    counts: 'muskets',
    whyNot: (now, unit, target) =>
      hitsOn(now, shipOf(now, unit), shipOf(now, target)) === null ? REFUSALS.reach() : null,
    plotted: () => [],
    laidOn: () => null,
  },
  steps: {
    whereabouts: whereLying,
    is: command => command.type === 'row' || command.type === 'swing',
    cost: () => 1,
    mayEnd: () => true,
    afoot: () => [],
  },
  events: {
    roll: event => (event.type === 'shot' ? { dice: [event.die], caption: 'shot' } : null),
    luck: () => null,
    where: whereIn<SkiffsEvent | KernelEvent>(['ship', 'target'], ['from', 'to']),
  },
};

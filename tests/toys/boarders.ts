/** Toy (e): the duel with a crew beside the hull, and conditions that no other system knows: ships grappled, and carried by boarders. */
import type { UnitSheet } from '../../src/system/desk/index.ts';
import type { CommonMark, Marks, Sign } from '../../src/system/marks.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { nameInScenario } from '../../src/rules/shared/names.ts';
import { duel, type Duel, type DuelShip } from './duel.ts';

/** A hook on its line. */
const HOOK: Sign = {
  colour: 'danger',
  strokes: [
    [
      [-0.9, -0.9],
      [0.4, 0.4],
      [0.4, 0.9],
      [0, 0.9],
    ],
  ],
  rings: [[-0.9, -0.9, 0.1]],
};

const MARKS = {
  grappled: {
    name: 'grappled',
    danger: true,
    news: 'told',
    over: 'cut loose',
    fate: 'present',
    trouble: true,
    beaten: true,
    carried: false,
    sign: HOOK,
    unless: 'carried',
    looks: ['rams'],
  },
  carried: {
    name: 'carried by boarders',
    danger: true,
    news: 'end',
    over: null,
    fate: 'taken',
    trouble: false,
    beaten: false,
    carried: false,
    sign: 'struck',
    unless: null,
    looks: ['struck'],
  },
} as const satisfies Marks;

/** The Union's first ship is grappled from turn 2 on; one whose hull is gone has been carried, grappled as she is. */
const marksOf = (turn: number, { id, hull }: DuelShip): (CommonMark | keyof typeof MARKS)[] => {
  const grappled = id === 'cairo' && turn > 1;
  return [...(grappled ? (['grappled'] as const) : []), ...(hull === 0 ? (['carried'] as const) : [])];
};

/** The hook costs her a man a turn, from the turn after. */
const crewOf = (turn: number, ship: DuelShip): number =>
  marksOf(turn, ship).includes('grappled') ? Math.max(0, 5 - turn) : 3;

export const boarders: RuleSet<Duel> = {
  ...duel,
  id: 'boarders',
  title: 'Boarders',
  marks: MARKS,
  desk: {
    ...duel.desk,
    units: ({ scenario, state }) =>
      Object.values(state.ships).map((ship): UnitSheet => ({
        id: ship.id,
        side: ship.side,
        name: nameInScenario(scenario, ship.id) ?? ship.id,
        title: 'Toy',
        kind: 'ship',
        hexes: [ship.at],
        facing: ship.facing,
        tracks: [
          { id: 'hull', name: 'Hull', left: ship.hull, full: 1 },
          { id: 'crew', name: 'Crew', left: crewOf(state.turn, ship), full: 3, critical: 2 },
        ],
        marks: marksOf(state.turn, ship),
        present: ship.hull > 0,
        lines: [],
      })),
  },
};

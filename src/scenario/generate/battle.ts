import { chartOf } from '../../chart/index.ts';
import { diceOf, seedFrom, type Dice } from '../../core/dice.ts';
import type { Dealt, RulesSection, Scenario } from '../../core/scenario.ts';
import { SIDES, type RuleSetId, type Side } from '../../core/types.ts';
import { findingsIn } from '../lint.ts';
import { driftersFor, fleetsFor, fortFor, landingOf, minesFor, townFor } from './deploy.ts';
import { briefingOf, objectivesOf, titleOf, turnsOf } from './objectives.ts';
import { homeOf, openColumns, planOf, type Plan } from './plan.ts';
import { addCurrent, addPatch, anyRiverbed, dressShore, type Riverbed } from './riverbed.ts';
import { battleCode, battleId, type BattleSettings } from './settings.ts';

/** What the generator asks of a rule system. */
export interface BattleSystem {
  readonly id: RuleSetId;
  sectionFor?(scenario: Scenario, attacker: Side, dealt: readonly Dealt[]): RulesSection;
}

/** A bar and an island for so many columns each. */
const COLUMNS_A_PATCH = 10;
const MARSH_ONE_IN = 3;
const BLUFF_ONE_IN = 6;

const KNOTS = { river: 3, estuary: 1, sea: 1 } as const;

const drawFeatures = (dice: Dice, plan: Plan, bed: Riverbed): void => {
  const open = openColumns(plan);
  const patches = Math.floor(bed.columns / COLUMNS_A_PATCH);
  for (const [feature, terrain] of [
    ['islands', 'island'],
    ['bars', 'sandbar'],
  ] as const)
    for (let patch = 0; patch < patches && plan.features.includes(feature); patch++) addPatch(dice, bed, terrain, open);
  if (plan.features.includes('marsh')) dressShore(dice, bed, 'marsh', MARSH_ONE_IN);
  dressShore(dice, bed, 'bluff', BLUFF_ONE_IN);
};

/** Knots of the current, which a river and the tide at sea have in either direction and an estuary toward the sea; what is adrift it brings to the attacker. 0 = slack water. */
const drawCurrent = (dice: Dice, plan: Plan, bed: Riverbed): number => {
  const { kind } = plan.settings;
  const back = plan.fromLeft ? 'left' : 'right';
  const on = plan.fromLeft ? 'right' : 'left';
  const sent = kind === 'estuary' || plan.dealt.includes('adrift');
  const toward = sent || dice.roll(2) === 1 ? back : on;
  const knots = dice.roll(KNOTS[kind]);
  if (!plan.features.includes('current')) return 0;
  addCurrent(bed, toward);
  return knots;
};

const MONTHS = 12;
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const MINUTES_A_SHIP = 8;
const FULL_CIRCLE = 360;

const layOut = (dice: Dice, settings: BattleSettings): { scenario: Scenario; plan: Plan } => {
  const plan = planOf(dice, settings);
  const { kind, columns, rows } = settings;
  const bed = anyRiverbed(dice, { kind, columns, rows, seaAtLeft: plan.fromLeft });
  const works = fortFor(dice, plan, bed);
  const town = townFor(plan, bed, works);
  drawFeatures(dice, plan, bed);
  const forces = fleetsFor(dice, plan, bed, works);
  const moored = minesFor(dice, plan, bed);
  const knots = drawCurrent(dice, plan, bed);
  const mines = [...moored, ...driftersFor(dice, plan, bed, moored)];
  const chart = chartOf({ north: dice.roll(FULL_CIRCLE) - 1, knots, hexes: bed.cells });
  const landing = landingOf(plan, bed);
  const sought = works.length === 0 && plan.task === 'fort' ? { ...plan, task: 'meeting' as const } : plan;
  const laid = { forces, works, landing, labels: landing.map(hex => chart.label(hex)) };
  const objectives = objectivesOf(sought, laid);
  const scenario: Scenario = {
    id: battleId(settings),
    title: titleOf(sought),
    date: `${plan.year}-${twoDigits(dice.roll(MONTHS))}-15`,
    place: plan.place,
    minutes: MINUTES_A_SHIP * forces.length,
    briefing: briefingOf(sought, objectives),
    chart,
    places: town === 0 ? [] : [{ hex: town, name: plan.place }],
    forces,
    works,
    ...(settings.own ? { own: { vessels: settings.own, forts: [] } } : {}),
    mines,
    visibility: null,
    light: 'day',
    objectives,
    turns: turnsOf(sought),
    history: null,
    rules: {},
    homeEdges: { union: [homeOf(plan, 'union')], confederate: [homeOf(plan, 'confederate')] },
  };
  return { scenario, plan };
};

/** Layouts that are tried before the settings are given up. */
const TRIES = 40;

const isSound = (scenario: Scenario): boolean =>
  SIDES.every(side => scenario.forces.some(force => force.side === side)) &&
  findingsIn(scenario).every(({ severity }) => severity === 'remark');

/**
 * A battle that has never been fought, the same for the same settings on every machine, for all of these rule systems. Of several
 * layouts the first in which lint finds nothing but remarks. @throws Error where there is none, which is a bug
 */
export const makeBattle = (settings: BattleSettings, systems: readonly BattleSystem[]): Scenario => {
  const code = battleCode(settings);
  for (let round = 0; round < TRIES; round++) {
    const { scenario, plan } = layOut(diceOf(seedFrom(`${code}/battle/${round}`)), settings);
    const rules = Object.fromEntries(
      systems.map(system => [system.id, system.sectionFor?.(scenario, plan.attacker, plan.dealt) ?? { options: {} }]),
    );
    const whole = { ...scenario, rules };
    if (isSound(whole)) return whole;
  }
  throw new Error(`no sound battle could be made from ${code}`);
};

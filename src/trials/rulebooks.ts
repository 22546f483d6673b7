import type { Broadside, Pose, UnitSheet } from '../system/desk/index.ts';
import { layOut, situationOf } from '../core/engine.ts';
import type { Refusal } from '../system/refusal.ts';
import type { Match, RuleSet } from '../system/ruleset.ts';
import { marksOf, type Mark } from '../system/marks.ts';
import type { State } from '../core/types.ts';
import { matchOf } from '../rules/index.ts';
import { t } from '../languages/language.ts';

/** What one rulebook says of all the fire of one unit at another. */
export interface RulebookSays {
  rules: RuleSet;
  /** Null where nothing bears. */
  says: Broadside | null;
  /** Why nothing does, where these rules say it; words alone where they do not know the two. */
  why: Refusal | string | null;
}

/** The same shot by every rulebook of the battle. */
export interface Comparison {
  rows: readonly RulebookSays[];
  /** What the others could not be told, by unit. */
  lost: readonly { unit: string; marks: readonly Mark[] }[];
}

const poseOf = (unit: UnitSheet): Pose => ({
  unit: unit.id,
  hex: unit.hexes[0] ?? 0,
  facing: unit.facing,
  present: unit.present,
  tracks: unit.tracks,
  aground: unit.marks.includes('aground'),
  anchored: unit.marks.includes('anchored'),
});

const saysOf = (rules: RuleSet, now: ReturnType<typeof situationOf>, unit: string, target: string): RulebookSays => {
  const known = new Set(rules.desk.units(now).map(({ id }) => id));
  if (!known.has(unit) || !known.has(target)) return { rules, says: null, why: t`Not in the battle by these rules.` };
  const says = rules.desk.outlook?.broadside(now, unit, target) ?? null;
  return { rules, says, why: says ? null : rules.desk.fire.whyNot(now, unit, target) };
};

/** The battle by another rulebook, laid out anew with every unit placed and hurt as it is in this view. */
const byOther = (match: Match, rules: RuleSet, poses: readonly Pose[]): ReturnType<typeof situationOf> => {
  const other = matchOf(rules, match.scenario);
  const fresh = situationOf(other, layOut(other, 'compare'));
  return { ...fresh, state: rules.desk.outlook?.posed(fresh, poses) ?? fresh.state };
};

/**
 * All the fire of one unit at another by each of these systems that the scenario can be played under, the match's own first: its
 * from the view as it is, theirs from the same battle mustered anew.
 */
export const compare = (
  match: Match,
  view: State,
  systems: readonly RuleSet[],
  unit: string,
  target: string,
): Comparison => {
  const now = situationOf(match, view);
  const units = match.rules.desk.units(now);
  const poses = units.map(poseOf);
  const others = systems.filter(
    rules => rules !== match.rules && match.scenario.rules[rules.id] !== undefined && rules.desk.outlook !== undefined,
  );
  const rows = [
    saysOf(match.rules, now, unit, target),
    ...others.map(rules => saysOf(rules, byOther(match, rules, poses), unit, target)),
  ];
  const lost = units.flatMap(sheet => {
    const marks = marksOf(match.rules, sheet).filter(({ carried }) => !carried);
    return marks.length > 0 && (sheet.id === unit || sheet.id === target) ? [{ unit: sheet.id, marks }] : [];
  });
  return { rows, lost };
};

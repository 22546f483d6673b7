import { legal, start, submit } from '../../core/engine.ts';
import type { Command, State } from '../../core/types.ts';
import { matchOf, RULE_SETS } from '../../rules/index.ts';
import { parseScenario } from '../../scenario/index.ts';
import type { Lesson, LessonScene } from '../../system/lesson.ts';
import type { Match, RuleSet } from '../../system/ruleset.ts';
import type { Battle } from '../../trials/library.ts';

/** What lies on the table when a scene of a lesson begins, and what is still to happen before the learner's eyes. */
export interface Laid {
  battle: Battle;
  match: Match;
  state: State;
  shown: readonly Command[];
}

/** Orders within which every scene has come to its moment. */
const MOST = 200;

interface Force {
  readonly vessel: string;
  readonly captain?: string;
}

interface BattleSource {
  readonly chart: object;
  readonly forces: readonly Force[];
  readonly rules: Readonly<Record<string, { readonly forces?: Readonly<Record<string, object>> }>>;
}

/** A ship as the scene has her; another in her place answers to her id, and has no captain of hers. */
const forceOf = (force: Force, changed: NonNullable<LessonScene['ships']>[string] = {}): object => {
  if (changed.vessel === undefined) return { ...force, ...changed };
  const { captain: _, ...rest } = force;
  return { ...rest, ...changed, id: force.vessel };
};

/** The battle of the lesson as the scene has it, for these rules alone. */
const battleOf = (
  rules: RuleSet,
  { source }: Battle,
  { ships = {}, forts, current, section = {} }: LessonScene,
): Battle => {
  const file = source as BattleSource;
  const { forces, ...rest } = file.rules[rules.id] ?? {};
  const own = {
    ...file,
    chart: { ...file.chart, ...(current ? { current } : {}) },
    forces: file.forces.map(force => forceOf({ ...force, ...forces?.[force.vessel] }, ships[force.vessel])),
    ...(forts && { forts }),
    rules: { [rules.id]: { ...rest, ...section } },
  };
  const parsed = parseScenario(own, RULE_SETS, 'a scene of a lesson');
  if (!parsed.ok) throw new Error(`a scene of a lesson: ${JSON.stringify(parsed.problems)}`);
  return { scenario: parsed.scenario, source: own, shipped: false };
};

/** Whether a command is of that kind. */
export const isLike = (command: Command, like: object): boolean =>
  Object.entries(like).every(([key, value]) => (command as unknown as Record<string, unknown>)[key] === value);

/** Plays a scene up to the learner's moment. */
export const layScene = (rules: RuleSet, shipped: Battle, { side }: Pick<Lesson, 'side'>, scene: LessonScene): Laid => {
  const battle = battleOf(rules, shipped, scene);
  const match = matchOf(rules, battle.scenario, {});
  let { state } = start(match, scene.seed);
  let opening: State | null = null;
  const shown: Command[] = [];
  let ripe = scene.after === undefined;
  for (let count = 0; count < MOST; count++) {
    const offers = state.cursor.awaiting.flatMap(each => legal(match, state, each));
    if (ripe && offers.some(offer => offer.side === side && isLike(offer, scene.until)))
      return { battle, match, state: opening ?? state, shown };
    const [first] = scene.lead.flatMap(like => offers.filter(offer => isLike(offer, like)));
    const command = first ?? offers[0];
    if (!command) break;
    const done = submit(match, state, command);
    if (!done.ok) break;
    if (opening === null && scene.shown && isLike(command, scene.shown)) opening = state;
    if (opening) shown.push(command);
    if (scene.after && isLike(command, scene.after)) ripe = true;
    ({ state } = done);
  }
  throw new Error(`a scene of a lesson does not come to its moment: ${scene.seed}, ${JSON.stringify(scene.until)}`);
};

import { type OddsView, hullOf } from '../system/desk/index.ts';
import { endingBy, legal, situationOf, start } from '../core/engine.ts';
import type { Situation } from '../core/game.ts';
import type { Match, RuleSet } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import { enemyOf, SIDES, type Command, type HexId, type Side } from '../core/types.ts';
import { matchOf, optionsFor } from '../rules/index.ts';
import { idleIn, objectivesPlayed } from '../system/idle.ts';
import { findingsIn, knotsOf, turnOfComing, type Finding } from '../scenario/index.ts';
import { bearsFully } from './range.ts';
import { t } from '../languages/language.ts';

/** A chance to be lost in the first turn that an author ought to know of, and one that can hardly be meant. */
const WORTH_A_REMARK = 0.05;
const WORTH_A_WARNING = 0.5;

/** A fleet of so many times the other's points is worth a remark. */
const LOPSIDED = 2;

/** chances[n] = chance that it costs n points. */
type Chances = readonly number[];

const NOTHING: Chances = [1];

const chancesOf = ({ outcomes }: OddsView): Chances => {
  const most = outcomes.reduce((sum, { points }) => Math.max(sum, points), 0);
  const chances = Array.from({ length: Math.ceil(most) + 1 }, () => 0);
  for (const { points, chance } of outcomes) chances[Math.ceil(points)] = (chances[Math.ceil(points)] ?? 0) + chance;
  return chances;
};

const together = (one: Chances, other: Chances): Chances => {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((chance, points) => {
    other.forEach((also, more) => (sum[points + more] = (sum[points + more] ?? 0) + chance * also));
  });
  return sum;
};

const atLeast = (chances: Chances, points: number): number =>
  chances.reduce((sum, chance, cost) => (cost >= points ? sum + chance : sum), 0);

/** What is offered each unit against each other, in one walk through all offers: a big fleet has tens of thousands. */
type Aims = ReadonlyMap<string, ReadonlyMap<string, readonly Command[]>>;

const aimsIn = ({ rules: { desk } }: Match, offers: readonly Command[]): Aims => {
  const aims = new Map<string, Map<string, Command[]>>();
  for (const command of offers) {
    const { unit, target } = desk.about(command);
    if (unit === null || target === null) continue;
    const own = aims.get(unit) ?? new Map<string, Command[]>();
    aims.set(unit, own.set(target, [...(own.get(target) ?? []), command]));
  }
  return aims;
};

/** What one unit can do to another from where both begin: all its guns, or the best shot that it is offered. */
const threat = (match: Match, now: Situation, aims: Aims, firer: string, target: string): OddsView | null => {
  const { desk } = match.rules;
  const salvo = desk.guns?.salvo(now, firer, target) ?? null;
  if (salvo) return salvo;
  const odds = (aims.get(firer)?.get(target) ?? []).flatMap(command => desk.odds(now, command) ?? []);
  return odds.reduce<OddsView | null>((best, one) => (best && best.expected >= one.expected ? best : one), null);
};

/** Ships that the enemy's guns may sink before they have moved, if all that bear fire at her. */
const checkFirstTurn = (match: Match, now: Situation): Finding[] => {
  const units = match.rules.desk.units(now).filter(({ present }) => present);
  const aims = aimsIn(
    match,
    SIDES.flatMap(side => legal(match, now.state, side)),
  );
  return units.flatMap((target): Finding[] => {
    if (target.kind !== 'ship') return [];
    const firers = units.filter(({ side }) => side !== target.side);
    const threats = firers.flatMap(firer => threat(match, now, aims, firer.id, target.id) ?? []);
    const chance = atLeast(threats.map(chancesOf).reduce(together, NOTHING), hullOf(target).left);
    if (chance < WORTH_A_REMARK) return [];
    const severity = chance < WORTH_A_WARNING ? 'remark' : 'warning';
    const by =
      threats.length === 1 ? t`the one unit that bears on her fires` : t`all ${threats.length} that bear on her fire`;
    const message = t`${target.id} may be sunk in turn 1 before she moves, under ${match.rules.title}: ${Math.round(100 * chance)} % if ${by}`;
    return [{ path: pathOfShip(match, target.id), message, severity }];
  });
};

const pathOfShip = ({ scenario, rules }: Match, id: string): string => {
  const moved = scenario.rules[rules.id]?.forces?.[id] !== undefined;
  return moved ? `rules.${rules.id}.forces.${id}` : `forces[${scenario.forces.findIndex(force => force.id === id)}]`;
};

/** The fighting value of a side, in the system's own points; what has yet to come counts too. */
const strengthOf = (match: Match, now: Situation, side: Side): number =>
  match.rules.desk
    .units(now)
    .filter(unit => unit.side === side && unit.kind === 'ship')
    .reduce((sum, unit) => sum + hullOf(unit).left, 0);

const checkStrength = (match: Match, now: Situation): Finding[] => {
  const [union, confederate] = SIDES.map(side => strengthOf(match, now, side));
  if (!union || !confederate || Math.max(union, confederate) < LOPSIDED * Math.min(union, confederate)) return [];
  const message = t`the ships are worth ${union} points on the Union side and ${confederate} on the Confederate side under ${match.rules.title}`;
  return [{ path: `rules.${match.rules.id}`, message, severity: 'remark' }];
};

/** A battle of which a side spends more than so much on its way into effective range is hardly meant so. */
const MOST_ON_THE_WAY = 0.5;

/** What a side's ships may come to meet the other by: the knots of the slowest of those that move; 0 where nothing of it does. */
const closingOf = ({ forces }: Scenario, side: Side): number => {
  const knots = forces.filter(force => force.side === side && !force.aground && force.steamIn === 0).map(knotsOf);
  const moving = knots.filter(each => each > 0);
  return moving.length === 0 ? 0 : Math.min(...moving);
};

/** Where something lies that a side may fire at. */
const targetsOf = ({ forces, works }: Scenario, side: Side): HexId[] => [
  ...forces.filter(force => force.side !== side).map(({ hex }) => hex),
  ...works.filter(work => work.side !== side && work.kind === 'fort').flatMap(({ hexes }) => hexes),
];

/**
 * How long it takes the slowest of the ships that open the battle for a side to have an enemy within effective range: on her the side has
 * to wait, and not on the fastest. Ships that lie still are not counted, nor those whose guns reach nobody from any water.
 */
const checkApproach = (match: Match, now: Situation): Finding[] => {
  const { scenario, rules } = match;
  const { chart, turns } = scenario;
  const units = rules.desk.units(now);
  return SIDES.flatMap((side): Finding[] => {
    const targets = targetsOf(scenario, side);
    const towards = closingOf(scenario, enemyOf(side));
    const approaches = scenario.forces.flatMap(force => {
      const unit = units.find(({ id }) => id === force.id);
      if (force.side !== side || force.aground || !unit?.present) return [];
      const reach = bearsFully(match, now, unit).reduce((most, hex) => Math.max(most, chart.range(force.hex, hex)), 0);
      if (reach === 0) return [];
      const goals = chart.hexes.filter(hex => targets.some(target => chart.range(hex, target) <= reach));
      const turn = turnOfComing(scenario, force, goals, towards);
      return turn === Infinity ? [] : [{ id: force.id, reach, turn }];
    });
    const [slowest] = approaches.sort((one, other) => other.turn - one.turn);
    if (!slowest || slowest.turn <= MOST_ON_THE_WAY * turns) return [];
    const { id, reach, turn } = slowest;
    const message = t`${id}, the slowest that opens the battle for her side, has an enemy within effective range (${reach} hexes) in turn ${turn} of ${turns} at the earliest, under ${rules.title}`;
    return [{ path: pathOfShip(match, id), message, severity: 'warning' }];
  });
};

/** Objectives that are met before anybody has done anything. */
const checkDone = (match: Match, now: Situation): Finding[] => {
  const { outcome } = now.state;
  if (outcome) {
    const message = t`is decided before the first decision: ${endingBy(match.rules, outcome.cause)?.says ?? outcome.cause}`;
    return [{ path: `rules.${match.rules.id}`, message, severity: 'error' }];
  }
  const idle = SIDES.filter(side => match.rules.desk.objectives(now).some(one => one.side === side && one.met));
  if (idle.length < SIDES.length) return [];
  const message = t`both sides meet an objective where they lie, under ${match.rules.title}: if nobody stirs the battle is drawn`;
  return [{ path: `rules.${match.rules.id}`, message, severity: 'remark' }];
};

/** P39: what the battle's own options leave out, and the objectives that decide themselves by it. */
const checkIdle = (rules: RuleSet, whole: Scenario): Finding[] => {
  const options = optionsFor(rules, whole);
  const parts = idleIn(rules, whole, options).map(({ says }) => says);
  if (parts.length === 0) return [];
  const own = whole.rules[rules.id]?.objectives;
  const all = own ?? whole.objectives;
  const message = t`takes no part under ${rules.title} with the options of this battle: ${parts.join(', ')}`;
  return [
    { path: `rules.${rules.id}.options`, message, severity: 'remark' },
    ...objectivesPlayed(rules, whole, options).left.map((objective): Finding => ({
      path: `${own ? `rules.${rules.id}.` : ''}objectives[${all.indexOf(objective)}]`,
      message: t`decides itself under ${rules.title} and is left out there: what it names takes no part`,
      severity: 'warning',
    })),
  ];
};

/** What only the rules can tell of a battle. */
const findingsUnder = (rules: RuleSet, scenario: Scenario): Finding[] => {
  const match = matchOf(rules, scenario);
  const now = situationOf(match, start(match, 'lint').state);
  return [
    ...(rules.asks?.(scenario) ?? []).map((asked): Finding => ({ ...asked, severity: 'warning' })),
    ...checkIdle(rules, scenario),
    ...checkDone(match, now),
    ...checkFirstTurn(match, now),
    ...checkApproach(match, now),
    ...checkStrength(match, now),
  ];
};

/** Everything that its author ought to read about a battle, under each of these rule systems that can play it. */
export const lintBattle = (scenario: Scenario, systems: readonly RuleSet[]): Finding[] => {
  const asked = systems.map(({ id }) => `rules.${id}`);
  const concerns = ({ path }: Finding): boolean =>
    !path.startsWith('rules.') || asked.some(section => path === section || path.startsWith(`${section}.`));
  return [
    ...findingsIn(scenario).filter(concerns),
    ...systems.filter(rules => scenario.rules[rules.id] !== undefined).flatMap(rules => findingsUnder(rules, scenario)),
  ];
};

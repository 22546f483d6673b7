import type { Game } from '../../core/game.ts';
import { OPPORTUNITY_RULES, type AssetRule, type OpportunityRule } from '../../core/scenario.ts';
import { reason, type Plan, type Reason } from '../../system/captain.ts';
import { consult, groupsOf, type Bridge } from './consult.ts';
import { named, phrase, type Phrase } from '../../languages/phrase.ts';

type Command = Game['command'];

/** Opportunity fire and assets: rules of the orders that hold for more than one ship's way. */

/** Everybody is to take his best moment, unless the orders say otherwise. */
const USUAL: OpportunityRule = 'best';

/** The stance of the desk that a rule asks for; to fire never is to be asked, and to say no. */
const stanceFor = ({ ask }: Bridge, rule: OpportunityRule): string | undefined => {
  const stances = ask.rules.desk.standing?.stances ?? [];
  const isRule = (id: string): boolean => OPPORTUNITY_RULES.some(each => each === id);
  return stances.find(({ id }) => (rule === 'never' ? !isRule(id) : id === rule))?.id;
};

const ruleFor = ({ sight }: Bridge, unit: string | null): OpportunityRule =>
  (unit === null ? sight.orders.opportunity : sight.duties.get(unit)?.opportunity) ?? USUAL;

const instructionInWords = (unit: string | null, rule: OpportunityRule): Reason => {
  const who = unit === null ? phrase`Every gun` : named(unit);
  if (rule === 'never') return reason`${who} is to hold fire when an enemy passes.`;
  if (rule === 'best') return reason`${who} is to wait for the best moment when an enemy passes.`;
  return reason`${who} is to fire at once when an enemy passes.`;
};

/** The first standing instruction that is not as ordered and can be changed now; the whole side's before single ones. */
export const instructionPlan = (bridge: Bridge): Plan => {
  const { ask } = bridge;
  const { desk } = ask.rules;
  for (const { unit, stance } of desk.standing?.of(ask.now, ask.side) ?? []) {
    const rule = ruleFor(bridge, unit);
    const wanted = stanceFor(bridge, rule);
    if (wanted === undefined || wanted === stance) continue;
    const command = ask.options.find(option => {
      const about = desk.about(option);
      return about.stance === wanted && about.unit === unit;
    });
    if (!command) continue;
    return [{ command, why: () => instructionInWords(unit, rule) }];
  }
  return [];
};

/** The moment of fire at a passing enemy: with those who may fire by their orders, or not at all. */
export const passingPlan = (bridge: Bridge): Plan => {
  const { ask } = bridge;
  const { desk } = ask.rules;
  const about = (option: Command) => desk.about(option);
  const shots = ask.options.filter(option => {
    const { unit, target } = about(option);
    return unit !== null && target !== null && ruleFor(bridge, unit) !== 'never';
  });
  const hold = ask.options.find(option => ask.rules.desk.deciding.ends(option) === 'question');
  for (const group of groupsOf(
    bridge,
    shots.map(option => about(option).unit ?? ''),
  )) {
    const plan = consult(
      bridge,
      group,
      shots.filter(option => group.units.includes(about(option).unit ?? '')),
    );
    if (plan.length > 0) return plan;
  }
  return hold ? [{ command: hold, why: () => reason`Nobody is to fire at her as she passes.` }] : [];
};

/** Of the whole time the part after which it is late. */
const LATE = { part: 2, of: 3 };

const isLate = ({ ask }: Bridge): boolean =>
  LATE.of * ask.now.state.turn >= LATE.part * ask.rules.desk.limit.last(ask.now);

const RULE_WORD: Readonly<Record<AssetRule, Phrase>> = {
  early: phrase`early`,
  late: phrase`late`,
  never: phrase`never`,
};

/** Assets as the side is told: at once, late, never. Empty = as the captain sees fit. */
export const assetPlan = (bridge: Bridge): Plan => {
  const { ask, doctrine, sight } = bridge;
  const { desk } = ask.rules;
  const rule = sight.orders.assets;
  const uses = ask.options.filter(option => desk.about(option).means !== undefined);
  const pass = ask.options.find(option => desk.deciding.ends(option) === 'step');
  if (rule === null || uses.length === 0) return [];
  if (rule === 'never' || (rule === 'late' && !isLate(bridge)))
    return pass ? [{ command: pass, why: () => reason`Assets are to be used ${RULE_WORD[rule]}.` }] : [];
  const [own] = doctrine.plans(ask, 0)[0]?.plan ?? [];
  if (own && uses.includes(own.command)) return [own];
  const command = desk.deciding.advise(ask.now, uses);
  return command
    ? [{ command, why: () => reason`Assets are to be used ${RULE_WORD[rule]}: ${desk.about(command).means ?? ''}.` }]
    : [];
};

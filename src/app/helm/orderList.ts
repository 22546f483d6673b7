import type { OddsView, UnitSheet } from '../../system/desk/index.ts';
import type { Command } from '../../core/types.ts';
import { isDrafted } from './draft.ts';
import type { Helm } from './helm.ts';
import { hopelessInWords, isHopeless } from './hopeless.ts';
import { isDeed, leading } from './leading.ts';
import { firesAll, salvoOn } from './salvo.ts';
import { count, decimal, meanInWords, percent } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** One line of the list of orders. */
export interface Order {
  command: Command;
  words: string;
  /** What a die may make of it. */
  chance: string;
  /** Nothing can come of it: it is told quietly. */
  hopeless: boolean;
  /** What it means, where the words do not say it. */
  says: string;
  give: () => void;
}

/** Odds in a word or two: the mean where there are many results, else the chance of the one that counts; that there is none in words. */
export const inShort = (odds: OddsView, target?: Pick<UnitSheet, 'kind'> | null): string => {
  if (isHopeless(odds)) return hopelessInWords(target);
  const { outcomes, expected, measure, headlines } = odds;
  const [first] = headlines;
  if (outcomes.length > 2 || !first) return meanInWords(expected, measure);
  return `${first.label} ${percent(first.chance)}`;
};

/** The same as a figure, where the words of it stand beside: the mean, or the chance of the one result that counts. */
export const inFigures = (odds: OddsView): string => {
  if (isHopeless(odds)) return t`no harm`;
  const { outcomes, expected, headlines } = odds;
  const [first] = headlines;
  return outcomes.length > 2 || !first ? t`avg ${decimal(expected)}` : percent(first.chance);
};

/** What odds make of a line of the list. */
const chanceOf = (helm: Helm, odds: OddsView | null, target: string | null): Pick<Order, 'chance' | 'hopeless'> =>
  odds ? { chance: inShort(odds, helm.unit(target)), hopeless: isHopeless(odds) } : { chance: '', hopeless: false };

const orderOf = (helm: Helm, command: Command): Order => {
  const { rules } = helm.session.setup.match;
  const { target } = rules.desk.about(command);
  const odds = chanceOf(helm, helm.oddsOf(command), target);
  // What can do nothing to anybody is nothing to think over: it is done at once.
  const asksFirst = target !== null && !odds.hopeless && helm.session.view.value.cursor.interrupts.length === 0;
  return {
    command,
    words: rules.phrase(command, helm.session.now),
    ...odds,
    says: rules.desk.deciding.explain(helm.then, command) ?? '',
    give: () => (asksFirst ? helm.aimAt(target) : helm.give(command)),
  };
};

/** Several ways to do something about one target: looked at together. */
const targetOrder = (helm: Helm, target: string, commands: readonly Command[], first: Command): Order => {
  const { rules } = helm.session.setup.match;
  const { desk } = rules;
  const name = helm.unit(target)?.name ?? target;
  const guns = commands.filter(command => desk.about(command).gun !== undefined).length;
  const salvo = salvoOn(helm, desk.about(first).unit, target);
  const odds = salvo.odds ?? helm.oddsOf(first);
  const bearing = odds?.shots ?? salvo.ready ?? guns;
  return {
    command: first,
    words: guns > 0 ? t`Fire at ${name}: ${count(bearing, 'gun')}` : t`Close with ${name}`,
    ...chanceOf(helm, odds, target),
    says: '',
    give: () => helm.aimAt(target),
  };
};

/** Something to be used, whose target or place is chosen afterwards. */
const meansOrder = (helm: Helm, means: string, first: Command): Order => {
  const { desk } = helm.session.setup.match.rules;
  const { hex, target } = desk.about(first);
  const comes = helm.oddsOf(first)?.headlines[0]?.chance;
  const where = target !== null ? t`: choose a ship` : hex !== undefined ? t`: choose a place` : '';
  return {
    command: first,
    words: `${means}${where}`,
    chance: comes === undefined ? '' : percent(comes),
    hopeless: false,
    says: desk.deciding.explain(helm.then, first) ?? '',
    give: () => helm.use(means),
  };
};

/** Puts commands together that are chosen in two steps: first what or at whom, then how or where. */
const grouped = (helm: Helm, commands: readonly Command[]): Order[] => {
  const { desk } = helm.session.setup.match.rules;
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const { unit, target, means, hex } = desk.about(command);
    if (means === undefined && hex !== undefined) continue;
    const key =
      means !== undefined ? `means ${means}` : target !== null ? `${unit ?? ''} at ${target}` : JSON.stringify(command);
    const group = groups.get(key);
    if (group) group.push(command);
    else groups.set(key, [command]);
  }
  const all = [...groups.values()].flatMap(group => {
    const lead = leading(desk, helm.then, group);
    if (!lead) return [];
    const { means, target } = desk.about(lead);
    if (means !== undefined) return { order: meansOrder(helm, means, lead), first: false };
    if (target !== null && group.length > 1) return { order: targetOrder(helm, target, group, lead), first: true };
    return { order: orderOf(helm, lead), first: false };
  });
  return [...all.filter(({ first }) => first), ...all.filter(({ first }) => !first)].map(({ order }) => order);
};

/** Orders that can be given now beside the primary one, in a fixed order: their places are their keys. */
export const ordersOf = (helm: Helm): Order[] => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const considered = helm.considered.value;
  // A fleet is put together ship by ship: none is bought by a number before it has been seen.
  if (helm.basket.market.value) return [];
  if (considered && (considered.commands.length > 1 || firesAll(helm)))
    return considered.commands.map(command => ({ ...orderOf(helm, command), give: () => helm.give(command) }));
  const selected = helm.selected.value;
  const isQuestion = session.view.value.cursor.interrupts.length > 0;
  const own = selected === null ? [] : helm.waysOf(selected);
  const asked = isQuestion ? session.offers.value : [...own, ...helm.commonOffers];
  const rest = asked.filter(command => desk.about(command).stance === undefined);
  // What the main button stands for is no order of the list; what is done on the chart is one of several ways, and stays, like a card of the hand.
  const main = desk.deciding.usual(helm.then, rest) ?? desk.deciding.advise(session.now, rest);
  return grouped(
    helm,
    [...new Set(rest)].filter(command => command !== main || isDeed(desk, command) || isDrafted(desk, command)),
  );
};

/** Standing instructions that may be given in answer to a question: to one unit, or to the whole side. */
export const stanceOrders = (helm: Helm): (Order & { unit: string | null; stance: string; letter: string })[] => {
  const { session } = helm;
  const { rules } = session.setup.match;
  if (session.view.value.cursor.interrupts.length === 0) return [];
  return session.offers.value.flatMap(command => {
    const { unit, stance } = rules.desk.about(command);
    if (stance === undefined) return [];
    const view = rules.desk.standing?.stances.find(({ id }) => id === stance);
    const { title: words = stance, says = '', letter = '' } = view ?? {};
    return [
      { command, unit, stance, letter, words, chance: '', hopeless: false, says, give: () => helm.perform(command) },
    ];
  });
};

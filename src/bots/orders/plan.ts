import type { Game } from '../../core/game.ts';
import type { SideOrders } from '../../core/scenario.ts';
import type { Match } from '../../system/ruleset.ts';
import {
  reason,
  type Ask,
  type Doctrine,
  type Plan,
  type Reason,
  type Step,
  type ToldSide,
} from '../../system/captain.ts';
import { cardPlan } from './cards.ts';
import { consult, groupsOf, startsWithAnOffer, type Bridge } from './consult.ts';
import { hexesToGo } from './goals.ts';
import { inForce, type Duty, type InForce } from './inForce.ts';
import { markerByOrders } from './plotting.ts';
import { passingPlan } from './passing.ts';
import { shotByOrders } from './shots.ts';
import { isBetterHere, wayByOrders } from './stepping.ts';
import { named } from '../../languages/phrase.ts';

type Command = Game['command'];

const unitsIn = ({ ask }: Bridge, options: readonly Command[]): string[] => [
  ...new Set(options.flatMap(option => ask.rules.desk.about(option).unit ?? [])),
];

const ofUnits = ({ ask }: Bridge, units: readonly string[]): Command[] =>
  ask.options.filter(option => units.includes(ask.rules.desk.about(option).unit ?? ''));

/** What ends a step of the turn, or a question, for the whole side. */
const endOf = ({ ask }: Bridge): Command | undefined =>
  ask.options.find(option => ['step', 'question'].includes(ask.rules.desk.deciding.ends(option) ?? ''));

/** What some units may do, and the end of the step, so that the captain knows which step it is. */
const withEnd = (bridge: Bridge, units: readonly string[]): Command[] => {
  const end = endOf(bridge);
  return end ? [...ofUnits(bridge, units), end] : ofUnits(bridge, units);
};

const ending = (bridge: Bridge, why: Step['why']): Plan => {
  const command = endOf(bridge);
  return command ? [{ command, why }] : [];
};

/** What ends one unit's move or fire; where nothing does, what a sensible player would do that is neither a step nor aimed at anybody. */
const finishing = ({ ask }: Bridge, id: string): Command | undefined => {
  const { desk } = ask.rules;
  const own = ask.options.filter(option => {
    const { unit, target } = desk.about(option);
    return unit === id && target === null && !desk.steps?.is(option);
  });
  return own.find(option => desk.deciding.ends(option) === 'unit') ?? desk.deciding.advise(ask.now, own) ?? undefined;
};

/** The ships that move by orders and not as the captain thinks best. */
const isBound = ({ sight }: Bridge, id: string): boolean => {
  const duty = sight.duties.get(id);
  return duty !== undefined && !duty.free;
};

/** Her orders, and nothing more. */
const doingOf = ({ unit, says }: Duty): Reason => reason`${named(unit.id)} ${says}.`;

/** A shot, if one of those who have orders has any; else their ways, one ship after another. */
const boundPlan = (match: Match, bridge: Bridge, bound: readonly string[]): Plan => {
  const { sight } = bridge;
  const told = bound.flatMap(id => {
    const duty = sight.duties.get(id);
    return duty ? [{ duty, own: ofUnits(bridge, [id]) }] : [];
  });
  for (const { duty, own } of told) {
    const shot = duty.silent ? null : shotByOrders(bridge, duty, own);
    if (shot) return [shot];
  }
  return told.flatMap(({ duty, own }) => wayByOrders(match, sight, duty, own));
};

/** Step by step: those who have orders first, then the captain moves those who engage. */
const stepsPlan = (match: Match, bridge: Bridge): Plan => {
  const { ask, sight } = bridge;
  const movers = unitsIn(
    bridge,
    ask.options.filter(option => ask.rules.desk.steps?.is(option)),
  );
  const bound = movers.filter(id => isBound(bridge, id));
  const ways = boundPlan(match, bridge, bound);
  if (ways.length > 0) return ways;
  const others = unitsIn(bridge, ask.options).filter(id => !bound.includes(id));
  for (const group of groupsOf(bridge, others)) {
    const plan = consult(bridge, group, withEnd(bridge, group.units));
    if (startsWithAnOffer(plan, ask.options)) return plan;
  }
  const [id] = bound;
  const end = endOf(bridge) ?? (id === undefined ? undefined : finishing(bridge, id));
  const duty = id === undefined ? undefined : sight.duties.get(id);
  return end ? [{ command: end, why: () => (duty ? doingOf(duty) : reason`Every ship is where she should be.`) }] : [];
};

/** Markers: by her orders for each ship that has any, by the captain for those that engage, then all are down. */
const markersPlan = (bridge: Bridge): Plan => {
  const { ask, sight } = bridge;
  const { desk } = ask.rules;
  const open = (desk.plots?.of(ask.now) ?? []).filter(plot => plot.side === ask.side && plot.laid === null);
  const bound = open.find(({ unit }) => isBound(bridge, unit));
  const duty = bound && sight.duties.get(bound.unit);
  // One at a time, so that the next keeps clear of where this one goes.
  if (duty) return [markerByOrders(sight, duty, bound, ofUnits(bridge, [bound.unit]))];
  const groups = groupsOf(
    bridge,
    open.map(({ unit }) => unit),
  );
  const down = desk.plots?.down(ask.now, ask.side);
  const common = ask.options.filter(option => desk.about(option).unit === null);
  const steps: Step[] = groups.flatMap(group => [
    ...consult(bridge, group, [...ofUnits(bridge, group.units), ...common]),
  ]);
  const laid = new Set(steps.map(({ command }) => desk.about(command).unit));
  const last = down ? [...(open.every(({ unit }) => laid.has(unit)) ? [] : [down.rest]), down.done] : [];
  return [...steps, ...last.map(command => ({ command, why: () => reason`All markers lie as they should.` }))];
};

/** A ship in the middle of her own move with orders to keep: she fires, and does not ram. */
const boundToFire = (bridge: Bridge, units: readonly string[]): Plan => {
  const { ask, sight } = bridge;
  const [id = ''] = units;
  const duty = sight.duties.get(id);
  const moving = units.length === 1 && ask.now.state.cursor.interrupts.length === 0 && !endOf(bridge);
  if (!duty || duty.free || !moving || duty.unit.kind !== 'ship') return [];
  const shot = duty.silent ? null : shotByOrders(bridge, duty, ask.options);
  const end = finishing(bridge, id);
  return shot ? [shot] : end ? [{ command: end, why: () => doingOf(duty) }] : [];
};

/** Fire: the captain's, at what the orders name before all else; who lies in ambush is silent. */
const firePlan = (bridge: Bridge): Plan => {
  const { ask, sight } = bridge;
  const units = unitsIn(bridge, ask.options);
  const own = boundToFire(bridge, units);
  if (own.length > 0) return own;
  const silent = units.filter(id => sight.duties.get(id)?.silent);
  const end = ending(bridge, () => reason`Every gun that is to fire has its target.`);
  const steps = groupsOf(
    bridge,
    units.filter(id => !silent.includes(id)),
  ).flatMap(group => consult(bridge, group, withEnd(bridge, group.units)));
  const [id = ''] = silent;
  const quiet = steps.length + end.length > 0 ? undefined : finishing(bridge, id);
  const duty = sight.duties.get(id);
  return quiet && duty ? [{ command: quiet, why: () => doingOf(duty) }] : [...steps, ...end];
};

/** An order that may be carried out or spent: spent, where it would take a ship with orders to keep out of her place. */
const outsetPlan = (match: Match, bridge: Bridge): Plan => {
  const { ask, sight } = bridge;
  const { deciding } = ask.rules.desk;
  const [id = '', ...others] = unitsIn(bridge, ask.options);
  const duty = sight.duties.get(id);
  const spent = ask.options.find(option => deciding.ends(option) === 'unit');
  const usual = deciding.usual(ask.now, ask.options);
  if (others.length > 0 || !duty || duty.free || !spent || !usual || usual === spent || ask.options.length > 2)
    return [];
  const command = isBetterHere(match, sight, duty) ? spent : usual;
  return [{ command, why: () => doingOf(duty) }];
};

/** What kind of decision is owed, told by what its options name. */
const planFor = (match: Match, bridge: Bridge): Plan => {
  const { ask, doctrine, sight, told } = bridge;
  const { desk } = ask.rules;
  const abouts = ask.options.map(option => desk.about(option));
  const isEnemy = (id: string | null): boolean => id !== null && sight.units.get(id)?.side !== ask.side;
  const isPassing = ask.now.state.cursor.interrupts.length > 0 && abouts.some(({ stance }) => stance !== undefined);
  if (isPassing) return passingPlan(bridge);
  const obeyed = doctrine.underOrders?.obey(ask, told) ?? [];
  if (obeyed.length > 0) return obeyed;
  if (abouts.some(({ card }) => card !== undefined)) return cardPlan(bridge);
  if (desk.plots?.of(ask.now).some(plot => plot.side === ask.side)) return markersPlan(bridge);
  if (ask.options.some(option => desk.steps?.is(option))) return stepsPlan(match, bridge);
  if (abouts.some(({ target, means }) => isEnemy(target) && means === undefined)) return firePlan(bridge);
  return ask.now.state.cursor.interrupts.length === 0 ? outsetPlan(match, bridge) : [];
};

/** Orders in force as captains hear them. */
const asTold = (sight: InForce): ToldSide => ({
  words: sight.orders.words,
  units: new Map(
    [...sight.duties].map(([id, duty]) => [
      id,
      {
        words: duty.words,
        silent: duty.silent,
        free: duty.free,
        get says() {
          return duty.says;
        },
        away: () => hexesToGo(sight, duty),
      },
    ]),
  ),
});

/** A plan by standing orders, those given or else the scenario's, and the captain's where they leave it to him. */
export const planByOrders = (match: Match, ask: Ask, doctrine: Doctrine, given?: SideOrders): Plan => {
  const sight = inForce(ask.now, ask.rules, ask.side, given);
  const bridge: Bridge = { ask, doctrine, sight, told: asTold(sight) };
  const plan = planFor(match, bridge);
  return startsWithAnOffer(plan, ask.options) ? plan : (doctrine.plans(ask, 0)[0]?.plan ?? []);
};

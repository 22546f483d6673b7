import type { Game, Situation } from '../../core/game.ts';
import type { Objective } from '../../core/scenario.ts';
import type { Side } from '../../core/types.ts';
import type { Ask, Doctrine, Plan, Step, ToldSide } from '../../system/captain.ts';
import { offered } from '../offered.ts';
import type { Duty, InForce } from './inForce.ts';
import { named, phrase } from '../../languages/phrase.ts';

type Command = Game['command'];

/** What every part of the defender's planning needs. */
export interface Bridge {
  readonly ask: Ask;
  readonly doctrine: Doctrine;
  readonly sight: InForce;
  /** The same orders, as captains hear them. */
  readonly told: ToldSide;
}

/** The offers that orders in words of the system's own leave open. */
export const leftOpen = ({ ask, doctrine, told }: Bridge): readonly Command[] =>
  doctrine.underOrders?.leaves(ask, told) ?? ask.options;

/** Units whose orders name the same enemies. */
export interface Group {
  readonly units: readonly string[];
  readonly prey: readonly string[];
}

/** Enemies that a unit is to go for: her prey first, then her targets. */
const preyOf = ({ stance, targets }: Duty): string[] => [
  ...new Set([...(stance.kind === 'engage' ? stance.prey : []), ...targets]),
];

/** Units put together by the enemies that their orders name; those without orders go by none. */
export const groupsOf = ({ sight }: Bridge, units: readonly string[]): Group[] => {
  const groups = new Map<string, { units: string[]; prey: string[] }>();
  for (const id of units) {
    const duty = sight.duties.get(id);
    const prey = duty ? preyOf(duty) : [];
    const known = groups.get(prey.join());
    if (known) known.units.push(id);
    else groups.set(prey.join(), { units: [id], prey });
  }
  return [...groups.values()];
};

/** An objective made of an order: the first on the list is worth a whole one, the second half as much, and so on. */
const orderedPrize = (sight: InForce, side: Side, id: string, rank: number): Objective => {
  const base = { side, text: '', count: rank + 1 };
  const kind = sight.units.get(id)?.kind;
  return kind === 'fort' || kind === 'building'
    ? { ...base, kind: 'destroy', targets: [id] }
    : { ...base, kind: 'sinkOrCapture', ships: [id] };
};

/** The view as the captain is to see it: what the orders name counts as if an objective hung on it. */
const urged = ({ ask, sight }: Bridge, prey: readonly string[]): Situation => {
  const { now, rules, side } = ask;
  if (prey.length === 0) return now;
  const { scenario, state } = now;
  const section = scenario.rules[rules.id] ?? { options: {} };
  const objectives = [
    ...(section.objectives ?? scenario.objectives),
    ...prey.map((id, rank) => orderedPrize(sight, side, id, rank)),
  ];
  return {
    ...now,
    // A state of its own, lest anything that is remembered by state mixes up the two.
    state: { ...state },
    scenario: { ...scenario, rules: { ...scenario.rules, [rules.id]: { ...section, objectives } } },
  };
};

/** Whether the odds of the rules give an aimed command any effect at all. */
const tells = ({ ask }: Bridge, command: Command): boolean =>
  (ask.rules.desk.odds(ask.now, command)?.expected ?? 0) > 0;

/** Without the shots for which the same gun, or the same unit, has one that tells at an enemy farther up the list. */
const atThoseNamed = (bridge: Bridge, { prey }: Group, options: readonly Command[]): readonly Command[] => {
  if (prey.length === 0) return options;
  const { desk } = bridge.ask.rules;
  const best = new Map<string, number>();
  const aims = options.map(option => {
    const { unit, gun, target } = desk.about(option);
    return { option, key: `${unit ?? ''}/${gun ?? ''}`, target, rank: target === null ? -1 : prey.indexOf(target) };
  });
  for (const { option, key, rank } of aims)
    if (rank >= 0 && rank < (best.get(key) ?? Infinity) && tells(bridge, option)) best.set(key, rank);
  return aims
    .filter(({ key, target, rank }) => target === null || !best.has(key) || rank === best.get(key))
    .map(({ option }) => option);
};

/** The captain's plan for one group, of these options alone; steps that are not among them are left out. */
export const consult = (bridge: Bridge, group: Group, options: readonly Command[]): Plan => {
  const { ask, doctrine, sight } = bridge;
  if (options.length === 0) return [];
  const plan =
    doctrine.plans({ ...ask, now: urged(bridge, group.prey), options: atThoseNamed(bridge, group, options) }, 0)[0]
      ?.plan ?? [];
  const { desk } = ask.rules;
  return plan
    .filter(({ command }) => group.units.includes(desk.about(command).unit ?? ''))
    .map(step => worded(sight, step, desk.about(step.command).unit ?? ''));
};

/** Longer, and a reason would not fit on a line. */
const LONGEST = 160;

/** The captain's reason with the order that she acts by. */
const worded = (sight: InForce, { command, why }: Step, id: string): Step => {
  const duty = sight.duties.get(id);
  if (!duty) return { command, why };
  return {
    command,
    why: () => {
      const { unit, says } = why();
      const rest = unit === id ? { of: id, rest: says } : says;
      const line = phrase`${named(id)} ${duty.says}: ${rest}`;
      return { unit: id, says: { letters: LONGEST, wordings: [line, says] } };
    },
  };
};

/** Whether a plan can be begun. */
export const startsWithAnOffer = (plan: Plan, options: readonly Command[]): boolean =>
  plan[0] !== undefined && offered(options, plan[0].command) !== undefined;

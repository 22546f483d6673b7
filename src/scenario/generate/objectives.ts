import { made } from '../../languages/language.ts';
import type { Force, Objective, Work } from '../../core/scenario.ts';
import { enemyOf, SIDES, type HexId, type Side } from '../../core/types.ts';
import { homeOf, RANKS, type Plan } from './plan.ts';

/** What lies on the chart when objectives are set. */
export interface Laid {
  forces: readonly Force[];
  works: readonly Work[];
  /** Hexes off the landing, from the attacker's side on. */
  landing: readonly HexId[];
  labels: readonly string[];
}

const NAME = { union: 'Union', confederate: 'Confederate' } as const;

const idsOf = (laid: Laid, side: Side): string[] => laid.forces.flatMap(ship => (ship.side === side ? [ship.id] : []));

const half = (count: number): number => Math.ceil(count / 2);
const mostOf = (count: number): number => Math.ceil((2 * count) / 3);

const sink = (laid: Laid, side: Side, share: (count: number) => number): Objective => {
  const ships = idsOf(laid, enemyOf(side));
  const count = share(ships.length);
  const text = made`Sink or capture ${count} of the ${ships.length} ${NAME[enemyOf(side)]} ships.`;
  return { side, text, kind: 'sinkOrCapture', ships, count };
};

const passage = (plan: Plan, laid: Laid): Objective[] => {
  const { attacker: side, defender } = plan;
  const ships = idsOf(laid, side);
  const [count, edge] = [half(ships.length), homeOf(plan, defender)];
  const text = made`Take ${count} of your ${ships.length} ships off the chart by the ${edge} edge.`;
  return [{ side, text, kind: 'exit', ships, count, edge }, sink(laid, side, mostOf), sink(laid, defender, half)];
};

const landing = (plan: Plan, laid: Laid): Objective[] =>
  SIDES.flatMap((side): Objective[] => {
    const text = made`Lie in 2 of the 3 hexes off ${plan.place} at the end: ${laid.labels.join(', ')}.`;
    return [{ side, text, kind: 'hold', hexes: laid.landing, count: 2 }, sink(laid, side, mostOf)];
  });

const silence = (plan: Plan, laid: Laid): Objective[] => {
  const { attacker, defender } = plan;
  const forts = laid.works.filter(work => work.kind === 'fort');
  const [ids, names] = [forts.map(({ id }) => id), forts.map(({ name }) => name).join(' and ')];
  return [
    { side: attacker, text: made`Silence ${names}.`, kind: 'destroy', targets: ids, count: ids.length },
    { side: defender, text: made`Keep ${names} in action to the end.`, kind: 'survive', ships: ids, count: ids.length },
    sink(laid, defender, half),
  ];
};

/** What either side must do; one is enough. */
export const objectivesOf = (plan: Plan, laid: Laid): Objective[] => {
  switch (plan.task) {
    case 'passage':
      return passage(plan, laid);
    case 'landing':
      return landing(plan, laid);
    case 'fort':
      return silence(plan, laid);
    case 'meeting':
      return SIDES.map(side => sink(laid, side, mostOf));
  }
};

/** Turns left to fight in when everybody has had time to come where he must: a hex a turn, as slow ships make. */
const TO_FIGHT = 10;

/** The last turn. */
export const turnsOf = ({ task, apart, fronts, fromLeft, settings }: Plan): number => {
  const front = fromLeft ? fronts.attacker : settings.columns + 1 - fronts.attacker;
  return TO_FIGHT + (task === 'passage' ? settings.columns - front + RANKS : apart);
};

const ABOUT: Readonly<Record<Task, string>> = {
  passage: made`wants to pass`,
  landing: made`comes to take the landing, which the other side needs as much`,
  fort: made`comes to silence the fort`,
  meeting: made`comes looking for a fight, and finds one`,
};
type Task = Plan['task'];

const WATERS = { river: made`a river`, estuary: made`an estuary`, sea: made`an open sea` } as const;

/** What both sides know, and what each is told. */
export const briefingOf = (plan: Plan, objectives: readonly Objective[]): Record<Side | 'common', string> => {
  const { attacker, place, settings, year, task } = plan;
  const orders = (side: Side): string =>
    objectives
      .filter(each => each.side === side)
      .map(({ text }) => text)
      .reduce((one, other) => (one === '' ? other : made`${one} Or: ${other}`), '');
  const common = made`${place}, on ${WATERS[settings.kind]} that is on no map, ${year}. The ${NAME[attacker]} side comes from the ${homeOf(plan, attacker)} and ${ABOUT[task]}.`;
  return { common, union: orders('union'), confederate: orders('confederate') };
};

const TITLE: Readonly<Record<Task, (place: string) => string>> = {
  passage: place => made`The passage of ${place}`,
  landing: place => made`The landing at ${place}`,
  fort: place => made`The fort at ${place}`,
  meeting: place => made`A meeting off ${place}`,
};

export const titleOf = ({ task, place }: Plan): string => TITLE[task](place);

import type { PortableCommand, PortableShip, Portable } from '../types.ts';
import { percent, chanceOf } from '../../../bots/chances.ts';
import { reason, type Candidate, type Plan, type Reason, type Step, type Whim } from '../../../system/captain.ts';
import { commandsTo, endsOf, lawfulEnds, riskIn, type End } from './ends.ts';
import { fieldOf, type Field, type PortableAsk } from './field.ts';
import { ramDice } from '../ramming.ts';
import { errandOf, fireFrom, ownMark, worthOfEnd, type PortableErrand, type Scales } from './places.ts';
import { blow } from './worth.ts';
import { EDGE_NAME, onErrand } from '../../../bots/words.ts';
import { named, phrase } from '../../../languages/phrase.ts';

/** A place weighed for one ship. */
interface Weighed {
  readonly ship: PortableShip;
  readonly errand: PortableErrand;
  readonly end: End;
  readonly worth: number;
}

/** Ships that have a say in this movement, the ones nearest to the enemy first so that they do not bar the others' way. */
const movers = (field: Field, options: readonly PortableCommand[]): PortableShip[] => {
  const { active } = field.now.state;
  const may = new Set<string>();
  for (const option of options) if ('ship' in option) may.add(option.ship);
  const nearest = (ship: PortableShip): number =>
    field.foes.reduce((least, foe) => Math.min(least, field.now.chart.range(ship.at, foe.at)), Infinity);
  return field.friends
    .filter(ship => may.has(ship.id) && !ship.aground)
    .map(ship => ({ ship, near: ship.id === active ? -1 : nearest(ship) }))
    .sort((one, other) => one.near - other.near)
    .map(({ ship }) => ship);
};

/** All that a ship can do. */
const weigh = (scales: Scales, ship: PortableShip): Weighed[] => {
  const errand = errandOf(scales.field, ship);
  const mark = ownMark(scales.field, ship);
  const ends = lawfulEnds(scales.field, ship, endsOf(scales.field, ship));
  return ends.map(end => ({ ship, errand, end, worth: worthOfEnd(scales, ship, errand, mark, end) }));
};

/** The best place; of equal ones the one with the fewest steps. */
const bestOf = (weighed: readonly Weighed[]): Weighed | undefined => {
  let [best] = weighed;
  for (const each of weighed) if (best && each.worth > best.worth) best = each;
  return best;
};

/** The place of that rank, best first. */
const ranked = (weighed: readonly Weighed[], rank: number): Weighed | undefined =>
  rank === 0 ? bestOf(weighed) : [...weighed].sort((one, other) => other.worth - one.worth)[rank];

const reasonFor =
  (field: Field, { ship, errand, end }: Weighed) =>
  (): Reason => {
    if (end.rams) {
      const salvo = blow(ramDice(ship));
      return reason`${named(ship.id)} rams ${named(end.rams.id)}: sinks her in ${percent(chanceOf(salvo, end.rams.mark.points))}.`;
    }
    if (end.leaves) return reason`${named(ship.id)} leaves by the ${EDGE_NAME[end.leaves]} edge.`;
    const { foe } = fireFrom(field, ship, end.hex, end.facing);
    const to = phrase`${named(ship.id)} makes for ${field.now.chart.label(end.hex)}`;
    if (foe) return reason`${to}: guns on ${named(foe.id)}.`;
    return onErrand(to, errand, errand.prey?.id ?? null);
  };

/** A side's movement with what each ship might have done instead. */
export interface Movement {
  readonly plan: Plan<Portable>;
  readonly chosen: readonly { ship: string; weighed: readonly Weighed[] }[];
}

const stepsOf = (field: Field, best: Weighed): Step<Portable>[] => {
  const why = reasonFor(field, best);
  return commandsTo(best.end, best.ship).map(command => ({ command, why }));
};

/** Moves a side's ships one after another, each with the plans of those before her in mind. */
const movement = (ask: PortableAsk, field: Field, whims: readonly Whim[]): Movement => {
  const steps: Step<Portable>[] = [];
  const chosen: { ship: string; weighed: readonly Weighed[] }[] = [];
  for (const ship of field.friends)
    if (ship.aground && ask.options.some(option => option.type === 'refloat' && option.ship === ship.id))
      steps.push({
        command: { type: 'refloat', side: ask.side, ship: ship.id },
        why: () => reason`${named(ship.id)} tries to come off the bar.`,
      });
  for (const ship of movers(field, ask.options)) {
    const scales = { field, temper: ask.temper, riskOf: (hex: number) => riskIn(field, ship, hex) };
    const weighed = weigh(scales, ship);
    const best = ranked(weighed, whims.find(whim => whim.unit === ship.id)?.rank ?? 0) ?? bestOf(weighed);
    if (!best) continue;
    chosen.push({ ship: ship.id, weighed });
    field.taken.delete(ship.at);
    if (best.end.leaves === null) field.taken.set(best.end.hex, ship.id);
    steps.push(...stepsOf(field, best));
  }
  if (field.now.state.active === '')
    steps.push({ command: { type: 'done', side: ask.side }, why: () => reason`Every ship is where she should be.` });
  return { plan: steps, chosen };
};

/** Places that come so near to the best, in hull points, may be better for reasons that a single look does not see. */
const WORTH_A_THOUGHT = 2.5;
/** Other places of one ship that are looked at. */
const PLACES_A_SHIP = 2;

/** How far each place falls short of the best, best first. */
const lossesOf = (weighed: readonly Weighed[]): number[] => {
  const worths = weighed.map(({ worth }) => worth).sort((one, other) => other - one);
  return worths.map(worth => (worths[0] ?? 0) - worth);
};

/** The captain's movement, and the same with one ship elsewhere. */
export const movementPlans = (ask: PortableAsk, more: number): Candidate<Portable>[] => {
  const first = movement(ask, fieldOf(ask), []);
  const own = { plan: first.plan, whim: null, loss: 0 };
  if (more === 0) return [own];
  const whims = first.chosen
    .flatMap(({ ship, weighed }) =>
      lossesOf(weighed)
        .slice(1, 1 + PLACES_A_SHIP)
        .map((loss, index): Whim & { loss: number } => ({ unit: ship, rank: index + 1, loss })),
    )
    .filter(({ loss }) => loss <= WORTH_A_THOUGHT)
    .sort((one, other) => one.loss - other.loss)
    .slice(0, more);
  return [own, ...whims.map(({ loss, ...whim }) => ({ plan: combined(ask, [whim]), whim, loss }))];
};

/** The captain's movement with several ships elsewhere. */
export const combined = (ask: PortableAsk, whims: readonly Whim[]): Plan<Portable> =>
  movement(ask, fieldOf(ask), whims).plan;

import type { PortableCommand, Portable } from '../types.ts';
import { chanceOf, percent } from '../../../bots/chances.ts';
import { gunsSeenTo } from '../../../bots/words.ts';
import { reason, type Plan, type Reason, type Step } from '../../../system/captain.ts';
import { isShot, shotAt } from '../gunnery.ts';
import type { Situation, Unit } from '../types.ts';
import { unitOf } from '../units.ts';
import { fieldOf, type Field, type Foe, type PortableAsk } from './field.ts';
import { fire, harm } from './worth.ts';
import { named, phrase } from '../../../languages/phrase.ts';

type Aim = Extract<PortableCommand, { type: 'aim' }>;

/** A shot that may be plotted, with its dice. */
interface Shot {
  readonly command: Aim;
  readonly foe: Foe;
  readonly dice: number;
}

/** Dice of a shot that is offered, or has been plotted. */
const diceOf = (now: Situation, firer: Unit, target: string): number => {
  const shot = shotAt(now, firer, unitOf(now, target));
  return isShot(shot) ? shot.dice : 0;
};

const shotsOf = (field: Field, options: readonly PortableCommand[]): Map<string, Shot[]> => {
  const shots = new Map<string, Shot[]>();
  for (const command of options) {
    if (command.type !== 'aim') continue;
    const foe = field.foes.find(each => each.id === command.target);
    if (!foe) continue;
    const shot = { command, foe, dice: diceOf(field.now, unitOf(field.now, command.firer), command.target) };
    const known = shots.get(command.firer);
    if (known) known.push(shot);
    else shots.set(command.firer, [shot]);
  }
  return shots;
};

/** Dice that the side has plotted at each target so far. */
const plottedDice = (field: Field): Record<string, number> => {
  const plotted: Record<string, number> = {};
  for (const [id, target] of Object.entries(field.now.state.plots)) {
    const firer = unitOf(field.now, id);
    if (firer.side === field.side) plotted[target] = (plotted[target] ?? 0) + diceOf(field.now, firer, target);
  }
  return plotted;
};

/** What so many dice more add to those that are plotted already: nothing, once she is as good as sunk. */
const gain = ({ foe, dice }: Shot, plotted: number): number =>
  harm(foe.mark, fire(plotted + dice)) - harm(foe.mark, fire(plotted));

const bestOf = (shots: readonly Shot[], plotted: Readonly<Record<string, number>>): Shot | undefined => {
  let best: Shot | undefined;
  let most = 0;
  for (const shot of shots) {
    const worth = gain(shot, plotted[shot.foe.id] ?? 0);
    if (worth <= most) continue;
    most = worth;
    best = shot;
  }
  return best;
};

const reasonFor =
  ({ foe, dice, command }: Shot, all: () => number) =>
  (): Reason => {
    const salvo = fire(all());
    const { points, toBreak } = foe.mark;
    const fate =
      toBreak > 0
        ? phrase`breaks off or sinks ${percent(chanceOf(salvo, toBreak))}`
        : phrase`sunk ${percent(chanceOf(salvo, points))}`;
    return dice === all()
      ? reason`${named(command.firer)} fires at ${named(foe.id)}: ${fate}.`
      : reason`${named(command.firer)} throws ${dice} of ${all()} dice at ${named(foe.id)}: ${fate}.`;
  };

/** Rounds in which every gun may change its mind, so that the last to choose does not decide for the first. */
const SECOND_THOUGHTS = 2;

/** Gives every unit its target: those with least choice first, then second thoughts. */
const share = (field: Field, shots: Map<string, Shot[]>): Shot[] => {
  const plotted = plottedDice(field);
  const chosen = new Map<string, Shot>();
  const order = [...shots.entries()].sort(([, one], [, other]) => one.length - other.length);
  for (let round = 0; round <= SECOND_THOUGHTS; round++) {
    for (const [firer, own] of order) {
      const last = chosen.get(firer);
      if (own.length === 1 && last) continue;
      if (last) plotted[last.foe.id] = (plotted[last.foe.id] ?? 0) - last.dice;
      const best = bestOf(own, plotted);
      if (best) {
        chosen.set(firer, best);
        plotted[best.foe.id] = (plotted[best.foe.id] ?? 0) + best.dice;
      } else chosen.delete(firer);
    }
  }
  return [...chosen.values()];
};

/** Step 1: all targets of a side at once. Fire is put where it sinks or breaks, and no more of it than that takes. */
export const aimingPlan = (ask: PortableAsk): Plan<Portable> => {
  const field = fieldOf(ask);
  const chosen = share(field, shotsOf(field, ask.options));
  const diceAtFoe = (foe: Foe) => (): number =>
    chosen.reduce((sum, shot) => (shot.foe === foe ? sum + shot.dice : sum), 0);
  const steps = chosen.map((shot): Step<Portable> => ({
    command: shot.command,
    why: reasonFor(shot, diceAtFoe(shot.foe)),
  }));
  const { plots } = field.now.state;
  const laid = steps.length > 0 || field.friends.some(({ id }) => plots[id] !== undefined);
  return [...steps, { command: { type: 'done', side: ask.side }, why: () => gunsSeenTo(laid) }];
};

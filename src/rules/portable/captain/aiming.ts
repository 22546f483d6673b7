import type { PortableCommand, Portable } from '../types.ts';
import { chanceOf, percent } from '../../../bots/chances.ts';
import { reason, type Plan, type Reason, type Step } from '../../../system/captain.ts';
import { endOn, fieldOf, type Field, type Foe, type PortableAsk } from './field.ts';
import { diceAt, gunsOf, isShip, type Unit } from './numbers.ts';
import { harm } from './worth.ts';
import { named } from '../../../languages/phrase.ts';

type Aim = Extract<PortableCommand, { type: 'aim' }>;

/** A shot that may be plotted, with its dice. */
interface Shot {
  readonly command: Aim;
  readonly foe: Foe;
  readonly dice: number;
}

const unitOf = ({ now }: Field, id: string): Unit | undefined => now.state.works[id] ?? now.state.ships[id];

/** Dice of an offered shot: the nearest of the target's hexes, of equally near ones the one with full effect. */
export const shotDice = (field: Field, firer: Unit, foe: Foe): number => {
  const { chart } = field.now;
  let best = 0;
  let near = Infinity;
  for (const from of isShip(firer) ? [firer.at] : firer.hexes) {
    for (const to of foe.hexes) {
      const range = chart.range(from, to);
      if (range > near) continue;
      const half = isShip(firer) && endOn(field, firer, from, firer.facing, to);
      const dice = diceAt(gunsOf(field.numbers, firer).dice, range, half);
      best = range < near ? dice : Math.max(best, dice);
      near = range;
    }
  }
  return best;
};

const shotsOf = (field: Field, options: readonly PortableCommand[]): Map<string, Shot[]> => {
  const shots = new Map<string, Shot[]>();
  for (const command of options) {
    if (command.type !== 'aim') continue;
    const firer = unitOf(field, command.firer);
    const foe = field.foes.find(each => each.id === command.target);
    if (!firer || !foe) continue;
    const shot = { command, foe, dice: shotDice(field, firer, foe) };
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
    const firer = unitOf(field, id);
    const foe = field.foes.find(each => each.id === target);
    if (firer?.side === field.side && foe) plotted[target] = (plotted[target] ?? 0) + shotDice(field, firer, foe);
  }
  return plotted;
};

/** What so many dice more add to those that are plotted already: nothing, once she is as good as sunk. */
const gain = ({ numbers }: Field, { foe, dice }: Shot, plotted: number): number =>
  harm(foe.mark, numbers.fire(plotted + dice)) - harm(foe.mark, numbers.fire(plotted));

const bestOf = (field: Field, shots: readonly Shot[], plotted: Readonly<Record<string, number>>): Shot | undefined => {
  let best: Shot | undefined;
  let most = 0;
  for (const shot of shots) {
    const worth = gain(field, shot, plotted[shot.foe.id] ?? 0);
    if (worth <= most) continue;
    most = worth;
    best = shot;
  }
  return best;
};

const reasonFor =
  (field: Field, { foe, dice, command }: Shot, all: () => number) =>
  (): Reason => {
    const salvo = field.numbers.fire(all());
    return reason`${named(command.firer)} throws ${dice} of ${all()} dice at ${named(foe.id)}: sunk ${percent(chanceOf(salvo, foe.mark.points))}.`;
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
      const best = bestOf(field, own, plotted);
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
    why: reasonFor(field, shot, diceAtFoe(shot.foe)),
  }));
  return [
    ...steps,
    { command: { type: 'done', side: ask.side }, why: () => reason`Every gun that can do good has its target.` },
  ];
};

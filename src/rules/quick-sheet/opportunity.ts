import { throwDice, type Dice } from '../../core/dice.ts';
import { ask, shipOf } from '../../core/rules.ts';
import { enemyOf, type Side } from '../../core/types.ts';
import { hearOf } from './decks.ts';
import { shotOf, weightOfFire, whyNoLine } from './gunnery.ts';
import { moveOptions, STEPS } from './movement.ts';
import { lineBetween } from './sight.ts';
import { FIRE_ALLOWED_ON, OPPORTUNITY_ORDER, OPPORTUNITY_REACH } from './tables.ts';
import {
  STANCES,
  type OrderCard,
  type Play,
  type QuickSheetCommand,
  type QuickSheetInterrupt,
  type QuickSheetShip,
  type Situation,
  type Stance,
  type Task,
  type Unit,
} from './types.ts';
import { afloat, fights, isShip, later, scoring, standing, unitOf } from './units.ts';

/** Q20: guns of a unit that bear on a target and have dice. */
const bearingGuns = (now: Situation, firer: Unit, target: Unit): number[] => {
  const line = lineBetween(now, firer, target);
  if (line.range > reachOf(firer) || whyNoLine(now, firer, target, line)) return [];
  return firer.guns.flatMap((gun, index) => (shotOf(now, firer, gun, target, line) ? [index] : []));
};

/** Q20: hexes across which a unit has opportunity fire. */
const reachOf = (firer: Unit): number => OPPORTUNITY_REACH[isShip(firer) ? 'ship' : 'fort'];

/** Q20, Q46, Q50: who might fire at a unit that acts at all: ships under their colours and forts; at a torpedo boat its prey alone. */
const watchers = (now: Situation, target: Unit): Unit[] => {
  if (!isShip(target)) return target.kind === 'boat' && !target.down ? [shipOf(now, target.prey)].filter(fights) : [];
  if (!fights(target)) return [];
  const enemy = enemyOf(target.side);
  return [...afloat(now, enemy).filter(fights), ...standing(now, enemy).filter(work => work.kind === 'fort')];
};

/** Q20: once for each firing unit and active ship; who lets her go has had his chance. */
const hasAnswered = ({ state }: Situation, firer: string, target: Unit): boolean =>
  isShip(target) && ((state.active?.firedUpon.includes(firer) ?? false) || state.letGo.includes(firer));

/** Units that may fire an opportunity shot at that target at this moment. */
export const opportunities = (now: Situation, target: Unit): Unit[] =>
  watchers(now, target).filter(
    firer => !hasAnswered(now, firer.id, target) && bearingGuns(now, firer, target).length > 0,
  );

/** What a unit has been told to do (Q20). */
export const stanceOf = (now: Situation, unit: Unit): Stance => {
  const orders = now.state.instructions[unit.side];
  return orders.units[unit.id] ?? orders.all;
};

/** Steps that are open to the ship that acts: after each of them comes another chance (Q20). Off the chart nobody reaches her. */
const stepsOpen = (now: Situation, target: Unit): QuickSheetCommand[] => {
  const { active } = now.state;
  if (!isShip(target) || active?.ship !== target.id || active.stage !== 'act') return [];
  return moveOptions(now, target, active).filter(({ type }) => type !== 'leave');
};

/** Whether a later moment may come at which to fire at her. */
const mayWait = (now: Situation, target: Unit): boolean => stepsOpen(now, target).length > 0;

/** The battle as it lies when the ship that acts has taken a step, before anything comes of it. */
const afterStep = (now: Situation, step: QuickSheetCommand): Situation => {
  const { active, ships } = now.state;
  if (!active) return now;
  const moved: Record<string, QuickSheetShip> = { ...ships, [active.ship]: { ...shipOf(now, active.ship) } };
  if ('target' in step && step.target in ships) moved[step.target] = { ...shipOf(now, step.target) };
  const state = { ...now.state, ships: moved, active: { ...active }, agenda: [] };
  const play: Play = { ...now, state, dice: NO_DICE, emit: () => undefined };
  STEPS[step.type]?.(play, shipOf(play, active.ship), state.active, step);
  return play;
};

/** A step is taken before any die that hangs on it. */
const NO_DICE: Dice = {
  roll: () => {
    throw new Error('a step throws no dice');
  },
};

/** Q20: dice of everything that bears on a ship from within reach of opportunity fire. */
const weightAt = (now: Situation, firer: string, target: string): number => {
  const [unit, mark] = [unitOf(now, firer), unitOf(now, target)];
  return lineBetween(now, unit, mark).range > reachOf(unit) ? 0 : weightOfFire(now, unit, mark);
};

/** Dice that would bear on the ship that acts after each step that is open to her; none where she takes no more. */
export const weightsAhead = (now: Situation, firer: Unit, target: Unit): number[] =>
  stepsOpen(now, target).map(step => weightAt(afterStep(now, step), firer.id, target.id));

/** Q66, Q73: whether no step that is open to the ship that acts would bring more dice to bear on her than there are now. */
const isBestMoment = (now: Situation, firer: Unit, target: Unit): boolean => {
  const present = weightAt(now, firer.id, target.id);
  return weightsAhead(now, firer, target).every(weight => weight <= present);
};

/** Whether it hangs on her card what a firer would do at this moment: whether a gun is left a die (Q4), or a later moment is better. */
const hangsOnCard = (now: Situation, firer: QuickSheetShip, target: Unit): boolean => {
  const under = (card: OrderCard): number[] => bearingGuns(now, { ...firer, card, held: false }, target);
  const lying = under('fire');
  return stanceOf(now, firer) === 'best' ? lying.length > 0 : under('slowSpeed').length < lying.length;
};

/** By post: of cards that lie face down their owner first says what the moment hangs on. */
const hearWatchers = (play: Play, target: Unit): void => {
  if (!play.veil) return;
  for (const firer of watchers(play, target))
    if (isShip(firer) && !hasAnswered(play, firer.id, target) && hangsOnCard(play, firer, target))
      hearOf(play, firer, 'saidMove');
};

/** Others may fire too; at a torpedo boat nobody but its prey, and that once (Q20, Q46). */
const lookAgain = (play: Play, target: Unit): void => {
  if (isShip(target)) later(play, { type: 'opportunity', ship: target.id });
};

/** Section 20, step 6.3 and Q20: offers every moment of fire to those who may use it: first by standing instruction, then by asking. */
export const offerOpportunity = (play: Play, id: string): void => {
  const target = unitOf(play, id);
  hearWatchers(play, target);
  const able = opportunities(play, target);
  const ready = able.find(firer => {
    const stance = stanceOf(play, firer);
    return stance === 'always' || (stance === 'best' && isBestMoment(play, firer, target));
  });
  if (ready) {
    lookAgain(play, target);
    openFire(play, ready, target);
  } else if (able.some(firer => stanceOf(play, firer) === 'ask')) {
    ask(play, { type: 'opportunity', side: enemyOf(target.side), target: id });
  }
};

/** Q20: a die for each bearing gun; medium guns first, then heavy, then light, as many as the dice allow. */
const openFire = (play: Play, firer: Unit, target: Unit): void => {
  if (isShip(firer)) hearOf(play, firer, 'saidMove');
  const bearing = bearingGuns(play, firer, target);
  const dice = throwDice(play.dice, bearing.length);
  const inOrder = OPPORTUNITY_ORDER.flatMap(kind => bearing.filter(index => firer.guns[index]?.class === kind));
  const guns = inOrder.slice(0, scoring(dice, FIRE_ALLOWED_ON));
  if (isShip(target)) play.state.active?.firedUpon.push(firer.id);
  play.emit({ type: 'opportunityRolled', firer: firer.id, target: target.id, dice, guns });
  const shots = guns.map((gun): Task => ({ type: 'shot', firer: firer.id, gun, target: target.id, opportunity: true }));
  later(play, ...shots, { type: 'endSalvo', by: firer.id });
};

const asking = (now: Situation, target: Unit): Unit[] =>
  opportunities(now, target).filter(firer => stanceOf(now, firer) === 'ask');

/** What stands for the whole side among its instructions. */
export const WHOLE_SIDE = 'all';

/** Q20: fire with one of those who may, wait for her next step, let her go, or tell one or all what to do from now on. */
export const opportunityOptions = (now: Situation, interrupt: QuickSheetInterrupt): QuickSheetCommand[] => {
  if (interrupt.type !== 'opportunity') return [];
  const { side, target } = interrupt;
  const mark = unitOf(now, target);
  const firers = asking(now, mark);
  return [
    ...firers.map(firer => ({ type: 'shoot' as const, side, firer: firer.id, target })),
    ...(mayWait(now, mark) ? [{ type: 'wait' as const, side }] : []),
    { type: 'holdFire', side },
    ...[...firers.map(firer => firer.id), WHOLE_SIDE].flatMap(unit =>
      STANCES.filter(stance => stance !== 'ask').map(stance => ({ type: 'instruct' as const, side, unit, stance })),
    ),
  ];
};

export const answerOpportunity = (play: Play, command: QuickSheetCommand, interrupt: QuickSheetInterrupt): void => {
  if (interrupt.type !== 'opportunity') return;
  const target = unitOf(play, interrupt.target);
  switch (command.type) {
    case 'wait':
      return;
    case 'holdFire':
      if (isShip(target)) play.state.letGo.push(...asking(play, target).map(firer => firer.id));
      return;
    case 'shoot':
      lookAgain(play, target);
      openFire(play, unitOf(play, command.firer), target);
      return;
    default:
      later(play, { type: 'opportunity', ship: interrupt.target });
      instruct(play, command);
  }
};

/** Units that can be given standing instructions. */
export const armed = (now: Situation, side: Side): string[] => [
  ...afloat(now, side)
    .filter(ship => fights(ship) && ship.guns.length > 0)
    .map(ship => ship.id),
  ...standing(now, side)
    .filter(work => work.kind === 'fort')
    .map(work => work.id),
];

type Instruct = Extract<QuickSheetCommand, { type: 'instruct' }>;

/** A unit, or the whole side, and all that it can be told. */
export interface Listener {
  readonly unit: string;
  readonly words: readonly Instruct[];
}

/** Step 4, Q20: who can be given standing instructions. */
export const listeners = (now: Situation, side: Side): Listener[] =>
  [WHOLE_SIDE, ...armed(now, side)].map(unit => ({
    unit,
    words: STANCES.map(stance => ({ type: 'instruct', side, unit, stance })),
  }));

/** Step 4, Q20: changes to what they have been told, each unit's once a turn. */
export const instructOptions = (
  now: Situation,
  side: Side,
  told: readonly Listener[],
  options: QuickSheetCommand[],
): void => {
  const { set, units, all } = now.state.instructions[side];
  for (const { unit, words } of told) {
    if (set.includes(unit)) continue;
    const present = units[unit] ?? all;
    for (const word of words) if (word.stance !== present) options.push(word);
  }
};

/** An instruction to the side takes the place of those to its single units. */
export const instruct = (play: Play, command: QuickSheetCommand): void => {
  if (command.type !== 'instruct') return;
  const orders = play.state.instructions[command.side];
  orders.set.push(command.unit);
  if (command.unit !== WHOLE_SIDE) orders.units[command.unit] = command.stance;
  else {
    orders.all = command.stance;
    orders.units = {};
  }
};

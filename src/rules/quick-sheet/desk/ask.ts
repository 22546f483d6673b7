import type { Ended, PreludeView, StanceView, StandingView } from '../../../system/desk/index.ts';
import { shipOf, type Phase } from '../../../core/rules.ts';
import type { Side } from '../../../core/types.ts';
import { bondOf, obstacleTo } from '../bound.ts';
import { isServed } from '../gunnery.ts';
import { armed, opportunities, stanceOf } from '../opportunity.ts';
import { hexesLeft } from '../moves.ts';
import { ASSET_NAME, CARD_TITLE, nameIn, OBSTACLE_SAYS, WEAPON_NAME } from '../words/names.ts';
import { SIDE_NAME } from '../../shared/names.ts';
import { marketOf } from '../market.ts';
import { EVENTS_STEP, MARKET_STEP } from '../sequence.ts';
import { preGameInWords } from '../preGame.ts';
import { CARD_TABLE, CLOCK, SANDBAR, WEAPONS } from '../tables.ts';
import type {
  Activation,
  Asset,
  QuickSheet,
  QuickSheetCommand,
  QuickSheetInterrupt,
  QuickSheetShip,
  Situation,
  Stance,
  Unit,
} from '../types.ts';
import { hexesOf, isShip, unitOf } from '../units.ts';
import { effectDice } from '../weapons.ts';
import { counted, t } from '../../../languages/language.ts';

interface Asked {
  text: string;
  unit: string | null;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const placeOf = (now: Situation, unit: Unit): string => now.chart.label(hexesOf(unit)[0] ?? 0);

/** Q20: who passes where, and how near to whom. */
const passing = (now: Situation, target: string): Asked => {
  const mark = unitOf(now, target);
  const name = upper(nameIn(now.scenario, target));
  const firers = opportunities(now, mark).filter(firer => stanceOf(now, firer) === 'ask');
  const [first] = firers;
  const near =
    firers.length === 1 && first
      ? t`, ${rangeInWords(now, first, mark)} from ${nameIn(now.scenario, first.id)}`
      : firers.length > 1
        ? t`, in reach of ${counted(firers.length, 'unit')}`
        : '';
  return { text: `${doing(now, mark, name)}${near}.`, unit: target };
};

/** What she is about: she has not stirred yet, she passes, or comes on to ram. */
const doing = (now: Situation, mark: Unit, name: string): string => {
  const place = placeOf(now, mark);
  const { active } = now.state;
  if (!isShip(mark) || !active) return t`${name} comes up at ${place}`;
  if (active.ramFrom !== 0) return t`${name} comes on to ram`;
  // Q20: a turn gives a chance to fire like a hex entered, but who only turns passes nobody.
  if (active.moved > 0) return t`${name} passes ${place}`;
  if (mark.turnedInHex) return t`${name} turns at ${place}`;
  if (mark.card === null || mark.card === 'hidden') return t`${name} lies at ${place} without an order`;
  return mark.held
    ? t`${name} lays ${CARD_TITLE[mark.card]} aside and stays at ${place}`
    : t`${name} shows ${CARD_TITLE[mark.card]} at ${place}`;
};

const rangeInWords = (now: Situation, one: Unit, other: Unit): string => {
  const range = Math.min(...hexesOf(one).flatMap(from => hexesOf(other).map(to => now.chart.range(from, to))));
  return range === 0 ? t`alongside` : counted(range, 'hex', 'hexes');
};

const question = (now: Situation, interrupt: QuickSheetInterrupt): Asked => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (interrupt.type) {
    case 'opportunity':
      return passing(now, interrupt.target);
    case 'loseGun':
      return { text: t`A gun of ${name(interrupt.unit)} is destroyed, and you say which.`, unit: interrupt.unit };
    case 'guess':
      return {
        text: t`A submarine comes for ${name(interrupt.ship)}. Watch one direction: if she comes from there, she is lost.`,
        unit: interrupt.ship,
      };
    case 'attackFrom':
      return {
        text: t`They watch one direction from ${name(interrupt.ship)}. Come from any other.`,
        unit: interrupt.ship,
      };
    case 'gamble': {
      const { weapon, ship } = interrupt;
      const points = counted(WEAPONS[weapon].gamblePoints, 'point');
      const dice = effectDice(weapon, shipOf(now, ship));
      const text =
        weapon === 'fireRaft'
          ? t`The ${WEAPON_NAME[weapon]} strikes ${name(ship)}: ${dice} dice, each 5 and 6 a point, or one die that sets her on fire.`
          : t`The ${WEAPON_NAME[weapon]} strikes ${name(ship)}: ${dice} dice, each 5 and 6 a point, or one die that is ${points}.`;
      return { text, unit: ship };
    }
    case 'lieBeside':
      return { text: t`${name(interrupt.ship)} comes to lie beside ${name(interrupt.target)}.`, unit: interrupt.ship };
  }
};

/** Guns that her card still lets her fire. */
const gunsLeft = (ship: QuickSheetShip): number => {
  const { card, guns } = ship;
  if (card === null || card === 'hidden' || !CARD_TABLE[card].fire) return 0;
  return guns.filter(gun => !gun.fired && isServed(ship, gun)).length;
};

/** Q5, Q28: what is left of her movement: what her order still makes her do, or what she still may. */
const movesOf = (now: Situation, ship: QuickSheetShip, active: Activation): string => {
  const left = hexesLeft(now, ship, active);
  if (left === 0) return t`no hex left to move`;
  const obstacle = obstacleTo(now, ship, active);
  if (obstacle) return t`she stops short, ${OBSTACLE_SAYS[obstacle]}`;
  const { must } = bondOf(now, ship, active);
  const hexes = counted(left, 'hex', 'hexes');
  if (must === 0) return t`${hexes} left to move`;
  if (ship.rudderHit) return t`a turn in her hex to make`;
  return must === left ? t`${hexes} to go` : t`${hexes} left to move, ${must} of them at the least`;
};

/** Section 23: what a second attempt to come off takes from her. */
const costOfTryingAgain = counted(SANDBAR.secondAttemptCosts, 'hit point');

/** Step 6: what the active ship is about. */
const acting = (now: Situation, active: Activation): Asked => {
  const ship = shipOf(now, active.ship);
  const name = nameIn(now.scenario, ship.id);
  const unit = ship.id;
  switch (active.stage) {
    case 'unstick':
      return active.attempts === 0
        ? { text: t`${name} is stuck on a sandbar. One attempt to come off is free.`, unit }
        : { text: t`${name} is still stuck. A second attempt costs her ${costOfTryingAgain}.`, unit };
    case 'repair':
      return { text: t`${name} may work on one repair before her order.`, unit };
    case 'card':
      return { text: t`${name} has her order face down. Carry it out, or spend it and stay.`, unit };
    default: {
      const guns = gunsLeft(ship);
      const moves = movesOf(now, ship, active);
      return { text: `${name}: ${moves}${guns > 0 ? t`, ${counted(guns, 'gun')} not fired` : ''}.`, unit };
    }
  }
};

const clockChoice = ({ state }: Situation): Asked => {
  const left = CLOCK.end - state.clock;
  const end =
    left > 0
      ? t`it stands at ${String(state.clock).replace('-', '−')} and ends the battle at ${CLOCK.end}`
      : t`the battle ends with this turn unless it is put back`;
  return { text: t`You threw a ${state.clockDie} and may shift the clock: ${end}.`, unit: null };
};

const arrivalChoice = ({ state }: Situation): Asked | null => {
  if (!state.arrival) return null;
  const { brings, dice } = state.arrival;
  if (brings === 'reRoll')
    return { text: t`You threw ${dice.join(t` and `)}. One die may be thrown again, for a small ship.`, unit: null };
  const which = brings === 'small' ? t`A small ship comes` : t`A ship of your reserve comes`;
  return { text: t`${which}: choose her, then a hex at your edge.`, unit: null };
};

/** Q76: what may be bought, and who sees it. */
const buying = (now: Situation, side: Side): Asked => {
  const { ships, assets, purse } = marketOf(now.scenario, side);
  const goods = t`${counted(ships, 'ship')}, and ${counted(assets, 'asset')} at most, for ${purse} points together.`;
  return {
    text: goods + t` Both sides buy at once; neither sees the other’s fleet before its own is bought.`,
    unit: null,
  };
};

/** Q42: what the side was given beside its ships, as one who has never heard of it understands. */
const usingAssets = ({ state }: Situation, side: Side): Asked => {
  const left = state.assets[side].filter(asset => asset !== 'hidden').map(asset => ASSET_NAME[asset]);
  return {
    text: t`Assets are what a side has in this battle beside its ships, each for one use; the enemy does not see which you have. Yours: ${left.join(', ')}. Use one now, or keep it for a later turn.`,
    unit: null,
  };
};

/** What is being decided, where the title of the step does not say it. */
export const asked = (now: Situation, side: Side): Asked | null => {
  const { state } = now;
  if (state.cursor.phase === MARKET_STEP) return buying(now, side);
  const interrupt = state.cursor.interrupts.at(-1) as QuickSheetInterrupt | undefined;
  if (interrupt) return question(now, interrupt);
  if (state.active) return acting(now, state.active);
  if (state.battery) {
    const { unit, left } = state.battery;
    return { text: t`${nameIn(now.scenario, unit)} may fire ${counted(left, 'more gun')}.`, unit };
  }
  if (state.clockDie > 0) return clockChoice(now);
  if (state.cursor.phase === EVENTS_STEP) return usingAssets(now, side);
  return arrivalChoice(now) ?? preGameInWords(now);
};

/** What asset is for, in a sentence. */
export const ASSET_SAYS: Readonly<Record<Asset, string>> = {
  mines: t`Before the battle: one mine and one dummy in any open water, seen but not told apart.`,
  mist: t`Once, on a die of 4 or more: mist lies on the water, and nobody on either side fires beyond two hexes in this turn.`,
  nightfall: t`Once, on a die of 4 or more: night falls. Nobody on either side fires beyond two hexes any more, and the clock goes on.`,
  panic: t`Once, on a die of 4 or more: the crew of an enemy ship loses its head, and she loses a card of her hand.`,
  submarine: t`On 4 and more she comes for a ship; they guess from where.`,
  torpedoBoat: t`On 4 and more she comes up beside a ship, who may fire first.`,
  armySupport: t`Two light guns on your own bank.`,
  fireRaft: t`A burning raft beside one of your ships or your bank; the current carries it.`,
};

export const STANCE_VIEWS: readonly (StanceView & { id: Stance })[] = [
  { id: 'always', letter: 'R', title: t`Always`, says: t`Fires as soon as an enemy who acts is in reach.` },
  {
    id: 'best',
    letter: 'B',
    title: t`Best moment`,
    says: t`Waits until no next step of the enemy would bring more dice to bear.`,
  },
  { id: 'ask', title: t`Ask me`, says: t`The battle stops and asks.` },
];

/** What a command does, where its name does not say it. */
export const explain = (now: Situation, command: QuickSheetCommand): string | null => {
  switch (command.type) {
    case 'pickAsset':
      return ASSET_SAYS[command.asset];
    case 'mist':
    case 'nightfall':
    case 'panic':
    case 'submarine':
    case 'torpedoBoat':
    case 'armySupport':
    case 'fireRaft':
      return ASSET_SAYS[command.type];
    case 'begin':
      return t`The ${SIDE_NAME[command.first]} side sends the first ship; then turn about.`;
    case 'shiftClock':
      if (command.by === 0) return t`The battle goes on as it was.`;
      return command.by > 0 ? t`The end comes a turn nearer.` : t`The end is put off by a turn.`;
    case 'hold':
      return t`She neither moves nor fires, and her card is spent.`;
    case 'unstick':
      return now.state.active?.attempts === 0 ? t`Free.` : t`Costs her ${costOfTryingAgain}.`;
    case 'wait':
      return t`You are asked again when she has moved or turned.`;
    case 'holdFire':
      return now.state.active ? t`Nobody who is asked here fires at her this turn.` : null;
    case 'bringNobody':
      return t`Nobody comes this turn.`;
    default:
      return null;
  }
};

const ENDS: Partial<Record<QuickSheetCommand['type'], Ended>> = {
  pass: 'step',
  bringNobody: 'step',
  hold: 'unit',
  finish: 'unit',
  cease: 'unit',
  holdFire: 'question',
};

/** What a command ends, doing nothing else. */
export const ends = (command: QuickSheetCommand): Ended | null =>
  command.type === 'shiftClock' && command.by === 0 ? 'step' : (ENDS[command.type] ?? null);

const PLAIN_SAILING: ReadonlySet<QuickSheetCommand['type']> = new Set<QuickSheetCommand['type']>([
  'pass',
  'cease',
  'carryOut',
  'finish',
  'holdFire',
]);

/** The offer that goes on without risking anything; null where there is something to choose. */
export const usual = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand | null => {
  const plain = offers.find(({ type }) => PLAIN_SAILING.has(type));
  if (plain) return plain;
  if (offers.some(({ type }) => type === 'unstick'))
    return now.state.active?.attempts === 0 ? null : (offers.find(({ type }) => type === 'goOn') ?? null);
  const still = offers.find(command => command.type === 'shiftClock' && command.by === 0);
  if (still) return still;
  const [only] = offers;
  return offers.length === 1 && only?.type === 'activate' ? only : null;
};

const SECRET_STEPS: ReadonlySet<string> = new Set(['market', 'assets', 'markers', 'reload', 'events', 'orders']);
const SECRET_QUESTIONS: ReadonlySet<string> = new Set<QuickSheetInterrupt['type']>(['guess', 'attackFrom']);

/** Whether this decision is made from hands, assets or guesses; everywhere else what lies on the table is enough. */
export const isSecretIn =
  (steps: readonly { id: string }[]) =>
  ({ state }: Situation): boolean => {
    const interrupt = state.cursor.interrupts.at(-1);
    return interrupt ? SECRET_QUESTIONS.has(interrupt.type) : SECRET_STEPS.has(steps[state.cursor.phase]?.id ?? '');
  };

/** Q20: what the whole side and each armed unit has been told. */
export const standing = (now: Situation, side: Side): StandingView[] => {
  const orders = now.state.instructions[side];
  return [
    { unit: null, stance: orders.all, own: true, open: !orders.set.includes('all') },
    ...armed(now, side).map(unit => ({
      unit,
      stance: orders.units[unit] ?? orders.all,
      own: orders.units[unit] !== undefined,
      open: !orders.set.includes(unit),
    })),
  ];
};

/** How far the choices before a generated battle have got. */
export const preludeIn =
  (steps: readonly Phase<QuickSheet>[]) =>
  (now: Situation): PreludeView | null => {
    const { preGame, turn, cursor } = now.state;
    const present = steps[cursor.phase];
    if (!preGame || turn > 1 || !present) return null;
    const own = steps.filter(each => each.applies?.(now) !== false);
    return { steps: own.map(({ id, title }) => ({ id, title })), at: own.indexOf(present) };
  };

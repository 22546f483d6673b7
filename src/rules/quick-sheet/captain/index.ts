import { NOTHING_BETTER, type Candidate, type Doctrine, type KnownRules, type Plan } from '../../../system/captain.ts';
import type { Dice } from '../../../core/dice.ts';
import type { Side } from '../../../core/types.ts';
import { offered } from '../../../bots/offered.ts';
import { STEADY } from '../../../bots/temper.ts';
import {
  DECKS,
  ORDER_CARDS,
  type QuickSheet,
  type QuickSheetCommand,
  type QuickSheetState,
  type Situation,
} from '../types.ts';
import { choicePlan } from './choices.ts';
import { leadInPoints } from './time.ts';
import type { SheetAsk } from './field.ts';
import { gaugesOf } from './gauge.ts';
import { imagineSheet } from './imagine.ts';
import { isCrowded } from './numbers.ts';
import { activatePlan, actPlans, cardPlan, layJointly, layPlans, type Thought } from './orders.ts';
import { underOrders } from './told.ts';

/** What ends a decision for which nothing better was found. */
const LAST_RESORTS = ['finish', 'pass', 'holdFire', 'goOn', 'cease', 'bringNobody'] as const;

const lastResort = ({ options }: SheetAsk): Plan<QuickSheet> => {
  const command = LAST_RESORTS.flatMap(type => options.filter(option => option.type === type))[0] ?? options[0];
  return command ? [{ command, why: () => NOTHING_BETTER }] : [];
};

/** Whether a ship is in the middle of carrying out her card; not while anybody is asked about something else. */
const isActing = ({ now: { state } }: SheetAsk): boolean =>
  state.active?.stage === 'act' && state.cursor.interrupts.length === 0;

const thoughts = (ask: SheetAsk, more: number): Thought[] => {
  const types = new Set(ask.options.map(option => option.type));
  if (types.has('lay')) return layPlans(ask, more);
  if (types.has('activate')) return [{ plan: activatePlan(ask), loss: 0 }];
  if (types.has('carryOut')) return [{ plan: cardPlan(ask), loss: 0 }];
  if (isActing(ask)) return actPlans(ask, more);
  return [{ plan: choicePlan(ask), loss: 0 }];
};

const plans = (ask: SheetAsk, more: number): Candidate<QuickSheet>[] => {
  const found = thoughts(ask, more).filter(({ plan }) => plan.length > 0);
  return (found.length > 0 ? found : [{ plan: lastResort(ask), loss: 0 }]).map(thought => ({ whim: null, ...thought }));
};

/** No die hangs on the choice of a card or a deck. */
const NO_DICE: Dice = { roll: () => 1 };

/** The ship, and the card or deck: as the rules list them. */
const placesOf = (now: Situation, command: QuickSheetCommand): [number, number] => {
  if (command.type !== 'lay' && command.type !== 'chooseDeck') return [-1, -1];
  const choice = command.type === 'lay' ? ORDER_CARDS.indexOf(command.card) : DECKS.indexOf(command.deck);
  return [Object.keys(now.state.ships).indexOf(command.ship), choice];
};

/** In the order of the rules, in whatever order they are offered: of equals he takes the first. */
const inOrder = (now: Situation, offers: readonly QuickSheetCommand[]): QuickSheetCommand[] => {
  const placed = offers.map(offer => ({ offer, places: placesOf(now, offer) }));
  placed.sort(({ places: [ship, choice] }, { places: [other, than] }) => ship - other || choice - than);
  return placed.map(({ offer }) => offer);
};

/** Of the cards and decks among these offers the one that the captain would choose, for a player who asks; null where there is none. */
export const cardAdvice = (
  rules: KnownRules<QuickSheet>,
  now: Situation,
  offers: readonly QuickSheetCommand[],
): QuickSheetCommand | null => {
  const options = inOrder(
    now,
    offers.filter(({ type }) => type === 'lay' || type === 'chooseDeck'),
  );
  const [first] = options;
  if (!first) return null;
  const ask = { now, side: first.side, options, rules, temper: STEADY, dice: NO_DICE };
  // He may want to give instructions first: cards and decks alone are asked for.
  for (const { command } of plans(ask, 0)[0]?.plan ?? []) {
    const choice = offered(options, command);
    if (choice) return choice;
  }
  return null;
};

/** Won or lost, in hull points. */
const DECIDED = 120;
/** Progress of each side towards its own objectives, and victory points, in hull points. */
const OBJECTIVE = 25;
const POINT = 4;

const standing = (rules: KnownRules<QuickSheet>, now: Situation, side: Side): number => {
  const { outcome } = now.state;
  if (outcome) return outcome.winner === 'draw' ? 0 : outcome.winner === side ? DECIDED : -DECIDED;
  const hulls = rules.appraise(now, side);
  if (now.state.preGame !== null) return hulls / 2 + POINT * leadInPoints(now, side);
  return rules.desk
    .objectives(now)
    .reduce(
      (sum, { side: whose, done, needed }) =>
        sum + ((whose === side ? 1 : -1) * OBJECTIVE * Math.min(done, needed)) / Math.max(1, needed),
      hulls,
    );
};

const imagine = (_rules: KnownRules<QuickSheet>, now: Situation, side: Side, dice: Dice): QuickSheetState =>
  imagineSheet(now, side, dice);

/** How captains fight by the quick sheet. */
export const quickSheetDoctrine: Doctrine<QuickSheet> = {
  ahead: 2,
  far: 99,
  costs: 4,
  crowded: isCrowded,
  plans,
  combine: layJointly,
  gauges: gaugesOf,
  keepsStations: true,
  underOrders,
  imagine,
  standing,
};

import { shipOf } from '../../../core/rules.ts';
import { named, phrase, type Phrase } from '../../../languages/phrase.ts';
import { reason, type Plan, type Reason, type ToldSide, type UnderOrders } from '../../../system/captain.ts';
import type { CardView, DeckView } from '../../../system/desk/index.ts';
import { advise } from '../desk/advice.ts';
import { standing } from '../desk/ask.ts';
import { decks, faceOf } from '../desk/cards.ts';
import { wordUnder, type OrderWord } from '../setup/settings.ts';
import type { QuickSheet, QuickSheetCommand, Stance } from '../types.ts';
import { WHOLE_SIDE } from '../opportunity.ts';
import { turnLimit } from '../victory.ts';
import { choicePlan } from './choices.ts';
import type { SheetAsk } from './field.ts';

/** What standing orders in words of the sheet's own make of a decision: cards and decks, instructions for opportunity fire, assets. */

type Sheet = Plan<QuickSheet>;

/** Everybody is to take his best moment, unless the orders say otherwise. */
const USUAL: OrderWord<'opportunity'> = 'best';

/** How a unit, or the side's guns in general, are to treat enemies who act in reach. */
const atPassing = ({ words, units }: ToldSide, unit: string | null): OrderWord<'opportunity'> => {
  if (unit === null) return wordUnder(words, 'opportunity') ?? USUAL;
  const told = units.get(unit);
  if (told?.silent) return 'never';
  return (told && wordUnder(told.words, 'opportunity')) ?? USUAL;
};

/** Never to fire is to be asked, and to say no. */
const STANCE_FOR: Readonly<Record<OrderWord<'opportunity'>, Stance>> = { always: 'always', best: 'best', never: 'ask' };

const instructionInWords = (unit: string | null, word: OrderWord<'opportunity'>): Reason => {
  const who = unit === null ? phrase`Every gun` : named(unit);
  if (word === 'never') return reason`${who} is to hold fire when an enemy acts in reach.`;
  if (word === 'best') return reason`${who} is to wait for the best moment when an enemy acts in reach.`;
  return reason`${who} is to fire at once when an enemy acts in reach.`;
};

/** Q20: the first instruction that is not as ordered and can be changed now; the whole side's before single ones. */
const instructionPlan = ({ now, side, options }: SheetAsk, told: ToldSide): Sheet => {
  for (const { unit, stance } of standing(now, side)) {
    const word = atPassing(told, unit);
    const wanted = STANCE_FOR[word];
    if (wanted === stance) continue;
    const command = options.find(
      option => option.type === 'instruct' && option.stance === wanted && option.unit === (unit ?? WHOLE_SIDE),
    );
    if (command) return [{ command, why: () => instructionInWords(unit, word) }];
  }
  return [];
};

/** A ship so far from her place draws cards to steam with. */
const FAR = 4;

/** On average of the cards left: hexes, or how many of them fire. */
const meanOf = ({ cards }: DeckView, of: (card: CardView) => number): number => {
  const left = cards.reduce((sum, each) => sum + (each.left ?? 0), 0);
  return cards.reduce((sum, each) => sum + (each.left ?? 0) * of(each.card), 0) / Math.max(1, left);
};

/** Step 1: cards to steam with, or cards to fight with. */
const deckPlan = ({ now, side, options }: SheetAsk, { units }: ToldSide): Sheet => {
  const piles = decks(now, side);
  for (const command of options) {
    if (command.type !== 'chooseDeck') continue;
    const { ship } = command;
    const told = units.get(ship);
    const word = told && wordUnder(told.words, 'cards');
    if (!told || (told.free && word === undefined)) continue;
    const steams = word === undefined ? told.away() > FAR : word === 'fast';
    const worth = (deck: DeckView): number => meanOf(deck, card => (steams ? card.hexes : card.fires ? 1 : 0));
    const best = piles.reduce<DeckView | undefined>(
      (most, deck) => (most && worth(most) >= worth(deck) ? most : deck),
      undefined,
    );
    if (best?.id === command.deck) return [{ command, why: () => reason`${named(ship)} ${told.says}: ${best.title}.` }];
  }
  return [];
};

/** Of the whole time the part after which it is late. */
const LATE = { part: 2, of: 3 };

const isLate = ({ now }: SheetAsk): boolean => LATE.of * now.state.turn >= LATE.part * turnLimit(now);

const ASSET_WORD: Readonly<Record<OrderWord<'assets'>, Phrase>> = {
  early: phrase`early`,
  late: phrase`late`,
  never: phrase`never`,
};

/** Section 17: assets as the side is told: at once, late, never. */
const assetPlan = (ask: SheetAsk, told: ToldSide): Sheet => {
  const word = wordUnder(told.words, 'assets');
  const { desk } = ask.rules;
  const uses = ask.options.filter(option => desk.about(option).means !== undefined);
  if (word === undefined || uses.length === 0) return [];
  if (word === 'never' || (word === 'late' && !isLate(ask))) {
    const pass = ask.options.find(({ type }) => type === 'pass');
    return pass ? [{ command: pass, why: () => reason`Assets are to be used ${ASSET_WORD[word]}.` }] : [];
  }
  const [own] = choicePlan(ask);
  if (own && uses.includes(own.command)) return [own];
  const command = advise(ask.now, uses);
  return command
    ? [{ command, why: () => reason`Assets are to be used ${ASSET_WORD[word]}: ${desk.about(command).means ?? ''}.` }]
    : [];
};

type Lay = Extract<QuickSheetCommand, { type: 'lay' }>;

/** Of the cards that a ship may lay those that a word leaves; all of them where it would leave none. */
const cardsLeft = ({ now }: SheetAsk, offers: readonly Lay[], word: OrderWord<'cards'>): readonly Lay[] => {
  const faces = offers.flatMap(offer => {
    const card = faceOf(now, shipOf(now, offer.ship), offer.card);
    return card ? [{ offer, card }] : [];
  });
  const moving = faces.filter(({ card }) => card.hexes > 0).map(({ card }) => card.hexes);
  const left = faces.filter(({ card }) =>
    word === 'fire' ? card.fires : card.hexes === (word === 'fast' ? Math.max(...moving) : Math.min(...moving)),
  );
  return left.length > 0 ? left.map(({ offer }) => offer) : offers;
};

/** Cards by the word of each ship, and no shot of whoever is to hold fire. */
const leaves = (ask: SheetAsk, told: ToldSide): readonly QuickSheetCommand[] => {
  const lays = ask.options.filter(option => option.type === 'lay');
  const kept = new Set<QuickSheetCommand>();
  for (const ship of new Set(lays.map(lay => lay.ship))) {
    const own = lays.filter(lay => lay.ship === ship);
    const word = wordUnder(told.units.get(ship)?.words ?? {}, 'cards');
    for (const lay of word === undefined ? own : cardsLeft(ask, own, word)) kept.add(lay);
  }
  return ask.options.filter(option => {
    if (option.type === 'lay') return kept.has(option);
    return option.type !== 'shoot' || atPassing(told, option.firer) !== 'never';
  });
};

/** The first of these that is called for. Which of them may be, the offers say. */
const OBEYED = [instructionPlan, deckPlan, assetPlan] as const;

export const underOrders: UnderOrders<QuickSheet> = {
  obey(ask, told) {
    for (const plan of OBEYED) {
      const steps = plan(ask, told);
      if (steps.length > 0) return steps;
    }
    return [];
  },
  leaves,
};

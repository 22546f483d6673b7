import { signal } from '@preact/signals';
import type { CardView, DeckView, HandView, UnitSheet } from '../../system/desk/index.ts';
import type { Command } from '../../core/types.ts';
import type { Session } from '../table/session.ts';

/** One card, or one deck, for each unit, chosen but not yet played: minds can be changed until all are played in one sweep. */
export class CardDraft {
  /** Id of the card, or of the deck, by unit. */
  readonly chosen = signal<Readonly<Record<string, string>>>({});

  choose(unit: string, choice: string): void {
    this.chosen.value = { ...this.chosen.value, [unit]: choice };
  }

  /** Several at once. */
  fill(choices: Readonly<Record<string, string>>): void {
    this.chosen.value = { ...this.chosen.value, ...choices };
  }

  clear(): void {
    this.chosen.value = {};
  }
}

/** An offer that plays a card, or draws from a deck, for a unit. */
export interface CardOffer {
  unit: string;
  /** Id of the card or deck. */
  choice: string;
  command: Command;
}

const offersBy = (session: Session, key: 'card' | 'deck'): readonly CardOffer[] => {
  const { desk } = session.setup.match.rules;
  return session.offers.value.flatMap(command => {
    const { unit, [key]: choice } = desk.about(command);
    return unit !== null && choice !== undefined ? [{ unit, choice, command }] : [];
  });
};

/** Offers that play a card, by unit. */
export const cardOffers = (session: Session): readonly CardOffer[] => offersBy(session, 'card');

/** Offers that draw a hand, by unit. */
export const deckOffers = (session: Session): readonly CardOffer[] => offersBy(session, 'deck');

/** The offers that have been chosen. */
export const draftedOf = (offers: readonly CardOffer[], draft: CardDraft): readonly CardOffer[] =>
  offers.filter(({ unit, choice }) => draft.chosen.value[unit] === choice);

/** What a unit sees of the enemy. */
export interface Prospect {
  /** Enemies in the field of her guns as she lies. */
  targets: readonly UnitSheet[];
  /** Hexes to the nearest enemy; null where none is left. */
  nearest: number | null;
  /** How far her guns reach, as she lies; 0 where she has none. */
  reach: number;
}

export const prospectOf = (session: Session, units: readonly UnitSheet[], id: string): Prospect => {
  const { now } = session;
  const unit = units.find(other => other.id === id);
  const foes = units.filter(other => other.present && other.side !== unit?.side);
  const field = session.setup.match.rules.desk.fire.field(now, id);
  const open = new Set(field.filter(({ blocked }) => blocked === 0).map(({ hex }) => hex));
  const own = unit?.hexes ?? [];
  const away = (hexes: readonly number[]): number =>
    Math.min(...hexes.flatMap(to => own.map(from => now.chart.range(from, to))));
  const nearest = Math.min(...foes.map(foe => away(foe.hexes)));
  return {
    targets: foes.filter(foe => foe.hexes.some(hex => open.has(hex))),
    nearest: Number.isFinite(nearest) ? nearest : null,
    reach: field.reduce((most, { hex }) => Math.max(most, away([hex])), 0),
  };
};

/** Hexes beyond the reach of her guns from which an enemy may come into it within the turn. */
const APPROACH = 1;

/** How well a card serves a ship. Who has a target stands still and fires; who has one near turns toward it; all others steam. */
const worth = (card: CardView, { targets, nearest, reach }: Prospect): number => {
  if (targets.length > 0) return card.fires ? 9 - card.hexes - (card.turns ? 2 : 0) : card.hexes;
  if (reach > 0 && nearest !== null && nearest <= reach + APPROACH && card.fires)
    return (card.turns ? 9 : 4) + card.hexes;
  return 2 * card.hexes + (card.fires ? 0 : 1);
};

/** The card that a sensible captain would lay; of equals the one of which she holds most. Null where she holds none. */
export const suggestCard = (held: HandView['held'], prospect: Prospect): string | null => {
  const known = held.filter(card => card !== null);
  const copies = (id: string): number => known.filter(card => card.id === id).length;
  const score = (card: CardView): number => 10 * worth(card, prospect) + copies(card.id);
  return (
    known.reduce<CardView | null>((best, card) => (best && score(best) >= score(card) ? best : card), null)?.id ?? null
  );
};

/** The deck of which the next card is likeliest to serve: to fire where an enemy is near, else to move. */
export const suggestDeck = (decks: readonly DeckView[], { targets, nearest, reach }: Prospect): string | null => {
  const near = targets.length > 0 || (nearest !== null && nearest <= reach + APPROACH);
  const score = (deck: DeckView): number =>
    deck.cards.reduce((sum, { card, chance }) => sum + (chance ?? 0) * (near ? Number(card.fires) : card.hexes), 0);
  return (
    decks.reduce<DeckView | null>((best, deck) => (best && score(best) >= score(deck) ? best : deck), null)?.id ?? null
  );
};

/** A card, or a deck, for each unit that can choose one and has not yet. */
export const suggestions = (
  session: Session,
  units: readonly UnitSheet[],
  draft: CardDraft,
): Readonly<Record<string, string>> => {
  const { desk } = session.setup.match.rules;
  const { now } = session;
  const [cards, decks] = [cardOffers(session), deckOffers(session)];
  const settled = new Set(draftedOf([...cards, ...decks], draft).map(({ unit }) => unit));
  const found: Record<string, string> = {};
  for (const { unit, side, held } of desk.cards?.hands(now) ?? []) {
    if (settled.has(unit)) continue;
    const piles = decks.filter(offer => offer.unit === unit).map(({ choice }) => choice);
    const own = desk.cards?.decks(now, side).filter(({ id }) => piles.includes(id)) ?? [];
    const lays = cards.some(offer => offer.unit === unit);
    if (!lays && own.length === 0) continue;
    const prospect = prospectOf(session, units, unit);
    const choice = lays ? suggestCard(held, prospect) : suggestDeck(own, prospect);
    if (choice !== null) found[unit] = choice;
  }
  return found;
};

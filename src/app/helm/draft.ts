import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { sameCommand, situationOf } from '../../core/engine.ts';
import type { Desk, Destination, UnitSheet } from '../../system/desk/index.ts';
import type { Command } from '../../core/types.ts';
import { destinations } from '../../system/reach.ts';
import type { Refusal } from '../../system/refusal.ts';
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

/** Whether a command plays a card or draws a hand: what the main button does with all that are chosen. */
export const isDrafted = (desk: Desk, command: Command): boolean => {
  const { card, deck } = desk.about(command);
  return card !== undefined || deck !== undefined;
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
  };
};

/** A card, or a deck, for each unit that can choose one and has not yet: what the rules advise for her alone. */
export const suggestions = (session: Session, draft: CardDraft): Readonly<Record<string, string>> => {
  const { deciding } = session.setup.match.rules.desk;
  const offers = [...cardOffers(session), ...deckOffers(session)];
  const settled = new Set(draftedOf(offers, draft).map(({ unit }) => unit));
  const found: Record<string, string> = {};
  for (const unit of new Set(offers.map(offer => offer.unit))) {
    if (settled.has(unit)) continue;
    const own = offers.filter(offer => offer.unit === unit);
    const advised = deciding.advise(
      session.now,
      own.map(({ command }) => command),
    );
    const choice = own.find(({ command }) => advised && sameCommand(command, advised))?.choice;
    if (choice !== undefined) found[unit] = choice;
  }
  return found;
};

/** Where a card takes a unit, were she to carry it out as things lie now. */
interface CardEnds {
  card: string;
  /** The places in which her move may end; none where she stays, or cannot carry it out. */
  ways: readonly Destination[];
  /** Why she would not move. */
  why: Refusal | null;
}

/** The same for each card that she may have. */
const endsByCard = (session: Session, unit: string): readonly CardEnds[] => {
  const { match } = session.setup;
  const { desk } = match.rules;
  return (desk.steps?.afoot(session.now, unit) ?? []).map(({ order, state }) => {
    const ways = destinations(match, state, unit).filter(({ ends }) => ends);
    return { card: order, ways, why: ways.length > 0 ? null : desk.whyNoMove(situationOf(match, state), unit, null) };
  });
};

/** A card that is looked at before it is laid; null = any of the hand. */
interface Weighed {
  unit: string;
  card: string | null;
}

/** What the hand of one unit would do, for the chart and for whoever chooses. */
export class CardOutlook {
  readonly weighed = signal<Weighed | null>(null);
  readonly #unit: ReadonlySignal<string | null>;
  /** By card, of the unit that is being given hers. */
  readonly ends: ReadonlySignal<readonly CardEnds[]>;
  /** Every place in which the card that is looked at may end, or any of the hand, each once. */
  readonly ways: ReadonlySignal<readonly Destination[]>;

  constructor(session: Session) {
    this.#unit = computed(() => this.weighed.value?.unit ?? null);
    this.ends = computed(() => (this.#unit.value === null ? [] : endsByCard(session, this.#unit.value)));
    this.ways = computed(() => {
      const card = this.weighed.value?.card ?? null;
      const looked = this.ends.value.filter(ends => card === null || ends.card === card);
      const places = looked.flatMap(({ ways }) => ways.map(way => [`${way.hex}/${way.facing}`, way] as const));
      return [...new Map(places).values()];
    });
  }
}

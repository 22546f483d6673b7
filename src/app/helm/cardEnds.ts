import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { situationOf } from '../../core/engine.ts';
import type { Destination } from '../../system/desk/index.ts';
import { destinations } from '../../system/reach.ts';
import type { Refusal } from '../../system/refusal.ts';
import type { Session } from '../table/session.ts';

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

import { useEffect, useRef } from 'preact/hooks';
import type { DeckView } from '../../system/desk/index.ts';
import { deckOffers, prospectOf } from '../helm/draft.ts';
import type { Helm } from '../helm/helm.ts';
import { prospectInWords } from './cardFan.tsx';
import { Tick } from './card.tsx';
import { DeckTable } from './deck.tsx';
import { t } from '../../languages/language.ts';

interface RowProps {
  helm: Helm;
  unit: string;
  decks: readonly DeckView[];
  drawable: readonly string[];
}

/** One ship with an empty hand: the two decks to draw from. */
const Row = ({ helm, unit, decks, drawable }: RowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const inHand = helm.selected.value === unit;
  useEffect(() => {
    if (inHand) row.current?.scrollIntoView({ block: 'nearest' });
  }, [inHand]);
  const name = helm.unit(unit)?.name ?? unit;
  const chosen = helm.draft.chosen.value[unit];
  return (
    <li ref={row} class={inHand ? 'handRow inHand' : 'handRow'} data-unit={unit}>
      <button type="button" class="handName" aria-current={inHand ? 'true' : undefined} onClick={() => helm.take(unit)}>
        {name}
        <span class="handSees">{prospectInWords(prospectOf(helm.session, helm.units.value, unit))}</span>
      </button>
      <span class="deckChoices" role="group" aria-label={t`${name}: choose a deck`}>
        {decks.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            class="deckChoice"
            aria-pressed={chosen === id}
            aria-disabled={!drawable.includes(id)}
            onClick={() => {
              if (drawable.includes(id)) helm.draft.choose(unit, id);
            }}
          >
            {title}
            {chosen === id && <Tick />}
          </button>
        ))}
      </span>
    </li>
  );
};

/** Hands are drawn: both decks to be compared, and every ship that has none. */
export const Drawing = ({ helm, decks }: { helm: Helm; decks: readonly DeckView[] }) => {
  const offers = deckOffers(helm.session);
  const units = [...new Set(offers.map(({ unit }) => unit))];
  const forAll = (deck: string): void =>
    helm.draft.fill(Object.fromEntries(offers.filter(({ choice }) => choice === deck).map(({ unit }) => [unit, deck])));
  return (
    <div class="cardTable" data-testid="drawing">
      <DeckTable decks={decks} onAll={units.length > 1 ? forAll : null} />
      <ul class="handRows" data-scrolls aria-label={t`Ships without cards`}>
        {units.map(unit => (
          <Row
            key={unit}
            helm={helm}
            unit={unit}
            decks={decks}
            drawable={offers.filter(offer => offer.unit === unit).map(({ choice }) => choice)}
          />
        ))}
      </ul>
    </div>
  );
};

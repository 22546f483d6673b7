import { useEffect, useRef } from 'preact/hooks';
import type { OddsView, UnitSheet } from '../../system/desk/index.ts';
import { tidy } from '../helm/gunPlan.ts';
import { LinkedModifiers, Refused, WhyLink } from '../help/why.tsx';
import type { Considered } from '../helm/considered.ts';
import type { Helm } from '../helm/helm.ts';
import { headlinesShown } from '../helm/headlines.ts';
import { hopelessInWords, isHopeless } from '../helm/hopeless.ts';
import { leading } from '../helm/leading.ts';
import { firesAll } from '../helm/salvo.ts';
import { Rulebooks } from '../overlays/rulebooks.tsx';
import { decimal, measureName, percent } from '../ui/words.ts';
import { FiringPlan } from './gunDeck.tsx';
import { t } from '../../languages/language.ts';

const BAR_WIDTH = 100;

/** Every result with its chance, as bars drawn to the likeliest. */
const Bars = ({ odds }: { odds: OddsView }) => {
  const outcomes = tidy(odds.outcomes);
  const most = Math.max(...outcomes.map(({ chance }) => chance), 0.0001);
  return (
    <table class="bars">
      <caption class="hidden">{t`Every result with its chance`}</caption>
      <tbody>
        {outcomes.map(outcome => (
          <tr key={outcome.label}>
            <th scope="row">{outcome.label}</th>
            <td class="bar" aria-hidden="true">
              <svg viewBox={`0 0 ${BAR_WIDTH} 8`} preserveAspectRatio="none">
                <rect
                  class={outcome.points === 0 ? 'barNone' : 'barSome'}
                  width={(BAR_WIDTH * outcome.chance) / most}
                  height="8"
                />
              </svg>
            </td>
            <td class="barChance">{percent(outcome.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A yes or no needs no mean. */
const isCounted = ({ outcomes }: OddsView): boolean => outcomes.length > 2;

const EveryResult = ({ odds }: { odds: OddsView }) => (
  <details class="everyResult">
    <summary>{t`Every result`}</summary>
    <Bars odds={odds} />
  </details>
);

interface OddsTableProps {
  odds: OddsView;
  target?: Pick<UnitSheet, 'kind'> | undefined;
  folded?: boolean;
}

/** Odds without hope have no figures: one sentence says more than a row of noughts. */
const Figures = ({ odds, target, folded = false }: OddsTableProps) => {
  if (isHopeless(odds)) return <p class="hopelessOdds">{hopelessInWords(target)}</p>;
  return (
    <>
      <ul class="headlines">
        {isCounted(odds) && (
          <li>
            <b>{decimal(odds.expected)}</b>{' '}
            {odds.measure === undefined ? t`on average` : t`${measureName(odds.measure)} on average`}
          </li>
        )}
        {headlinesShown(odds.headlines).map(({ label, chance }) => (
          <li key={label} class={chance <= 0 ? 'never' : ''}>
            <b>{percent(chance)}</b> {label}
          </li>
        ))}
      </ul>
      {isCounted(odds) && (folded ? <EveryResult odds={odds} /> : <Bars odds={odds} />)}
    </>
  );
};

/** The odds as figures and bars; folded where something else needs the room. */
const OddsTable = (props: OddsTableProps) => (
  <>
    <p class="basis">
      <LinkedModifiers {...props.odds} />
    </p>
    <Figures {...props} />
  </>
);

/** What is looked at, from whom to whom. */
const titleOf = (helm: Helm, { unit, target, hex }: Considered): string => {
  const { chart } = helm.session.setup.match;
  const whom = target === '' ? chart.label(hex) : (helm.unit(target)?.name ?? target);
  const who = helm.unit(unit)?.name;
  return who === undefined ? whom : `${who} → ${whom}`;
};

/** A card that is longer than its panel is read from its own head on: a low panel has no room for anything above it. */
const useReadFromItsHead = (what: string) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = card.current?.closest('.orders');
    if (!card.current || !panel) return;
    const [own, room] = [card.current.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (own.bottom > room.bottom) panel.scrollTop += own.top - room.top;
  }, [what]);
  return card;
};

/** A target being looked at: what would happen, before anything is risked. */
export const OddsCard = ({ helm, considered }: { helm: Helm; considered: Considered }) => {
  const odds = helm.odds.value;
  const title = titleOf(helm, considered);
  const { rules } = helm.session.setup.match;
  const firer = helm.unit(considered.unit);
  const preview = helm.preview.value;
  const asked = considered.command ?? leading(rules.desk, helm.then, considered.commands);
  const several = firesAll(helm);
  const card = useReadFromItsHead(`${considered.unit} ${considered.target} ${considered.hex}`);
  return (
    <section
      ref={card}
      class={helm.salvo.length > 0 ? 'card oddsCard salvoCard' : 'card oddsCard'}
      data-testid="odds"
      aria-label={title.replace('→', t`against`)}
    >
      <h3>
        {title}
        {asked && <WhyLink why={{ of: 'command', name: asked.type }} about={title} />}
      </h3>
      {considered.why !== null && (
        <p class="why blocked">
          <Refused why={considered.why} />
        </p>
      )}
      {firer && helm.salvo.length > 0 && <FiringPlan helm={helm} unit={firer} target={considered.target} />}
      {considered.commands.length > 1 && !odds && <p class="basis">{t`Choose one of these orders.`}</p>}
      {odds && several && <p class="oddsOf">{preview ? rules.phrase(preview, helm.session.now) : t`All that bear`}</p>}
      {odds && <OddsTable odds={odds} target={helm.unit(considered.target)} folded={helm.salvo.length > 0} />}
      <Rulebooks helm={helm} considered={considered} />
    </section>
  );
};

import { useState } from 'preact/hooks';
import './overlays.css';
import type { Helm } from '../helm/helm.ts';
import type { Table } from '../table/table.ts';
import { LEVELS, ringSign, type Overlays, type ShownOverlay } from './overlays.ts';
import { OVERLAY_ICON, OVERLAY_TITLE, OVERLAY_KINDS, OVERLAY_KEY } from './tools.tsx';
import { measureName } from '../ui/words.ts';
import { probeInWords, ringInWords, shotInWords } from './words.ts';
import { t } from '../../languages/language.ts';

const STEPS = Array.from({ length: LEVELS }, (_, index) => index + 1);

/** The signs of a bow seen from above, as the chart has them. */
const ProwSigns = () => (
  <svg class="prowSigns" viewBox="0 0 30 16" aria-hidden="true">
    <path class="sharp" d="M7 1 8 4.4Q11.6 9 11.6 14.2H2.4Q2.4 9 6 4.4Z" />
    <path class="blunt" d="M22 4.2Q26.6 9 26.6 14.2H17.4Q17.4 9 22 4.2Z" />
  </svg>
);

/** Each ring with what the shot does from there. */
const Rings = ({ helm, overlays }: { helm: Helm; overlays: Overlays }) => {
  const rings = overlays.rings.value;
  if (rings.length === 0) return <p class="ringsNone">{t`From nowhere does it break or jam a plate.`}</p>;
  return (
    <ul class="overlayMarks rings">
      {rings.map((ring, index) => (
        <li key={ringSign(index)}>
          <b class="ringSign">{ringSign(index)}</b> {ringInWords(helm, overlays, ring)}
        </li>
      ))}
    </ul>
  );
};

/** What the tints, lines and figures of an overlay mean. */
const Marks = ({ helm, overlays, kind }: { helm: Helm; overlays: Overlays; kind: ShownOverlay }) => {
  if (kind === 'plates') return <Rings helm={helm} overlays={overlays} />;
  const counts = measureName(helm.session.setup.match.rules.desk.fire.counts ?? 'strength');
  if (kind === 'reach')
    return (
      <ul class="overlayMarks">
        <li>
          <span class="swatch reach" aria-hidden="true" /> {t`within her next move`}
          <span class="overlayMore">{t`, as far as you can know; arrows are headings`}</span>
        </li>
      </ul>
    );
  if (kind === 'guns')
    return (
      <ul class="overlayMarks">
        <li>
          <span class="swatch field" aria-hidden="true" /> {t`${counts} that bear`}
        </li>
        <li>
          <span class="swatch weak" aria-hidden="true" /> {t`less than full effect`}
        </li>
        <li>
          <span class="swatch stopped" aria-hidden="true" /> {t`line blocked`}
        </li>
      </ul>
    );
  return (
    <ul class="overlayMarks">
      <li>
        <span class="ramp" aria-hidden="true">
          {STEPS.map(step => (
            <span key={step} class="swatch peril" data-step={step} />
          ))}
        </span>{' '}
        {t`few to many ${counts}`}
        <span class="overlayMore">{t`, the most of every enemy by its next move`}</span>
      </li>
      <li>
        <ProwSigns /> {t`an enemy can ram here`}
        <span class="overlayMore">
          {t` by its next move, as far as you can know; full: with a ram or spar torpedo, hollow: with a plain bow`}
        </span>
      </li>
    </ul>
  );
};

const titleOf = (helm: Helm, overlays: Overlays, kind: ShownOverlay): string => {
  const unit = overlays.subject.value;
  if (kind === 'plates') return shotInWords(helm, overlays);
  return kind === 'danger' || !unit ? OVERLAY_TITLE[kind] : `${OVERLAY_TITLE[kind]}: ${unit.name}`;
};

/** What still has to happen before the overlay shows anything, or can be read: it is read once, and not read out whenever it comes back. */
const askingOf = ({ subject, pending }: Overlays, kind: ShownOverlay): string | null => {
  if (kind !== 'danger' && kind !== 'plates' && !subject.value)
    return t`Choose a ship, or point at one and press ${OVERLAY_KEY[kind]}.`;
  return kind === 'danger' && pending.value ? t`Looking at every enemy…` : null;
};

/** The overlay on the chart in words: which it is, what its marks mean, what it says of the hex that is pointed at. */
export const OverlayLegend = ({ table: { helm, overlays } }: { table: Table }) => {
  const kind = overlays.kind.value;
  // On a phone the chart is worth more than sentences that are read once: there they are folded.
  const [unfolded, unfold] = useState(false);
  if (kind === null || helm.session.curtain.value !== null) return null;
  const asking = askingOf(overlays, kind);
  const says = asking === null ? probeInWords(helm, overlays) : '';
  return (
    <section
      class={unfolded ? 'overlayLegend unfolded' : 'overlayLegend'}
      data-testid="overlay"
      data-kind={kind}
      aria-label={t`Overlay`}
    >
      <header>
        <h2>{titleOf(helm, overlays, kind)}</h2>
        <div class="overlayChoice" role="group" aria-label={t`Over the chart`}>
          {OVERLAY_KINDS.map(other => (
            <button
              key={other}
              type="button"
              class="overlaySwitch overlayKind"
              aria-label={OVERLAY_TITLE[other]}
              aria-pressed={other === kind}
              title={`${OVERLAY_TITLE[other]} (${OVERLAY_KEY[other]})`}
              onClick={() => other !== kind && overlays.toggle(other)}
            >
              {OVERLAY_ICON[other]}
            </button>
          ))}
          {kind !== 'guns' && kind !== 'plates' && (
            <button
              type="button"
              class="overlaySwitch overlayUnfold"
              aria-label={t`What the signs mean`}
              aria-expanded={unfolded}
              onClick={() => unfold(!unfolded)}
            >
              <span aria-hidden="true">?</span>
            </button>
          )}
          <button
            type="button"
            class="overlaySwitch"
            aria-label={t`Close the overlay`}
            onClick={() => overlays.toggle(kind)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </header>
      <Marks helm={helm} overlays={overlays} kind={kind} />
      <p class="overlaySays">
        <span role="status">{says}</span>
        {says === '' && (asking ?? t`Point at a hex, or hold a finger on it, to read it.`)}
      </p>
    </section>
  );
};

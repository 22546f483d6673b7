import type { JSX } from 'preact';
import type { UnitSheet } from '../../system/desk/index.ts';
import type { OverlayKind, Overlays, ShownOverlay } from './overlays.ts';
import type { Ruler } from './ruler.ts';
import { t } from '../../languages/language.ts';

export const OVERLAY_KINDS: readonly OverlayKind[] = ['reach', 'guns', 'danger'];

export const OVERLAY_TITLE: Readonly<Record<ShownOverlay, string>> = {
  reach: t`Where she can go`,
  guns: t`Reach of guns`,
  danger: t`What can hit each hex`,
  plates: t`Where the shot goes through`,
};

export const OVERLAY_KEY: Readonly<Record<OverlayKind, string>> = { reach: 'M', guns: 'G', danger: 'X' };

export const OVERLAY_ICON: Readonly<Record<OverlayKind, JSX.Element>> = {
  reach: (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 13c2-5 5-7 10-7M8.5 2.5 12.5 6 9 10" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  ),
  guns: (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" />
      <path d="M8 .8v4M8 11.2v4M.8 8h4M11.2 8h4" stroke="currentColor" stroke-width="1.4" />
    </svg>
  ),
  danger: (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.8 14.6 13.6H1.4Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" />
      <path d="M8 6v4M8 11.2v1.4" stroke="currentColor" stroke-width="1.6" />
    </svg>
  ),
};

/** Buttons on the chart that lay something over it and take it off again. */
export const OverlayTools = ({ overlays }: { overlays: Overlays }) => (
  <>
    {OVERLAY_KINDS.map(kind => (
      <button
        key={kind}
        type="button"
        class="tool"
        aria-label={OVERLAY_TITLE[kind]}
        aria-pressed={overlays.kind.value === kind}
        title={`${OVERLAY_TITLE[kind]} (${OVERLAY_KEY[kind]})`}
        onClick={() => overlays.toggle(kind)}
      >
        {OVERLAY_ICON[kind]}
      </button>
    ))}
  </>
);

const RULER_ICON = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path
      d="M1.5 11 11 1.5 14.5 5 5 14.5ZM4 8.5l1.6 1.6M6.2 6.3l2.2 2.2M8.6 3.9l1.6 1.6"
      fill="none"
      stroke="currentColor"
      stroke-width="1.3"
    />
  </svg>
);

/** Lays the ruler on the chart, and takes it off. */
export const RulerTool = ({ ruler }: { ruler: Ruler }) => (
  <button
    type="button"
    class="tool"
    aria-label={t`Ruler`}
    aria-pressed={ruler.laid.value}
    title={t`Ruler: distance, bearing and line of fire between two hexes (Y)`}
    onClick={() => ruler.toggle()}
  >
    {RULER_ICON}
  </button>
);

const ASKED = ['reach', 'guns'] as const;

/** The same for the unit of a card, whoever's she is. */
export const UnitOverlays = ({ overlays, unit }: { overlays: Overlays; unit: UnitSheet }) => {
  if (!unit.present || unit.hexes.length === 0) return null;
  const offered = ASKED.filter(kind => kind === 'guns' || unit.kind === 'ship');
  return (
    <p class="unitOverlays" role="group" aria-label={t`On the chart: ${unit.name}`}>
      {offered.map(kind => (
        <button
          key={kind}
          type="button"
          class="unitOverlay"
          aria-pressed={overlays.kind.value === kind && overlays.subject.value?.id === unit.id}
          onClick={() => overlays.toggle(kind, unit.id)}
        >
          {OVERLAY_ICON[kind]} {OVERLAY_TITLE[kind]}
        </button>
      ))}
      <button
        type="button"
        class="unitOverlay"
        aria-pressed={overlays.ruler.laid.value && overlays.ruler.from.value === unit.hexes[0]}
        onClick={() => overlays.ruler.toggle(unit.hexes[0])}
      >
        {RULER_ICON} {t`Ruler from here`}
      </button>
    </p>
  );
};

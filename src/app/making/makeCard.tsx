import './makeCard.css';
import { FLEETS, MAKE } from '../first/addresses.ts';
import { CHART } from '../settings/palette.ts';
import { t } from '../../languages/language.ts';

/** A bend of a river being drawn: what is inked, what is only pencilled, and the pen. */
const Sketch = () => (
  <svg class="makeSketch" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
    <rect fill={CHART.land} width="160" height="90" />
    <path fill={CHART.water[1]} d="M0 28c34-16 52 22 84 14s38-26 76-14v34c-34-12-44 10-76 16S38 46 0 60z" />
    <path fill={CHART.water[3]} d="M0 40c34-12 52 20 84 13s38-22 76-12v9c-36-8-42 12-76 18S36 40 0 50z" />
    <path class="sketchInk" d="M0 28c34-16 52 22 84 14M0 60c38-14 52 24 84 18" />
    <path class="sketchPencil" d="M84 42c32-8 38-26 76-14M84 78c32-6 42-28 76-16" />
    <path class="sketchPencil" d="M112 20l10 6v12l-10 6-10-6V26zM122 38l10 6v12l-10 6-10-6V44z" />
    <circle class="sketchUnion" cx="34" cy="41" r="4" />
    <circle class="sketchUnion" cx="22" cy="49" r="4" />
    <rect class="sketchConfederate" x="118" y="46" width="8" height="8" />
    <path class="sketchPen" d="M84 42l5-9 34-32 6 6-34 31z" />
    <path class="sketchInk" d="M84 42l6-5" />
  </svg>
);

/** The way from the first page to a battle of one's own making. */
export const MakeCard = () => (
  <div class="makeCard">
    <a class="makeCardMain" href={MAKE}>
      <Sketch />
      <span class="battleText">
        <span class="battleTitle">{t`Make a battle`}</span>
        <span class="battlePlace">
          {t`River, estuary or open sea, its size and features, fleets by points: drawn from a seed, for every rule system.`}
        </span>
      </span>
    </a>
    <a class="makeCardOther" href={FLEETS}>
      {t`Put fleets together`}
    </a>
  </div>
);

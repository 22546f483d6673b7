import './captainCard.css';
import type { CaptainView } from '../../system/desk/index.ts';
import { Refused } from '../help/why.tsx';
import { t } from '../../languages/language.ts';

/** A cap with its badge; crossed out once its wearer is dead. */
const Cap = ({ alive }: { alive: boolean }) => (
  <svg class="captainCap" viewBox="0 0 24 20" aria-hidden="true">
    <path d="M3 9.5C4 3.5 20 3.5 21 9.5L19.5 13h-15Z" />
    <path class="captainPeak" d="M4.5 13h15c1.4 1 1.7 2.4 1.6 3.4-5.6-1.9-12.6-1.9-18.2 0-.1-1 .2-2.4 1.6-3.4Z" />
    <circle class="captainBadge" cx="12" cy="9.2" r="1.7" />
    {!alive && <path class="captainGone" d="M2 18 22 2" />}
  </svg>
);

/** Who commands her: what he is like, his figures in words, her order sheet, and what he forbids now and why. */
export const CaptainCard = ({ captain }: { captain: CaptainView }) => {
  const { title, says, alive, figures, order, holds } = captain;
  return (
    <section class="captainCard" data-testid="captain-card" aria-label={t`Her captain`}>
      <header class="captainHead">
        <Cap alive={alive} />
        <p>
          <b>{t`Captain: ${title}`}</b>
          {says !== '' && <span class="captainSays">{says}</span>}
        </p>
      </header>
      <ul class="captainFigures">
        {figures.map(({ figure, says: meaning }) => (
          <li key={meaning}>
            <b>{figure}</b> {meaning}
          </li>
        ))}
      </ul>
      {order !== null && (
        <p class="captainOrder">
          <span class="captainLabel">{t`Order sheet`}</span> <b>{order}</b>
          {holds !== null && (
            <span class="captainHolds">
              <Refused why={holds} />
            </span>
          )}
        </p>
      )}
    </section>
  );
};

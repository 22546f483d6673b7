import type { OddsView } from '../../core/desk.ts';
import type { Considered, Helm } from '../helm.ts';
import { percent } from '../words.ts';

const BAR_WIDTH = 100;

/** Every result with its chance, as bars drawn to the likeliest. */
const Bars = ({ odds }: { odds: OddsView }) => {
  const most = Math.max(...odds.outcomes.map(({ chance }) => chance), 0.0001);
  return (
    <table class="bars">
      <caption class="hidden">Every result with its chance</caption>
      <tbody>
        {odds.outcomes.map(outcome => (
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

export const OddsTable = ({ odds }: { odds: OddsView }) => (
  <>
    <p class="basis">{odds.basis}</p>
    <ul class="headlines">
      <li>
        <b>{odds.expected.toFixed(1)}</b> on average
      </li>
      {odds.headlines.map(({ label, chance }) => (
        <li key={label}>
          <b>{percent(chance)}</b> {label}
        </li>
      ))}
    </ul>
    <Bars odds={odds} />
  </>
);

/** A target being looked at: what would happen, before anything is risked. */
export const OddsCard = ({ helm, considered }: { helm: Helm; considered: Considered }) => {
  const odds = helm.odds.value;
  const [unit, target] = [helm.unit(considered.unit), helm.unit(considered.target)];
  return (
    <section class="card oddsCard" data-testid="odds" aria-label={`${unit?.name ?? ''} against ${target?.name ?? ''}`}>
      <h3>
        {unit?.name} <span aria-label="against">→</span> {target?.name}
      </h3>
      {considered.why !== null && <p class="why blocked">{considered.why}</p>}
      {odds && <OddsTable odds={odds} />}
    </section>
  );
};

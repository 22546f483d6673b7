import { useLayoutEffect, useState } from 'preact/hooks';
import { SIDES } from '../../core/types.ts';
import { Flag } from '../ui/flag.tsx';
import { SIDE_NAME } from '../ui/words.ts';
import { roomTrouble } from './room.ts';
import type { BattleSummary } from './summary.ts';
import { t, told } from '../../languages/language.ts';

/** The button that begins the battle on whichever card lies there. */
const START = '.setupStart .primary';

/** Who stood on the button stands on it when the full card takes this one's place. */
const useFocusHandedOn = (): void => {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.matches(START))
        requestAnimationFrame(() => document.querySelector<HTMLElement>(START)?.focus());
    },
    [],
  );
};

const Sides = ({ strength }: Pick<BattleSummary, 'strength'>) => (
  <section class="setupSides" aria-label={t`The sides`}>
    {SIDES.map(side => (
      <section key={side} class={`setupSide ${side}`} aria-label={t`${SIDE_NAME[side]} side`}>
        <h3 class="sideName">
          <Flag side={side} /> {SIDE_NAME[side]}
        </h3>
        <p>{[...strength[side].ships, ...strength[side].forts].map(told).join(', ')}</p>
      </section>
    ))}
  </section>
);

interface SetupSoonProps {
  /** Null where the battle has still to be made. */
  summary: BattleSummary | null;
  /** Begins the battle as it is usually fought. */
  begin: () => void;
}

/** The card of a battle while its rules are on their way: what is known of it, and the button that begins it at once. */
export const SetupSoon = ({ summary, begin }: SetupSoonProps) => {
  const [began, setBegan] = useState(false);
  useFocusHandedOn();
  const trouble = roomTrouble.value;
  return (
    <form
      class="card setupCard"
      aria-labelledby="setup-title"
      onSubmit={event => {
        event.preventDefault();
        setBegan(true);
        if (!began || trouble !== null) begin();
      }}
    >
      <h2 id="setup-title">{summary ? told(summary.title) : t`A new battle on the river`}</h2>
      {summary && <p class="setupBriefing">{told(summary.briefing)}</p>}
      {summary && <Sides strength={summary.strength} />}
      {summary && <p class="rulesLine">{summary.rules.join(' · ')}</p>}
      <div class="setupStart">
        <div class="setupBegin">
          {summary && (
            <p class="setupOf" aria-hidden="true">
              {told(summary.title)}
            </p>
          )}
          {trouble !== null && <p role="alert">{trouble}</p>}
          <button type="submit" class="primary" data-testid="start">
            <span class="primaryLabel">
              {began && trouble === null ? t`Laying out the river…` : t`Begin the battle`}
            </span>
          </button>
        </div>
      </div>
    </form>
  );
};

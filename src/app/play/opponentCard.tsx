import '../opponent/solo.css';
import type { Helm } from '../helm/helm.ts';
import { HUMAN } from '../../trials/gameFile.ts';
import { reasonInWords } from '../../trials/reasons.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { t } from '../../languages/language.ts';

const STATUS = {
  idle: t`In action`,
  waiting: t`In action`,
  thinking: t`Thinking`,
  held: t`Waits for you`,
  failed: t`At a loss`,
} as const;

/** The opponent who decides, what he is about, and how he is stopped or relieved. */
export const OpponentCard = ({ helm }: { helm: Helm }) => {
  const { session, solo } = helm;
  const side = solo.side.value;
  const opponent = solo.opponent.value;
  if (side === null || !opponent) return null;
  const doing = solo.doing.value;
  const reason = solo.reason.value;
  const stands = doing === 'held' || doing === 'failed';
  return (
    <section class={`opponent ${side}`} aria-labelledby="orders-title" data-testid="opponent">
      <h2 id="orders-title" class="opponentName">
        <Flag side={side} /> {SIDE_NAME[side]}: {opponent.title}
      </h2>
      <p class={doing === 'thinking' ? 'opponentStatus thinking' : 'opponentStatus'}>{STATUS[doing]}</p>
      {reason !== null && <p class="opponentReason">{reasonInWords(reason, helm.units.value)}</p>}
      {solo.trouble.value !== null && (
        <p class="trouble" role="alert">
          {solo.trouble.value}
        </p>
      )}
      {!session.watched.value && !stands && (
        <button type="button" class="second" aria-keyshortcuts="O" onClick={() => solo.hold()}>
          {t`Hold him`} <kbd aria-hidden="true">O</kbd>
        </button>
      )}
      {stands && (
        <button
          type="button"
          class="second"
          onClick={() => {
            solo.goOn();
            session.assign({ ...session.players.value, [side]: HUMAN });
          }}
        >
          {t`Take over the ${SIDE_NAME[side]} side`}
        </button>
      )}
    </section>
  );
};

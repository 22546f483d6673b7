import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import '../opponent/solo.css';
import { OPPONENTS, opponentNamed } from '../../bots/opponents.ts';
import { enemyOf, SIDES, type Side } from '../../core/types.ts';
import { HUMAN, type Players } from '../../trials/gameFile.ts';
import { BY_POST } from '../post/place.ts';
import type { Session } from '../table/session.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Flag } from '../ui/flag.tsx';
import { t } from '../../languages/language.ts';

/** What the choice of players means for what is shown. */
export const seatsInWords = (players: Players): string => {
  const posted = SIDES.find(side => players[side] === BY_POST);
  if (posted !== undefined)
    return players[enemyOf(posted)] === HUMAN
      ? t`You play the ${SIDE_NAME[enemyOf(posted)]} side and send what you have decided. The dice come from both of you.`
      : t`By post, one side has to be played here.`;
  const [only, other] = SIDES.filter(side => players[side] === HUMAN);
  if (only === undefined) return t`Two opponents fight it out. You watch, and see everything.`;
  if (other !== undefined) return t`Two players at this screen; what one side may not know stays hidden from it.`;
  return t`You play the ${SIDE_NAME[only]} side. The screen shows what your side may know, and never has to be passed on.`;
};

interface SeatProps {
  /** What is said of the side beside who plays it. */
  children?: ComponentChildren;
  side: Side;
  player: string;
  onChange: (player: string) => void;
  /** Whether the side may be played elsewhere. */
  byPost?: boolean;
}

/** A side, and who decides for it: a player at the screen or one of the opponents, with what he is like. */
export const Seat = ({ side, player, onChange, byPost = false, children }: SeatProps) => {
  const says = opponentNamed(player)?.says;
  return (
    <section class={`setupSide ${side}`} aria-label={t`${SIDE_NAME[side]} side`}>
      <div class="seatHead">
        <h3 class="sideName">
          <Flag side={side} /> {SIDE_NAME[side]}
        </h3>
        <select
          class="seat"
          value={player}
          aria-label={t`Who plays the ${SIDE_NAME[side]} side`}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value={HUMAN}>{t`A player here`}</option>
          {byPost && <option value={BY_POST}>{t`A player elsewhere, by post`}</option>}
          {OPPONENTS.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {says !== undefined && <p class="seatSays">{says}</p>}
      {children}
    </section>
  );
};

/** Other players take the seats in the middle of a battle. */
export const SeatsDialog = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const [players, choose] = useState(session.players.value);
  return (
    <Dialog title={t`Who plays`} onClose={onClose}>
      <form
        class="seats"
        onSubmit={event => {
          event.preventDefault();
          onClose();
          session.assign(players);
        }}
      >
        {SIDES.map(side => (
          <Seat
            key={side}
            side={side}
            player={players[side]}
            onChange={player => choose({ ...players, [side]: player })}
          />
        ))}
        <p class="small">{seatsInWords(players)}</p>
        <div class="dialogActions">
          <button type="button" class="second" onClick={onClose}>
            {t`Cancel`}
          </button>
          <button type="submit" class="primary">
            <span class="primaryLabel">{t`Go on like this`}</span>
          </button>
        </div>
      </form>
    </Dialog>
  );
};

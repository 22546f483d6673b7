import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import '../opponent/solo.css';
import { opponentNamed, opponentsOf, STARS, type Opponent } from '../../bots/opponents.ts';
import { enemyOf, SIDES, type Side } from '../../core/types.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { HUMAN, type Players } from '../../trials/gameFile.ts';
import { levelInWords, tempersBeside, winsInWords } from '../opponent/level.ts';
import { BY_POST } from '../post/place.ts';
import type { Session } from '../table/session.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Choice } from '../ui/choice.tsx';
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
  /** By which the battle is fought: how often opponents win hangs on them. */
  rules: RuleSet;
  onChange: (player: string) => void;
  /** Whether the side may be played elsewhere. */
  byPost?: boolean;
}

/** Who plays: a player, or an opponent of some level; of a level its usual opponent. */
const LevelChoice = ({ side, player, onChange, byPost = false }: Omit<SeatProps, 'rules' | 'children'>) => {
  const opponent = opponentNamed(player);
  return (
    <select
      class="seat"
      value={opponent ? opponentsOf(opponent.stars)[0].name : player}
      aria-label={t`Who plays the ${SIDE_NAME[side]} side`}
      onChange={event => onChange(event.currentTarget.value)}
    >
      <option value={HUMAN}>{t`A player here`}</option>
      {byPost && <option value={BY_POST}>{t`A player elsewhere, by post`}</option>}
      {STARS.map(stars => (
        <option key={stars} value={opponentsOf(stars)[0].name}>
          {levelInWords(stars)}
        </option>
      ))}
    </select>
  );
};

/** The tempers of a level, side by side. */
const TemperChoice = ({ side, opponent, onChange }: { opponent: Opponent } & Pick<SeatProps, 'side' | 'onChange'>) => {
  const tempers = tempersBeside(opponent);
  return tempers.length === 0 ? null : (
    <Choice
      legend={t`Temper`}
      name={`temper-${side}`}
      value={opponent.name}
      choices={tempers.map(({ name, temper = '' }) => [name, temper] as const)}
      onChange={onChange}
    />
  );
};

/** A side, and who decides for it: a player at the screen or one of the opponents, with what he is like and how often he wins. */
export const Seat = ({ side, player, rules, onChange, byPost = false, children }: SeatProps) => {
  const opponent = opponentNamed(player);
  const wins = opponent ? winsInWords(opponent, rules.id) : null;
  return (
    <section class={`setupSide ${side}`} aria-label={t`${SIDE_NAME[side]} side`}>
      <div class="seatHead">
        <h3 class="sideName">
          <Flag side={side} /> {SIDE_NAME[side]}
        </h3>
        <LevelChoice side={side} player={player} onChange={onChange} byPost={byPost} />
      </div>
      {opponent && <TemperChoice side={side} opponent={opponent} onChange={onChange} />}
      {opponent && (
        <p class="seatSays">
          {wins !== null && <b>{wins}</b>} {opponent.says}
        </p>
      )}
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
            rules={session.setup.match.rules}
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

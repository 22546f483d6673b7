import './post.css';
import { SIDES } from '../../core/types.ts';
import { linesSince } from '../play/curtain.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LogLines } from '../play/logPanel.tsx';
import { count } from '../ui/words.ts';
import type { PostSeat } from './seat.ts';
import { SendDialog } from './sendDialog.tsx';
import { t } from '../../languages/language.ts';

/** What came with the post, as far as this player may know it. */
const NewsDialog = ({ seat }: { seat: PostSeat }) => {
  const news = seat.news.value;
  const { now } = seat.page.value;
  if (!news) return null;
  const lines = seat.session.log.value;
  const first = lines.find(line => line.entry > news.seen)?.index ?? Infinity;
  const since = news.seen === 0 && first < Infinity ? 0 : first;
  const told = linesSince(lines, since);
  return (
    <Dialog title={t`From ${news.from}`} onClose={() => seat.read()} class="newsDialog">
      <p class="small" data-testid="post-checked">
        {t`Checked to the letter: ${count(now.journal.length, 'entry', 'entries')}, ${count(now.throws, 'throw')} of joint dice.`}
      </p>
      {told.some(line => line.kind === 'line') ? (
        <div class="news" tabIndex={0} role="region" aria-label={t`Since you last looked`}>
          <h3>{t`Since you last looked`}</h3>
          <LogLines lines={told} link={() => null} />
        </div>
      ) : (
        <p>{t`Nothing has happened yet that you may see.`}</p>
      )}
      <div class="dialogActions">
        <button type="button" class="primary" data-testid="post-read" onClick={() => seat.read()}>
          <span class="primaryLabel">{t`To the chart`}</span>
        </button>
      </div>
    </Dialog>
  );
};

/** What an order waits for, in the words of its button. */
const Fixed = ({ seat }: { seat: PostSeat }) => {
  const { session } = seat;
  const command = session.fixed.value;
  if (!command) return null;
  return (
    <p class="postFixed">
      <b>{session.setup.match.rules.phrase(command, session.ownNow)}.</b>{' '}
      {t`It waits for ${seat.opponent}, who has a part in its dice or something to show for it.`}
    </p>
  );
};

/** What is to be said of where the game stands. */
const wordsFor = (seat: PostSeat): string => {
  const { opponent } = seat;
  const { told } = seat.page.value.now;
  const ended = SIDES.every(side => told.includes(side))
    ? t`The battle is over. Both players have told where their dice and seals came from, and all of it is true.`
    : t`The battle is over. When ${opponent} has answered, all dice and seals will have been checked to their source.`;
  return {
    deciding: t`By post, against ${opponent}. Your orders are sent when you can go no further.`,
    ready: t`This is as far as you can go.`,
    sending: t`${opponent} needs this to go on: your part of the dice is in it.`,
    waiting: t`Waiting for ${opponent}. Open what comes back by its link, or by “Load from a file” in the menu.`,
    over: ended,
  }[seat.doing.value];
};

/** Where a game by post stands for the player at the screen, and what he can do about it. */
export const PostCard = ({ seat }: { seat: PostSeat }) => {
  const doing = seat.doing.value;
  const mayTakeBack = doing === 'ready' && seat.session.fixed.value !== null;
  return (
    <section class="postCard" aria-label={t`By post`} data-testid="post" data-doing={doing}>
      {!seat.session.busy.value && (
        <>
          <Fixed seat={seat} />
          <p role="status">{wordsFor(seat)}</p>
          {mayTakeBack && (
            <button type="button" class="second" onClick={() => seat.release()}>
              {t`Take it back`}
            </button>
          )}
          {doing === 'over' && (
            <button type="button" class="second" onClick={() => seat.send()}>
              {t`Send to ${seat.opponent}`}
            </button>
          )}
        </>
      )}
      {seat.sends.value && (
        <SendDialog now={seat.page.value.now} opponent={seat.opponent} onClose={() => (seat.sends.value = false)} />
      )}
      <NewsDialog seat={seat} />
    </section>
  );
};

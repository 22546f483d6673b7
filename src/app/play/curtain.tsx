import { useLayoutEffect, useRef } from 'preact/hooks';
import { enemyOf, type Side } from '../../core/types.ts';
import '../settings/effects.css';
import type { Recap } from '../table/film.ts';
import type { LogLine } from '../table/log.ts';
import { newsSince, type Change, type News } from '../table/news.ts';
import type { Session } from '../table/session.ts';
import type { Table } from '../table/table.ts';
import { count, SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { LogLines } from './logPanel.tsx';
import { t, told } from '../../languages/language.ts';

/** The new player finds himself at the chart, or sees there first what has happened. */
const lift = ({ session, film }: Table, dialog: HTMLDialogElement | null, recap: Recap | null): void => {
  dialog?.close();
  session.lift();
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
  if (recap) void film.again(recap);
};

/** What has happened since, under the turn and step in which it began. */
export const linesSince = (lines: readonly LogLine[], since: number): readonly LogLine[] => {
  const before = lines.filter(({ index }) => index < since);
  const turn = before.findLastIndex(line => line.kind === 'turn');
  const step = before.findLastIndex(line => line.kind === 'phase');
  const headings = [turn, step > turn ? step : -1].filter(place => place >= 0);
  return [...headings.map(place => before[place] as LogLine), ...lines.slice(before.length)];
};

/** Lines of the digest, and of the log up to which it is laid open by itself. */
const MOST_CHANGES = 8;
const FEW_LINES = 6;

const ChangeLine = ({ change: { name, side, words, hurt } }: { change: Change }) => (
  <li class={hurt ? 'newsLine hurt' : 'newsLine'}>
    <Flag side={side} />
    <span>
      <strong>{name}</strong>: {words.join(', ')}
    </span>
  </li>
);

/** How the ships fared, in a few lines. */
const Digest = ({ news: { changes, moved } }: { news: News }) => {
  const shown = changes.slice(0, MOST_CHANGES);
  const others = changes.length - shown.length;
  const rest = [
    ...(others > 0 ? [t`${count(others, 'other')} changed`] : []),
    ...(moved > 0 ? [t`${count(moved, 'ship')} moved`] : []),
  ];
  return (
    <ul class="newsDigest" data-testid="news">
      {shown.map(change => (
        <ChangeLine key={change.unit} change={change} />
      ))}
      {rest.length > 0 && <li class="newsRest">{rest.join(', ')}.</li>}
    </ul>
  );
};

const NewsCard = ({ news, lines }: { news: News | null; lines: readonly LogLine[] }) => {
  const happened = lines.filter(line => line.kind === 'line').length;
  if (!news || happened === 0) return null;
  return (
    <div class="news" tabIndex={0} role="region" aria-label={t`Since you last looked`}>
      <h3>{t`Since you last looked`}</h3>
      <Digest news={news} />
      <details open={happened <= FEW_LINES}>
        <summary>{t`${count(happened, 'event')}, one by one`}</summary>
        <LogLines lines={lines} link={() => null} />
      </details>
    </div>
  );
};

/** What a side must do: one of it is enough. */
const Goals = ({
  session,
  side,
  titles: [one, several],
}: {
  session: Session;
  side: Side;
  titles: [string, string];
}) => {
  const goals = session.setup.match.rules.desk.objectives(session.now).filter(goal => goal.side === side);
  return goals.length === 0 ? null : (
    <section>
      <h3>
        <Flag side={side} /> {goals.length === 1 ? one : several}
      </h3>
      <ul>
        {goals.map(({ text }) => (
          <li key={text}>{told(text)}</li>
        ))}
      </ul>
    </section>
  );
};

/** What was thrown for the whole battle before anybody decides, such as the wind: nobody saw it fall. Of single units their cards tell. */
const thrownAtFirst = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ entry, roll, units }) => entry === 0 && roll !== null && units.length === 0);

const ThrownAtFirst = ({ session }: { session: Session }) => {
  const thrown = thrownAtFirst(session.log.value);
  return thrown.length === 0 ? null : (
    <section class="briefingThrown" data-testid="thrown">
      <h3>{t`Thrown before the first decision`}</h3>
      <ul>
        {thrown.map(({ index, text }) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  );
};

/** Who one is, what one must do, and what the enemy must. */
const Briefing = ({ session, side }: { session: Session; side: Side }) => {
  const { briefing } = session.setup.battle.scenario;
  return (
    <div class="briefing" tabIndex={0} role="region" aria-label={t`Your orders`} data-testid="briefing">
      <div class="briefingGoals">
        <Goals session={session} side={side} titles={[t`You win by this`, t`You win by one of these`]} />
        <Goals
          session={session}
          side={enemyOf(side)}
          titles={[t`The enemy wins by this`, t`The enemy wins by one of these`]}
        />
      </div>
      <ThrownAtFirst session={session} />
      <div class="briefingStory">
        <p>{told(briefing.common)}</p>
        <p>{told(briefing[side])}</p>
      </div>
    </div>
  );
};

const headingOf = (session: Session, side: Side, first: boolean): string => {
  if (session.lone.value === side) return t`You lead the ${SIDE_NAME[side]} side`;
  return first ? t`To the ${SIDE_NAME[side]} player` : t`Pass to the ${SIDE_NAME[side]} player`;
};

/** Whose turn it is and when, and what he was told before the battle. */
const Heading = ({ session, side, first }: { session: Session; side: Side; first: boolean }) => {
  const { turn, cursor } = session.view.value;
  const step = session.setup.match.rules.sequence[cursor.phase];
  return (
    <>
      <Flag side={side} />
      <p class="small">{told(session.setup.battle.scenario.title)}</p>
      <h2 id="curtain-title">{headingOf(session, side, first)}</h2>
      {!first && step && <p class="curtainStep">{t`Turn ${turn}, ${step.title}`}</p>}
      {first && <Briefing session={session} side={side} />}
    </>
  );
};

/** Before the battle, and between two players at one screen: covers everything until the next one says that he is there. */
export const CurtainScreen = ({ table }: { table: Table }) => {
  const { session } = table;
  const curtain = session.curtain.value;
  const element = useRef<HTMLDialogElement>(null);
  const ready = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    ready.current?.focus();
  }, [curtain]);
  if (!curtain) return null;
  const { side, first, since } = curtain;
  const lines = linesSince(session.log.value, since);
  const news = first ? null : newsSince(session, since, side);
  const happened = news !== null && lines.some(line => line.kind === 'line');
  const open = (recap: Recap | null) => () => lift(table, element.current, recap);
  return (
    <dialog
      key={`${side}${session.shownCount.value}`}
      ref={element}
      class={`curtain ${side}`}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      onCancel={event => event.preventDefault()}
    >
      <div class="card curtainCard">
        <Heading session={session} side={side} first={first} />
        <NewsCard news={news} lines={lines} />
        <button ref={ready} type="button" class="primary" data-testid="lift" onClick={open(null)}>
          <span class="primaryLabel">
            {session.lone.value === side ? t`To the chart` : t`I am the ${SIDE_NAME[side]} player`}
          </span>
          <kbd aria-hidden="true">{t`Enter`}</kbd>
        </button>
        {happened && (
          <button type="button" class="quiet curtainFilm" data-testid="lift-and-look" onClick={open(news.recap)}>
            {t`Show me on the chart first`}
          </button>
        )}
      </div>
    </dialog>
  );
};

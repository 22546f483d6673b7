import type { ComponentChildren } from 'preact';
import { SIDES, type Side } from '../../core/types.ts';
import { storyOf, type Deeds } from '../../trials/afterAction/stories.ts';
import { FATE_NAME, figure, tenths } from '../../trials/report/words.ts';
import { momentAddress } from '../replay/address.ts';
import { LINE, markInWords, pathOf } from '../replay/line.ts';
import { luckInWords } from '../table/report.ts';
import { count, longDate, SIDE_NAME } from '../ui/words.ts';
import { TrackChart, type Plan } from './chart.tsx';
import { lostBy, lostThen, pointsLost, swingInWords, type Report } from './report.ts';
import { t, told } from '../../languages/language.ts';

interface PartProps {
  title: string;
  id: string;
  children: ComponentChildren;
}

const Part = ({ title, id, children }: PartProps) => (
  <section class={`aaPart ${id}`} aria-labelledby={`aa-${id}`}>
    <h2 id={`aa-${id}`}>{title}</h2>
    {children}
  </section>
);

const Head = ({ report }: { report: Report }) => {
  const { scenario, rules } = report.played.setup.match;
  const lost = pointsLost(report);
  return (
    <header class="aaHead">
      <p class="aaOver">{t`After-action report`}</p>
      <h1>{told(scenario.title)}</h1>
      <p class="aaUnder">
        {told(scenario.place)}, {longDate(scenario.date)}. {rules.title}, {count(report.turns, 'turn')}.
      </p>
      <p class="aaOutcome">{report.headline}</p>
      <p class="aaReason">{report.reason}</p>
      <dl class="aaSides">
        {SIDES.map(side => (
          <div key={side} class={side}>
            <dt>{SIDE_NAME[side]}</dt>
            <dd>
              {report.players[side]}
              <b>{figure(lost[side])}</b>{' '}
              {t`points lost, ${count(lostBy(report, side).length, 'unit')} out of the battle`}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
};

const Signs = () => (
  <ul class="aaSigns">
    <li class="union">{t`Union track`}</li>
    <li class="confederate">{t`Confederate track`}</li>
    <li class="turn">{t`end of a turn`}</li>
    <li class="lost">{t`lost`}</li>
    <li class="away">{t`left the chart`}</li>
  </ul>
);

/** What was lost when, as the replay's time line has it. */
const Course = ({ report }: { report: Report }) => {
  const { line } = report;
  return (
    <Part title={t`How it went`} id="course">
      <svg class="aaLine" viewBox={`0 0 ${LINE.width} ${LINE.height}`} preserveAspectRatio="none" aria-hidden="true">
        {SIDES.map(side => (
          <path key={side} class={side} d={pathOf(line.lost[side], line.most)} />
        ))}
      </svg>
      <p class="small">
        {t`Points lost along the game:`}{' '}
        {SIDES.map(side => `${SIDE_NAME[side]} ${figure(pointsLost(report)[side])}`).join(', ')}.
      </p>
      {line.marks.length > 0 && (
        <ol class="aaMarks">
          {line.marks.map((mark, place) => (
            <li key={place} class={mark.side}>
              {markInWords(mark)}
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
};

const Moments = ({ report, game }: { report: Report; game: string }) => (
  <Part title={t`Decisive moments`} id="moments">
    <ol class="aaMoments">
      {report.moments.map(moment => (
        <li key={moment.at} class={moment.side}>
          <h3>{swingInWords(moment)}</h3>
          <p>{moment.words.join(' ')}</p>
          <a class="pageOnly" href={momentAddress(game, Math.max(0, moment.at - 1))}>
            {t`See it again`}
          </a>
        </li>
      ))}
    </ol>
    <p class="small">
      {report.moments.length === 0
        ? t`There were none: nobody lost anything.`
        : t`The balance of strength is what one side has left less what the other has, in points of hull as these rules judge them.`}
    </p>
  </Part>
);

const Losses = ({ report }: { report: Report }) => {
  const then = lostThen(report);
  return (
    <Part title={t`Losses and objectives`} id="losses">
      <div class="aaColumns">
        {SIDES.map(side => (
          <div key={side} class={side}>
            <h3>{SIDE_NAME[side]}</h3>
            <ul>
              {lostBy(report, side).map(({ id, name, fate, endedIn }) => (
                <li key={id}>{t`${name}, ${FATE_NAME[fate]} in turn ${endedIn}`}</li>
              ))}
              {lostBy(report, side).length === 0 && <li>{t`Lost nothing.`}</li>}
            </ul>
            <ul>
              {report.goals
                .filter(goal => goal.side === side)
                .map(({ text, met }) => (
                  <li key={text} class={met ? 'met' : ''}>
                    {told(text)} <b>{met ? t`Met.` : t`Not met.`}</b>
                  </li>
                ))}
            </ul>
            {then && (
              <p class="small">
                {t`Lost in the real battle:`} {then[side].join(', ') || t`none`}.
              </p>
            )}
          </div>
        ))}
      </div>
    </Part>
  );
};

const Story = ({ deeds }: { deeds: Deeds }) => (
  <li>
    <h4>{deeds.name}</h4>
    <p class="small">{deeds.title}</p>
    <p>{storyOf(deeds)}</p>
  </li>
);

const Stories = ({ report }: { report: Report }) => (
  <Part title={t`Every ship’s story`} id="stories">
    {SIDES.map(side => (
      <div key={side} class={side}>
        <h3>{SIDE_NAME[side]}</h3>
        <ul class="aaStories">
          {report.deeds
            .filter(deeds => deeds.side === side)
            .map(deeds => (
              <Story key={deeds.id} deeds={deeds} />
            ))}
        </ul>
      </div>
    ))}
  </Part>
);

const Luck = ({ report }: { report: Report }) => (
  <Part title={t`Luck`} id="luck">
    <table>
      <thead>
        <tr>
          <th scope="col">{t`Side`}</th>
          <th scope="col">{t`Throws`}</th>
          <th scope="col">{t`Expected`}</th>
          <th scope="col">{t`Dealt`}</th>
          <th scope="col">{t`Luck`}</th>
        </tr>
      </thead>
      <tbody>
        {report.luck.map(luck => (
          <tr key={luck.side}>
            <th scope="row">{SIDE_NAME[luck.side]}</th>
            <td data-head={t`Throws`}>{luck.rolls}</td>
            <td data-head={t`Expected`}>{tenths(luck.expected)}</td>
            <td data-head={t`Dealt`}>{figure(luck.actual)}</td>
            <td data-head={t`Luck`}>{luckInWords(luck)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
);

const winnerInWords = (winner: Side | 'draw'): string =>
  winner === 'draw' ? t`Neither side won.` : t`${SIDE_NAME[winner]} victory.`;

const History = ({ report }: { report: Report }) => {
  const { history } = report.played.setup.match.scenario;
  if (!history) return null;
  return (
    <Part title={t`What happened then`} id="then">
      <p>
        <b>{winnerInWords(history.winner)}</b> {told(history.summary)}
      </p>
    </Part>
  );
};

interface ArticleProps {
  report: Report;
  plan: Plan;
  picture: string | null;
  /** The address of the game, for ways to its moments. */
  game: string;
}

/** The report as it is read, printed and saved. What is of the page alone has the class `pageOnly`. */
export const Article = ({ report, plan, picture, game }: ArticleProps) => {
  const { scenario } = report.played.setup.match;
  return (
    <article class="afterAction" data-testid="after-action">
      <Head report={report} />
      <figure class="aaChart">
        <div class="aaScroll" tabIndex={0} role="region" aria-label={t`Chart with the tracks of all ships`}>
          <TrackChart plan={plan} title={t`Tracks of all ships at ${told(scenario.title)}`} picture={picture} />
        </div>
        <figcaption>
          <Signs />
        </figcaption>
      </figure>
      <Moments report={report} game={game} />
      <Course report={report} />
      <Losses report={report} />
      <Stories report={report} />
      <Luck report={report} />
      <History report={report} />
      <footer class="aaFoot small">
        {t`${report.played.setup.name}. Seed`} <code>{report.played.setup.seed}</code>
        {t`, ${count(report.played.entries.length, 'command')}. Written by Brownwater.`}
      </footer>
    </article>
  );
};

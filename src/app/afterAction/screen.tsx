import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import '../replay/replay.css';
import './afterAction.css';
import { newestState, type Played } from '../../trials/gameFile.ts';
import { download, downloadBlob, fileName } from '../files/download.ts';
import { useReportAnswer } from '../ui/reportAnswer.ts';
import { GameFetched } from '../replay/fetched.tsx';
import { goHome, trialPlace, type ReplayPlace } from '../places.ts';
import { Article } from './article.tsx';
import { planOf } from './chart.tsx';
import { standalone } from './file.ts';
import { paintedChart, pngOf } from './picture.ts';
import { reportOf, type Report } from './report.ts';
import { t } from '../../languages/language.ts';

/** The painted chart, once it is there; the report can be read before. */
const usePicture = (report: Report, frame: Parameters<typeof paintedChart>[2]): string | null => {
  const [picture, show] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    paintedChart(report.chart, report.played.setup.match.scenario, frame)
      .then(address => {
        if (!gone) show(address);
      })
      // The tracks are drawn on plain water then.
      .catch(console.error);
    return () => {
      gone = true;
    };
  }, [report]);
  return picture;
};

const WaysOut = ({ place }: { place: ReplayPlace }) => (
  <>
    {trialPlace.value && (
      <a class="second" href={trialPlace.value.address}>
        {t`Back to the test`}
      </a>
    )}
    <a class="second" href={place.game}>
      {t`Watch it again`}
    </a>
    <button type="button" class="second" onClick={goHome}>
      {t`First page`}
    </button>
  </>
);

const Written = ({ played, place }: { played: Played; place: ReplayPlace }) => {
  const report = useMemo(() => reportOf(played), [played]);
  const plan = useMemo(() => planOf(report), [report]);
  const picture = usePicture(report, plan.frame);
  const sheet = useRef<HTMLDivElement>(null);
  const [trouble, tell] = useState<string | null>(null);
  const { name } = played.setup;
  const answer = useReportAnswer(name);
  const saveFile = (): void => {
    const article = sheet.current?.querySelector('article');
    if (article) download(fileName(t`${name} report`, 'html'), standalone(article, name), 'text/html');
  };
  const saveChart = (): void => {
    const drawing = sheet.current?.querySelector<SVGSVGElement>('svg.trackChart');
    if (!drawing) return;
    pngOf(drawing).then(
      picture => downloadBlob(fileName(t`${name} chart`, 'png'), picture),
      () => tell(t`This browser could not make a picture of the chart. The HTML file has it too.`),
    );
  };
  return (
    <div class="aaScreen" data-testid="report" data-painted={picture !== null}>
      <nav class="aaTools" aria-label={t`What to do with the report`}>
        <button type="button" class="second" onClick={saveFile} aria-disabled={picture === null}>
          {t`Save as one HTML file`}
        </button>
        <button type="button" class="second" onClick={saveChart} aria-disabled={picture === null}>
          {t`Save the chart as an image`}
        </button>
        <button type="button" class="second" onClick={() => print()}>
          {t`Print`}
        </button>
        <WaysOut place={place} />
      </nav>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <main ref={sheet}>
        <Article report={report} plan={plan} picture={picture} game={place.game} />
      </main>
      <p class="hidden" role="status" data-testid="report-spoken">
        {answer}
      </p>
    </div>
  );
};

/** Where no report can be written yet. */
const TooEarly = ({ place }: { place: ReplayPlace }) => (
  <main class="replayRefused" data-testid="replay-refused">
    <h1>{t`No report yet`}</h1>
    <p role="alert">{t`This battle is not over: its report is written at its end.`}</p>
    <p class="replayWays">
      <WaysOut place={place} />
    </p>
  </main>
);

/** Fetches a finished game, or plays it again, and writes its report. */
export const ReportScreen = ({ place }: { place: ReplayPlace }) => (
  <GameFetched place={place} waysOut={<WaysOut place={place} />}>
    {played => (newestState(played).outcome ? <Written played={played} place={place} /> : <TooEarly place={place} />)}
  </GameFetched>
);

import { useEffect, useRef } from 'preact/hooks';
import { FILES, save } from './files.ts';
import type { Run, Stage } from './run.ts';
import { count, decimal } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

const STAGE_WORDS: Readonly<Record<Stage, (run: Run) => string>> = {
  running: ({ games }) => t`${count(games, 'game')} are being played.`,
  done: ({ played }) => t`All ${count(played.value, 'game')} have been played.`,
  stopped: ({ played }) => t`Stopped. ${count(played.value, 'game')} of the series are kept.`,
  failed: ({ trouble }) => trouble.value ?? '',
};

const timeLeft = (seconds: number): string => {
  if (seconds < 1) return t`nearly done`;
  return seconds < 90 ? t`about ${Math.ceil(seconds)} s to go` : t`about ${Math.round(seconds / 60)} min to go`;
};

const Pace = ({ run }: { run: Run }) => {
  const [played, pace] = [run.played.value, run.pace.value];
  const words =
    played === 0
      ? t`The first games are being played.`
      : t`${played} of ${run.games}, ${pace < 10 ? decimal(pace) : Math.round(pace)} games a second, ${timeLeft((run.games - played) / pace)}`;
  return <p class="small">{words}</p>;
};

const Keep = ({ run }: { run: Run }) => (
  <div class="trialFiles">
    <h2>{t`Save as`}</h2>
    {FILES.map(kind => (
      <button key={kind.ending} type="button" class="second" title={kind.says} onClick={() => save(run, kind)}>
        {kind.title}
        <span class="hidden">: {kind.says}</span>
      </button>
    ))}
  </div>
);

/** How far the games have got; stopping them; and what there is to keep. */
export const TrialProgress = ({ run }: { run: Run }) => {
  const stage = run.stage.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the form lies above, what the games tell takes its place.
    const block = matchMedia('(max-width: 60rem)').matches ? 'start' : 'nearest';
    if (stage === 'running') box.current?.scrollIntoView({ block });
  }, []);
  return (
    <section ref={box} class="card trialProgress" aria-label={t`Progress`}>
      <progress max={run.games} value={run.played.value} aria-label={t`Games played`} />
      <div class="trialRow">
        <div>
          <p class={stage === 'failed' ? 'trialStage failed' : 'trialStage'} role="status" data-testid="trial-stage">
            {STAGE_WORDS[stage](run)}
          </p>
          {stage === 'running' && <Pace run={run} />}
        </div>
        {stage === 'running' && (
          <button type="button" class="second" onClick={() => run.stop()}>
            {t`Stop`}
          </button>
        )}
        {stage !== 'running' && run.records.length > 0 && <Keep run={run} />}
      </div>
    </section>
  );
};

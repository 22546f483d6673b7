import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { chaptersOf, type Chapter, type ChapterId, type Row } from '../../trials/report/chapters.ts';
import { courseMaps, lossMaps, type ReportMap } from '../../trials/report/heat.ts';
import { asProperties, DAY } from '../../trials/report/colours.ts';
import { commandOf } from '../../trials/report/command.ts';
import { between, FATE_NAME, percent, WINNER_NAME } from '../../trials/report/words.ts';
import { FATE_COLOUR, WINNER_COLOUR } from '../../trials/report/canvas.ts';
import { WINNERS } from '../../trials/histogram.ts';
import { FATES } from '../../system/marks.ts';
import type { Tally } from '../../trials/tally.ts';
import type { Battle } from '../../trials/library.ts';
import { trialPlace } from '../places.ts';
import { linksOf, type GameLinks } from './links.ts';
import type { Run } from './run.ts';
import { opponentInShort } from '../../bots/opponents.ts';
import { TrialMaps, TrialPlot } from './plot.tsx';
import { counted, t } from '../../languages/language.ts';

interface ChapterProps {
  chapter: Chapter;
  told: Tally;
  links: GameLinks;
}

/** The colours of the report by day: it lies on paper. */
const COLOURS = Object.fromEntries(
  asProperties(DAY)
    .split('; ')
    .map(property => property.replace(/;$/, '').split(': ') as [string, string]),
);

const Figures = ({ told }: { told: Tally }) => (
  <ul class="trialFigures">
    {WINNERS.map(winner => (
      <li key={winner} class={`trialFigure ${winner}`}>
        <b>{percent(told.wins[winner].share)}</b> {WINNER_NAME[winner]}
        <span class="small">{between(told.wins[winner])}</span>
      </li>
    ))}
    {told.history && (
      <li class="trialFigure then">
        <b>{t`Then`}</b> {told.history.winner === 'draw' ? t`Drawn` : t`${WINNER_NAME[told.history.winner]} victory`}
        <span class="small">{t`so in ${percent(told.history.agreed.share)} of the games`}</span>
      </li>
    )}
  </ul>
);

const Games = ({ row, links, told }: { row: Row; links: GameLinks; told: Tally }) => (
  <td class="trialGames">
    {row.examples.map(index => {
      const address = links.of(index);
      return (
        address !== null && (
          <a key={index} class="trialGame" href={address} title={links.title(index)} data-game={index}>
            <span class="hidden">{t`${links.title(index)}, seed`} </span>
            {told.samples[index]?.seed}
          </a>
        )
      );
    })}
  </td>
);

const isNumber = (cell: string): boolean => /^[\d+−-]/.test(cell);

const Table = ({ chapter: { title, columns, rows }, links, told }: ChapterProps) => {
  if (rows.length === 0) return null;
  const kinds = columns.map((_, column) => (isNumber(rows[0]?.cells[column] ?? '') ? 'number' : ''));
  const withGames = rows.some(({ examples }) => examples.length > 0);
  return (
    <div class="trialScroll" tabIndex={0} role="region" aria-label={t`${title}: table`}>
      <table>
        <caption class="hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" class={kinds[column] ?? ''}>
                {name}
              </th>
            ))}
            {withGames && <th scope="col">{t`Games to look at`}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key} data-row={row.key}>
              {row.cells.map((cell, column) => (
                <td key={columns[column]} class={kinds[column] ?? ''}>
                  {cell}
                </td>
              ))}
              {withGames && <Games row={row} links={links} told={told} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Legend = ({ id, told }: { id: ChapterId; told: Tally }) => {
  if (id === 'wins' || id === 'opponents' || id === 'history' || id === 'course' || id === 'places') return null;
  const isUnits = id === 'units';
  const met = FATES.filter(fate => told.units.some(({ fates }) => fates.some(bar => bar.fate === fate)));
  const entries = isUnits
    ? met.map(fate => [FATE_COLOUR[fate], FATE_NAME[fate]] as const)
    : WINNERS.map(winner => [WINNER_COLOUR[winner], WINNER_NAME[winner]] as const);
  return (
    <ul class="trialLegend">
      {entries.map(([colour, name]) => (
        <li key={name}>
          <i style={{ background: colour }} /> {name}
        </li>
      ))}
      {isUnits && <li>{t`◆ mean damage`}</li>}
      {isUnits && told.units.some(({ lostInHistory }) => lostInHistory) && <li>{t`★ lost in history`}</li>}
    </ul>
  );
};

/** Chapters whose table is as wide as the page and stands below the plot. */
const BROAD: ReadonlySet<ChapterId> = new Set<ChapterId>(['first', 'endings', 'course', 'units']);

const Section = ({ children, ...props }: ChapterProps & { children?: ComponentChildren }) => {
  const { chapter, told, links } = props;
  const { id, title, says } = chapter;
  return (
    <section class="card trialChapter" aria-labelledby={`${id}-title`} data-chapter={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{says}</p>
      {children}
      <div class={BROAD.has(id) ? 'trialBeside below' : 'trialBeside'}>
        <figure>
          <TrialPlot id={id} told={told} links={links} />
          <Legend id={id} told={told} />
        </figure>
        <Table {...props} />
      </div>
    </section>
  );
};

interface TrialReportProps {
  run: Run;
  battle: Battle;
  told: Tally;
}

/** What the games tell so far: the same chapters, figures and plots as the report of the command line. */
export const TrialReport = ({ run, battle, told }: TrialReportProps) => {
  const { scenario } = battle;
  const chapters = useMemo(() => chaptersOf(scenario, told), [told]);
  const maps: Partial<Record<ChapterId, readonly ReportMap[]>> = {
    course: told.course ? courseMaps(scenario, told.course) : [],
    places: lossMaps(scenario, told.hexes),
  };
  const links = useMemo(
    () => linksOf(run.match, told, trialPlace.peek()?.address ?? '#', battle.code ?? scenario.id),
    [told],
  );
  return (
    <div class="trialReport" style={COLOURS} data-testid="trial-report" data-games={told.games}>
      <section class="card trialChapter" aria-label={t`In short`}>
        <p>
          {t`${run.match.rules.title}: ${counted(told.games, 'game')}, ${opponentInShort(run.plan.opponents.union)} as Union against ${opponentInShort(run.plan.opponents.confederate)} as Confederate${run.plan.swap ? t`, and the other way round` : ''}.`}
        </p>
        <Figures told={told} />
      </section>
      {chapters.map(chapter => (
        <Section key={chapter.id} chapter={chapter} told={told} links={links}>
          {maps[chapter.id] && (
            <TrialMaps maps={maps[chapter.id] ?? []} told={told} chapters={chapters} links={links} />
          )}
        </Section>
      ))}
      <section class="card trialChapter" aria-labelledby="again-title">
        <h2 id="again-title">{t`Play it again`}</h2>
        <p>{t`The same command gives the same games on every machine:`}</p>
        <pre>
          <code data-testid="trial-command">{commandOf(run.match, run.series)}</code>
        </pre>
      </section>
    </div>
  );
};

import { endingBy } from '../../core/engine.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { lastTurn, type UnitSheet } from '../../system/desk/index.ts';
import { marksOf } from '../../system/marks.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { download, fileName } from '../files/download.ts';
import { begin, leaveTable, randomSeed } from '../table/games.ts';
import type { Table } from '../table/table.ts';
import { recapBetween } from '../table/film.ts';
import { logText, withReasons } from '../table/log.ts';
import { openReplay, openReport } from '../places.ts';
import {
  endingOf,
  endInWords,
  lastBlowOf,
  lastSceneOf,
  lossesOf,
  lostInHistory,
  luckInWords,
  luckOf,
  type LastBlow,
  leadInWords,
  saysWhy,
} from '../table/report.ts';
import { decimal, SIDE_NAME } from '../ui/words.ts';
import { useReportAnswer } from '../ui/reportAnswer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Flag } from '../ui/flag.tsx';
import { Objectives } from './objectives.tsx';
import { t, told } from '../../languages/language.ts';

const Losses = ({ table, side }: { table: Table; side: Side }) => {
  const { session, helm } = table;
  const { rules } = session.setup.match;
  const lost = lossesOf(rules, helm.units.value, side);
  const howIn = (unit: UnitSheet): string =>
    marksOf(rules, unit)
      .filter(({ fate }) => fate !== 'present')
      .map(({ name }) => name)
      .join(', ');
  const then = lostInHistory(session.setup.battle.scenario, side)?.map(told);
  return (
    <section>
      <h4 class="sideName">
        <Flag side={side} /> {SIDE_NAME[side]}
      </h4>
      <p>
        {lost.length === 0
          ? t`Lost nothing today.`
          : lost.map(unit => `${unit.name} (${howIn(unit)})`).join('; ') + '.'}
      </p>
      {then && <p class="small">{t`In the real battle: ${then.length === 0 ? t`none` : then.join(', ')}.`}</p>}
    </section>
  );
};

const LuckTable = ({ table }: { table: Table }) => (
  <table class="luck">
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
      {luckOf(table.session.played).map(luck => (
        <tr key={luck.side}>
          <th scope="row">{SIDE_NAME[luck.side]}</th>
          <td data-head={t`Throws`}>{luck.rolls}</td>
          <td data-head={t`Expected`}>{decimal(luck.expected)}</td>
          <td data-head={t`Dealt`}>{luck.actual}</td>
          <td data-head={t`Luck`}>{luckInWords(luck)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Part = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="reportPart">
    <h3>{title}</h3>
    {children}
  </section>
);

/** What is seldom wanted at the end of a battle. */
const MoreAfterwards = ({ table, onClose }: { table: Table; onClose: () => void }) => {
  const { log, history, played } = table.session;
  const { setup } = played;
  const saveLog = (): void =>
    download(
      fileName(t`${setup.name} log`, 'txt'),
      logText(setup.name, withReasons(setup.match, log.value, history.value)),
      'text/plain',
    );
  return (
    <details
      class="reportMore"
      // What it opens to lies below the edge of the card.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'end' })}
    >
      <summary data-testid="report-more">{t`More`}</summary>
      <div class="dialogActions">
        {!table.post && (
          <button
            type="button"
            class="second"
            onClick={() => {
              begin(setup, true);
              onClose();
            }}
          >
            {t`Again with the same dice`}
          </button>
        )}
        <button type="button" class="second" onClick={onClose}>
          {t`Look at the chart`}
        </button>
        <button type="button" class="second" onClick={saveLog}>
          {t`Log as text`}
        </button>
        <button type="button" class="second" onClick={leaveTable}>
          {t`First page`}
        </button>
      </div>
    </details>
  );
};

const Afterwards = ({ table, onClose }: { table: Table; onClose: () => void }) => {
  const { played } = table.session;
  return (
    <>
      <div class="dialogActions">
        {!table.post && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              begin({ ...played.setup, seed: randomSeed() }, true);
              onClose();
            }}
          >
            <span class="primaryLabel">{t`Play again`}</span>
          </button>
        )}
        <button type="button" class="second" onClick={() => openReplay(table.id, played)}>
          {t`Watch it again`}
        </button>
        <button type="button" class="second" onClick={() => openReport(table.id, played)}>
          {t`Read the report`}
        </button>
      </div>
      <MoreAfterwards table={table} onClose={onClose} />
    </>
  );
};

/** The last blow in the words of the log, and a way to see it again. */
const Blow = ({ table, blow, onClose }: { table: Table; blow: LastBlow; onClose: () => void }) => {
  const again = (): void => {
    onClose();
    void table.film.again(recapBetween(table.session, blow.from, blow.to));
  };
  return (
    <div class="lastBlow" data-testid="last-blow">
      <p>{blow.words.join(' ')}</p>
      <button type="button" class="second" onClick={again}>
        {t`See it again`}
      </button>
    </div>
  );
};

/** How it ended, and why. */
export const ReportDialog = ({ table, onClose }: { table: Table; onClose: () => void }) => {
  const { session } = table;
  const state = session.view.value;
  const { reason } = endingOf(session.played, state);
  const blow = useMemo(() => lastBlowOf(session.played), [session]);
  const scene = useMemo(() => blow ?? lastSceneOf(session.played), [session]);
  const { winner, cause } = state.outcome ?? { winner: 'draw', cause: '' };
  const ending = endingBy(session.setup.match.rules, cause);
  const headline = endInWords({ winner, ending, turn: state.turn }, session.lone.value, blow);
  const { history } = session.setup.battle.scenario;
  const last = lastTurn(session.setup.match.rules.desk, session.now);
  const answer = useReportAnswer(session.setup.name);
  return (
    <Dialog title={headline} onClose={onClose} class="report">
      <p class="lead">{leadInWords({ reason, turn: state.turn, last }, saysWhy({ ending }, blow))}</p>
      {scene && <Blow table={table} blow={scene} onClose={onClose} />}
      <Part title={t`Losses`}>
        <div class="columns">
          {SIDES.map(side => (
            <Losses key={side} table={table} side={side} />
          ))}
        </div>
      </Part>
      <Part title={t`Objectives`}>
        <div class="columns">
          <Objectives session={session} />
        </div>
      </Part>
      <Part title={t`Luck`}>
        <LuckTable table={table} />
      </Part>
      {history && (
        <Part title={t`What happened then`}>
          <p>
            <b>{history.winner === 'draw' ? t`Neither side won.` : t`${SIDE_NAME[history.winner]} victory.`}</b>{' '}
            {told(history.summary)}
          </p>
        </Part>
      )}
      <Afterwards table={table} onClose={onClose} />
      <p class="hidden" aria-live="polite">
        {answer}
      </p>
    </Dialog>
  );
};

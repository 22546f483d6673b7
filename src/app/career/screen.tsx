import { useEffect, useState } from 'preact/hooks';
import './career.css';
import { opponentNamed } from '../../bots/opponents.ts';
import { HUMAN } from '../../trials/gameFile.ts';
import { download } from '../files/download.ts';
import { AsideNote } from '../setup/asideNote.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KEPT, reportAddress } from '../replay/address.ts';
import { listGames } from '../table/savedGames.ts';
import { count, SIDE_NAME, whenSaved } from '../ui/words.ts';
import { textOf } from '../files/shapedFile.ts';
import { readStrange } from '../files/strange.ts';
import { against, countAll, countBy, RESULTS, type Count, type Fought, type Result } from './career.ts';
import { CAREER_FILE, careerText, type readCareer } from './careerFile.ts';
import { clearFought, listFought, takeFought } from './store.ts';
import { FileButton } from '../ui/fileButton.tsx';
import { PageHead } from '../ui/pageHead.tsx';
import { StorageNote } from '../ui/storageNote.tsx';
import { t, told } from '../../languages/language.ts';

const RESULT_NAME: Readonly<Record<Result, string>> = {
  won: t`Won`,
  lost: t`Lost`,
  drawn: t`Drawn`,
  shared: t`Both sides`,
};

const opponentInWords = (player: string): string =>
  player === HUMAN ? t`Same screen` : (opponentNamed(player)?.title ?? player);

const Figures = ({ all }: { all: Count }) => (
  <dl class="careerFigures">
    <div>
      <dt>{t`Fought`}</dt>
      <dd data-testid="fought">{all.fought}</dd>
    </div>
    {RESULTS.map(result => (
      <div key={result} class={result}>
        <dt>{RESULT_NAME[result]}</dt>
        <dd data-testid={result}>{all[result]}</dd>
      </div>
    ))}
  </dl>
);

const CountTable = ({ title, counts }: { title: string; counts: readonly Count[] }) => (
  <section class="careerCount">
    <h2>{title}</h2>
    <div class="careerScroll" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t`Fought`}</th>
            {RESULTS.map(result => (
              <th key={result} scope="col">
                {RESULT_NAME[result]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.fought}</td>
              {RESULTS.map(result => (
                <td key={result}>{row[result]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const FoughtRow = ({ fought, kept }: { fought: Fought; kept: boolean }) => {
  const { battle, rules, side, result, turns, ended, winner } = fought;
  const won = winner === 'draw' ? t`nobody won` : t`${SIDE_NAME[winner]} victory`;
  const seat =
    side === null
      ? t`both sides at the same screen`
      : t`as the ${SIDE_NAME[side]} against ${opponentInWords(against(fought))}`;
  return (
    <li class={`careerRow ${result}`}>
      <span class="careerResult">{RESULT_NAME[result]}</span>
      <div>
        <h3>{told(battle)}</h3>
        <p class="small">{t`${rules}, ${seat}: ${won} in ${count(turns, 'turn')}. ${whenSaved(ended)}`}</p>
      </div>
      {kept && (
        <a
          class="second"
          href={reportAddress(KEPT + fought.id)}
          aria-label={t`Report on ${told(battle)}, ${whenSaved(ended)}`}
        >
          {t`Report`}
        </a>
      )}
    </li>
  );
};

const ClearDialog = ({ number, onDone }: { number: number; onDone: (yes: boolean) => void }) => (
  <Dialog title={t`Clear the career?`} onClose={() => onDone(false)}>
    <p>
      {t`${count(number, 'battle')} will be forgotten and cannot be brought back. Saved games stay, but are not counted again.`}
    </p>
    <div class="dialogActions">
      <button type="button" class="second" onClick={() => onDone(false)}>
        {t`Keep it`}
      </button>
      <button type="button" class="primary warns" onClick={() => onDone(true)}>
        <span class="primaryLabel">{t`Clear`}</span>
      </button>
    </div>
  </Dialog>
);

const Told = ({ all, kept }: { all: readonly Fought[]; kept: ReadonlySet<string> }) => (
  <div class="card careerCard">
    <Figures all={countAll(all)} />
    <div class="careerCounts">
      <CountTable title={t`Rules`} counts={countBy(all, ({ rules }) => rules)} />
      <CountTable title={t`Opponent`} counts={countBy(all, fought => opponentInWords(against(fought)))} />
    </div>
    <h2>{t`Every battle`}</h2>
    <ul class="careerList" aria-label={t`Every battle`}>
      {all.map(fought => (
        <FoughtRow key={fought.id} fought={fought} kept={kept.has(fought.id)} />
      ))}
    </ul>
  </div>
);

const AGAINST_CAPTAIN = { players: { union: HUMAN, confederate: 'captain' }, side: 'union' } as const;

/** What a career is like, for somebody who has none yet. */
const SAMPLE: readonly Fought[] = [
  {
    id: 'third',
    ended: '1862-06-06T07:00:00.000Z',
    battle: 'Memphis',
    rules: 'Quick sheet',
    ...AGAINST_CAPTAIN,
    winner: 'union',
    turns: 9,
    result: 'won',
  },
  {
    id: 'second',
    ended: '1862-05-10T08:00:00.000Z',
    battle: 'Plum Point Bend',
    rules: 'Portable',
    ...AGAINST_CAPTAIN,
    winner: 'confederate',
    turns: 8,
    result: 'lost',
  },
  {
    id: 'first',
    ended: '1862-02-06T13:00:00.000Z',
    battle: 'Fort Henry',
    rules: 'Portable',
    ...AGAINST_CAPTAIN,
    winner: 'union',
    turns: 6,
    result: 'won',
  },
];

interface WaysProps {
  all: readonly Fought[];
  take: (file: File) => void;
  clear: () => void;
}

/** The career to and from a file, and its end. */
const Ways = ({ all, take, clear }: WaysProps) => (
  <>
    <FileButton words={t`Add from a file`} accept=".json,application/json" kind="second" onFile={take} />
    {all.length > 0 && (
      <>
        <button
          type="button"
          class="second"
          onClick={() => download('brownwater-career.json', careerText(all), 'application/json')}
        >
          {t`Save to a file`}
        </button>
        <button type="button" class="second" onClick={clear}>
          {t`Clear`}
        </button>
      </>
    )}
  </>
);

/** Battles that were fought to their end on this machine, and how. */
export const CareerScreen = () => {
  const [all, setAll] = useState<Fought[] | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [asks, ask] = useState(false);
  const [said, say] = useState<string | null>(null);
  const refresh = async (): Promise<void> => {
    setKept(new Set((await listGames()).map(({ id }) => id)));
    setAll(await listFought());
  };
  useEffect(() => void refresh(), []);
  const cleared = async (yes: boolean): Promise<void> => {
    ask(false);
    if (yes) await clearFought();
    await refresh();
  };
  const taken = async (file: File): Promise<void> => {
    const text = await textOf(file, CAREER_FILE);
    const read = await readStrange<ReturnType<typeof readCareer>>(
      ask => ask('career', text),
      refusal => ({ ok: false, refusal }),
    );
    if (!read.ok) {
      say(read.refusal);
      return;
    }
    const fresh = await takeFought(read.battles);
    say(fresh === null ? null : t`${count(fresh, 'battle')} added; ${read.battles.length - fresh} known already.`);
    await refresh();
  };
  const some = all !== null && all.length > 0;
  return (
    <div class="career" data-testid="career" data-ready={all !== null}>
      <PageHead
        title={t`Career`}
        below={t`Kept in this browser alone. A battle counts when it has been fought to its end.`}
        ways={<Ways all={all ?? []} take={file => void taken(file)} clear={() => ask(true)} />}
      />
      <main>
        <StorageNote />
        <AsideNote />
        {all === null && <p role="status">{t`Counting…`}</p>}
        <p role="status" class="careerSaid" data-testid="career-said">
          {said}
        </p>
        {all?.length === 0 && (
          <section aria-labelledby="sample-career" data-testid="sample-career">
            <h2 id="sample-career" class="careerSample">
              {t`No battle has been fought to its end here yet. With three of them it would read like this.`}
            </h2>
            <Told all={SAMPLE} kept={new Set()} />
          </section>
        )}
        {some && <Told all={all} kept={kept} />}
      </main>
      {asks && all && <ClearDialog number={all.length} onDone={yes => void cleared(yes)} />}
    </div>
  );
};

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import './replay.css';
import { SIDES } from '../../core/types.ts';
import { lastTurn } from '../../system/desk/index.ts';
import type { Board } from '../view/boardPort.ts';
import { newestState, type Played } from '../../trials/gameFile.ts';
import { playerInWords } from '../opponent/playerInWords.ts';
import { goHome, trialPlace, type ReplayPlace } from '../places.ts';
import { RulesAtHand } from '../help/place.ts';
import { keptId, reportAddress } from './address.ts';
import type { Eyes } from '../../core/witness.ts';
import { onReplayKey } from './keys.ts';
import { spokenInWords } from './words.ts';
import { Viewer } from './viewer.ts';
import { useKeydown } from '../ui/keys.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { signed } from '../play/clock.tsx';
import { Flag } from '../ui/flag.tsx';
import { GameFetched } from './fetched.tsx';
import { GunTable } from '../play/gunDeck.tsx';
import { LogBox } from '../play/logPanel.tsx';
import { Objectives } from '../play/objectives.tsx';
import { ReplayBar } from './bar.tsx';
import { ReplayBoard } from './board.tsx';
import { Section } from '../ui/section.tsx';
import { Choice } from '../settings/settingsForm.tsx';
import { DiceTray } from '../play/tray.tsx';
import { PrintedCard } from '../play/unitSheet.tsx';
import { t, told } from '../../languages/language.ts';

/** What the screen can do that lies outside it. */
interface ReplayProps {
  place: ReplayPlace;
  /** Begins a game of one's own with what has been played. */
  goOn: (played: Played) => void;
}

/** Where one may go from here: whence one came, and the first page. */
const WaysOut = ({ place, report = false }: { place: ReplayPlace; report?: boolean }) => {
  const trial = trialPlace.value;
  const kept = keptId(place.game);
  return (
    <>
      {trial && (
        <a class="second" href={trial.address}>
          {t`Back to the test`}
        </a>
      )}
      {report && (
        <a class="second" href={reportAddress(place.game)}>
          {t`Report`}
        </a>
      )}
      {kept !== null && (
        <a class="second" href={`#game-${kept}`}>
          {t`To the game`}
        </a>
      )}
      <button type="button" class="second" onClick={goHome}>
        {t`First page`}
      </button>
    </>
  );
};

const EYES_NAME: Readonly<Record<Eyes, string>> = { umpire: t`Umpire`, both: t`Both players`, ...SIDE_NAME };

const EYES_SAYS: Readonly<Record<Eyes, string>> = {
  umpire: t`Everything, with what opponents said of their decisions.`,
  both: t`What both players know: the game is not over.`,
  union: t`What the Union player could know.`,
  confederate: t`What the Confederate player could know.`,
};

const Chairs = ({ viewer }: { viewer: Viewer }) => {
  const { chairs, eyes } = viewer;
  return (
    <div class="chairs">
      {chairs.length > 1 && (
        <Choice
          legend={t`Seen by`}
          name="eyes"
          value={eyes.value}
          choices={chairs.map(chair => [chair, EYES_NAME[chair]] as const)}
          onChange={to => (eyes.value = to)}
        />
      )}
      <p class="small">{EYES_SAYS[eyes.value]}</p>
    </div>
  );
};

const Looked = ({ viewer }: { viewer: Viewer }) => {
  const unit = viewer.units.value.find(({ id }) => id === viewer.selected.value);
  if (!unit) return <p class="empty">{t`Choose a ship on the chart to see her card.`}</p>;
  const { match } = viewer.setup;
  const guns = match.rules.desk.guns?.of(viewer.now, unit.id, null) ?? [];
  return (
    <PrintedCard match={match} unit={unit}>
      {guns.length > 0 && <GunTable unit={unit} guns={guns} turn={viewer.now.state.turn} />}
    </PrintedCard>
  );
};

/** This turn and the one before, or all: a jump in a long game must not wait for thousands of lines. */
const ReplayLog = ({ viewer }: { viewer: Viewer }) => {
  const [all, showAll] = useState(false);
  const lines = viewer.told.value;
  const turns = lines.flatMap(({ kind }, place) => (kind === 'turn' ? [place] : []));
  const from = all ? 0 : (turns.at(-2) ?? 0);
  return (
    <LogBox
      lines={lines.slice(from)}
      link={({ entry }) => ({ press: () => void viewer.seek(entry), now: entry === viewer.newest })}
    >
      {turns.length > 2 && (
        <button type="button" class="quiet" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? t`The last two turns only` : t`Earlier turns`}
        </button>
      )}
    </LogBox>
  );
};

const Sheet = ({ viewer }: { viewer: Viewer }) => (
  <aside class="replaySide" aria-label={t`Log and ship`} data-scrolls>
    <Chairs viewer={viewer} />
    <Section title={t`Ship`} name="ship" closedAtFirst>
      <Looked viewer={viewer} />
    </Section>
    <Section title={t`Objectives`} name="objectives" closedAtFirst>
      <div class="card">
        <Objectives session={{ setup: viewer.setup, now: viewer.now }} />
      </div>
    </Section>
    <Section title={t`Log`} name="log" grows>
      <ReplayLog viewer={viewer} />
    </Section>
  </aside>
);

const Header = ({ viewer, place }: { viewer: Viewer; place: ReplayPlace }) => {
  const { match, players, seed } = viewer.setup;
  const { desk } = match.rules;
  const { turn, outcome } = viewer.view.value;
  const clock = desk.clock?.reads(viewer.now);
  const last = lastTurn(desk, viewer.now);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever hears the page is told where he has come to.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header class="replayHead">
      <div class="replayTitle">
        <h1 ref={title} tabIndex={-1}>
          {told(match.scenario.title)}
        </h1>
        <p class="small replayPlayers">
          {match.rules.title} ·{' '}
          {SIDES.map(side => (
            <span key={side} class="replayPlayer">
              <Flag side={side} /> {playerInWords(players[side])}
            </span>
          ))}{' '}
          {t`· seed`} <code>{seed}</code>
        </p>
      </div>
      <p class="turn">
        {t`Turn`} <b>{turn}</b>
        {last !== null && t` of ${last}`}
        {clock && t`, clock ${signed(clock.now)} (ends at ${clock.end})`}
      </p>
      {outcome && (
        <p class="replayOutcome">{outcome.winner === 'draw' ? t`Drawn` : t`${SIDE_NAME[outcome.winner]} victory`}</p>
      )}
      <nav class="replayWays" aria-label={t`Ways out`}>
        <WaysOut place={place} report={newestState(viewer.played).outcome !== null} />
      </nav>
    </header>
  );
};

const useKeys = (viewer: Viewer, board: { current: Board | null }): void =>
  useKeydown(
    event => {
      if (onReplayKey(viewer, () => board.current, event)) event.preventDefault();
    },
    [viewer],
  );

/** The game on the screen: chart, time line, log. */
const Shown = ({ played, place, goOn }: ReplayProps & { played: Played }) => {
  const viewer = useMemo(() => new Viewer(played, place.at), [played]);
  const board = useRef<Board | null>(null);
  useKeys(viewer, board);
  const { turn, outcome } = viewer.view.value;
  return (
    <div
      class="replay"
      data-testid="replay"
      data-at={viewer.at.value}
      data-end={viewer.end}
      data-turn={turn}
      data-eyes={viewer.eyes.value}
      data-playing={viewer.playing.value}
      data-busy={viewer.playback.busy.value}
      data-outcome={outcome?.winner ?? ''}
      data-cause={outcome?.cause ?? ''}
    >
      <Header viewer={viewer} place={place} />
      <main class="replayMain" aria-label={t`Chart and time line`}>
        <div class="replayBoard">
          <ReplayBoard viewer={viewer} onBoard={ready => (board.current = ready)} />
          <DiceTray playback={viewer.playback} />
        </div>
        <ReplayBar viewer={viewer} goOn={goOn} />
      </main>
      <Sheet viewer={viewer} />
      <p class="hidden" role="status" data-testid="replay-spoken">
        {spokenInWords(viewer)}
      </p>
    </div>
  );
};

/** Fetches a game, or plays it again, and shows it from the moment that its address names. */
export const ReplayScreen = (props: ReplayProps) => (
  <GameFetched place={props.place} waysOut={<WaysOut place={props.place} />}>
    {played => (
      <RulesAtHand.Provider value={played.setup.match.rules}>
        <Shown {...props} played={played} />
      </RulesAtHand.Provider>
    )}
  </GameFetched>
);

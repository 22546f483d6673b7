import { useEffect } from 'preact/hooks';
import { goOnWith, opening, table } from './games.ts';
import { HelpHost } from './help/host.tsx';
import { FirstScreen } from './panels/firstScreen.tsx';
import { Later } from './panels/later.tsx';
import { PlayScreen } from './panels/playScreen.tsx';
import { careerPlace, FLEETS, goHome, makingPlace, replayPlace, shipsPlace, trialPlace } from './places.ts';

const loadTrial = () => import('./panels/trialScreen.tsx').then(({ TrialScreen }) => TrialScreen);
const loadReplay = () => import('./panels/replayScreen.tsx').then(({ ReplayScreen }) => ReplayScreen);
const loadReport = () => import('./afterAction/screen.tsx').then(({ ReportScreen }) => ReportScreen);
const loadCareer = () => import('./career/screen.tsx').then(({ CareerScreen }) => CareerScreen);
const loadShips = () => import('./panels/shipsScreen.tsx').then(({ ShipsScreen }) => ShipsScreen);
const loadMaking = () => import('./making/index.tsx').then(({ MakingScreen }) => MakingScreen);

const nameOfPlace = (): string | undefined => {
  if (shipsPlace.value !== null) return 'Ship library';
  if (makingPlace.value !== null) return makingPlace.value === FLEETS ? 'Fleets' : 'A made battle';
  if (careerPlace.value) return 'Career';
  if (replayPlace.value) return replayPlace.value.shows === 'report' ? 'A report' : 'A game once more';
  return trialPlace.value ? `Test of ${trialPlace.value.battle.scenario.title}` : table.value?.session.setup.name;
};

/** The title of the page tells which game lies open. */
const useTitle = (): void => {
  const name = nameOfPlace();
  useEffect(() => {
    document.title = name === undefined ? 'Brownwater' : `${name} · Brownwater`;
  }, [name]);
};

/** Back to the game that stayed on the table, by its own address. */
const backToTable = (id: string): void => {
  location.hash = `#game-${id}`;
};

/** Either the first screen, the game on the table, a battle on trial, a game that is looked at or the ship library. */
const Screen = () => {
  useTitle();
  const [replay, trial] = [replayPlace.value, trialPlace.value];
  const [ships, game] = [shipsPlace.value, table.value];
  if (ships !== null)
    return (
      <Later
        key="ships"
        load={loadShips}
        props={{ address: ships, ...(game ? { back: () => backToTable(game.id) } : {}) }}
        says="Fetching the ship library…"
      />
    );
  if (careerPlace.value) return <Later key="career" load={loadCareer} props={{}} says="Fetching the career…" />;
  if (replay?.shows === 'report')
    return <Later key={replay.address} load={loadReport} props={{ place: replay }} says="Fetching the game…" />;
  if (replay)
    return (
      <Later
        key={replay.address}
        load={loadReplay}
        props={{ place: replay, goOn: goOnWith }}
        says="Fetching the game…"
      />
    );
  if (makingPlace.value !== null)
    return (
      <Later key="making" load={loadMaking} props={{ address: makingPlace.value }} says="Fetching the drawing table…" />
    );
  if (trial) return <Later key="trial" load={loadTrial} props={{ place: trial }} says="Fetching the test bench…" />;
  if (opening.value)
    return (
      <main class="opening">
        <p role="status">Laying the game out as you left it…</p>
      </main>
    );
  return table.value ? <PlayScreen key={table.value.id} table={table.value} /> : <FirstScreen />;
};

/** The screen, and the help that can lie over any of them. */
export const App = () => {
  const game = table.value;
  return (
    <>
      <Screen />
      <HelpHost
        rules={game?.session.setup.match.rules ?? null}
        leave={() => (game ? backToTable(game.id) : goHome())}
      />
    </>
  );
};

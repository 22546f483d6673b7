import { useEffect } from 'preact/hooks';
import { goOnWith, opening, table } from './games.ts';
import { FirstScreen } from './panels/firstScreen.tsx';
import { Later } from './panels/later.tsx';
import { PlayScreen } from './panels/playScreen.tsx';
import { replayPlace, shipsPlace, trialPlace } from './places.ts';

const loadTrial = () => import('./panels/trialScreen.tsx').then(({ TrialScreen }) => TrialScreen);
const loadReplay = () => import('./panels/replayScreen.tsx').then(({ ReplayScreen }) => ReplayScreen);
const loadShips = () => import('./panels/shipsScreen.tsx').then(({ ShipsScreen }) => ShipsScreen);

const nameOfPlace = (): string | undefined => {
  if (shipsPlace.value !== null) return 'Ship library';
  if (replayPlace.value) return 'A game once more';
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
export const App = () => {
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
  if (replay)
    return (
      <Later
        key={replay.address}
        load={loadReplay}
        props={{ place: replay, goOn: goOnWith }}
        says="Fetching the game…"
      />
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

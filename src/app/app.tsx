import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  addressOf,
  followAddress,
  goOnWith,
  importGame,
  opening,
  table,
  watchFile,
  type Table,
} from './table/games.ts';
import { HelpHost } from './help/host.tsx';
import { Later } from './ui/later.tsx';
import { PlayScreen } from './play/playScreen.tsx';
import { SettingsForm } from './settings/settingsForm.tsx';
import { SetupCard } from './setup/setupCard.tsx';
import { shippedBattle } from './files/shipped.ts';
import { postPlace } from './post/place.ts';
import { startLesson } from './tutorial/learn.tsx';
import { careerPlace, FLEETS, goHome, makingPlace, replayPlace, shipsPlace, trialPlace } from './places.ts';
import { t, told } from '../languages/language.ts';

// What the first page asks for.
export { startLesson, SettingsForm, SetupCard, shippedBattle, followAddress, importGame, watchFile };
export { beginUsual, makeNew, openScenario, summarise } from './first/inside.ts';

const loadTrial = () => import('./trial/screen.tsx').then(({ TrialScreen }) => TrialScreen);
const loadReplay = () => import('./replay/screen.tsx').then(({ ReplayScreen }) => ReplayScreen);
const loadReport = () => import('./afterAction/screen.tsx').then(({ ReportScreen }) => ReportScreen);
const loadCareer = () => import('./career/screen.tsx').then(({ CareerScreen }) => CareerScreen);
const loadShips = () => import('./ships/screen.tsx').then(({ ShipsScreen }) => ShipsScreen);
const loadPost = () => import('./post/screen.tsx').then(({ PostScreen }) => PostScreen);
const loadMaking = () => import('./making/index.tsx').then(({ MakingScreen }) => MakingScreen);

const nameOfPlace = (): string | undefined => {
  if (shipsPlace.value !== null) return t`Ship library`;
  if (makingPlace.value !== null) return makingPlace.value === FLEETS ? t`Fleets` : t`A made battle`;
  if (careerPlace.value) return t`Career`;
  if (replayPlace.value) return replayPlace.value.shows === 'report' ? t`A report` : t`A game once more`;
  return trialPlace.value
    ? t`Test of ${told(trialPlace.value.battle.scenario.title)}`
    : table.value?.session.setup.name;
};

/** The title of the page tells which game lies open. */
const useTitle = (): void => {
  const name = nameOfPlace();
  useEffect(() => {
    document.title = name === undefined ? 'Brownwater' : `${name} · Brownwater`;
  }, [name]);
};

/** Back to the game that stayed on the table, by its own address. */
const backToTable = (game: Table): void => {
  location.hash = addressOf(game);
};

/** Whether the first page is to be shown. */
export const atHome = computed(
  () =>
    !opening.value &&
    !careerPlace.value &&
    [table, postPlace, shipsPlace, makingPlace, replayPlace, trialPlace].every(place => place.value === null),
);

/** The game on the table, a battle on trial, a game that is looked at or the ship library. */
export const Screen = () => {
  const [replay, trial] = [replayPlace.value, trialPlace.value];
  const [ships, game] = [shipsPlace.value, table.value];
  if (ships !== null)
    return (
      <Later
        key="ships"
        load={loadShips}
        props={{ address: ships, ...(game ? { back: () => backToTable(game) } : {}) }}
        says={t`Fetching the ship library…`}
      />
    );
  if (careerPlace.value) return <Later key="career" load={loadCareer} props={{}} says={t`Fetching the career…`} />;
  if (replay?.shows === 'report')
    return <Later key={replay.address} load={loadReport} props={{ place: replay }} says={t`Fetching the game…`} />;
  if (replay)
    return (
      <Later
        key={replay.address}
        load={loadReplay}
        props={{ place: replay, goOn: goOnWith }}
        says={t`Fetching the game…`}
      />
    );
  if (makingPlace.value !== null)
    return (
      <Later
        key="making"
        load={loadMaking}
        props={{ address: makingPlace.value }}
        says={t`Fetching the drawing table…`}
      />
    );
  if (trial) return <Later key="trial" load={loadTrial} props={{ place: trial }} says={t`Fetching the test bench…`} />;
  if (postPlace.value !== null && !(game && addressOf(game) === postPlace.value))
    return (
      <Later key="post" load={loadPost} props={{ address: postPlace.value }} says={t`Fetching the game by post…`} />
    );
  if (opening.value)
    return (
      <main class="opening">
        <p role="status">{t`Laying the game out as you left it…`}</p>
      </main>
    );
  return table.value && <PlayScreen key={table.value.id} table={table.value} />;
};

/** What goes with every screen, the first page too: the title, and the help that can lie over any of them. */
export const Around = () => {
  const game = table.value;
  useTitle();
  return (
    <HelpHost rules={game?.session.setup.match.rules ?? null} leave={() => (game ? backToTable(game) : goHome())} />
  );
};

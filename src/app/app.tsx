import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addressOf, followAddress, goOnWith, importGame, opening, table, watchFile } from './table/games.ts';
import type { Table } from './table/table.ts';
import { HelpHost } from './help/host.tsx';
import { helpPlace } from './help/place.ts';
import { Later } from './ui/later.tsx';
import { PlayScreen } from './play/playScreen.tsx';
import { SettingsForm } from './settings/settingsForm.tsx';
import { SetupCard } from './setup/setupCard.tsx';
import { shippedBattle } from './files/shipped.ts';
import { startLesson } from './tutorial/learn.tsx';
import { FLEETS, goHome, isAway, place } from './places.ts';
import { t, told } from '../languages/language.ts';

// What the first page asks for.
export { startLesson, SettingsForm, SetupCard, shippedBattle, followAddress, importGame, watchFile };
export { beginUsual, makeNew, openScenario, summarise, withYard } from './first/inside.ts';

const loadTrial = () => import('./trial/screen.tsx').then(({ TrialScreen }) => TrialScreen);
const loadReplay = () => import('./replay/screen.tsx').then(({ ReplayScreen }) => ReplayScreen);
const loadReport = () => import('./afterAction/screen.tsx').then(({ ReportScreen }) => ReportScreen);
const loadCareer = () => import('./career/screen.tsx').then(({ CareerScreen }) => CareerScreen);
const loadShips = () => import('./ships/screen.tsx').then(({ ShipsScreen }) => ShipsScreen);
const loadPost = () => import('./post/screen.tsx').then(({ PostScreen }) => PostScreen);
const loadMaking = () => import('./making/index.tsx').then(({ MakingScreen }) => MakingScreen);

const nameOfPlace = (): string | undefined => {
  const here = place.value;
  switch (here.at) {
    case 'ships':
      return t`Ship library`;
    case 'making':
      return here.address === FLEETS ? t`Fleets` : t`A made battle`;
    case 'career':
      return t`Career`;
    case 'game':
      return here.game.shows === 'report' ? t`A report` : t`A game once more`;
    case 'trial':
      return t`Test of ${told(here.trial.battle.scenario.title)}`;
    case 'post':
    case 'table':
      return table.value?.session.setup.name;
  }
};

/** The title of the page tells what lies open: the help before all else, which lies over everything. */
const useTitle = (): void => {
  const help = helpPlace.value;
  const name = help ? t`Help: ${help.rules?.title ?? t`How to play`}` : (nameOfPlace() ?? t`Battles`);
  useEffect(() => {
    document.title = `${name} · Brownwater`;
  }, [name]);
};

/** Back to the game that stayed on the table, by its own address. */
const backToTable = (game: Table): void => {
  location.hash = addressOf(game);
};

/** Whether the first page is to be shown. */
export const atHome = computed(() => !opening.value && !isAway.value && table.value === null);

/** The game on the table, or the first page's curtain while it is laid out. */
const TableScreen = () => {
  if (opening.value)
    return (
      <main class="opening">
        <p role="status">{t`Laying the game out as you left it…`}</p>
      </main>
    );
  return table.value && <PlayScreen key={table.value.id} table={table.value} />;
};

/** The place where one is: the game on the table, a battle on trial, a game that is looked at, the ship library. */
export const Screen = () => {
  const [here, game] = [place.value, table.value];
  switch (here.at) {
    case 'ships': {
      const back = game ? { back: () => backToTable(game), battle: game.session.setup.match.scenario } : {};
      return (
        <Later
          key="ships"
          load={loadShips}
          props={{ address: here.address, ...back }}
          says={t`Fetching the ship library…`}
        />
      );
    }
    case 'career':
      return <Later key="career" load={loadCareer} props={{}} says={t`Fetching the career…`} />;
    case 'game': {
      const { game: looked } = here;
      const says = t`Fetching the game…`;
      if (looked.shows === 'report')
        return <Later key={looked.address} load={loadReport} props={{ place: looked }} says={says} />;
      return <Later key={looked.address} load={loadReplay} props={{ place: looked, goOn: goOnWith }} says={says} />;
    }
    case 'making':
      return (
        <Later key="making" load={loadMaking} props={{ address: here.address }} says={t`Fetching the drawing table…`} />
      );
    case 'trial':
      return <Later key="trial" load={loadTrial} props={{ place: here.trial }} says={t`Fetching the test bench…`} />;
    case 'post':
      if (game && addressOf(game) === here.address) return <TableScreen />;
      return (
        <Later key="post" load={loadPost} props={{ address: here.address }} says={t`Fetching the game by post…`} />
      );
    case 'table':
      return <TableScreen />;
  }
};

/** What goes with every screen, the first page too: the title, and the help that can lie over any of them. */
export const Around = () => {
  const game = table.value;
  useTitle();
  return (
    <HelpHost rules={game?.session.setup.match.rules ?? null} leave={() => (game ? backToTable(game) : goHome())} />
  );
};

import { useEffect } from 'preact/hooks';
import { opening, table } from './games.ts';
import { FirstScreen } from './panels/firstScreen.tsx';
import { PlayScreen } from './panels/playScreen.tsx';

/** The title of the page tells which game lies open. */
const useTitle = (): void => {
  const name = table.value?.session.setup.name;
  useEffect(() => {
    document.title = name === undefined ? 'Brownwater' : `${name} · Brownwater`;
  }, [name]);
};

/** Either the first screen or the game on the table. */
export const App = () => {
  useTitle();
  if (opening.value)
    return (
      <main class="opening">
        <p role="status">Laying the game out as you left it…</p>
      </main>
    );
  return table.value ? <PlayScreen key={table.value.id} table={table.value} /> : <FirstScreen />;
};

import { render } from 'preact';
import '@fontsource/libre-caslon-text/latin-400.css';
import '@fontsource/libre-caslon-text/latin-700.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './styles.ts';
import { enterSoon, whenQuiet } from './first/room.ts';
import { Shell } from './first/shell.tsx';
import { keepForOffline, watchBuild } from './offline/offline.ts';
import { dressPage } from './settings/settings.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the game');
dressPage();
root.replaceChildren();
render(<Shell />, root);
watchBuild();
enterSoon();
whenQuiet(keepForOffline);

// Finds a browser for the tests, and gets one where the machine has none.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MINUTE = 60_000;
/** Most that a download and its unpacking may take, on a slow line and a slow machine. */
const PATIENCE = 15 * MINUTE;
const asRoot = process.getuid?.() === 0;

/** Flags for every launch: quiet behind a closed network, and WebGL 2 drawn by the processor. */
export const BROWSER_FLAGS = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Without a window Chromium's own shell does the same work in two thirds of the time. */
const SHELL = 'chromium-headless-shell';

const NAMES = [
  SHELL,
  ...['google-chrome-stable', 'google-chrome', 'chrome', 'chromium', 'chromium-browser'],
  ...['microsoft-edge-stable', 'microsoft-edge', 'msedge'],
];

/** @returns {string[]} where installers put browsers on this platform */
const usualPlaces = () => {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['', process.env.HOME ?? ''].flatMap(home =>
      apps.map(app => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === 'win32') {
    const homes = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const apps = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return homes.flatMap(home => (home ? apps.map(app => join(home, app)) : []));
  }
  return [
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ];
};

/**
 * Whether the file is there and starts: a package may be a stub, a download may miss its libraries.
 * @param {string} path
 */
const starts = async path => {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true; // there `--version` opens a window
  return run(path, ['--version'], { timeout: 5 * MINUTE }).then(
    () => true,
    () => false,
  );
};

/** @returns {Promise<string | undefined>} */
const installed = async () => {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap(folder => NAMES.map(name => join(folder, name + ending)));
  for (const path of [...onPath, ...usualPlaces()]) if (await starts(path)) return path;
  return undefined;
};

const named = async () => {
  const path = process.env.BROWNWATER_BROWSER;
  if (!path || existsSync(path)) return path || undefined;
  console.warn(`BROWNWATER_BROWSER names ${path}, which does not exist: looking for another browser.`);
  throw new Error(`${path} does not exist`);
};

const byApt = async () => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = asRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  /** @param {string[]} words */
  const call = words =>
    run(words[0], words.slice(1), {
      timeout: PATIENCE,
      maxBuffer: 2 ** 26,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  await call([...apt, 'update']);
  /** @param {string[]} packages */
  const install = packages => call([...apt, 'install', '-y', '--no-install-recommends', ...packages]);
  await install(['fonts-liberation', SHELL]).catch(() => install(['fonts-liberation', 'chromium', 'chromium-sandbox']));
  return installed();
};

const byPlaywright = async () => {
  const { chromium } = await import('playwright-core');
  if (await starts(chromium.executablePath())) return chromium.executablePath();
  await run(process.execPath, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    timeout: PATIENCE,
  });
  return (await starts(chromium.executablePath())) ? chromium.executablePath() : undefined;
};

/** A Chromium inside an npm package (66 MB; 147.0.0 is the last for Node 20), kept in .cache. Linux on x64 only. */
const byNpm = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(ROOT, '.cache/chromium');
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    await run('npm', ['install', ...options, '@sparticuz/chromium@147.0.0'], { timeout: PATIENCE });
  }
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder; // it unpacks there
  const path = await chromium.executablePath();
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  return (await starts(path)) ? path : undefined;
};

/** @type {import('./browser.mjs').WayToBrowser[]} */
const WAYS = [
  { name: 'the environment variable BROWNWATER_BROWSER', find: named },
  { name: 'an installed Chrome, Chromium or Edge', find: installed },
  { name: `apt-get install ${SHELL} or chromium`, find: byApt },
  { name: 'playwright-core install chromium', find: byPlaywright },
  { name: 'npm install @sparticuz/chromium', find: byNpm },
];

const HOW_TO_INSTALL = `Install Chrome, Chromium or Edge and run the tests again:
  Debian, Ubuntu   sudo apt-get update && sudo apt-get install -y chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask google-chrome
  Windows          winget install Google.Chrome
  anywhere         npx playwright-core install --with-deps chromium
or name one: BROWNWATER_BROWSER=/path/to/chrome npm test`;

/** @param {unknown} error the first line that says something; for a command that failed, of what it wrote to stderr */
const reasonOf = error => {
  const { stderr, message } = /** @type {{ stderr?: string, message?: string }} */ (error);
  return ((stderr || message) ?? String(error)).trim().split('\n')[0];
};

/**
 * The path of a browser that starts. Tries each way in turn; throws an error that says what to install.
 * @param {readonly import('./browser.mjs').WayToBrowser[]} [ways]
 * @returns {Promise<string>}
 */
export const findBrowser = async (ways = WAYS) => {
  const tried = [];
  for (const { name, find } of ways) {
    try {
      const path = await find();
      if (path) return path;
      tried.push(`  ${name}: none`);
    } catch (error) {
      tried.push(`  ${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(`No browser was found for the tests. Tried:\n${tried.join('\n')}\n\n${HOW_TO_INSTALL}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

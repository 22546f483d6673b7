/**
 * Plays the battles captain against captain and writes docs/battles.md.
 *
 *     node scripts/battles.mjs [--games 400] [--seed balance] [--jobs 2] [--only fort-henry,memphis] [--rules portable] [--all]
 *     node scripts/battles.mjs --made 100 [--games 400] [--seed balance] [--only printed,river-24x16] [--rules quick-sheet]
 *
 * With `--made` so many battles of each kind are made from seeds, and the games are shared out among them. `--rules none` plays nothing and
 * writes the page anew from what is kept.
 *
 * What was counted is kept in docs/battles.json. A battle is played when its file is another than the one that was counted, when more
 * games or another seed are asked for, and always with `--all`: that is for a change of the rules or of the captains.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WHY_NONE } from './battleNotes.mjs';
import { bundle, ROOT } from './bundle.mjs';
import { flagsOf } from './flags.mjs';
import { brownwater, fingerprint, named, readKept, shipped, writeStyled } from './shelf.mjs';

/**
 * @typedef {{ games: number, share: number, low: number, high: number }} Share games won, their share, its 95 % interval
 * @typedef {{ union: Share, confederate: Share, draw: Share }} Wins
 * @typedef {{ file: string, seed: string, games: number, wins: Wins, turns: { mean: number, least: number, most: number },
 *   endings: Record<string, number> }} Count one battle under one rule system; `file` is the fingerprint of what is played
 * @typedef {Record<string, Record<string, Count>>} Counts by battle and rule system
 * @typedef {import('./shelf.mjs').Battle} Battle
 * @typedef {import('./madeGames.ts').MadeCount} MadeCount
 */

const KEPT = join(ROOT, 'docs/battles.json');
const KEPT_MADE = join(ROOT, 'docs/battles-made.json');
const PAGE = join(ROOT, 'docs/battles.md');
/** Below this share of games a side is named on the page. */
const FAIR = 0.2;
const WHO = { union: 'Union', confederate: 'Confederate', draw: 'drawn' };

const { values: flags } = flagsOf({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'balance' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string' },
    rules: { type: 'string' },
    all: { type: 'boolean', default: false },
    made: { type: 'string' },
  },
});

/**
 * @param {string} scenario
 * @param {string} rules
 * @param {string} file
 * @returns {Count}
 */
const play = (scenario, rules, file) => {
  const words = ['report', '--scenario', scenario, '--rules', rules, '--union', 'captain', '--confederate', 'captain'];
  const how = ['--games', flags.games, '--seed', flags.seed, '--jobs', flags.jobs, '--json'];
  const { games, wins, turns, endings } = JSON.parse(brownwater([...words, ...how]));
  /** @param {Share} share @returns {Share} */
  const shareOf = ({ games: won, share, low, high }) => ({ games: won, share, low, high });
  return {
    file,
    seed: flags.seed,
    games,
    wins: { union: shareOf(wins.union), confederate: shareOf(wins.confederate), draw: shareOf(wins.draw) },
    turns: { mean: turns.mean, least: turns.least, most: turns.most },
    endings: Object.fromEntries(
      endings.map((/** @type {{ cause: string, games: number }} */ each) => [each.cause, each.games]),
    ),
  };
};

/** @param {Count | undefined} count @param {string} file */
const isStale = (count, file) =>
  flags.all || count?.file !== file || count.seed !== flags.seed || count.games < Number(flags.games);

/** @param {number} share */
const percent = share => (100 * share).toFixed(0);

/** @param {Share} share */
const shareText = ({ share, low, high }) => `${percent(share)} % (${percent(low)} to ${percent(high)})`;

/** @param {Battle} battle @param {string} rules @param {Count} count */
const row = ({ history }, rules, { wins, turns, endings, games, seed }) => {
  const causes = Object.entries(endings).map(([cause, times]) => `${cause} ${times}`);
  const length = `${turns.mean.toFixed(1)} (${turns.least} to ${turns.most})`;
  const asItWas = history ? `${percent(wins[history.winner].share)} %` : '';
  const cells = [wins.union, wins.confederate, wins.draw].map(shareText);
  return `| ${[rules, ...cells, asItWas, length, causes.join(', '), games, seed].join(' | ')} |`;
};

/** Names of the catalogue's ships by id. @type {ReadonlyMap<string, string>} */
const NAMES = new Map(
  readKept(join(ROOT, 'src/ships/vessels.json'), /** @type {{ id: string, name: string }[]} */ ([])).map(
    ({ id, name }) => [id, name],
  ),
);

/** What players call on beside their fleets. @type {Readonly<Record<string, string>>} */
const ASSETS = {
  submarine: 'a submarine',
  torpedoBoat: 'a torpedo boat',
  fireRaft: 'a fire raft',
  armySupport: 'army support',
  mist: 'mist',
  nightfall: 'nightfall',
  panic: 'panic',
};

/** @param {string[]} things */
const listed = things => things.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** What each side calls on, mines among it. @param {Battle} battle @param {import('./shelf.mjs').Sheet} sheet */
const assetsOf = ({ mines = [] }, { assets = {} }) =>
  /** @type {const} */ (['union', 'confederate']).flatMap(side => {
    const called = [...new Set(assets[side])].map(asset => {
      const times = assets[side]?.filter(other => other === asset).length ?? 0;
      return times > 1 ? `${ASSETS[asset].replace(/^a /, `${times} `)}s` : ASSETS[asset];
    });
    const all = [...(mines.some(mine => mine.side === side) ? ['mines'] : []), ...called];
    return all.length > 0 ? [`${WHO[side]} ${listed(all)}`] : [];
  });

/** Why there is none, in history's words. @param {string} id @param {'asset' | 'reserve'} what */
const noneOf = (id, what) => {
  const why = WHY_NONE[id]?.[what];
  if (why === undefined) throw new Error(`scripts/battleNotes.mjs does not say why ${id} has no ${what}`);
  return `none: ${why}`;
};

/** What a battle has beside its fleets and forts, or why it has not. @param {Battle} battle */
const beside = battle => {
  const { id, buildings = [], forces, rules } = battle;
  const sheet = rules['quick-sheet'];
  if (!sheet) return [];
  const nameOf = (/** @type {string} */ ship) => {
    const force = forces.find(({ id: own, vessel }) => (own ?? vessel) === ship);
    return force?.name ?? NAMES.get(force?.vessel ?? '') ?? ship;
  };
  const assets = assetsOf(battle, sheet);
  const reserve = (sheet.reserve ?? []).map(nameOf);
  return [
    [
      `- Assets, quick sheet: ${assets.length > 0 ? assets.join('; ') : noneOf(id, 'asset')}.`,
      `- Reserve, quick sheet: ${reserve.length > 0 ? listed(reserve) : noneOf(id, 'reserve')}.`,
      ...buildings.map(({ side, name }) => `- Building, under every system: ${name} (${WHO[side]}).`),
    ].join('\n'),
  ];
};

/** What is still to be counted, in a line of its own. @param {string[]} what */
const notYet = what => (what.length > 0 ? [`Not counted yet: ${what.join(', ')}.`] : []);

/** Shipped battles that are still to be counted, by rule system. @param {Battle[]} battles @param {Counts} counts */
const uncounted = (battles, counts) =>
  [...new Set(battles.flatMap(({ rules }) => Object.keys(rules)))].flatMap(rules => {
    const all = battles.filter(battle => battle.rules[rules]).map(({ id }) => id);
    const left = all.filter(id => !counts[id]?.[rules]);
    if (left.length === 0) return [];
    return [
      left.length === all.length
        ? `- ${rules}: none of its ${all.length} battles has been counted.`
        : `- ${rules}: ${left.map(id => `\`${id}\``).join(', ')}.`,
    ];
  });

/** @param {Battle} battle @param {Record<string, Count>} counts */
const chapter = (battle, counts) => {
  const history = battle.history
    ? `${battle.history.winner === 'draw' ? 'Drawn' : `Won by the ${WHO[battle.history.winner]} side`}. ${battle.history.summary}`
    : 'Made up: nothing of the kind was fought.';
  const rows = Object.keys(battle.rules).flatMap(rules => {
    const count = counts[rules];
    return count ? [row(battle, rules, count)] : [];
  });
  const table = [
    '| rules | Union | Confederate | drawn | as it was | turns | endings | games | seed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  return [
    `## ${battle.title}`,
    `\`${battle.id}\`, ${battle.date}, ${battle.place}. ${history}`,
    ...beside(battle),
    ...(rows.length > 0 ? [table] : []),
    ...notYet(Object.keys(battle.rules).filter(rules => !counts[rules])),
  ].join('\n\n');
};

/** @param {Counts} counts */
const unfair = counts =>
  Object.entries(counts).flatMap(([id, byRules]) =>
    Object.entries(byRules).flatMap(([rules, { wins }]) =>
      /** @type {const} */ (['union', 'confederate'])
        .filter(side => wins[side].share < FAIR)
        .map(side => `- \`${id}\` under ${rules}: ${WHO[side]} ${shareText(wins[side])}`),
    ),
  );

/** @param {[id: string, title: string, count: MadeCount][]} counted one system's kinds */
const madeTable = counted => [
  '| battle | attacker | defender | drawn | turns | games | battles | seed |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...counted.map(([, title, { wins, turns, games, battles: of, seed }]) => {
    const cells = [wins.attacker, wins.defender, wins.draw].map(shareText);
    const length = `${turns.mean.toFixed(1)} (${turns.least} to ${turns.most})`;
    return `| ${[title, ...cells, length, games, of, seed].join(' | ')} |`;
  }),
];

/**
 * @param {Record<string, Record<string, { title: string, count: MadeCount }>>} made by rule system and kind
 * @param {[rules: string, kinds: readonly { id: string, title: string }[]][]} systems every kind that there is
 */
const madeChapter = (made, systems) => [
  '## Made battles',
  'Battles that nobody has fought, each made from a seed of its own, by who attacks. The first kind is the rulebook’s own, before which captains buy their fleets (Q55, Q76); the others come from **Make a battle**, from settings that seeds fill in. Games says how many each row counts; what has no row has not been counted.',
  ...systems.flatMap(([rules, kinds]) => {
    const counted = kinds.flatMap(({ id, title }) => {
      const known = made[rules]?.[id];
      return known ? [/** @type {[string, string, MadeCount]} */ ([id, title, known.count])] : [];
    });
    return [
      `### ${rules}`,
      ...(counted.length > 0 ? [madeTable(counted).join('\n')] : []),
      ...notYet(kinds.filter(({ id }) => !made[rules]?.[id]).map(({ title }) => title.replaceAll(',', ''))),
    ];
  }),
];

/** @param {Battle[]} battles @param {Counts} counts @param {Parameters<typeof madeChapter>[1]} systems */
const page = (battles, counts, systems) => {
  const lopsided = unfair(counts);
  const left = uncounted(battles, counts);
  return [
    '# Battles',
    'How the shipped battles come out when a captain plays each side. Made by `scripts/battles.mjs` from what `brownwater report --json` counts; do not edit it by hand.',
    'Shares are of all games, with the 95 % interval after Wilson in brackets. _As it was_ is the share of games that came out as the battle did. Turns are the mean, with the shortest and the longest game; the words for endings are those of [the command line](command-line.md).',
    'Assets and reserves (Q12, Q42) are what history had beside the fleets; where it had none a line says why (`scripts/battleNotes.mjs`). A building stands where men held one and were fired at in it; towns that were hit in passing are drawn and not aimed at.',
    `A side that wins less than ${percent(FAIR)} % of its games:`,
    lopsided.length > 0 ? lopsided.join('\n') : 'none.',
    ...(left.length > 0 ? ['Not counted yet:', left.join('\n')] : []),
    ...battles.map(battle => chapter(battle, counts[battle.id] ?? {})),
    ...madeChapter(readKept(KEPT_MADE, {}), systems),
  ].join('\n\n');
};

const folder = await bundle({ made: 'scripts/madeGames.ts' }, 'node_modules/.cache/made');
const { kindsOf, playMade } = await import(pathToFileURL(`${folder}/made.js`).href);

/** Plays battles of every kind that are made from seeds, and keeps what was counted after each kind. @param {number} number of battles */
const playMadeKinds = async number => {
  const made = readKept(
    KEPT_MADE,
    /** @type {Record<string, Record<string, { title: string, count: MadeCount }>>} */ ({}),
  );
  const only = flags.only?.split(',');
  for (const [rules, kinds] of kindsOf()) {
    if ((flags.rules ?? rules) !== rules) continue;
    for (const kind of kinds) {
      if (only && !only.includes(kind.id)) continue;
      console.error(`${kind.id} under ${rules}`);
      const count = playMade(rules, kind, number, Number(flags.games), flags.seed);
      (made[rules] ??= {})[kind.id] = { title: kind.title, count };
      await writeStyled(KEPT_MADE, JSON.stringify(made));
    }
  }
};

const battles = shipped();
const played = flags.made === undefined ? named(battles, flags.only) : [];
if (flags.made !== undefined) await playMadeKinds(Number(flags.made));
/** @type {Counts} */
const before = readKept(KEPT, {});
/** @type {Counts} */
const counts = {};
for (const battle of battles) {
  const known = Object.keys(battle.rules).flatMap(id => {
    const count = before[battle.id]?.[id];
    return count ? [[id, count]] : [];
  });
  counts[battle.id] = Object.fromEntries(known);
}
for (const battle of played)
  for (const id of Object.keys(battle.rules)) {
    const [known, file] = [counts[battle.id]?.[id], fingerprint(battle, id)];
    if ((flags.rules ?? id) !== id || !isStale(known, file)) continue;
    console.error(`${battle.id} under ${id}`);
    (counts[battle.id] ??= {})[id] = play(battle.id, id, file);
    // Kept after each battle: a long evening of games may be broken off.
    await writeStyled(KEPT, JSON.stringify(counts));
  }
await writeStyled(KEPT, JSON.stringify(counts));
await writeStyled(PAGE, page(battles, counts, kindsOf()));

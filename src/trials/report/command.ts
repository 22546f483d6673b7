import type { Match } from '../../system/ruleset.ts';
import { optionsFor } from '../../rules/index.ts';
import type { Series } from '../gamesFile.ts';

const quotedForShell = (word: string): string =>
  /^[\w./=,:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Options that differ from what the battle has by itself: `sandbars=on,drift=off`. */
const switchesOf = ({ rules, scenario, options }: Match): string => {
  const usual = optionsFor(rules, scenario);
  return Object.entries(options as Record<string, boolean>)
    .filter(([id, on]) => usual[id] !== on)
    .map(([id, on]) => `${id}=${on ? 'on' : 'off'}`)
    .join(',');
};

/** The command line that plays the same series again. */
export const commandOf = (match: Match, series: Series): string => {
  const { scenario, opponents, seed, seeds, swap, shard } = series;
  const switches = switchesOf(match);
  const words = [
    'brownwater report',
    ...['--rules', match.rules.id],
    ...['--scenario', 'id' in scenario ? scenario.id : `${match.scenario.id}.json`],
    ...['--union', opponents.union, '--confederate', opponents.confederate],
    ...(switches === '' ? [] : ['--set', switches]),
    ...['--games', String(seeds), '--seed', seed],
    ...(swap ? ['--swap'] : []),
    ...(shard ? ['--shard', `${shard.part}/${shard.of}`] : []),
  ];
  return words.map((word, place) => (place === 0 ? word : quotedForShell(word))).join(' ');
};

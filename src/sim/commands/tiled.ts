import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { RULE_SETS } from '../../rules/index.ts';
import { formatProblems, parseScenario, scenarioFileOf } from '../../scenario/index.ts';
import { fromTiled, tiledFiles } from '../../scenario/tiled/index.ts';
import { quoted } from '../../scenario/problems.ts';
import { BadInput, callersFile, mustBeWritable, readJson, readScenario, writeWhole } from '../files.ts';
import { atFlag, examples, type Register } from '../flags.ts';
import { CLEAN, print } from '../say.ts';

const MAP = '.tmj';

/** The file that a flag names, with that ending and in a folder that is there. @throws BadInput */
const fileFor = (name: string, ending: string): string =>
  atFlag('--out', () => {
    if (!name.endsWith(ending)) throw new BadInput(`expected a file ending in ${ending}, found ${quoted(name)}`);
    const file = callersFile(name);
    mustBeWritable(file);
    return file;
  });

/** Writes picture, tileset and map; the map last, so that it never names what is not there, and none where one of them cannot be. */
const runExport = (battle: string, { out }: { out: string }): number => {
  const map = fileFor(out, MAP);
  const { scenario } = readScenario(battle);
  const files = tiledFiles(scenario, basename(map, MAP)).map(([name, text]) => ({
    file: resolve(dirname(map), name),
    text,
  }));
  for (const { file } of files) mustBeWritable(file);
  for (const { file, text } of files) {
    writeWhole(file, text);
    print(file);
  }
  return CLEAN;
};

const runImport = (name: string, flags: { out: string; into?: string }): number => {
  const out = fileFor(flags.out, '.json');
  const map = callersFile(name);
  const { into } = flags;
  const read = fromTiled(readJson(map), {
    tileset: source => {
      const file = resolve(dirname(map), source);
      return existsSync(file) ? readJson(file) : undefined;
    },
    ...(into === undefined ? {} : { into: scenarioFileOf(atFlag('--into', () => readScenario(into)).scenario) }),
  });
  if (!read.ok) throw new BadInput(formatProblems(read.problems, map));
  const parsed = parseScenario(read.file, RULE_SETS, map);
  if (!parsed.ok) throw new BadInput(formatProblems(parsed.problems, map));
  writeWhole(out, `${JSON.stringify(scenarioFileOf(parsed.scenario), null, 2)}\n`);
  print(out);
  return CLEAN;
};

const addExport = (tiled: Command, finish: (status: number) => void): Command =>
  tiled
    .command('export')
    .description('write a battle as a map, with its tileset (.tsj) and the picture of the tiles (.svg) beside it')
    .argument('<scenario>', 'id of a shipped battle, or a scenario file')
    .requiredOption('--out <file>', 'the map, ending in .tmj')
    .addHelpText('after', examples('tiled export memphis --out memphis.tmj'))
    .action((battle: string, flags: { out: string }) => {
      finish(runExport(battle, flags));
    });

const addImport = (tiled: Command, finish: (status: number) => void): Command =>
  tiled
    .command('import')
    .description('read a battle from a map and write it as a scenario file')
    .argument('<file>', 'the map, a .tmj')
    .requiredOption('--out <file>', 'the scenario file, ending in .json')
    .option('--into <id or file>', 'a battle that says whatever the map does not')
    .addHelpText(
      'after',
      examples('tiled import memphis.tmj --out mine.json', 'tiled import chart.tmj --into memphis --out mine.json'),
    )
    .action((file: string, flags: { out: string; into?: string }) => {
      finish(runImport(file, flags));
    });

export const tiledCommand: Register = (program, finish) => {
  const tiled = program
    .command('tiled')
    .description('draw battles with the map editor Tiled: write maps and read them');
  for (const add of [addExport, addImport]) add(tiled, finish).exitOverride();
};

import { Option } from 'commander';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Scenario } from '../../core/scenario.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { formatProblem, scenarioFileOf, type Problem } from '../../scenario/index.ts';
import {
  anySettings,
  battleCode,
  DEALT,
  FEATURES,
  featuresFrom,
  KINDS,
  LIMITS,
  makeBattle,
  readBattleCode,
  readSettings,
  USUAL,
  type BattleSettings,
  type ReadSettings,
} from '../../scenario/generate/index.ts';
import { quoted } from '../../scenario/problems.ts';
import { BadInput, callersFile, mustBeWritable, writeWhole } from '../files.ts';
import { examples, refuseFlags, rulesFlag, rulesFrom, wholeFrom, JSON_FLAG, type Register } from '../flags.ts';
import { triedBattles } from '../made.ts';
import { progressTo } from '../progress.ts';
import { CLEAN, counted, FAILED, print, tell } from '../say.ts';

interface Flags {
  rules: string;
  seed?: string;
  code?: string;
  kind?: string;
  size?: string;
  points?: string;
  features?: string;
  union?: string;
  confederate?: string;
  printed?: true;
  try?: number;
  out?: string;
  json?: true;
}

/** Flags that say what the battle is like, beside its seed. */
const SETTING_FLAGS = ['kind', 'size', 'points', 'features', 'union', 'confederate'] as const;

/** A whole number, or what was found for the message about it. */
const numberOr = (text: string): unknown => (/^\d{1,6}$/.test(text) ? Number(text) : text);

const sizeFrom = (text: string): { columns: unknown; rows: unknown } => {
  const found = /^(\d+)x(\d+)$/.exec(text);
  if (!found) throw new BadInput(`--size: expected columns and rows as in 24x16, found ${quoted(text)}`);
  return { columns: Number(found[1]), rows: Number(found[2]) };
};

/** The flag that a path in the settings comes from. */
const flagOf = (path: string): string => {
  if (path === 'columns' || path === 'rows') return '--size';
  return `--${path.replace(/^fleets\./, '')}`;
};

const settled = (read: ReadSettings, where: (problem: Problem) => string): BattleSettings => {
  if (read.ok) return read.settings;
  throw new BadInput(read.problems.map(problem => formatProblem({ ...problem, path: where(problem) }, '')).join('\n'));
};

/** The battle that the flags ask for. @throws BadInput */
const settingsFrom = (flags: Flags): BattleSettings => {
  const { code, seed, kind, size, points, features } = flags;
  if (code !== undefined) {
    refuseFlags(flags, ['seed', ...SETTING_FLAGS], 'says nothing beside --code, which says it all');
    return settled(readBattleCode(code), ({ path }) => (path === '' ? '--code' : `--code: ${path}`));
  }
  if (seed === undefined) throw new BadInput('--seed: expected a seed, or a whole battle in --code');
  const input = {
    ...USUAL,
    ...(kind === undefined ? {} : { kind }),
    ...(size === undefined ? {} : sizeFrom(size)),
    ...(points === undefined ? {} : { points: numberOr(points) }),
    ...(features === undefined ? {} : { features: featuresFrom(features) }),
    fleets: { union: flags.union?.split(',') ?? null, confederate: flags.confederate?.split(',') ?? null },
    seed,
  };
  return settled(readSettings(input), ({ path }) => flagOf(path));
};

/** The battle that the rulebook's own generator makes. @throws BadInput */
const printedBattle = (rules: RuleSet, flags: Flags): Scenario => {
  refuseFlags(flags, ['code', ...SETTING_FLAGS], 'says nothing with --printed: the rulebook decides');
  const made = rules.generate?.(flags.seed ?? '');
  if (flags.seed === undefined) throw new BadInput('--seed: expected a seed');
  if (made) return made;
  const known = RULE_SETS.filter(each => each.generate !== undefined).map(({ id }) => id);
  throw new BadInput(`--printed: the rulebook of ${rules.title} makes no battles (known: ${known.join(', ')})`);
};

/** Makes many battles and plays one game of each. */
const tryMany = (rules: RuleSet, flags: Flags, count: number): number => {
  refuseFlags(flags, ['out', 'printed'], 'says nothing with --try, which keeps no battle');
  const settings = settingsFrom(flags);
  const free = flags.code === undefined && SETTING_FLAGS.every(flag => flags[flag] === undefined);
  const settingsOf = (index: number): BattleSettings => {
    const seed = `${settings.seed}.${index}`;
    return free ? anySettings(seed, true) : { ...settings, seed };
  };
  const progress = progressTo(count, 'battles');
  const tried = triedBattles(rules, settingsOf, count, done => {
    progress.to(done);
  });
  progress.end();
  for (const { code, message } of tried.failures) tell(`FAILED ${rules.id} ${code}: ${message}`);
  const { failures, ...counts } = tried;
  if (flags.json) print(JSON.stringify({ rules: rules.id, ...counts, failures: failures.length }));
  else print(`${counted(count, 'battle')}, ${counts.commands} commands, ${counted(failures.length, 'failure')}`);
  return failures.length === 0 ? CLEAN : FAILED;
};

const run = (flags: Flags): number => {
  const rules = rulesFrom(flags);
  const { out } = flags;
  if (out !== undefined) mustBeWritable(callersFile(out));
  if (flags.try !== undefined) return tryMany(rules, flags, flags.try);
  const settings = flags.printed ? null : settingsFrom(flags);
  const scenario = settings ? makeBattle(settings, RULE_SETS) : printedBattle(rules, flags);
  const file = scenarioFileOf(scenario);
  const code = settings && battleCode(settings);
  const text = JSON.stringify(file, null, 2);
  if (flags.json) print(JSON.stringify({ rules: rules.id, code, scenario: file }));
  else if (out === undefined) print(text);
  if (out === undefined) return CLEAN;
  writeWhole(callersFile(out), `${text}\n`);
  if (!flags.json) print(callersFile(out));
  return CLEAN;
};

export const generateCommand: Register = (program, finish) => {
  const [columns, rows, points] = [LIMITS.columns, LIMITS.rows, LIMITS.points].map(
    ([least, most]) => `${least} to ${most}`,
  );
  program
    .command('generate')
    .description('make a battle that has never been fought; the same seed and settings make the same battle everywhere')
    .addOption(rulesFlag())
    .option('--seed <text>', 'letters, digits, ".", "_" and "-"')
    .addOption(new Option('--kind <kind>', KINDS.join(' or ')))
    .option('--size <columns>x<rows>', `${columns} by ${rows}; 24x16 where it is left out`)
    .option('--points <n>', `most that a fleet may be worth, ${points}; 200 where it is left out`)
    .option(
      '--features <list>',
      `some of ${[...FEATURES, ...DEALT].join(',')}, or none; any lets the seed add others; where it is left out the seed chooses`,
    )
    .option('--union <vessels>', 'ids of the Union vessels; where it is left out the seed chooses')
    .option('--confederate <vessels>', 'the same for the other side')
    .option('--code <text>', 'a whole battle as one word, as --json prints it')
    .option('--printed', "by the rulebook's own generator, where it has one")
    .option(
      '--try <n>',
      'make n battles with the seeds <seed>.0, <seed>.1..., lint each and play a random game of it; without other flags small ones of every kind',
      wholeFrom(1),
    )
    .option('--out <file>', 'write the scenario file')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      examples(
        'generate --rules portable --seed 7 --out mine.json',
        'generate --rules rams-ironclads --seed 7 --kind estuary --size 36x20 --points 300 --features bars,forts,mines',
        'generate --code river-24x16-p200.bars-7 --json',
        'generate --rules quick-sheet --printed --seed 7',
        'generate --rules portable --seed 1 --try 1000',
      ),
    )
    .action((flags: Flags) => {
      finish(run(flags));
    });
};

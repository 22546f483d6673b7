import { hash, replay } from '../../core/replay.ts';
import { logOf, retell, type Story } from '../../trials/story.ts';
import { sameData } from '../data.ts';
import { examples, JSON_FLAG, wholeFrom, type Register } from '../flags.ts';
import { readRecorded, type Recorded } from '../recorded.ts';
import { CLEAN, counted, FAILED, print, tell } from '../say.ts';

interface Flags {
  game?: number;
  verify?: true;
  json?: true;
}

/** The first fingerprint that is another, with the place where it was taken. */
const hashFault = (kept: readonly string[], found: readonly string[]): string[] => {
  const odd = kept.findIndex((hashed, place) => hashed !== found[place]);
  if (odd < 0 && kept.length === found.length) return [];
  const place = odd < 0 ? Math.min(kept.length, found.length) : odd;
  return [
    `fingerprint ${place + 1} of ${kept.length}: expected ${kept[place] ?? 'none'}, found ${found[place] ?? 'none'}`,
  ];
};

/** Where the game did not come out as it was recorded. */
const differences = (recorded: Recorded, { state, refused }: Story): string[] => {
  if (refused) return [...recorded.differences, `command ${refused.number} cannot be played: ${refused.why}`];
  const { match, seed, commands, hashes, end, outcome, turns } = recorded;
  return [
    ...recorded.differences,
    ...(hashes === null ? [] : hashFault(hashes, replay(match, { seed, commands }).hashes)),
    ...(hashes === null && end !== null && end !== hash(state)
      ? [`fingerprint of the last state: expected ${end}, found ${hash(state)}`]
      : []),
    ...(outcome !== null && !sameData(outcome, state.outcome)
      ? [`outcome: expected ${JSON.stringify(outcome)}, found ${JSON.stringify(state.outcome)}`]
      : []),
    ...(turns !== null && turns !== state.turn ? [`turns: expected ${turns}, found ${state.turn}`] : []),
  ];
};

/** Whether the other road, which the page takes, leads to the same state by the same events. */
const roadFault = ({ match, seed, commands, throws }: Recorded, { steps, state, refused }: Story): string[] => {
  if (refused) return [];
  const produced = replay(match, { seed, commands, throws }, 'produce');
  const same =
    sameData(produced.state, state) &&
    sameData(
      produced.events,
      steps.flatMap(({ events }) => events),
    );
  return same ? [] : ['played as the page plays it, the game comes out differently'];
};

const document = ({ match, seed, hashes }: Recorded, { steps, state }: Story, faults: readonly string[]): object => ({
  rules: match.rules.id,
  scenario: match.scenario.id,
  options: match.options,
  seed,
  commands: steps.length - 1,
  turns: state.turn,
  outcome: state.outcome,
  hashes,
  differences: faults,
  steps: steps.map(({ events, ...step }) => ({
    ...step,
    events: events.map(event => ({ event, says: match.rules.narrate(event, match.scenario) })),
  })),
  state,
});

const run = (name: string, flags: Flags): number => {
  const recorded = readRecorded(name, flags.game);
  const { match, seed, commands } = recorded;
  const story = retell(match, recorded);
  const faults = [...differences(recorded, story), ...(flags.verify ? roadFault(recorded, story) : [])];
  if (flags.json) print(JSON.stringify(document(recorded, story, faults)));
  else {
    print(`${match.scenario.title}, ${match.rules.title}, seed ${JSON.stringify(seed)}\n`);
    print(logOf(match, story.steps).join('\n'));
  }
  for (const fault of faults) tell(`DIFFERENT ${fault}`);
  if (flags.verify && !flags.json && faults.length === 0)
    print(`\nverified: ${counted(commands.length, 'command')}, ${counted(story.state.turn, 'turn')}`);
  return faults.length === 0 ? CLEAN : FAILED;
};

export const replayCommand: Register = (program, finish) => {
  program
    .command('replay')
    .description('play a recorded game again, print its log and compare how it came out')
    .argument(
      '<file>',
      'a saved game, a game of tests/systems/*/replays, or with --game a file that match --games-file wrote',
    )
    .option('--game <k>', 'the game of that index, from 0', wholeFrom(0))
    .option('--verify', 'also play it as the page does, and say that all is as it was recorded')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      examples('replay my-game.json', 'replay games.jsonl --game 17', 'replay my-game.json --verify --json'),
    )
    .action((name: string, flags: Flags) => {
      finish(run(name, flags));
    });
};

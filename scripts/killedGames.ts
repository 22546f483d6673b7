import { readdirSync, readFileSync } from 'node:fs';
import { RULE_SETS, matchOf } from '../src/rules/index.ts';
import { HUMAN, newGame, openGame, toGameFile } from '../src/trials/gameFile.ts';
import { libraryOf } from '../src/trials/library.ts';

/** What `npm run test:kill` knows of the game itself: games to begin with, and whether one that comes back is sound. */

const OPPONENT = 'captain';
const created = new Date().toISOString();

const filesIn = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .map(name => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown]),
  );

/** The games that are played, by rule system: each of its battles in turn, by opponents or by hand. */
export const gamesIn = (folder: string) => {
  const { battles } = libraryOf(filesIn(folder));
  const find = (id: string) => battles.find(({ scenario }) => scenario.id === id);
  return {
    systems: RULE_SETS.map(({ id }) => id),
    /** A game that has not begun, as a file. */
    begin(system: string, number: number, byHand: boolean): string {
      const rules = RULE_SETS.find(({ id }) => id === system);
      const own = battles.filter(({ scenario }) => scenario.rules[system] !== undefined);
      const fought = own.length > 0 ? own : battles;
      const battle = fought[number % fought.length];
      if (!rules || !battle) throw new Error(`no battle under ${system}`);
      const match = matchOf(rules, battle.scenario, {});
      const players = byHand ? { union: HUMAN, confederate: HUMAN } : { union: OPPONENT, confederate: OPPONENT };
      const seed = `killed ${number}`;
      const name = `${battle.scenario.title} ${number}`;
      return JSON.stringify(toGameFile(newGame({ name, created, seed, battle, match, players }), 'test', created));
    },
    /** Why a game that was kept cannot be right; null where, played again, it comes out the same to the last die. */
    fault(kept: unknown): string | null {
      const opened = openGame(kept, find);
      return opened.ok ? null : opened.refusal;
    },
  };
};

import type { RuleSet } from '../../system/ruleset.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../rules/index.ts';
import { madeBattle, type Battle } from '../../trials/library.ts';
import { randomSeed } from '../table/games.ts';
import { yard } from '../ships/yard/state.ts';
import { readStrange } from '../files/strange.ts';
import { seatsAtFirst, settledFor } from '../setup/lastSetup.ts';
import { beginHere, nameOf, offeredFor, rulesAtFirst } from '../setup/setupCard.tsx';
import { summaryOf, type BattleSummary, type FailedBattle } from './summary.ts';
import { t } from '../../languages/language.ts';

/** What the first page asks of the room behind it. */

/** A file above which nobody wrote a battle by hand. */
const LONGEST_SCENARIO = 4_000_000;

const notRead = (source: string, message: string): FailedBattle => ({
  ok: false,
  source,
  problems: [{ path: '', message }],
});

/** Reads a battle from a file of one's own. */
export const openScenario = async (file: File): Promise<Battle | FailedBattle> => {
  if (file.size > LONGEST_SCENARIO) return notRead(file.name, t`this file is too long for a battle`);
  const text = await file.text();
  return readStrange<Battle | FailedBattle>(
    async ask => {
      const read = await ask('battle', text);
      return 'ok' in read ? { ...read, source: file.name } : read;
    },
    why => notRead(file.name, why),
  );
};

/** A battle in short, as the first page shows it. */
export const summarise = ({ scenario }: Battle): BattleSummary => summaryOf(scenario, RULE_SETS);

/** A battle made from a seed, with the rules that made it. */
export interface Made {
  rules: RuleSet;
  seed: string;
  battle: Battle;
}

/** Makes a battle by the rules of that id, from a seed of its own where none is given. */
export const makeNew = (id: string, seed = randomSeed()): Made => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`no rules ${id}`);
  return { rules, seed, battle: madeBattle(rules, seed, yard.ships.peek()) };
};

/** Does something as soon as the ships of one's own, which a made battle may bring, are at hand. */
export const withYard = (work: () => void): void => yard.with(work);

/** Begins a battle as its card offers it at first. */
export const beginUsual = (battle: Battle, seed = randomSeed()): void => {
  const { scenario } = battle;
  const rules = rulesAtFirst(offeredFor(battle));
  const options = settledFor(scenario.id, rules.id);
  const match = matchOf(rules, scenario, options);
  beginHere({ name: nameOf(scenario.title), battle, match, players: seatsAtFirst(), seed }, options);
};

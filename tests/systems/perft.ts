import { RULE_SETS } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { perft, positionAfter } from '../../src/sim/perft.ts';
import { matchNamed, provingGroundsFor } from '../helpers/scenarios.ts';

const DEPTH = 3;
/** No deeper where the next depth would have more nodes than this. */
const MOST_NODES = 10_000;

/** Where the trees are rooted: at the opening, where little may be open yet, and in the middle of things. */
const ROOTS = [0, 60, 150];

/** In the middle of things; early enough that no battle is over. */
const SWITCHED_AFTER = 60;

/** One row a position, "scenario", "scenario+commands" or "scenario+commands?switch": the counts for depth 1 to DEPTH. */
export const perftRow = (rules: string, position: string): string => {
  const [place = '', ...switches] = position.split('?');
  const [scenario = '', after = '0'] = place.split('+');
  const match = matchNamed(rules, scenario, Object.fromEntries(switches.map(id => [id, true])));
  const counts: number[] = [];
  for (let depth = 1; depth <= DEPTH; depth++) {
    if (depth > 1 && (counts.at(-1) ?? 0) * (counts[0] ?? 0) > MOST_NODES) break;
    counts.push(perft(match, positionAfter(match, Number(after)), depth));
  }
  return `${position} ${counts.join(' ')}`;
};

/** Each switch that is off unless somebody turns it on has a tree of its own. */
const switchedRoots = (rules: RuleSet): string[] => {
  const [ground] = provingGroundsFor(rules);
  return ground
    ? rules.optionSpecs.flatMap(({ id, byDefault }) => (byDefault ? [] : [`${ground.id}+${SWITCHED_AFTER}?${id}`]))
    : [];
};

/** File name -> text, for every rule system or the one named. */
export const perftFiles = (only?: string): Record<string, string> =>
  Object.fromEntries(
    RULE_SETS.filter(({ id }) => only === undefined || id === only).map(rules => {
      const positions = provingGroundsFor(rules).flatMap(({ id }) =>
        ROOTS.filter(root => !positionAfter(matchNamed(rules.id, id), root).outcome).map(root =>
          root === 0 ? id : `${id}+${root}`,
        ),
      );
      positions.push(...switchedRoots(rules));
      return [`${rules.id}/tree.perft`, positions.map(position => `${perftRow(rules.id, position)}\n`).join('')];
    }),
  );

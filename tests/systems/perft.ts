import { RULE_SETS } from '../../src/rules/index.ts';
import { perft, positionAfter } from '../../src/sim/perft.ts';
import { matchNamed, provingGroundsFor } from '../helpers/scenarios.ts';

const DEPTH = 3;
/** No deeper where the next depth would have more nodes than this. */
const MOST_NODES = 10_000;

/** Where the trees are rooted: at the opening, where little may be open yet, and in the middle of things. */
const ROOTS = [0, 60, 150];

/** One row a position, "scenario" or "scenario+commands": the counts for depth 1 to DEPTH. */
export const perftRow = (rules: string, position: string): string => {
  const [scenario = '', after = '0'] = position.split('+');
  const match = matchNamed(rules, scenario);
  const counts: number[] = [];
  for (let depth = 1; depth <= DEPTH; depth++) {
    if (depth > 1 && (counts.at(-1) ?? 0) * (counts[0] ?? 0) > MOST_NODES) break;
    counts.push(perft(match, positionAfter(match, Number(after)), depth));
  }
  return `${position} ${counts.join(' ')}`;
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
      return [`${rules.id}/tree.perft`, positions.map(position => `${perftRow(rules.id, position)}\n`).join('')];
    }),
  );

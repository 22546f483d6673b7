import { findRuleSet } from '../../rules/index.ts';
import type { Finding } from '../../scenario/index.ts';
import { battleFromCode, type Battle } from '../../trials/library.ts';
import { lintBattle } from '../../trials/lint.ts';

/** A made battle as it comes out of a worker: plain data. */
export interface Proof {
  /** The scenario's own JSON. */
  source: unknown;
  /** The word in its usual order. */
  code: string;
  /** What its author ought to read about it under the rules asked for. */
  findings: Finding[];
}

/** Makes battles and looks them over; remembers the last one, which is asked for again under other rules. */
export class Maker {
  #last: Battle | null = null;

  /** @throws Error with one sentence for a word that makes no battle */
  prove(code: string, rules: string): Proof {
    const battle = this.#last?.code === code ? this.#last : this.#make(code);
    const system = findRuleSet(rules);
    const findings = lintBattle(battle.scenario, system ? [system] : []);
    return { source: battle.source, code: battle.code ?? code, findings };
  }

  #make(code: string): Battle {
    const made = battleFromCode(code);
    if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join('; '));
    return (this.#last = made.battle);
  }
}

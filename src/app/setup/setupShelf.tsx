import { useState } from 'preact/hooks';
import { opponentInShort } from '../../bots/opponents.ts';
import { SIDES } from '../../core/types.ts';
import { HUMAN } from '../../trials/gameFile.ts';
import { findRuleSet } from '../../rules/index.ts';
import { forgetSetup, keepSetup, keptSetups, sameSetup, type LastSetup } from './lastSetup.ts';
import { count, SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

const playerInWords = (player: string): string => (player === HUMAN ? t`a player here` : opponentInShort(player));

/** A set-up in one line: the rules, who plays, how many switches stand otherwise than usual. */
const setupInWords = ({ rules, players, options }: LastSetup): string => {
  const switches = Object.keys(options).length;
  return [
    findRuleSet(rules)?.title ?? rules,
    ...SIDES.map(side => `${SIDE_NAME[side]} ${playerInWords(players[side])}`),
    ...(switches > 0 ? [count(switches, 'option')] : []),
  ].join(', ');
};

interface SetupShelfProps {
  /** As the card has it now. */
  now: LastSetup;
  choose: (setup: LastSetup) => void;
}

/** Set-ups of this battle that are kept: taken by a press, and kept by another. */
export const SetupShelf = ({ now, choose }: SetupShelfProps) => {
  const [kept, show] = useState(() => keptSetups(now.battle));
  const after = (work: () => void): void => {
    work();
    show(keptSetups(now.battle));
  };
  const known = kept.some(each => sameSetup(each, now));
  return (
    <section class="setupShelf" aria-label={t`Saved set-ups`} data-testid="setups">
      <ul>
        {kept.map(each => (
          <li key={JSON.stringify(each)}>
            <button type="button" class="second" aria-pressed={sameSetup(each, now)} onClick={() => choose(each)}>
              {setupInWords(each)}
            </button>
            <button
              type="button"
              class="quiet iconButton"
              aria-label={t`Forget ${setupInWords(each)}`}
              onClick={() => after(() => forgetSetup(each))}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
      {!known && (
        <button type="button" class="second" onClick={() => after(() => keepSetup(now))}>
          {t`Keep this set-up`}
        </button>
      )}
    </section>
  );
};

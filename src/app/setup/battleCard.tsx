import { SIDES } from '../../core/types.ts';
import type { Scenario } from '../../core/scenario.ts';
import { strengthInWords, turnsInWords, type BattleSummary } from '../first/summary.ts';
import { longDate, SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { t, told } from '../../languages/language.ts';

interface BattleCardProps {
  /** Null while it has still to be made. */
  summary: BattleSummary | null;
  /** The title of the rules that make it, where it is none of history's. */
  madeBy?: string;
  /** Whether it came from a file. */
  own?: boolean;
  /** Finds the battle whose chart is painted; null while that cannot be. */
  find: (() => Scenario | undefined) | null;
  chosen: boolean;
  choose: () => void;
}

/** A battle as a card with its chart in small. */
export const BattleCard = ({ summary, madeBy, own = false, find, chosen, choose }: BattleCardProps) => {
  const isMade = madeBy !== undefined;
  const title = isMade || !summary ? t`A new battle on the river` : told(summary.title);
  return (
    <label class={chosen ? 'battleCard chosen' : 'battleCard'}>
      <input
        type="radio"
        name="battle"
        class="hidden"
        checked={chosen}
        onChange={choose}
        // Chosen once more it leads to its set-up, too.
        onClick={() => chosen && choose()}
      />
      <Thumbnail title={title} of={summary?.id ?? ''} find={find} />
      <span class="battleText">
        <span class="battleTitle">{title}</span>
        <span class="battlePlace">
          {isMade
            ? t`${madeBy} rules. River, works and fleets that nobody has fought over.`
            : summary && `${longDate(summary.date)} · ${told(summary.place)}`}
        </span>
        <span class="battleSides">
          {SIDES.map(side => (
            <span key={side} class="sideCount">
              <Flag side={side} /> {SIDE_NAME[side]}
              {summary && `, ${strengthInWords(summary.strength[side])}`}
            </span>
          ))}
        </span>
        <span class="battleLength">
          {summary && t`${summary.minutes} minutes`}
          {summary?.turns && !isMade && ` · ${turnsInWords(summary.turns)}`}
          {own && t` · your own file`}
        </span>
      </span>
    </label>
  );
};

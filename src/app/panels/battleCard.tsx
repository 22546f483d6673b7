import { SIDES, type Side } from '../../core/types.ts';
import { RULE_SETS } from '../../rules/index.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { Battle } from '../../trials/library.ts';
import { count, longDate, SIDE_NAME } from '../words.ts';
import { Flag } from './flag.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** How long the battle lasts under the first rules that it is written for. */
const turnsOf = (scenario: Scenario): number =>
  RULE_SETS.map(rules => scenario.rules[rules.id]?.turns).find(turns => turns !== undefined) ?? scenario.turns;

/** "7 ships", "1 fort", "6 ships, 2 forts". */
export const strengthOf = ({ forces, works }: Scenario, side: Side): string => {
  const ships = forces.filter(force => force.side === side).length;
  const forts = works.filter(work => work.side === side && work.kind === 'fort').length;
  const parts = [...(ships > 0 ? [count(ships, 'ship')] : []), ...(forts > 0 ? [count(forts, 'fort')] : [])];
  return parts.join(', ') || 'nothing afloat';
};

interface BattleCardProps {
  battle: Battle;
  chosen: boolean;
  choose: () => void;
  /** The title of the rules that made it, where it is none of history's. */
  madeBy?: string;
}

/** A battle as a card with its chart in small. */
export const BattleCard = ({ battle, chosen, choose, madeBy }: BattleCardProps) => {
  const { scenario } = battle;
  return (
    <label class={chosen ? 'battleCard chosen' : 'battleCard'}>
      <input type="radio" name="battle" class="hidden" checked={chosen} onChange={choose} />
      <Thumbnail scenario={scenario} />
      <span class="battleText">
        <span class="battleTitle">{madeBy === undefined ? scenario.title : 'A new battle on the river'}</span>
        <span class="battlePlace">
          {madeBy === undefined
            ? `${longDate(scenario.date)} · ${scenario.place}`
            : `${madeBy} rules. River, works and fleets that nobody has fought over.`}
        </span>
        <span class="battleSides">
          {SIDES.map(side => (
            <span key={side} class="sideCount">
              <Flag side={side} /> {SIDE_NAME[side]}, {strengthOf(scenario, side)}
            </span>
          ))}
        </span>
        <span class="battleLength">
          {scenario.minutes} minutes
          {madeBy === undefined && ` · ${count(turnsOf(scenario), 'turn')}`}
          {!battle.shipped && madeBy === undefined && ' · your own file'}
        </span>
      </span>
    </label>
  );
};

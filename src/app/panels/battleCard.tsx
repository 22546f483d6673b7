import { SIDES } from '../../core/types.ts';
import { RULE_SETS } from '../../rules/index.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { Battle } from '../library.ts';
import { count, longDate, SIDE_NAME } from '../words.ts';
import { Flag } from './flag.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** How long the battle lasts under the first rules that it is written for. */
const turnsOf = (scenario: Scenario): number =>
  RULE_SETS.map(rules => scenario.rules[rules.id]?.turns).find(turns => turns !== undefined) ?? scenario.turns;

/** A battle as a card with its chart in small. */
export const BattleCard = ({ battle, chosen, choose }: { battle: Battle; chosen: boolean; choose: () => void }) => {
  const { scenario } = battle;
  return (
    <label class={chosen ? 'battleCard chosen' : 'battleCard'}>
      <input type="radio" name="battle" class="hidden" checked={chosen} onChange={choose} />
      <Thumbnail scenario={scenario} />
      <span class="battleText">
        <span class="battleTitle">{scenario.title}</span>
        <span class="battlePlace">
          {longDate(scenario.date)} · {scenario.place}
        </span>
        <span class="battleSides">
          {SIDES.map(side => (
            <span key={side} class="sideCount">
              <Flag side={side} /> {SIDE_NAME[side]},{' '}
              {count(scenario.forces.filter(force => force.side === side).length, 'ship')}
            </span>
          ))}
        </span>
        <span class="battleLength">
          {scenario.minutes} minutes · {count(turnsOf(scenario), 'turn')}
          {!battle.shipped && ' · your own file'}
        </span>
      </span>
    </label>
  );
};

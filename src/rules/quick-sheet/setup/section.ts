import { diceOf, seedFrom, type Dice } from '../../../core/dice.ts';
import type { Dealt, Scenario } from '../../../core/scenario.ts';
import { SIDES, type ShipId, type Side } from '../../../core/types.ts';
import { assetsLeft } from '../market.ts';
import { CLOCK, GENERATED } from '../tables.ts';
import type { Asset } from '../types.ts';
import { EARLIEST_CLOCK, type QuickSheetSection } from './settings.ts';

/** Ships go so many hexes in two turns at the speed of most cards, where the common turn limit counts one in each. */
const HEXES_IN_TWO_TURNS = 3;

/** Q42: as many assets as before a generated battle, any that the side may have; mines are laid on the chart of this one. */
const anyAssets = (dice: Dice, side: Side): Asset[] => {
  const held: Asset[] = [];
  for (let place = 0; place < GENERATED.assets; place++) {
    const open = assetsLeft(side, held).filter(asset => asset !== 'mines');
    held.push(...open.slice(dice.roll(open.length) - 1).slice(0, 1));
  }
  return held;
};

/** One ship of a fleet in so many is held back. */
const RESERVE_ONE_IN = 3;

/** Q12: the last ships of each fleet wait for an arrival roll. */
const reserveOf = ({ forces }: Scenario): ShipId[] =>
  SIDES.flatMap(side => {
    const fleet = forces.filter(force => force.side === side).map(({ id }) => id);
    return fleet.slice(fleet.length - Math.floor(fleet.length / RESERVE_ONE_IN));
  });

/** What a battle of the common generator says: who attacks, a clock that runs as long as the fleets need, and what is dealt. */
export const sectionFor = (scenario: Scenario, attacker: Side, dealt: readonly Dealt[]): QuickSheetSection => {
  const section: QuickSheetSection = {
    options: {},
    attacker,
    clock: Math.max(EARLIEST_CLOCK, CLOCK.end - Math.ceil((2 * scenario.turns) / HEXES_IN_TWO_TURNS)),
  };
  const dice = diceOf(seedFrom(`${scenario.id}/dealt`));
  if (dealt.includes('assets'))
    section.assets = { union: anyAssets(dice, 'union'), confederate: anyAssets(dice, 'confederate') };
  if (dealt.includes('reserve')) section.reserve = reserveOf(scenario);
  return section;
};

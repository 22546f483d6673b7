import { shipOf } from '../../../core/rules.ts';
import { counted, t } from '../../../languages/language.ts';
import type { OddsView } from '../../../system/desk/index.ts';
import { chanceIn } from '../../shared/chances.ts';
import { landings, movesTo } from '../landing.ts';
import { boardingOdds, fightOdds, townOdds } from '../odds.ts';
import { BOARDING, LANDING } from '../tables.ts';
import type { RiverCommand, RiverShip, Situation } from '../types.ts';

/** Boarding Ships, C66, C67: who gets across, and what comes of the fight in this move. */
export const boardView = (target: RiverShip, parties: number): OddsView => {
  const { crosses, taken, gains, goesOn, lost } = boardingOdds(target, parties);
  const none = crosses[0] ?? 0;
  const outcomes = [
    { label: t`nobody fights aboard`, points: 0, chance: 1 - taken - gains - goesOn - lost },
    { label: t`boarders lost`, points: 0, chance: lost },
    { label: t`the fight goes on`, points: 0, chance: goesOn },
    { label: t`boarders gain, some of her crew left`, points: 0, chance: gains },
    { label: t`taken`, points: target.spv, chance: taken },
  ].filter(({ chance }) => chance > ALMOST_NONE);
  return {
    basis: t`1 die a party, across on ${BOARDING.crossesOn} or more; then sums of a die each, ${counted(BOARDING.more, 'defender')} more than boarders at most`,
    outcomes,
    expected: taken * target.spv,
    headlines: [
      { label: t`gets across`, chance: 1 - none },
      { label: t`taken`, chance: taken },
      { label: t`the fight goes on`, chance: goesOn + gains },
      { label: t`boarders lost`, chance: lost },
    ],
  };
};
/** What is left over of sums of fractions is no chance. */
const ALMOST_NONE = 1e-9;

/** Landing Parties, C69, C70: nobody throws in the move of the landing; what each try comes to when they are there. */
export const landView = (
  now: Situation,
  { ship, target, parties }: Extract<RiverCommand, { type: 'land' }>,
): OddsView | null => {
  const work = now.state.works[target];
  const goal = landings(now, shipOf(now, ship)).find(each => each.work === target);
  if (!work || !goal) return null;
  const moves = movesTo(now, goal);
  if (work.kind === 'building') {
    const taken = townOdds(parties);
    return {
      basis: t`there in ${counted(moves, 'move')}; then in each move 1 die a party, taken on ${LANDING.takesOn}`,
      outcomes: [
        { label: t`it holds out`, points: 0, chance: 1 - taken },
        { label: t`taken`, points: work.fpv, chance: taken },
      ],
      expected: taken * work.fpv,
      headlines: [{ label: t`taken at each try`, chance: taken }],
    };
  }
  const { wins, goesOn, loses } = fightOdds(parties, work.cpv);
  return {
    basis: t`there in ${counted(moves, 'move')}; then 1 die a party against ${counted(work.cpv, 'die', 'dice')}`,
    outcomes: [
      { label: t`stormers lost`, points: 0, chance: chanceIn(loses) },
      { label: t`the fight goes on`, points: 0, chance: chanceIn(goesOn) },
      { label: t`taken`, points: work.fpv, chance: chanceIn(wins) },
    ],
    expected: chanceIn(wins) * work.fpv,
    headlines: [
      { label: t`taken`, chance: chanceIn(wins) },
      { label: t`the fight goes on`, chance: chanceIn(goesOn) },
      { label: t`stormers lost`, chance: chanceIn(loses) },
    ],
  };
};

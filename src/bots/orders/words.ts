import type { Chart } from '../../core/chart.ts';
import type { OrderCondition, OrderStance } from '../../core/scenario.ts';
import { counting, named, phrase, type Phrase } from '../../languages/phrase.ts';
import { EDGE_NAME } from '../words.ts';

const some = (ids: readonly string[]): Phrase => {
  const [one = '', other, more] = ids;
  if (other === undefined) return named(one);
  return more === undefined
    ? phrase`${named(one)} or ${named(other)}`
    : phrase`${named(one)}, ${named(other)} or another`;
};

/** Clauses that stand behind "as" and "until", with an enemy or those named for their subject. */
const clauses = (condition: OrderCondition): Phrase[] => {
  const { turn, clock, enemyWithin, enemyPast, damage, lost, of, by } = condition;
  const said: Phrase[] = [];
  const foe = by ? some(by) : phrase`an enemy`;
  if (turn !== undefined) said.push(phrase`turn ${turn} has come`);
  if (clock !== undefined) said.push(phrase`the clock shows ${clock}`);
  if (enemyWithin !== undefined) {
    const hexes = counting(enemyWithin, 'hex', 'hexes');
    said.push(of ? phrase`${foe} is within ${hexes} of ${some(of)}` : phrase`${foe} is within ${hexes}`);
  }
  if (enemyPast !== undefined) {
    const across = enemyPast.toward === 'left' || enemyPast.toward === 'right';
    said.push(across ? phrase`${foe} passes column ${enemyPast.at}` : phrase`${foe} passes row ${enemyPast.at}`);
  }
  if (damage !== undefined) said.push(of ? phrase`${some(of)} has lost ${damage} %` : phrase`she has lost ${damage} %`);
  if (lost !== undefined) said.push(phrase`${some(lost)} is lost`);
  return said;
};

/** A condition as a clause: "an enemy passes column 15". */
export const conditionInWords = (condition: OrderCondition): Phrase =>
  clauses(condition).reduce((all, each) => phrase`${all} and ${each}`);

/** A stance as what she does by it: "holds at 1204". */
export const stanceInWords = (chart: Chart, stance: OrderStance): Phrase => {
  const label = (hexes: readonly number[]): string => chart.label(hexes[0] ?? 0);
  switch (stance.kind) {
    case 'hold':
      if (stance.hexes.length === 0) return phrase`holds`;
      return stance.hexes.length === 1
        ? phrase`holds at ${label(stance.hexes)}`
        : phrase`holds at one of ${stance.hexes.length} hexes`;
    case 'patrol':
      return phrase`patrols ${stance.hexes.map(hex => chart.label(hex)).join(', ')}`;
    case 'engage':
      return stance.prey.length > 0 ? phrase`is to engage ${some(stance.prey)}` : phrase`engages`;
    case 'screen':
      return phrase`screens ${named(stance.ship)}`;
    case 'ambush':
      if (stance.hexes.length === 0) return phrase`lies in ambush`;
      return stance.hexes.length === 1
        ? phrase`lies in ambush at ${label(stance.hexes)}`
        : phrase`lies in ambush at one of ${stance.hexes.length} hexes`;
    case 'runPast':
      return phrase`runs for the ${EDGE_NAME[stance.edge]} edge`;
    case 'withdraw':
      return stance.edge === null ? phrase`falls back` : phrase`falls back to the ${EDGE_NAME[stance.edge]} edge`;
  }
};

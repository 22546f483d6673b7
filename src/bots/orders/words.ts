import type { Chart } from '../../core/chart.ts';
import type { OrderCondition, OrderStance } from '../../core/scenario.ts';
import { counted, t } from '../../languages/language.ts';
import { EDGE_NAME } from '../words.ts';

const some = (ids: readonly string[]): string => {
  const [one = '', other, more] = ids;
  if (other === undefined) return one;
  return more === undefined ? t`${one} or ${other}` : t`${one}, ${other} or another`;
};

/** Clauses that stand behind "as" and "until", with an enemy or those named for their subject. */
const clauses = (condition: OrderCondition): string[] => {
  const { turn, clock, enemyWithin, enemyPast, damage, lost, of, by } = condition;
  const said: string[] = [];
  const foe = by ? some(by) : t`an enemy`;
  if (turn !== undefined) said.push(t`turn ${turn} has come`);
  if (clock !== undefined) said.push(t`the clock shows ${clock}`);
  if (enemyWithin !== undefined) {
    const hexes = counted(enemyWithin, 'hex', 'hexes');
    said.push(of ? t`${foe} is within ${hexes} of ${some(of)}` : t`${foe} is within ${hexes}`);
  }
  if (enemyPast !== undefined) {
    const across = enemyPast.toward === 'left' || enemyPast.toward === 'right';
    said.push(across ? t`${foe} passes column ${enemyPast.at}` : t`${foe} passes row ${enemyPast.at}`);
  }
  if (damage !== undefined) said.push(of ? t`${some(of)} has lost ${damage} %` : t`she has lost ${damage} %`);
  if (lost !== undefined) said.push(t`${some(lost)} is lost`);
  return said;
};

/** A condition as a clause: "an enemy passes column 15". */
export const conditionInWords = (condition: OrderCondition): string => clauses(condition).join(t` and `);

/** A stance as what she does by it: "holds at 1204". */
export const stanceInWords = (chart: Chart, stance: OrderStance): string => {
  const label = (hexes: readonly number[]): string => chart.label(hexes[0] ?? 0);
  switch (stance.kind) {
    case 'hold':
      if (stance.hexes.length === 0) return t`holds`;
      return stance.hexes.length === 1
        ? t`holds at ${label(stance.hexes)}`
        : t`holds at one of ${stance.hexes.length} hexes`;
    case 'patrol':
      return t`patrols ${stance.hexes.map(hex => chart.label(hex)).join(', ')}`;
    case 'engage':
      return stance.prey.length > 0 ? t`is to engage ${some(stance.prey)}` : t`engages`;
    case 'screen':
      return t`screens ${stance.ship}`;
    case 'ambush':
      if (stance.hexes.length === 0) return t`lies in ambush`;
      return stance.hexes.length === 1
        ? t`lies in ambush at ${label(stance.hexes)}`
        : t`lies in ambush at one of ${stance.hexes.length} hexes`;
    case 'runPast':
      return t`runs for the ${EDGE_NAME[stance.edge]} edge`;
    case 'withdraw':
      return stance.edge === null ? t`falls back` : t`falls back to the ${EDGE_NAME[stance.edge]} edge`;
  }
};

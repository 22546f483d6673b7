import type { Chart } from '../../core/chart.ts';
import type { OrderCondition, OrderStance } from '../../core/scenario.ts';
import { counted, t } from '../../core/language.ts';

const some = (ids: readonly string[]): string =>
  ids.length > 2 ? t`${ids.slice(0, 2).join(', ')} or another` : ids.join(' or ');

const clauses = (condition: OrderCondition): string[] => {
  const { turn, clock, enemyWithin, enemyPast, damage, lost, of, by } = condition;
  const foe = by ? some(by) : t`an enemy`;
  const across = enemyPast?.toward === 'left' || enemyPast?.toward === 'right';
  return [
    ...(turn === undefined ? [] : [t`turn ${turn} has come`]),
    ...(clock === undefined ? [] : [t`the clock shows ${clock}`]),
    ...(enemyWithin === undefined
      ? []
      : [t`${foe} is within ${counted(enemyWithin, 'hex', 'hexes')}${of ? t` of ${some(of)}` : ''}`]),
    ...(enemyPast === undefined ? [] : [t`${foe} passes ${across ? 'column' : 'row'} ${enemyPast.at}`]),
    ...(damage === undefined ? [] : [t`${of ? some(of) : 'she'} has lost ${damage} %`]),
    ...(lost === undefined ? [] : [t`${some(lost)} is lost`]),
  ];
};

/** A condition as a clause: "an enemy passes column 15". */
export const conditionInWords = (condition: OrderCondition): string => clauses(condition).join(' and ');

/** A stance as what she does by it: "holds at 1204". */
export const stanceInWords = (chart: Chart, stance: OrderStance): string => {
  const at = (hexes: readonly number[]): string => {
    const [first] = hexes;
    if (first === undefined) return '';
    return hexes.length === 1 ? t` at ${chart.label(first)}` : t` at one of ${hexes.length} hexes`;
  };
  switch (stance.kind) {
    case 'hold':
      return `holds${at(stance.hexes)}`;
    case 'patrol':
      return t`patrols ${stance.hexes.map(hex => chart.label(hex)).join(', ')}`;
    case 'engage':
      return stance.prey.length > 0 ? t`is to engage ${some(stance.prey)}` : 'engages';
    case 'screen':
      return t`screens ${stance.ship}`;
    case 'ambush':
      return t`lies in ambush${at(stance.hexes)}`;
    case 'runPast':
      return t`runs for the ${stance.edge} edge`;
    case 'withdraw':
      return t`falls back${stance.edge === null ? '' : t` to the ${stance.edge} edge`}`;
  }
};

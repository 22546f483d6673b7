import type { Chart } from '../../core/chart.ts';
import type { OrderCondition, OrderStance } from '../../core/scenario.ts';

const some = (ids: readonly string[]): string =>
  ids.length > 2 ? `${ids.slice(0, 2).join(', ')} or another` : ids.join(' or ');

const clauses = (condition: OrderCondition): string[] => {
  const { turn, clock, enemyWithin, enemyPast, damage, lost, of, by } = condition;
  const foe = by ? some(by) : 'an enemy';
  const across = enemyPast?.toward === 'left' || enemyPast?.toward === 'right';
  return [
    ...(turn === undefined ? [] : [`turn ${turn} has come`]),
    ...(clock === undefined ? [] : [`the clock shows ${clock}`]),
    ...(enemyWithin === undefined
      ? []
      : [`${foe} is within ${enemyWithin} ${enemyWithin === 1 ? 'hex' : 'hexes'}${of ? ` of ${some(of)}` : ''}`]),
    ...(enemyPast === undefined ? [] : [`${foe} passes ${across ? 'column' : 'row'} ${enemyPast.at}`]),
    ...(damage === undefined ? [] : [`${of ? some(of) : 'she'} has lost ${damage} %`]),
    ...(lost === undefined ? [] : [`${some(lost)} is lost`]),
  ];
};

/** A condition as a clause: "an enemy passes column 15". */
export const conditionInWords = (condition: OrderCondition): string => clauses(condition).join(' and ');

/** A stance as what she does by it: "holds at 1204". */
export const stanceInWords = (chart: Chart, stance: OrderStance): string => {
  const at = (hexes: readonly number[]): string => {
    const [first] = hexes;
    if (first === undefined) return '';
    return hexes.length === 1 ? ` at ${chart.label(first)}` : ` at one of ${hexes.length} hexes`;
  };
  switch (stance.kind) {
    case 'hold':
      return `holds${at(stance.hexes)}`;
    case 'patrol':
      return `patrols ${stance.hexes.map(hex => chart.label(hex)).join(', ')}`;
    case 'engage':
      return stance.prey.length > 0 ? `is to engage ${some(stance.prey)}` : 'engages';
    case 'screen':
      return `screens ${stance.ship}`;
    case 'ambush':
      return `lies in ambush${at(stance.hexes)}`;
    case 'runPast':
      return `runs for the ${stance.edge} edge`;
    case 'withdraw':
      return `falls back${stance.edge === null ? '' : ` to the ${stance.edge} edge`}`;
  }
};

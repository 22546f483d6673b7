import type { Force, Work } from '../core/scenario.ts';
import { enemyOf, type Side } from '../core/types.ts';
import { findVesselOf, type VesselType } from '../ships/index.ts';
import { unknownName } from './problems.ts';
import type { Reader, Roster } from './reader.ts';

/** Kinds of enemies that standing orders may name instead of single units. */
const TARGET_KINDS = ['ship', 'ironclad', 'wooden', 'ram', 'unarmed', 'tug', 'transport', 'fort', 'building'] as const;
type TargetKind = (typeof TARGET_KINDS)[number];

const IRONCLADS: readonly (VesselType | undefined)[] = [
  'turreted_monitor',
  'double_turret_monitor',
  'casemate_ironclad',
  'broadside_ironclad',
  'armoured_river_gunboat',
  'floating_battery',
];

/** Whether a ship has no gun in this battle. */
export const isUnarmed = (force: Force): boolean =>
  (force.overrides.guns ?? findVesselOf(force)?.guns ?? []).length === 0;

export const hasRam = (force: Force): boolean => force.overrides.ram ?? findVesselOf(force)?.ram ?? false;

const isShipOf = (force: Force, kind: TargetKind): boolean => {
  const type = findVesselOf(force)?.type;
  switch (kind) {
    case 'ship':
      return true;
    case 'ironclad':
      return IRONCLADS.includes(type);
    case 'wooden':
      return !IRONCLADS.includes(type);
    case 'ram':
      return hasRam(force);
    case 'unarmed':
      return isUnarmed(force);
    case 'tug':
    case 'transport':
      return type === kind;
    case 'fort':
    case 'building':
      return false;
  }
};

/** Ids of a side's units of a kind. */
const unitsOfKind = (forces: readonly Force[], works: readonly Work[], side: Side, kind: TargetKind): string[] => [
  ...forces.filter(force => force.side === side && isShipOf(force, kind)).map(({ id }) => id),
  ...works.filter(work => work.side === side && work.kind === kind).map(({ id }) => id),
];

/** What one side's orders are read against. */
export interface Muster extends Reader {
  readonly roster: Roster;
  /** Ships where they start under the rules that the orders are for. */
  readonly forces: readonly Force[];
  readonly works: readonly Work[];
  readonly turns: number;
  readonly side: Side;
}

/** Enemies named by id or kind, each once, in the order given. */
export const readEnemies = (muster: Muster, given: readonly string[], path: string): string[] => {
  const { roster, forces, works, side, report } = muster;
  const enemy = enemyOf(side);
  const known = [...roster].flatMap(([id, unit]) => (unit.side === enemy ? [id] : []));
  const found = given.flatMap((name, index) => {
    if (known.includes(name)) return [name];
    const kind = TARGET_KINDS.find(each => each === name);
    if (kind) return unitsOfKind(forces, works, enemy, kind);
    report(`${path}[${index}]`, unknownName(`a ${enemy} unit or kind of unit`, name, [...known, ...TARGET_KINDS]));
    return [];
  });
  return [...new Set(found)];
};

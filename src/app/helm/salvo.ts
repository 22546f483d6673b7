import type { ReadonlySignal } from '@preact/signals';
import type { Command } from '../../core/types.ts';
import type { Situation } from '../../core/game.ts';
import { canFire, type OddsView, type UnitSheet } from '../../system/desk/index.ts';
import type { Considered } from './considered.ts';
import type { Session } from '../table/session.ts';

/** What is asked of the helm for it, which asks for it itself. */
interface Asked {
  readonly session: Session;
  readonly then: Situation;
  unit(id: string | null): UnitSheet | undefined;
}

/** What all guns of a unit that bear on another could do, as {@link salvoOn} says it. */
interface Salvo {
  /** One after another or together; null where there are fewer than two, or they are not told apart. */
  odds: OddsView | null;
  /** How many are ready and bear; undefined where guns are not told apart. */
  ready: number | undefined;
}

const NOBODY: Salvo = { odds: null, ready: undefined };

/** All guns of a unit at another. What is played at a ship by nobody, like a panic among her crew, fires none. */
export const salvoOn = (helm: Asked, unit: string | null, target: string): Salvo => {
  const { guns } = helm.session.setup.match.rules.desk;
  if (!guns || !helm.unit(unit)) return NOBODY;
  return {
    odds: guns.salvo(helm.then, unit as string, target),
    ready: guns.of(helm.then, unit as string, target).filter(canFire).length,
  };
};

/** Whether several guns are meant by what is being considered: as several orders, or as like guns of which one stands for all. */
export const firesAll = (
  helm: Asked & { readonly considered: ReadonlySignal<Considered | null>; readonly salvo: readonly Command[] },
): boolean => {
  const { command = null, unit = '', target = '' } = helm.considered.value ?? {};
  return helm.salvo.length > 0 && (command === null || (salvoOn(helm, unit, target).ready ?? 0) > 1);
};

/** Whether an order only lays guns, which fire when both sides have laid theirs: no press fires them now. */
export const laysGuns = ({ session }: Pick<Asked, 'session'>, command: Command): boolean => {
  const { desk } = session.setup.match.rules;
  const { target, gun } = desk.about(command);
  return gun !== undefined && target !== null && desk.fire.laidOn(command, target) !== null;
};

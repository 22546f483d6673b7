import { canFire, type OddsView } from '../../system/desk/index.ts';
import type { Helm } from './helm.ts';

/** What all guns of a unit that bear on another could do, as {@link salvoOn} says it. */
interface Salvo {
  /** One after another; null where there are fewer than two, or they are not told apart. */
  odds: OddsView | null;
  /** How many are ready and bear; undefined where guns are not told apart. */
  ready: number | undefined;
}

const NOBODY: Salvo = { odds: null, ready: undefined };

/** All guns of a unit at another. What is played at a ship by nobody, like a panic among her crew, fires none. */
export const salvoOn = (helm: Helm, unit: string | null, target: string): Salvo => {
  const { guns } = helm.session.setup.match.rules.desk;
  if (!guns || !helm.unit(unit)) return NOBODY;
  return {
    odds: guns.salvo(helm.then, unit as string, target),
    ready: guns.of(helm.then, unit as string, target).filter(canFire).length,
  };
};

import { effect, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { HexId } from '../../core/types.ts';
import type { UnitSheet } from '../../system/desk/index.ts';
import type { Helm } from '../helm/helm.ts';

/** What it needs of the helm. */
interface Bridge {
  readonly selected: Helm['selected'];
  readonly units: ReadonlySignal<readonly UnitSheet[]>;
  readonly cursor: Signal<HexId>;
}

/** The cursor goes with the ship in hand, where it lay on her. Returns how to end that. */
export const goWithShip = (helm: Bridge): (() => void) => {
  let [ship, lay]: [string | null, number] = [null, 0];
  return effect(() => {
    const inHand = helm.selected.value;
    const at = helm.units.value.find(({ id, present }) => id === inHand && present)?.hexes[0] ?? 0;
    untracked(() => {
      if (inHand === ship && at !== 0 && at !== lay && helm.cursor.peek() === lay) helm.cursor.value = at;
    });
    [ship, lay] = [inHand, at];
  });
};

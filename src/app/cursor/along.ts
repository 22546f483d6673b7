import { effect } from '@preact/signals';
import type { Helm } from '../helm/helm.ts';

/** The cursor goes with the ship in hand, if it was on her; returns how to stop. */
export const cursorGoesAlong = (helm: Helm): (() => void) => {
  let last = { id: '', hex: 0 };
  return effect(() => {
    const id = helm.selected.value ?? '';
    const hex = helm.unit(id)?.hexes[0] ?? 0;
    const moved = id !== '' && id === last.id && hex !== 0 && hex !== last.hex;
    if (moved && helm.cursor.peek() === last.hex) helm.cursor.value = hex;
    last = { id, hex };
  });
};

import type { Work } from '../../core/scenario.ts';
import { fort, type FortGun } from '../../ships/index.ts';

/** Q22: the guns of a fort: those that the scenario gives it, otherwise the catalogue's without those that could not be fired. */
export const gunsOfFort = ({ fort: id, overrides }: Work): readonly FortGun[] =>
  (overrides?.guns as readonly FortGun[] | undefined) ??
  (id === undefined ? [] : fort(id).guns.filter(({ unusable }) => unusable !== true));

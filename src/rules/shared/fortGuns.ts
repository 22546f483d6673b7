import type { Work } from '../../core/scenario.ts';
import { fortOf, type FortGun } from '../../ships/index.ts';

/** Q22: the guns of a fort: those that the scenario gives it, otherwise the catalogue's without those that could not be fired. */
export const gunsOfFort = (work: Work): readonly FortGun[] =>
  (work.overrides?.guns as readonly FortGun[] | undefined) ??
  (fortOf(work)?.guns ?? []).filter(({ unusable }) => unusable !== true);

import type { Work } from '../../core/scenario.ts';
import { fortOf, type Bearing, type FortFace, type FortGun } from '../../ships/index.ts';
import { t } from '../../languages/language.ts';
import { BEARING_NAME } from './names.ts';

/** Q22: the guns of a fort: those that the scenario gives it, otherwise the catalogue's without those that could not be fired. */
export const gunsOfFort = (work: Work): readonly FortGun[] =>
  (work.overrides?.guns as readonly FortGun[] | undefined) ??
  (fortOf(work)?.guns ?? []).filter(({ unusable }) => unusable !== true);

const FACES: readonly FortFace[] = ['front', 'left', 'right', 'rear'];

/** "front 10, rear 5": what each face has, the front first; faces with nothing are left out. */
export const facesInWords = (of: (face: FortFace) => number): string => {
  const words = FACES.flatMap(face => (of(face) > 0 ? [`${BEARING_NAME[face]} ${of(face)}`] : []));
  return words.length > 0 ? words.join(', ') : t`none`;
};

/** The same of its guns. */
export const gunsByFace = (guns: readonly { readonly bears: readonly (Bearing | FortFace)[] }[]): string =>
  facesInWords(face => guns.filter(({ bears }) => bears.includes(face)).length);

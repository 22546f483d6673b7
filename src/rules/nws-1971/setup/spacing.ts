import type { Scenario, Work } from '../../../core/scenario.ts';
import { counted, decimal, t } from '../../../languages/language.ts';
import { fortOf, type FortFace } from '../../../ships/index.ts';
import { gunsOfFort } from '../../shared/fortGuns.ts';
import { BEARING_NAME } from '../../shared/names.ts';
import { SPACING } from '../tables.ts';

/** Shore batteries, spacing of guns, N52: reported to the author of a battle, and not enforced on history. */

/** Guns of each face, of whatever type. */
const gunsByFace = (work: Work): Map<FortFace, number> => {
  const faces = new Map<FortFace, number>();
  for (const { face, count } of gunsOfFort(work)) faces.set(face, (faces.get(face) ?? 0) + count);
  return faces;
};

/** Whether so many guns stand closer on a face than the text lets them. */
export const isCrowded = (guns: number, faceLengthFt: number): boolean =>
  guns > 1 && ((guns - 1) * SPACING.feet > faceLengthFt || guns * 100 > SPACING.perHundred * faceLengthFt);

/** N52: the faces of a battle's forts on which guns stand too close. */
export const crowdedFaces = ({ works }: Pick<Scenario, 'works'>): { path: string; message: string }[] =>
  works
    .filter(({ kind }) => kind === 'fort')
    .flatMap((work, index) => {
      const feet = work.overrides?.faceLengthFt ?? fortOf(work)?.faceLengthFt ?? 0;
      return [...gunsByFace(work)]
        .filter(([, guns]) => isCrowded(guns, feet))
        .map(([face, guns]) => ({
          path: `forts[${index}]`,
          message: t`${work.id} has ${counted(guns, 'gun')} on ${decimal(feet)} feet (${BEARING_NAME[face]}): at least ${SPACING.feet} feet a gun and at most ${SPACING.perHundred} to a hundred feet (N52)`,
        }));
    });

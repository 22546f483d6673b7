import { t, told } from '../../../languages/language.ts';
import type { Scenario } from '../../../core/scenario.ts';
import { gun, vesselOf, type VesselType } from '../../../ships/index.ts';
import { fortRatingOf, ratingOf } from '../setup/ratings.ts';
import type { Gun } from '../types.ts';

export const gunName = (piece: Pick<Gun, 'gun'>): string => told(gun(piece.gun).name);

/** The name of one gun of a unit, found where its guns are listed. */
export const gunNameIn = (scenario: Scenario, unit: string, index: number): string => {
  const force = scenario.forces.find(each => each.id === unit);
  const work = scenario.works.find(each => each.id === unit);
  const guns = force
    ? ratingOf(force).guns
    : work?.kind === 'fort'
      ? fortRatingOf(work, { bracketedForts: false }).guns
      : [];
  const piece = guns[index];
  return piece ? gunName(piece) : t`gun`;
};

/** What a ship is built as. */
export const kindIn = (scenario: Scenario, id: string): VesselType | undefined => {
  const force = scenario.forces.find(each => each.id === id);
  return force && vesselOf(force).type;
};

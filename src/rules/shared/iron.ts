import type { Vessel } from '../../ships/index.ts';

/** S12: whether any face of a vessel that a shot can meet carries iron. */
export const hasIron = ({ armour }: Pick<Vessel, 'armour'>): boolean =>
  [armour.front, armour.side, armour.rear].some(plate => plate !== undefined);

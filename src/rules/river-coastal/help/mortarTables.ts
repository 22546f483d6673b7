import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import { t } from '../../../languages/language.ts';
import { MORTAR_TABLE, MORTARS } from '../tables.ts';
import type { Face, MortarLine } from '../types.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const besides = ({ takes }: MortarLine): string => {
  if (takes === 'nothing') return '–';
  return takes === 'gun' ? t`a gun` : t`the commander`;
};

export const mortars: HelpTable = {
  id: 'mortars',
  title: t`What a mortar shell does`,
  heads: [t`Die`, ...FACES.map(String)],
  rows: [
    [
      t`${MORTARS.largeFrom} inches and more, to ${MORTARS.large} inches`,
      ...FACES.map(face => String(MORTAR_TABLE[face].large)),
    ],
    [t`Smaller, to ${MORTARS.small} inches`, ...FACES.map(face => String(MORTAR_TABLE[face].small))],
    [t`Besides`, ...FACES.map(face => besides(MORTAR_TABLE[face]))],
  ],
  from: ['MORTAR_TABLE'],
};

export const mortarFire: HelpTable = {
  id: 'mortar-fire',
  title: t`Mortar fire`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Least inches`, String(MORTARS.least)],
    [t`Hits on`, from(MORTARS.hitsOn)],
    [t`Another shot at the same target`, signed(MORTARS.again)],
  ],
  from: ['MORTARS'],
};

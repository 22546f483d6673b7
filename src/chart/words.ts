import type { Terrain } from '../core/chart.ts';
import { t } from '../languages/language.ts';

/** What a hex is: "1204 is bank". */
export const TERRAIN_NAME: Readonly<Record<Terrain, string>> = {
  channel: t`channel`,
  shallows: t`shallows`,
  sandbar: t`sandbar`,
  bank: t`bank`,
  bluff: t`bluff`,
  marsh: t`marsh`,
  island: t`island`,
  town: t`town`,
  wharf: t`wharf`,
  obstruction: t`obstruction`,
};

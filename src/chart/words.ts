import type { Terrain } from '../core/chart.ts';
import type { Edge, Facing } from '../core/types.ts';
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

/** What stands in the way: "the bank at 1204". */
export const THE_TERRAIN: Readonly<Record<Terrain, string>> = {
  channel: t`the channel`,
  shallows: t`the shallows`,
  sandbar: t`the sandbar`,
  bank: t`the bank`,
  bluff: t`the bluff`,
  marsh: t`the marsh`,
  island: t`the island`,
  town: t`the town`,
  wharf: t`the wharf`,
  obstruction: t`the obstruction`,
};

/** Headings in full: what is read is spoken, too, and "SE" would be spoken as two letters. */
export const FACING_NAME: Readonly<Record<Facing, string>> = [
  t`east`,
  t`north-east`,
  t`north-west`,
  t`west`,
  t`south-west`,
  t`south-east`,
];

/** Over which edge of the chart a ship leaves. */
export const BY_EDGE: Readonly<Record<Edge, string>> = {
  left: t`by the left edge`,
  right: t`by the right edge`,
  top: t`by the top edge`,
  bottom: t`by the bottom edge`,
};

import type { Edge } from '../../../core/types.ts';
import type { ShipType } from '../types.ts';
import { decimal, t } from '../../../languages/language.ts';

/** The ship types as players read them; the tables name them as printed, in every language, because the rules hash holds them. */
export const TYPE_TITLE: Readonly<Record<ShipType, string>> = {
  turretedMonitor: t`Turreted Monitor`,
  casemateIronclad: t`Casemate Ironclad`,
  steamFrigate: t`Steam Frigate`,
  steamGunboat: t`Steam Gunboat`,
};

export const EDGE_NAME: Readonly<Record<Edge, string>> = {
  left: t`left`,
  right: t`right`,
  top: t`top`,
  bottom: t`bottom`,
};

/** What a ship does with a ram, or without one: "4 dice, with a ram". */
export const ramInWords = (dice: number, withRam: boolean): string =>
  withRam ? t`${dice} dice, with a ram` : t`${dice} dice, no ram`;

/** "6.5 feet, shallow", "13.5 feet": what counts on a sandbar (Q40). */
export const draughtInWords = ({ draught, shallow }: { draught: number; shallow: boolean }): string => {
  const feet = t`${decimal(draught)} feet`;
  return shallow ? t`${feet}, shallow` : feet;
};

import { t, told } from '../../languages/language.ts';
import type { Bearing, Vessel, VesselType } from '../../ships/index.ts';
import { ofSide } from './words.ts';

/** Types of ships as they stand within a line. */
export const TYPE_IN_LINE: Readonly<Record<VesselType, string>> = {
  turreted_monitor: t`monitor`,
  double_turret_monitor: t`double-turret monitor`,
  casemate_ironclad: t`casemate ironclad`,
  broadside_ironclad: t`broadside ironclad`,
  armoured_river_gunboat: t`armoured river gunboat`,
  tinclad: t`tinclad`,
  cottonclad: t`cottonclad`,
  timberclad: t`timberclad`,
  ellet_ram: t`ellet ram`,
  wooden_gunboat: t`wooden gunboat`,
  ferryboat_gunboat: t`ferryboat gunboat`,
  double_ender: t`double-ender`,
  steam_sloop: t`steam sloop`,
  steam_frigate: t`steam frigate`,
  sailing_frigate: t`sailing frigate`,
  sailing_sloop: t`sailing sloop`,
  torpedo_boat: t`torpedo boat`,
  submarine: t`submarine`,
  launch: t`launch`,
  tug: t`tug`,
  transport: t`transport`,
  mortar_boat: t`mortar boat`,
  floating_battery: t`floating battery`,
  fire_raft: t`fire raft`,
  decoy: t`dummy`,
};

export const BEARING_NAME: Readonly<Record<Bearing, string>> = {
  bow: t`bow`,
  stern: t`stern`,
  port: t`port`,
  starboard: t`starboard`,
};

/** What kind of ship she is, in a line. */
export const kindLine = ({ side, type, shipClass }: Vessel): string =>
  ofSide(side, TYPE_IN_LINE[type]) + (shipClass === undefined ? '' : t`, ${told(shipClass)} class`);

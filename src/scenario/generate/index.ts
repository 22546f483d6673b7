export { makeBattle } from './battle.ts';
export { anySettings } from './anySettings.ts';
export {
  battleCode,
  FEATURES,
  featuresFrom,
  KINDS,
  LIMITS,
  readBattleCode,
  readSettings,
  USUAL,
  type BattleSettings,
  type Feature,
  type Kind,
  type ReadSettings,
  type Wish,
} from './settings.ts';
export { checkVessel, fleetWorth, SHIPS } from './fleets.ts';
export { fleetFault, fleetText, LONGEST_FLEET_NAME, readFleetText, type Fleet } from './fleetText.ts';
export { fortWorth, vesselWorth } from './worth.ts';

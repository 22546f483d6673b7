export { makeBattle } from './battle.ts';
export { typedFleets, type TypedFleet } from './byType.ts';
export { anySettings } from './anySettings.ts';
export {
  battleCode,
  DEALT,
  FEATURES,
  featuresFrom,
  KINDS,
  LONGEST_CODE,
  LIMITS,
  readBattleCode,
  readSettings,
  hasRoomFor,
  ROOM_FOR,
  shipsIn,
  USUAL,
  type BattleSettings,
  type Feature,
  type Kind,
  type ReadSettings,
  type Wish,
} from './settings.ts';
export { checkVessel, fleetWorth, SHIPS } from './fleets.ts';
export { fleetFault, fleetText, LONGEST_FLEET_NAME, readFleetText, type Fleet } from './fleetText.ts';
export { fortWorth, shipWorth, vesselWorth, type FindShip } from './worth.ts';

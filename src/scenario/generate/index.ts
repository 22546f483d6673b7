export { makeBattle, type BattleSystem } from './battle.ts';
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
} from './settings.ts';
export { fleetWorth } from './fleets.ts';
export { fortWorth, vesselWorth } from './worth.ts';

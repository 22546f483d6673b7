import type { Noise, OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { KERNEL_UNSEEN, withNoises } from '../../shared/stageTools.ts';
import { afterArrivals, underWay } from '../../shared/underWay.ts';
import type { Told } from '../words/told.ts';
import { blows } from './blows.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';

/** What is heard of events that are shown by a word alone. */
const NOISES: Partial<Readonly<Record<Told['type'], Noise>>> = {
  plotsShown: 'pipe',
  shipTurned: 'water',
  shipWaited: 'pipe',
  shipLeft: 'pipe',
  shipsReleased: 'chain',
  anchored: 'chain',
  weighed: 'chain',
  sparRigged: 'chain',
  torpedoLaunched: 'splash',
  torpedoSpent: 'splash',
  torpedoFound: 'bell',
  placeRolled: 'knock',
  helmHalved: 'knock',
  steeringLost: 'knock',
  workThrown: 'knock',
  workGunsFell: 'knock',
  gunsStruck: 'knock',
  deckRolled: 'knock',
  amidshipsRolled: 'knock',
  aftRolled: 'knock',
  wheelRolled: 'knock',
  wheelLost: 'knock',
  turretOut: 'ring',
  turretRolled: 'ring',
  portRolled: 'ring',
  funnelHit: 'steam',
  shipDisabled: 'steam',
  shipAbandoned: 'bell',
  underControl: 'pipe',
  turretFreed: 'pipe',
  portCleared: 'pipe',
};

/** Naval Wargames Society 1971 on the board: every event of its rules and of the kernel's. */
export const nwsStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = underWay(acts, units);
  const stage: Stage<Told> = { ...KERNEL_UNSEEN, ...movement(tools), ...blows(tools), ...gunnery(tools) };
  return afterArrivals(withNoises(stage, acts, NOISES), tools.arrived, ['shipMoved']);
};

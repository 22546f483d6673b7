import { counted, t } from '../../../languages/language.ts';
import { refusals } from '../../../system/refusal.ts';

/** What stands in the way of shots and moves, what a marker cannot change, and what its course is warned of. */
export const REFUSALS = refusals({
  friend: ['6', () => t`That is a friend.`],
  gone: ['R72', () => t`She is out of the battle.`],
  hulk: ['R23', () => t`She has been abandoned.`],
  crew: ['R74', () => t`Nobody is left aboard.`],
  unarmed: ['R18', () => t`No gun is left to fire.`],
  bearing: ['R13', () => t`No gun bears.`],
  fired: ['R12', () => t`The guns have fired in this move.`],
  turning: ['R12', () => t`She is turning: all but light guns wait for the second half of the move.`],
  moving: ['R19', () => t`A mortar can do nothing to a vessel under way.`],
  range: ['R11', (range: number, reach: number) => t`Out of range: ${range} hexes, it reaches ${reach}.`],
  near: [
    'R19',
    (range: number, reach: number) => t`Too near for a mortar: ${counted(range, 'hex', 'hexes')}, at least ${reach}.`,
  ],
  sight: ['R56', (range: number, reach: number) => t`Not seen: ${range} hexes, sight is ${reach}.`],
  blocked: ['R56', (by: string) => t`The line of fire is blocked by ${by}.`],
  away: ['R73', () => t`She is not on the chart.`],
  towed: ['11', (by: string) => t`${by} has her in tow.`],
  moored: ['R79', () => t`She lies moored, without orders.`],
  noEngine: ['R52', () => t`She cannot move by herself.`],
  noSteam: ['R31', (turn: number) => t`She has no steam before turn ${turn}.`],
  boilerHit: ['Critical hits', () => t`Her boiler is holed.`],
  noSpeed: ['9', () => t`She has no speed left.`],
  jammed: ['Critical hits', (turns: number) => t`Debris jams her wheel or screw for ${counted(turns, 'more turn')}.`],
  banked: ['R29', () => t`She lies on the bank and must be towed off.`],
  noWater: ['S9', (place: string, terrain: string) => t`${place} is ${terrain}: no ship can enter.`],
  beyond: ['5', (place: string) => t`No marker takes her to ${place} in this move.`],
  markerHelmless: ['R60', () => t`nobody at the wheel`],
  markerSteering: ['Critical hits', () => t`steering damaged`],
  markerBanked: ['R29', () => t`on the bank`],
  markerAground: ['10', () => t`aground`],
  markerJammed: ['Critical hits', () => t`wheel or screw jammed`],
  meets: ['R6', (other: string, place: string) => t`Meets ${other} at ${place}.`],
  broughtUp: ['R44', (place: string) => t`Is brought up before ${place}.`],
  runsAshore: ['R29', (place: string) => t`Runs on the bank before ${place}.`],
  leavesChart: ['R70', () => t`Leaves the chart.`],
  mayYaw: ['R8', () => t`May yaw: adrift, or slower than the current.`],
  groundsFirst: [
    'R51',
    (ship: string, place: string, ways: number) =>
      t`First half: ${ship} dices for grounding at ${place}, ${ways} in 6.`,
  ],
  groundsSecond: [
    'R51',
    (ship: string, place: string, ways: number) =>
      t`Second half: ${ship} dices for grounding at ${place}, ${ways} in 6.`,
  ],
  helmless: ['R60', () => t`Nobody is at the wheel to turn her.`],
});

import { t } from '../../../languages/language.ts';
import { refusals } from '../../../system/refusal.ts';

/** What stands in the way of shots and moves. */
export const REFUSALS = refusals({
  unarmed: ['P35', () => t`She carries no guns.`],
  silent: ['Ship Flotation Values', () => t`Her guns are out of the battle.`],
  over: ['Ship Flotation Values', () => t`She is out of the battle.`],
  friend: ['Firing Guns a', () => t`That is a friend.`],
  range: ['Firing Guns c', (range: number, reach: number) => t`Out of range: ${range} hexes, guns reach ${reach}.`],
  visibility: ['P26', (range: number, reach: number) => t`Not seen: ${range} hexes, today’s sight is ${reach}.`],
  blocked: ['Firing Guns b', (by: string) => t`The line of fire is blocked by ${by}.`],
  away: ['P24', () => t`She is not on the chart.`],
  noEngine: ['S9', () => t`She cannot move by herself.`],
  noSteam: ['S9', (turn: number) => t`She has no steam before turn ${turn}.`],
  aground: ['P33', () => t`She is hard aground.`],
  triedToFloat: ['P33', () => t`She is aground and has tried to come off this turn.`],
  ramming: ['P15', () => t`She has steered to ram and waits for the blow.`],
  moved: ['P9', () => t`She has moved this turn.`],
  otherMoves: ['P9', (other: string) => t`${other} must finish her move first.`],
  noWater: ['P11', (place: string, terrain: string) => t`${place} is ${terrain}: no ship can enter.`],
  taken: ['P11', (other: string, place: string) => t`${other} lies in ${place}.`],
  noRam: ['P12', () => t`A ship that is breaking off never rams.`],
  noFlight: ['P12', (place: string) => t`She is breaking off and must get away: ${place} is not on a way that does.`],
  beyond: ['Movement b', (place: string) => t`${place} is beyond what is left of her move, or not on her heading.`],
});

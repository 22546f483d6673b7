import { turned } from '../../core/types.ts';
import { burnFireShips } from './burning.ts';
import { settleCards } from './cards.ts';
import { shiftFlags } from './flagships.ts';
import { releaseAll } from './ramming.ts';
import { fightFires, mendAll } from './repairs.ts';
import { ANCHOR } from './tables.ts';
import { passLines } from './towing.ts';
import type { Play, RiverShip } from './types.ts';
import { afloat } from './units.ts';
import { offUpstream } from './way.ts';
import { endWeather } from './weather.ts';
import { outcomeOf } from './victory.ts';
import { clearWrecks } from './wrecks.ts';

/** Anchor, C13: a light ship at anchor swings until her bow points upstream, three hexsides a move at the most. */
const swing = (play: Play, ship: RiverShip): void => {
  if (!ship.anchored || ship.fullSpv >= ANCHOR.swingsUnder) return;
  const off = offUpstream(play, ship);
  const sides = Math.sign(off) * Math.min(Math.abs(off), ANCHOR.hexsides);
  if (sides === 0) return;
  const from = ship.facing;
  ship.facing = turned(from, sides);
  play.emit({ type: 'shipTurned', ship: ship.id, from, facing: ship.facing });
};

/** C84: a move after it was sent up a balloon sees; of an abandoned ship it comes down. */
const loft = (play: Play, ship: RiverShip): void => {
  if (ship.balloon === undefined || ship.balloon === 'down') return;
  if (ship.abandoned) ship.balloon = 'down';
  else if (ship.balloon === 'rising') {
    ship.balloon = 'aloft';
    play.emit({ type: 'balloonAloft', ship: ship.id });
  }
};

/** C2, C97: fire ships, fires, repairs, lines, anchors, smoke, fog, wrecks that are no more in the way, whoever has been jammed long enough comes free, commanders shift their flags, and cards are looked at. */
export const endMove = (play: Play): void => {
  burnFireShips(play);
  fightFires(play);
  mendAll(play);
  passLines(play);
  for (const ship of afloat(play)) swing(play, ship);
  releaseAll(play);
  endWeather(play);
  for (const ship of afloat(play)) loft(play, ship);
  clearWrecks(play);
  shiftFlags(play);
  settleCards(play, () => outcomeOf(play) !== null);
};

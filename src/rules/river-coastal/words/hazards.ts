import { t } from '../../../languages/language.ts';
import { CHAINS, EXPLODES_ON, FIRE_SHIPS } from '../tables.ts';
import type { HazardEvent, TorpedoDoes } from '../types.ts';
import type { Sentences } from './told.ts';

/** C77, C78: what comes of a torpedo, anchored or on a spar. */
const TORPEDO: Readonly<Record<TorpedoDoes, string>> = {
  fails: t`nothing happens`,
  bursts: t`it bursts`,
  sinks: t`it tears her open`,
};

/** What lies in the water, and what is set adrift in it. */
export const HAZARDS: Sentences<HazardEvent['type']> = {
  mineRolled: ({ ship, at, die, does }, { Name, hex }) =>
    does === 'dummy'
      ? t`${Name(ship)} comes into a minefield at ${hex(at)} (${die}): it is a dummy.`
      : t`${Name(ship)} comes into a minefield at ${hex(at)} (${die}): ${TORPEDO[does]}.`,
  sparRolled: ({ ship, target, die, does }, { name, Name }) =>
    t`${Name(ship)} strikes ${name(target)} with her spar torpedo (${die}): ${TORPEDO[does]}.`,
  chainRolled: ({ ship, at, by, die, over }, { Name, hex }) =>
    over
      ? t`${Name(ship)} tries the chain at ${hex(by)}, over on ${CHAINS.overOn} or more: ${die}; she gets over.`
      : t`${Name(ship)} tries the chain at ${hex(by)}, over on ${CHAINS.overOn} or more: ${die}; she is brought up at ${hex(at)}.`,
  shipSnagged: ({ ship, at }, { Name, hex }) => t`${Name(ship)} is snagged by the wreck at ${hex(at)}.`,
  wreckCleared: ({ at }, { hex }) => t`The wreck at ${hex(at)} is in nobody’s way any more.`,
  linePassed: ({ ship, to, does, fast }, { name, Name }) => {
    if (!fast) return t`${Name(ship)} gets no line across to ${name(to)}.`;
    return does === 'tow'
      ? t`${Name(ship)} has ${name(to)} in tow.`
      : t`${Name(ship)} is made fast alongside ${name(to)}.`;
  },
  lineCast: ({ ship, from }, { name }) => t`The line between ${name(ship)} and ${name(from)} is gone.`,
  fireShipReleased: ({ ship, at }, { Name, hex }) => t`${Name(ship)} is let go at ${hex(at)} to drift upon the enemy.`,
  fireShipTried: ({ ship, die, lit }, { Name }) =>
    lit
      ? t`${Name(ship)} is to be lit, ${FIRE_SHIPS.lightsOn} or more: ${die}; she burns.`
      : t`${Name(ship)} is to be lit, ${FIRE_SHIPS.lightsOn} or more: ${die}; she does not catch.`,
  fireCaught: ({ ship, by, die, need, caught }, { name, Name }) =>
    caught
      ? t`${Name(ship)} touches the burning ${name(by)}, caught on ${need} or more: ${die}; she is on fire.`
      : t`${Name(ship)} touches the burning ${name(by)}, caught on ${need} or more: ${die}; she is spared.`,
  explosionTried: ({ ship, die, explodes }, { name }) =>
    explodes
      ? t`The fuse of ${name(ship)}, off on ${EXPLODES_ON}: ${die}; she goes off.`
      : t`The fuse of ${name(ship)}, off on ${EXPLODES_ON}: ${die}; it still burns.`,
  ownSparRolled: ({ ship, die, sinks }, { name }) =>
    sinks
      ? t`Does ${name(ship)} outlive her own torpedo: ${die}, she does not.`
      : t`Does ${name(ship)} outlive her own torpedo: ${die}, she does.`,
};

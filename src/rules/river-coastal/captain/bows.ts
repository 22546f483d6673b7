import { HELMS, shipAfter } from '../follow.ts';
import type { RiverShip } from '../types.ts';
import { speedsFor } from '../way.ts';
import type { Field, Foe, Party } from './field.ts';
import { meetingOf } from './meeting.ts';
import { steered, waysOn, type Track } from './tracks.ts';
import { blowWorth } from './worth.ts';

/** Of the blows that an enemy could strike if he guessed right, the part that is struck. */
const GUESSED = 0.5;
/** Hexes from which a blow may come in the move after this one. */
const NEAR = 6;
/** A blow that is worth less is no reason to go anywhere, in hull points. */
const TELLS = 2;

/** The next move at her best speed, by any helm. */
const fastestWays = ({ now }: Field, ship: RiverShip): Track[] => {
  const speed = Math.max(...speedsFor(now, ship));
  return speed > 0 ? HELMS.map(helm => steered(now, ship, speed, helm)) : [];
};

const comingKept = new WeakMap<Foe, readonly Track[]>();

/** How an enemy may come on in the move after this one, if she now goes as she goes. */
const waysToCome = (field: Field, foe: Foe): readonly Track[] => {
  let ways = comingKept.get(foe);
  if (!ways) {
    const [now] = foe.likely;
    const goesOn = foe.ship && now && now.track.end.at !== 0;
    ways = goesOn ? fastestWays(field, shipAfter(foe.ship, now.track.speed, now.track.course)) : [];
    comingKept.set(foe, ways);
  }
  return ways;
};

/**
 * Ramming: what the enemy's bows may do to her in the move after this one, however she then steers, in hull points. No ship gathers way at
 * once: who lies at rest before a ram gets out of nobody's way.
 */
export const bowsAhead = (field: Field, party: Party, ship: RiverShip, track: Track): number => {
  const { now, temper } = field;
  if (track.end.at === 0) return 0;
  const threats = field.foes.flatMap(foe => {
    if (!foe.ship || foe.stand.at === 0 || now.chart.range(foe.stand.at, track.end.at) > NEAR) return [];
    const ways = waysToCome(field, foe);
    const { target, rammer } = blowWorth(foe.mark, party.mark, ways[0]?.speed ?? 0, true);
    const worth = temper.hurt * target - temper.harm * rammer;
    return ways.length > 0 && worth > TELLS ? [{ ways, worth }] : [];
  });
  if (threats.length === 0) return 0;
  const later = shipAfter(ship, track.speed, track.course);
  let least = Infinity;
  for (const way of [...waysOn(now, later), ...fastestWays(field, later)]) {
    let cost = 0;
    for (const { ways, worth } of threats) if (ways.some(theirs => meetingOf(way, theirs)?.otherStrikes)) cost += worth;
    if (cost === 0) return 0;
    least = Math.min(least, cost);
  }
  return least === Infinity ? 0 : GUESSED * least;
};

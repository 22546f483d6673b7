import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { deckOf, gunsBought, type Target } from './effects.ts';
import type { Kept, NwsShip, Play, Third } from './types.ts';

/** Hits on hull above water, N32, N34, N60, N61: guns by points. */

/** Where points fall: a third of the hull or a casemate, and the side or end that is engaged. */
interface Part {
  readonly third: Third | 'casemate';
  readonly from: Bearing;
}

/** N61: from ahead and astern the guns of the forward or aft part of both sides, whatever was thrown. */
const thirdOf = ({ third, from }: Part): Third | 'casemate' => {
  if (from === 'bow') return 'forward';
  return from === 'stern' ? 'aft' : third;
};

/** N32, N34, N60, N61: guns that stand there; those of turrets and towers fall with them alone. */
const gunsThere = (ship: NwsShip, part: Part): { index: number; pv: number; deck: number }[] => {
  const third = thirdOf(part);
  const side = part.from === 'port' || part.from === 'starboard' ? part.from : null;
  return ship.guns.flatMap(({ lost, pv, place }, index) => {
    const there = third === 'casemate' || place.third === third;
    const engaged = side === null || place.beam === 'either' || place.beam === side;
    return !lost && place.turret === 0 && there && engaged ? [{ index, pv, deck: place.deck }] : [];
  });
};

/** Damage effect: which deck, where guns stand on more than one. */
const deckDie = (play: Play, ship: NwsShip, guns: readonly { deck: number }[]): number | null => {
  if (ship.decks === 1 || guns.length === 0) return null;
  const die = play.dice.roll(6);
  const deck = deckOf(ship.decks, die);
  play.emit({ type: 'deckRolled', ship: ship.id, die, deck, of: ship.decks });
  return deck;
};

const keptAt = (ship: NwsShip, third: Kept['third'], beam: Bearing, deck: number): Kept => {
  const known = ship.kept.find(each => each.third === third && each.beam === beam && each.deck === deck);
  if (known) return known;
  ship.kept.push({ third, beam, deck, points: 0 });
  return keptAt(ship, third, beam, deck);
};

/** Damage effect, N32: guns worth as many points are destroyed; the rest is kept. A part without guns: nothing. */
export const strikeGuns = (play: Play, id: ShipId, points: number, part: Part): void => {
  const ship = shipOf(play, id);
  const there = gunsThere(ship, part);
  const deck = deckDie(play, ship, there);
  const targets: Target[] = deck === null ? there : there.filter(gun => gun.deck === deck);
  if (targets.length === 0) return;
  const third = thirdOf(part);
  const kept = keptAt(ship, third, part.from, deck ?? 0);
  const bought = gunsBought(targets, kept.points + points);
  kept.points = bought.kept;
  for (const index of bought.fallen) {
    const gun = ship.guns[index];
    if (gun) gun.lost = true;
  }
  play.emit({ type: 'gunsStruck', ship: id, third, points, guns: bought.fallen, kept: bought.kept });
};

/** N32, the same looked at before it happens: by the deck that the die gives, in how many of six faces, the points value of the guns that would fall. */
export const fallingTo = (ship: NwsShip, points: number, part: Part): { pv: number; faces: number }[] => {
  const there = gunsThere(ship, part);
  if (there.length === 0) return [];
  const third = thirdOf(part);
  const decks = ship.decks === 1 ? [null] : [1, 2, 3, 4, 5, 6].map(die => deckOf(ship.decks, die));
  return decks.map(deck => {
    const targets = deck === null ? there : there.filter(gun => gun.deck === deck);
    const kept = ship.kept.find(each => each.third === third && each.beam === part.from && each.deck === (deck ?? 0));
    const { fallen } = gunsBought(targets, (kept?.points ?? 0) + points);
    return { pv: fallen.reduce((sum, index) => sum + (ship.guns[index]?.pv ?? 0), 0), faces: 6 / decks.length };
  });
};

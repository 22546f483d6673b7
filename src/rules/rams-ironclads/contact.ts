import { shipOf } from '../../core/rules.ts';
import { turned, type HexId, type ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { quarterTo } from './arcs.ts';
import type { Clash, Going, Play, RamsShip, Situation, Strike } from './types.ts';
import { groundSpeed, isStationary } from './way.ts';

/** Two vessels that come together: one into the other's hex, both into one hex, or each into the other's. */
export interface Meeting {
  one: ShipId;
  other: ShipId;
  how: 'contact' | 'crossing' | 'exchange';
}

/** R24: whether a vessel comes into another's hex with her bow. */
export const comesBowFirst = ({ going }: { going: Going }): boolean => going === 'ahead';

/** How a vessel comes to a meeting. */
type Comer = Pick<RamsShip, 'facing' | 'going'>;

/** R24: bow to bow with opposite headings; without a bow in contact unless the rammer goes ahead into the target's own hex. */
export const clashOf = (how: Meeting['how'], one: Comer, other: Comer): Clash => {
  if (how === 'crossing' || !comesBowFirst(one)) return 'noBow';
  if (how === 'exchange') return comesBowFirst(other) ? 'bowToBow' : 'noBow';
  return other.facing === turned(one.facing, 3) ? 'bowToBow' : 'ram';
};

/** R24: neither on the same line nor on the opposite one. */
export const isSideOn = (one: Pick<RamsShip, 'facing'>, other: Pick<RamsShip, 'facing'>): boolean =>
  (one.facing - other.facing) % 3 !== 0;

const whereHit = (now: Situation, on: RamsShip, from: HexId): Bearing =>
  on.at === from ? 'bow' : quarterTo(now, on, from);

/** R24: whether whoever is struck strikes too: unless the one rams the other outright. */
export const strikesBack = (clash: Clash): boolean => clash !== 'ram';

/** Section 7: one blow, with everything that counts as it stands at the moment of contact. */
export const strikeOf = (now: Situation, by: RamsShip, on: RamsShip, clash: Clash, speed: number): Strike => ({
  by: by.id,
  on: on.id,
  clash,
  speed,
  sideOn: clash === 'ram' && isSideOn(by, on),
  stationary: isStationary(now, on),
  where: whereHit(now, on, by.at),
  chosen: false,
});

/** The speed with which she came, though she has been stopped since. */
const cameWith = (now: Situation, ship: RamsShip): number => {
  const tower = now.state.ships[ship.towedBy];
  return tower ? tower.rate : ship.rate;
};

/** Made fast to each other: no collision, they only lie in each other's way (R68). */
const isOneString = (one: RamsShip, other: RamsShip): boolean =>
  one.tows.includes(other.id) || other.tows.includes(one.id) || (one.towedBy !== '' && one.towedBy === other.towedBy);

/** R45, R68: two vessels that only lie in each other's way, or have struck each other already. */
export const strikeNoMore = (one: RamsShip, other: RamsShip): boolean =>
  isOneString(one, other) || one.touching === other.id || other.touching === one.id;

/** Sections 4 and 7, R24, R45: two vessels touch; the blows are struck in the ramming step. */
export const contact = (play: Play, meeting: Meeting): void => {
  const [one, other] = [shipOf(play, meeting.one), shipOf(play, meeting.other)];
  if (strikeNoMore(one, other)) {
    play.emit({ type: 'shipHeld', ship: one.id, at: one.at, by: other.id });
    return;
  }
  const clash = clashOf(meeting.how, one, other);
  const speed = cameWith(play, one);
  const theirs = meeting.how === 'contact' ? groundSpeed(play, other) : cameWith(play, other);
  play.state.strikes.push(strikeOf(play, one, other, clash, speed));
  if (strikesBack(clash)) play.state.strikes.push(strikeOf(play, other, one, clash, theirs));
  one.touching = other.id;
  other.touching = one.id;
  play.emit({ type: 'shipsMet', ship: one.id, target: other.id, clash, speed });
};

/** R45: one blow a move between two vessels, and none in the next either while they lie together. */
export const partContacts = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (ship.touching === '') continue;
    const other = play.state.ships[ship.touching];
    const together = other?.status === 'afloat' && ship.status === 'afloat' && play.chart.range(ship.at, other.at) <= 1;
    if (!together) ship.touching = '';
  }
};

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

/**
 * R24: bow to bow with opposite headings; without a bow in contact unless the rammer goes ahead into the target's own hex. Of two that change
 * places it is she whose bow is in contact that is named first.
 */
export const clashOf = (how: Meeting['how'], one: Comer, other: Comer): Clash => {
  if (how === 'crossing' || !comesBowFirst(one)) return 'noBow';
  if (how === 'exchange') return comesBowFirst(other) ? 'bowToBow' : 'ram';
  return other.facing === turned(one.facing, 3) ? 'bowToBow' : 'ram';
};

/** R24: neither on the same line nor on the opposite one. */
export const isSideOn = (one: Pick<RamsShip, 'facing'>, other: Pick<RamsShip, 'facing'>): boolean =>
  (one.facing - other.facing) % 3 !== 0;

const whereHit = (now: Situation, on: RamsShip, from: HexId): Bearing =>
  on.at === from ? 'bow' : quarterTo(now, on, from);

/** R24: whether whoever is struck strikes too: unless the one rams the other outright. */
const strikesBack = (clash: Clash): boolean => clash !== 'ram';

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

/** R45: whether a vessel has struck another and has not backed off since. */
export const hasStruck = ({ state }: Pick<Situation, 'state'>, by: ShipId, on: ShipId): boolean =>
  state.struck.some(blow => blow.by === by && blow.on === on);

/** R45, R68: whether a vessel that comes into another's hex is only held there: made fast to her, or not backed off since her last blow. */
export const strikesNoMore = (now: Pick<Situation, 'state'>, by: RamsShip, on: RamsShip): boolean =>
  isOneString(by, on) || hasStruck(now, by.id, on.id);

/** R45: a blow has fallen between the two in this move. */
const haveMet = ({ state }: Situation, one: ShipId, other: ShipId): boolean =>
  state.struck.some(
    ({ by, on, turn }) => turn === state.turn && ((by === one && on === other) || (by === other && on === one)),
  );

/**
 * Who strikes when two meet. R45, R75: one that has struck the other already and not backed off strikes neither as she comes on nor
 * back; coming on, she is only held, and so nobody strikes.
 */
export const strikersOf = (
  how: Meeting['how'],
  clash: Clash,
  oneMayNot: boolean,
  otherMayNot: boolean,
): { one: boolean; other: boolean } => ({
  one: !oneMayNot,
  other: strikesBack(clash) && !otherMayNot && (how !== 'contact' || !oneMayNot),
});

/** Section 11: what a tug pushes goes bow first as she goes ahead, if it lies as she does. */
const comingOf = (now: Situation, ship: RamsShip): Comer => {
  const tug = now.state.ships[ship.towedBy];
  const goesFirst = tug?.pushing && comesBowFirst(tug) && tug.facing === ship.facing;
  return goesFirst ? tug : ship;
};

/** The two that meet: of two that change places first she whose bow is in contact. */
const inOrder = (play: Play, { one, other, how }: Meeting): [RamsShip, RamsShip] => {
  const [first, second] = [shipOf(play, one), shipOf(play, other)];
  return how === 'exchange' && !comesBowFirst(comingOf(play, first)) ? [second, first] : [first, second];
};

/** Sections 4 and 7, R24, R45: two vessels touch; the blows are struck in the ramming step. */
export const contact = (play: Play, meeting: Meeting): void => {
  const [one, other] = inOrder(play, meeting);
  const clash = clashOf(meeting.how, comingOf(play, one), comingOf(play, other));
  const met = haveMet(play, one.id, other.id);
  const strikers = strikersOf(
    meeting.how,
    clash,
    met || strikesNoMore(play, one, other),
    met || strikesNoMore(play, other, one),
  );
  const theirs = meeting.how === 'contact' ? groundSpeed(play, other) : cameWith(play, other);
  const blows = [
    ...(strikers.one ? [strikeOf(play, one, other, clash, cameWith(play, one))] : []),
    ...(strikers.other ? [strikeOf(play, other, one, clash, theirs)] : []),
  ];
  const [first] = blows;
  if (!first) {
    play.emit({ type: 'shipHeld', ship: one.id, at: one.at, by: other.id });
    return;
  }
  for (const { by, on } of blows) play.state.struck.push({ by, on, turn: play.state.turn });
  play.emit({ type: 'shipsMet', ship: first.by, target: first.on, clash, speed: first.speed });
  play.state.strikes.push(...blows);
};

/** R45: who lies clear of whom she has struck as the move ends has backed off, and may strike her again. */
export const partContacts = ({ state, chart }: Play): void => {
  state.struck = state.struck.filter(({ by, on }) => {
    const [rammer, target] = [state.ships[by], state.ships[on]];
    return rammer?.status === 'afloat' && target?.status === 'afloat' && chart.range(rammer.at, target.at) <= 1;
  });
};

import { hullIn } from '../../shared/deskParts.ts';
import type { Berth, Broadside, FieldHex, Pose, RamHex } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { fortFaceTo, gunBears } from '../arcs.ts';
import { isServed } from '../gunnery.ts';
import { bondOf, ramHexAhead } from '../bound.ts';
import { shotOdds } from '../odds.ts';
import { hasRam } from '../ramming.ts';
import { sequence } from '../sequence.ts';
import { reachOfGuns, sightBlockedAt } from '../sight.ts';
import { CARD_TABLE, GUN_RANGE, OPPORTUNITY_REACH } from '../tables.ts';
import {
  ORDER_CARDS,
  type CardFace,
  type OrderCard,
  type QuickSheetShip,
  type QuickSheetState,
  type Situation,
  type Unit,
} from '../types.ts';
import { fights, hexesOf, isPresent, isShip, unitOf } from '../units.ts';
import { clone } from '../views.ts';
import { counted, t } from '../../../languages/language.ts';

/** Guns that would bear on a hex, were a target there. */
const bearingOn = (now: Situation, unit: Unit, hex: HexId): number =>
  unit.guns.filter(gun => {
    if (!isServed(unit, gun)) return false;
    if (isShip(unit)) return gunBears(now, unit, gun, hex);
    return gun.bears.length === 0 || gun.bears.some(face => face === fortFaceTo(now, unit, hex));
  }).length;

/** Sections 25 and 30: how many guns reach each hex; weak at long range. */
export const fieldOfFire = (now: Situation, id: string, hexes = now.chart.hexes): FieldHex[] => {
  const unit = unitOf(now, id);
  if (!isPresent(unit) || unit.guns.length === 0) return [];
  const own = hexesOf(unit);
  const reach = reachOfGuns(now);
  const overShips = !isShip(unit) && unit.kind === 'fort';
  return hexes.flatMap(hex => {
    const range = Math.min(...own.map(from => now.chart.range(from, hex)));
    if (range === 0 || range > reach) return [];
    const guns = bearingOn(now, unit, hex);
    if (guns === 0) return [];
    const stops = own.map(from => sightBlockedAt(now, from, hex, overShips, own));
    return [
      {
        hex,
        strength: guns,
        shown: String(guns),
        weak: range > GUN_RANGE.short,
        blocked: stops.includes(0) ? 0 : (stops[0] ?? 0),
      },
    ];
  });
};

const ACTION = sequence.findIndex(phase => phase.id === 'action');

const isFace = (card: CardFace | null): card is OrderCard => card !== null && card !== 'hidden';

/** The cards that may rule her next activation, as far as this view knows. */
const cardsFor = (now: Situation, ship: QuickSheetShip): readonly OrderCard[] => {
  const { phase } = now.state.cursor;
  if (ship.acted || phase > ACTION) return ORDER_CARDS;
  if (isFace(ship.card)) return [ship.card];
  const hand = ship.hand.filter(isFace);
  return ship.card === null && hand.length > 0 && hand.length === ship.hand.length ? [...new Set(hand)] : ORDER_CARDS;
};

/** Step 6: this view as if that ship were carrying out a card, once for each that she may have; nobody fires at her meanwhile. */
const underCard = (now: Situation, id: ShipId, card: OrderCard): QuickSheetState => {
  const state = clone(now.state);
  const ship = shipOf({ state }, id);
  Object.assign(ship, { card, shown: true, held: false, acted: false, turnedInHex: false });
  state.cursor = { phase: ACTION, stage: 'open', awaiting: [ship.side], interrupts: [] };
  state.agenda = [];
  const firedUpon = [...Object.keys(state.ships), ...Object.keys(state.works)];
  state.active = {
    ship: id,
    stage: 'act',
    attempts: 0,
    moved: 0,
    halted: false,
    firedUpon,
    ramFrom: 0,
    pledged: false,
  };
  return state;
};

/** This view as if it were that ship's turn, once for each card that she may have. */
export const afoot = (now: Situation, id: ShipId): { order: string; state: QuickSheetState }[] => {
  const ship = shipOf(now, id);
  if (!fights(ship) || ship.target) return [];
  const { active } = now.state;
  if (active?.ship === id && active.stage === 'act')
    return isFace(ship.card) ? [{ order: ship.card, state: clone(now.state) }] : [];
  return cardsFor(now, ship).map(card => ({ order: card, state: underCard(now, id, card) }));
};

/** Q5: whether her move may end where she is; not while her order binds and can be carried out. */
export const mayEnd = (now: Situation, id: ShipId): boolean => {
  const { active } = now.state;
  return active?.ship !== id || active.stage !== 'act' || bondOf(now, shipOf(now, id), active).must === 0;
};

/** Q34: the hex in which the active ship would ram with her next step. */
export const rams = (now: Situation, id: ShipId): RamHex[] => {
  const { active } = now.state;
  if (active?.ship !== id || active.stage !== 'act') return [];
  const ship = shipOf(now, id);
  const hex = fights(ship) ? ramHexAhead(now, ship, active) : 0;
  return hex === 0 ? [] : [{ hex, prow: hasRam(ship) ? 'ram' : 'bow' }];
};

const firesUnder = (order: string): boolean => !(order in CARD_TABLE) || CARD_TABLE[order as OrderCard].fire;

/** How many of a unit's guns reach each hex from such a place: by order, or under another card at passing ships alone (Q20). */
export const fieldFrom = (
  now: Situation,
  id: string,
  { hex: at, facing, order }: Berth,
  hexes = now.chart.hexes,
): FieldHex[] => {
  const unit = unitOf(now, id);
  if (!isShip(unit)) return fieldOfFire(now, id, hexes);
  if (!fights(unit)) return [];
  const ships = { ...now.state.ships, [id]: { ...unit, at, facing } };
  const field = fieldOfFire({ ...now, state: { ...now.state, ships } }, id, hexes);
  if (firesUnder(order)) return field;
  return field.filter(({ hex }) => now.chart.range(at, hex) <= OPPORTUNITY_REACH.ship);
};

/** Section 25: every gun of a unit that has a shot at another; a fort may not be let fire them all (Q21). */
export const broadside = (now: Situation, id: string, target: string): Broadside | null => {
  const [unit, mark] = [unitOf(now, id), unitOf(now, target)];
  const shots = unit.guns.flatMap((_, gun) => shotOdds(now, id, gun, target) ?? []);
  if (shots.length === 0) return null;
  const thrown = shots.reduce((sum, { shot }) => sum + shot.dice, 0);
  const expected = shots.reduce(
    (sum, { damage }) => sum + damage.ways.reduce((points, ways, count) => points + (count * ways) / damage.of, 0),
    0,
  );
  const misses = shots.reduce((chance, { damage }) => (chance * (damage.ways[0] ?? 0)) / damage.of, 1);
  const basis = `${counted(shots.length, 'gun', 'guns')}, ${counted(thrown, 'die', 'dice')}${isShip(unit) ? '' : t`, if all may fire`}`;
  return { basis, harms: 1 - misses, expected, measure: 'points', share: expected / mark.strength };
};

const poseShip = (ship: QuickSheetShip, pose: Pose): void => {
  ship.points = hullIn(pose, ship.strength);
  ship.status = pose.present ? 'afloat' : ship.status === 'afloat' ? 'gone' : ship.status;
  ship.at = pose.present ? pose.hex : 0;
  ship.facing = pose.facing ?? ship.facing;
  Object.assign(ship, { aground: pose.aground, anchored: pose.anchored });
};

/** The battle with units so placed and so hurt. */
export const posed = (now: Situation, poses: readonly Pose[]): QuickSheetState => {
  const state = clone(now.state);
  for (const pose of poses) {
    const [ship, work] = [state.ships[pose.unit], state.works[pose.unit]];
    if (ship) poseShip(ship, pose);
    else if (work) Object.assign(work, { points: hullIn(pose, work.strength), down: !pose.present });
  }
  return state;
};

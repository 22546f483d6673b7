import { counted, decimal, t } from '../../../languages/language.ts';
import { ARMOUR } from '../tables.ts';
import type { BurstDie, Course, Decks, Face, LossCause, Outcome, ShipType, Spot, Stricken, Third } from '../types.ts';

/** Words for what rules and charts know by an id. */

type Words<T extends string> = Readonly<Record<T, string>>;

/** Ship definitions, type. */
export const TYPE_NAME: Words<ShipType> = {
  T: t`Sea-going turret ship`,
  U: t`Sea-going broadside ship`,
  V: t`Monitor`,
  W: t`Coastal broadside ship`,
  X: t`River gunboat`,
  Y: t`Converted steamer`,
  Z: t`Launch`,
};

export const THIRD_NAME: Words<Third | 'casemate'> = {
  forward: t`forward`,
  amidships: t`amidships`,
  aft: t`aft`,
  casemate: t`in the casemate`,
};

/** N32: of so many gun decks the one that is counted so from above. */
export const deckName = (deck: number, of: Decks): string => {
  if (deck === 0) return t`upper deck`;
  return deck === of - 1 ? t`lower deck` : t`middle deck`;
};

export const FACE_NAME: Words<Face> = { front: t`bow`, side: t`side`, rear: t`stern` };

export const STRICKEN_NAME: Words<Stricken> = {
  forward: t`forward`,
  amidships: t`amidships`,
  aft: t`aft`,
  quarter: t`on the quarter`,
  stern: t`at the stern`,
  wheel: t`on the wheel`,
};

export const COURSE_NAME: Words<Course> = { port: t`to port`, starboard: t`to starboard`, ahead: t`straight ahead` };

export const BURST_NAME: Words<BurstDie | 'dummy'> = {
  fails: t`it fails`,
  half: t`half a point`,
  full: t`its whole effect`,
  dummy: t`a dummy`,
};

export const LOSS_NAME: Words<LossCause> = {
  belowWater: t`a hit below water`,
  ram: t`the ram`,
  torpedo: t`the torpedo`,
  mine: t`the mine`,
  funnels: t`her last funnel`,
  wheel: t`a wheel`,
  engine: t`an engine`,
  fire: t`the fire`,
};

/** What a shot comes to at its plate. */
export const OUTCOME_NAME: Words<Outcome> = {
  through: t`through`,
  half: t`half through`,
  bounced: t`bounces`,
  nothing: t`no damage`,
};

const SPOT_NAME: Words<Exclude<Spot['at'], 'below' | 'hull'>> = {
  turret: t`turret`,
  casemate: t`casemate`,
  pilotHouse: t`pilot house`,
  funnel: t`funnel`,
  wheel: t`paddle wheel`,
  fire: t`fire`,
  misfire: t`misfire`,
  nothing: t`nothing`,
};

/** What the chart has struck. */
export const spotInWords = (spot: Spot): string => {
  if (spot.at === 'below') return t`below water ${THIRD_NAME[spot.third]}`;
  return spot.at === 'hull' ? t`hull ${THIRD_NAME[spot.third]}` : SPOT_NAME[spot.at];
};

/** Plate in 1,200ths of an inch, as a player reads it: "7.5". */
export const plateInches = (plate: number): string => decimal(Math.round((plate * 100) / ARMOUR.inch) / 100);

/** Penetration in tenths: "8.4". */
export const throughInches = (tenths: number): string => decimal(tenths / 10);

const SIXTH = 6;

/** Points that are kept in sixths: "1½", "2⅓ points" would be hard to read in a log, so sixths are told as such. */
export const pointsInWords = (sixths: number): string => {
  const [whole, rest] = [Math.floor(sixths / SIXTH), sixths % SIXTH];
  if (rest === 0) return counted(whole, 'point');
  return whole === 0
    ? t`${counted(rest, 'sixth')} of a point`
    : t`${counted(whole, 'point')} and ${counted(rest, 'sixth')}`;
};

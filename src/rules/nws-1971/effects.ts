import {
  AMIDSHIPS,
  DECKS,
  FIRE,
  FUNNELS,
  JAM,
  MINE_PLACE,
  RAM_LOSS,
  RAM_PLACE,
  RAMMING,
  SIDE_WHEEL,
  SIXTHS,
  SPEED_LOSS,
  STEERING,
  STERN_WHEEL,
  TORPEDO,
  TORPEDO_EFFECT,
} from './tables.ts';
import type { Beam, BurstDie, Course, Decks, Gun, Rate, Stricken, Third } from './types.ts';

/** Damage effect, number by number: what dice and points come to, before they come to a ship. */

/** N70: a share of the original speed, to the nearest half-knot, ties up. */
export const shareOf = (top: number, [share, of]: readonly [number, number]): number => Math.round((top * share) / of);

/** N29: half-knots that a hit below water takes. */
export const lossBelow = (rate: Rate, third: Third, top: number): number =>
  shareOf(top, SPEED_LOSS[third === 'forward' ? 'forward' : 'amidshipsAndAft'][rate]);

/** N29: sixths of a point that one hit below water takes. */
export const HIT_BELOW = SIXTHS;

/** All hits below water amidships: what the die does. */
export const amidshipsDie = (die: number): 'magazine' | 'engines' | 'nothing' => {
  if (die === AMIDSHIPS.magazine) return 'magazine';
  return die === AMIDSHIPS.engines ? 'engines' : 'nothing';
};

/** All hits below water aft: whether the die jams the steering. */
export const jamsSteering = (die: number): boolean => die <= STEERING.jamsTo;

/** Steering jammed, N30: the course that the die gives. */
export const jamCourse = (die: number): Course => {
  if (die <= STEERING.starboardTo) return 'starboard';
  return die <= STEERING.portTo ? 'port' : 'ahead';
};

/** Hits on hull above water: the deck that the die gives, from the top. */
export const deckOf = (decks: Decks, die: number): number => DECKS[decks].findIndex(most => die <= most);

/** A gun that points may pay for. */
export type Target = Pick<Gun, 'pv'> & { readonly index: number };

/** N32: the heaviest gun that the points can pay for, of equals the first, again and again; the rest is kept. */
export const gunsBought = (targets: readonly Target[], points: number): { fallen: number[]; kept: number } => {
  const fallen: number[] = [];
  let kept = points;
  for (;;) {
    const left = targets.filter(({ index, pv }) => pv > 0 && pv <= kept && !fallen.includes(index));
    const heaviest = left.reduce<Target | null>((best, each) => (best && best.pv >= each.pv ? best : each), null);
    if (!heaviest) return { fallen, kept };
    fallen.push(heaviest.index);
    kept -= heaviest.pv;
  }
};

/** N33, N34: what the die makes of a shot through half the plate. */
export const jamDie = (die: number): 'good' | 'while' | 'nothing' => {
  if (die <= JAM.goodTo) return 'good';
  return die <= JAM.whileTo ? 'while' : 'nothing';
};

/** Hits on funnels, N35, N65: whether one falls to a shot of that bore in tenths of an inch, or is only marked. */
export const funnelFalls = (rate: Rate, bore: number, marked: boolean): boolean =>
  bore >= FUNNELS.bore || FUNNELS.lesser[rate] === 1 || marked;

/** N35: half-knots that go with the last funnel. */
export const lossOfFunnels = (top: number): number => shareOf(top, FUNNELS.loss);

/** Paddle wheel hits: what the die does to a side wheel. */
export const sideWheelDie = (die: number): 'port' | 'starboard' | 'gone' | 'nothing' => {
  if (die === SIDE_WHEEL.port) return 'port';
  if (die === SIDE_WHEEL.starboard) return 'starboard';
  return die === SIDE_WHEEL.gone ? 'gone' : 'nothing';
};

/** Paddle wheel hits: what the die does to a wheel astern or within. */
export const sternWheelDie = (die: number): 'power' | 'gone' | 'nothing' => {
  if (die <= STERN_WHEEL.powerTo) return 'power';
  return die === STERN_WHEEL.gone ? 'gone' : 'nothing';
};

/** N36, N37, N71: the last face of a die for a side that is port. */
export const PORT_TO = 3;

/** N36, N37, N71: which side a die gives, where nothing else does. */
export const sideOf = (die: number): Beam => (die <= PORT_TO ? 'port' : 'starboard');

/** N36: half-knots that go with a side wheel, or with the wheel aft of a ship that has screws besides. */
export const lossOfWheel = (wheel: 'side' | 'aft', top: number): number =>
  shareOf(top, (wheel === 'side' ? SIDE_WHEEL : STERN_WHEEL).loss);

/** Fire, N37: whether the die of a move puts it out. */
export const fireOut = (die: number): boolean => die >= FIRE.outFrom;

/** Fire, N37: the die after each fifth move. */
export const fifthMoveDie = (die: number): 'out' | 'burns' | 'abandoned' | 'blowsUp' => {
  if (die <= FIRE.outTo) return 'out';
  if (die <= FIRE.burnsTo) return 'burns';
  return die === FIRE.abandoned ? 'abandoned' : 'blowsUp';
};

/** N37: the third that the fire's fifty points strike. */
export const burntThird = (die: number): Third => {
  if (die <= FIRE.forwardTo) return 'forward';
  return die <= FIRE.amidshipsTo ? 'amidships' : 'aft';
};

/** Ramming, N43: sixths that a ram takes of a ship of so many, by the table; 0 = little or no damage. */
export const sixthsByRam = (by: Rate, on: Rate, full: number): number => {
  const hits = RAMMING[by][on];
  return hits === 0 ? 0 : full / hits;
};

/** Ramming, N44: half-knots that go with an engine, or with the screws of a side. */
export const lossOfEngine = (top: number): number => shareOf(top, RAM_LOSS);

/** Mines, N67: the part that the die gives. */
export const minedThird = (die: number): Third => {
  if (die <= MINE_PLACE.forwardTo) return 'forward';
  return die <= MINE_PLACE.amidshipsTo ? 'amidships' : 'aft';
};

/** Torpedoes, N47: what the die does. */
export const burstDie = (die: number): BurstDie => {
  if (die === TORPEDO.fails) return 'fails';
  return die === TORPEDO.half ? 'half' : 'full';
};

/** Torpedoes, N47: half-knots that go with so many sixths, whole points alone. */
export const lossByTorpedo = (rate: Rate, third: Third, top: number, sixths: number): number =>
  Math.floor(sixths / SIXTHS) * lossBelow(rate, third, top);

/** Ramming, N42: where a blow falls from before the beam, and from abaft it; a side-wheeler amidships may have it on the wheel. */
export const placeOf = (from: 'before' | 'abaft', sideWheeler: boolean, die: number): Stricken => {
  if (die <= RAM_PLACE.endTo) return from === 'before' ? 'forward' : 'quarter';
  return sideWheeler && die >= RAM_PLACE.wheelFrom ? 'wheel' : 'amidships';
};

/** Torpedoes, N47: sixths that the die takes of a ship of that rate with so many left; all of them where she sinks. */
export const sixthsByTorpedo = (die: number, on: Rate, left: number): number => {
  const half = SIXTHS / 2;
  if (die === TORPEDO.fails) return 0;
  if (die === TORPEDO.half) return TORPEDO.halfEffect * half;
  return TORPEDO_EFFECT[on] === 0 ? left : TORPEDO_EFFECT[on] * half;
};

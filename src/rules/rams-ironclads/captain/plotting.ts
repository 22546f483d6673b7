import type { ShipId } from '../../../core/types.ts';
import { HELMS, type RamsCommand, type RamsIronclads, type RamsShip } from '../types.ts';
import { reason, type Candidate, type Plan, type Reason, type Step, type Whim } from '../../../system/captain.ts';
import { errandOf, movesTo, type RamsErrand } from './errands.ts';
import { fieldOf, standAfter, type Field, type Foe, type Party, type RamsAsk } from './field.ts';
import { outlookOf, type Fire, type Outlook } from './gunfire.ts';
import { leavingCosts, perilsAhead, perilsOn } from './perils.ts';
import { fetches, fetchReason, salvagesOf, type Salvage } from './salvage.ts';
import { hasStruck } from '../contact.ts';
import { impactOf, meetingOf, type Meeting } from './meeting.ts';
import { motionOf, reckon, type Marker, type Track } from './reckoning.ts';
import { blowWorth, type RamsMark } from './worth.ts';
import { EDGE_NAME, onErrand } from '../../../bots/words.ts';
import { NO_ERRAND } from '../../../bots/errand.ts';
import { named, phrase } from '../../../languages/phrase.ts';

type PlotCommand = Extract<RamsCommand, { ship: ShipId }>;

/** A marker weighed for one ship. */
interface Weighed {
  readonly command: PlotCommand;
  readonly track: Track;
  readonly worth: number;
  readonly why: () => Reason;
}

/** Of what the second fire does, the part that the next move will bring again. */
const NEXT_MOVE = 0.3;
/** Of the fear of harm, the part that goes as time runs out on a side that has still to win. */
const FEAR_GOES = 0.7;
/** Haste grows as much. */
const HASTE_GROWS = 1;
const EXIT_WORTH = 30;
const YAW_COSTS = 1;
/** Running into a friend, whose way is settled or is only thought likely. */
const COLLISION = 9;
const UNSETTLED = 0.5;

/** Blows given and taken if two go as reckoned, in hull points. */
const blowsBetween = (
  { temper }: Field,
  meeting: Meeting,
  [ship, track, mark]: [RamsShip, Track, RamsMark],
  [foe, way, prey]: [RamsShip, Track, RamsMark],
): number => {
  let worth = 0;
  if (meeting.oneStrikes) {
    const blow = blowWorth(impactOf(meeting, ship, track, way, meeting.held.other), prey, mark);
    worth += temper.harm * blow.target - temper.hurt * blow.rammer;
  }
  if (meeting.otherStrikes) {
    const blow = blowWorth(impactOf(meeting, foe, way, track, meeting.held.one), mark, prey);
    worth += temper.harm * blow.rammer - temper.hurt * blow.target;
  }
  return worth;
};

/** R45: whether either of two has still to back off from the other before she can strike her. */
const barsOf = ({ now }: Field, ship: RamsShip, other: RamsShip): readonly [boolean, boolean] =>
  now.state.struck.length === 0 ? NO_BARS : [hasStruck(now, ship.id, other.id), hasStruck(now, other.id, ship.id)];
const NO_BARS = [false, false] as const;

interface Blows {
  readonly worth: number;
  /** Whom she is likeliest to strike. */
  readonly prey: Foe | null;
}

/** Hexes that two ships can close in a move, at most. */
const reachOf = ({ legs }: Track): number => legs[0].path.length + legs[1].path.length - 2;

/** Rams of this move, hers and the enemy's, as likely as they are. */
const blowsOf = (field: Field, party: Party, ship: RamsShip, track: Track): Blows => {
  let worth = 0;
  let prey: Foe | null = null;
  let most = 0;
  for (const foe of field.foes) {
    if (!foe.ship) continue;
    const [mayNot, foeMayNot] = barsOf(field, ship, foe.ship);
    const gap = field.now.chart.range(ship.at, foe.ship.at) - reachOf(track);
    for (const { track: way, chance } of foe.likely) {
      if (gap > reachOf(way)) continue;
      const meeting = meetingOf(track, way, mayNot, foeMayNot);
      if (!meeting) continue;
      const here = chance * blowsBetween(field, meeting, [ship, track, party.mark], [foe.ship, way, foe.mark]);
      worth += here;
      if (!meeting.oneStrikes || here <= most) continue;
      most = here;
      prey = foe;
    }
  }
  return { worth, prey };
};

/** One ship whose markers are weighed. */
interface Bridge {
  readonly field: Field;
  readonly party: Party;
  readonly ship: RamsShip;
  readonly errand: RamsErrand;
  readonly outlook: Outlook;
}

const awayWorth = ({ errand, party }: Bridge, track: Track): number =>
  errand.what === 'exit' && errand.edge === track.leaves ? EXIT_WORTH : -leavingCosts(party);

/** Guns given and taken along a track, in hull points. */
const gunsOn = ({ field, outlook }: Bridge, track: Track): { worth: number; fire: Fire } => {
  const { temper, urgency } = field;
  const [first, second] = track.legs;
  const stand = standAfter(second, second.facing);
  const later = outlook.fire(stand, 1);
  const sooner = outlook.fire(standAfter(first, second.facing), 0);
  const once = Math.max(later.once, track.turns ? 0 : sooner.once) + NEXT_MOVE * later.once;
  const fear = temper.hurt * (1 - FEAR_GOES * urgency);
  const worth = temper.harm * (once + later.always + sooner.always) - fear * outlook.danger(stand);
  return { worth, fire: later };
};

/** What a track is worth but for friends in her way. */
const worthOf = (bridge: Bridge, track: Track): Omit<Weighed, 'command'> => {
  const { field, party, ship, errand } = bridge;
  const { leaves } = track;
  if (leaves !== null)
    return {
      track,
      worth: awayWorth(bridge, track),
      why: () => reason`${named(ship.id)} leaves by the ${EDGE_NAME[leaves]} edge.`,
    };
  const guns = gunsOn(bridge, track);
  const blows = blowsOf(field, party, ship, track);
  const haste = errand.what === 'prey' ? field.temper.haste * (1 + HASTE_GROWS * field.urgency) : 1;
  const worth =
    guns.worth +
    blows.worth -
    haste * errand.pull * movesTo(field, ship, errand, track.end) -
    perilsOn(field, party, ship, errand, track) -
    perilsAhead(field, party, ship, errand, track.end) -
    (track.yaws ? YAW_COSTS : 0);
  return { track, worth, why: reasonFor(field, ship, errand, track, blows.prey, guns.fire) };
};

const reasonFor =
  ({ now }: Field, ship: RamsShip, errand: RamsErrand, track: Track, rams: Foe | null, fire: Fire) =>
  (): Reason => {
    if (rams) return reason`${named(ship.id)} steers to ram ${named(rams.id)}.`;
    const to = phrase`${named(ship.id)} makes for ${now.chart.label(track.end.at)}`;
    if (fire.foe) return reason`${to}: guns on ${named(fire.foe.id)}.`;
    return onErrand(to, errand.way ? errand : NO_ERRAND, errand.prey?.id ?? null);
  };

/**
 * The marker that a command lays; whoever casts off or takes in tow goes on as she goes. That is a guess: the rules (`plotOf`) keep her
 * at anchor, or within what she can do with her tow (tests/systems/rams-ironclads/captain.test.ts).
 */
export const markerOf = (ship: RamsShip, command: RamsCommand): Marker => {
  if (command.type === 'plot') return { speed: command.speed, helm: command.helm, anchor: false };
  const anchor = command.type === 'anchor';
  return { speed: anchor ? 0 : ship.speed, helm: 'straight', anchor };
};

interface Asked {
  readonly party: Party;
  readonly ship: RamsShip;
  readonly commands: readonly PlotCommand[];
}

/** More than any speed in half-knots, ahead or astern. */
const SPEEDS = 100;

/** Markers that say the same have the same number. */
const keyOf = ({ speed, helm, anchor }: Marker): number =>
  ((speed + SPEEDS) * HELMS.length + HELMS.indexOf(helm)) * 2 + (anchor ? 1 : 0);

/** All that a ship can lay, weighed; markers that are alike are weighed once. */
const weigh = (field: Field, salvages: readonly Salvage[], { party, ship, commands }: Asked): Weighed[] => {
  const bridge = { field, party, ship, errand: errandOf(field, party), outlook: outlookOf(field, party) };
  const motion = motionOf(ship);
  const known = new Map<number, Omit<Weighed, 'command'>>();
  const weighed: Weighed[] = [];
  for (const command of commands) {
    const marker = markerOf(ship, command);
    const key = keyOf(marker);
    let seen = known.get(key);
    if (!seen) known.set(key, (seen = worthOf(bridge, reckon(field.now, ship, motion, marker))));
    const { track, worth, why } = seen;
    const fetching = fetches(field, salvages, ship, command);
    weighed.push({
      command,
      track,
      worth: worth + fetching,
      why: fetching > 0 ? () => fetchReason(salvages, ship, command) : why,
    });
  }
  return weighed.sort((one, other) => other.worth - one.worth);
};

/** What friends in her way cost, in hull points. */
const collisions = (field: Field, ship: RamsShip, track: Track, settled: ReadonlySet<ShipId>): number => {
  let cost = 0;
  for (const [id, way] of field.tracks) {
    const other = field.now.state.ships[id];
    if (!other || id === ship.id || ship.tows.includes(id) || other.tows.includes(ship.id)) continue;
    if (field.now.chart.range(ship.at, other.at) > reachOf(track) + reachOf(way)) continue;
    const [mayNot, otherMayNot] = barsOf(field, ship, other);
    if (meetingOf(track, way, mayNot, otherMayNot)) cost += settled.has(id) ? COLLISION : UNSETTLED * COLLISION;
  }
  return cost;
};

/** The same with friends in mind, best first as far as it matters. */
const amongFriends = (
  field: Field,
  ship: RamsShip,
  weighed: readonly Weighed[],
  settled: ReadonlySet<ShipId>,
  all: boolean,
): Weighed[] => {
  const found: Weighed[] = [];
  let best = -Infinity;
  for (const each of weighed) {
    if (!all && each.worth <= best) break;
    const worth = each.worth - collisions(field, ship, each.track, settled);
    best = Math.max(best, worth);
    found.push({ ...each, worth });
  }
  return found.sort((one, other) => other.worth - one.worth);
};

/** Markers of a side with what else each ship might have laid. */
export interface Markers {
  readonly plan: Plan<RamsIronclads>;
  readonly chosen: readonly { ship: string; weighed: readonly Weighed[] }[];
}

/** Ships that still want a marker, those nearest to the enemy first so that the others keep out of their way. */
const askedOf = (field: Field, options: readonly RamsCommand[]): Asked[] => {
  const own = new Map<string, PlotCommand[]>();
  for (const option of options) {
    if (!('ship' in option) || option.type === 'replot') continue;
    const known = own.get(option.ship);
    if (known) known.push(option);
    else own.set(option.ship, [option]);
  }
  const nearest = (ship: RamsShip): number =>
    field.foes.reduce((least, foe) => Math.min(least, field.now.chart.range(ship.at, foe.hexes[0] ?? 0)), Infinity);
  return field.friends
    .flatMap(party => {
      const commands = own.get(party.id);
      return party.ship && commands ? [{ party, ship: party.ship, commands, near: nearest(party.ship) }] : [];
    })
    .sort((one, other) => one.near - other.near);
};

/** Markers for a side's ships one after another, each with those before her in mind. */
const markers = (ask: RamsAsk, field: Field, whims: readonly Whim[], all: boolean): Markers => {
  const steps: Step<RamsIronclads>[] = [];
  const chosen: { ship: string; weighed: readonly Weighed[] }[] = [];
  const settled = new Set<ShipId>();
  const salvages = salvagesOf(field);
  for (const asked of askedOf(field, ask.options)) {
    const { ship } = asked;
    const rank = whims.find(whim => whim.unit === ship.id)?.rank ?? 0;
    const weighed = amongFriends(field, ship, weigh(field, salvages, asked), settled, all || rank > 0);
    const best = weighed[rank] ?? weighed[0];
    if (!best) continue;
    chosen.push({ ship: ship.id, weighed });
    field.tracks.set(ship.id, best.track);
    settled.add(ship.id);
    steps.push({ command: best.command, why: best.why });
  }
  steps.push({ command: { type: 'plotted', side: ask.side }, why: () => reason`Every marker lies.` });
  return { plan: steps, chosen };
};

/** Markers that come so near to the best, in hull points, may be better for reasons that a single look does not see. */
const WORTH_A_THOUGHT = 3;
const MARKERS_A_SHIP = 3;

/** The captain's markers, and the same with one ship's other. */
export const markerPlans = (ask: RamsAsk, more: number): Candidate<RamsIronclads>[] => {
  const first = markers(ask, fieldOf(ask, true), [], more > 0);
  const own = { plan: first.plan, whim: null, loss: 0 };
  if (more === 0) return [own];
  const whims = first.chosen
    .flatMap(({ ship, weighed }) =>
      weighed
        .slice(1, 1 + MARKERS_A_SHIP)
        .map(({ worth }, index) => ({ unit: ship, rank: index + 1, loss: (weighed[0]?.worth ?? 0) - worth })),
    )
    .filter(({ loss }) => loss <= WORTH_A_THOUGHT)
    .sort((one, other) => one.loss - other.loss)
    .slice(0, more);
  return [own, ...whims.map(({ loss, ...whim }) => ({ plan: combined(ask, [whim]), whim, loss }))];
};

/** The captain's markers with several ships' others. */
export const combined = (ask: RamsAsk, whims: readonly Whim[]): Plan<RamsIronclads> =>
  markers(ask, fieldOf(ask, true), whims, true).plan;

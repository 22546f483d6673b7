import { named, phrase } from '../../../languages/phrase.ts';
import { EDGE_NAME, onErrand } from '../../../bots/words.ts';
import { NO_ERRAND } from '../../../bots/errand.ts';
import { reason, type Candidate, type Plan, type Reason, type Step, type Whim } from '../../../system/captain.ts';
import { mayRam, maySpar } from '../contact.ts';
import { runAfter } from '../helm.ts';
import { sharesHex } from '../units.ts';
import type { Nws, NwsCommand, NwsShip, PlotCommand } from '../types.ts';
import { courseOf } from '../way.ts';
import { errandOf, HOPELESS, movesTo, type Going, type NwsErrand } from './errands.ts';
import { fieldOf, hexOf, type Field, type NwsAsk, type Party } from './field.ts';
import { dangerAt, fireFrom, type Fire } from './gunfire.ts';
import { meetingOf, type Meeting } from './meeting.ts';
import { edgeLeft, leavingCosts, perilsAhead, perilsOn } from './perils.ts';
import { besides, type Prey } from './settling.ts';
import { trackOf, type Stand, type Track } from './tracks.ts';
import { blowWorth, burstWorth } from './worth.ts';

/** A plot weighed for one ship. */
interface Weighed {
  readonly command: PlotCommand;
  readonly track: Track;
  readonly worth: number;
  /** Whom she is likeliest to strike. */
  readonly prey: Prey | null;
  readonly fire: Fire | null;
  readonly errand: NwsErrand;
}

/** Of the enemy's fire, the part that depends on where she ends: he moves too. */
const FEAR = 1.2;
/** Of the fear of harm, the part that goes as time runs out on a side that has still to win. */
const FEAR_GOES = 0.7;
/** Haste grows as much. */
const HASTE_GROWS = 1;
const EXIT_WORTH = 30;
/** N10: both lie stopped who meet without a blow. In hull points, beside the moves that it takes to make the way good. */
const MEETS = 0.5;
/** A friend whose plot is only thought likely. */
const UNSETTLED = 0.5;

/** N40, N47: what the one does to the other whom she comes upon. */
const blowOf = (
  { now, temper }: Field,
  by: Party,
  on: Party,
  course: Meeting['course'],
): { worth: number; with: Prey['with'] | null } => {
  if (!by.ship || !on.ship) return { worth: 0, with: null };
  const spar = by.ship.spar?.rigged === true && maySpar(now, by.ship) ? burstWorth(on.mark) : 0;
  const { target, rammer } = mayRam(by.ship, on.ship) ? blowWorth(by.mark, on.mark, course) : { target: 0, rammer: 0 };
  const ram = temper.harm * target - temper.hurt * rammer;
  if (Math.max(spar, ram) <= 0) return { worth: 0, with: null };
  return spar > ram ? { worth: temper.harm * spar, with: 'spar' } : { worth: ram, with: 'ram' };
};

interface Blows {
  readonly worth: number;
  readonly prey: Prey | null;
}

/** What a move nearer to her business is worth. */
const moveWorth = ({ temper, urgency }: Field, { what, pull }: NwsErrand): number =>
  (what === 'prey' ? temper.haste * (1 + HASTE_GROWS * urgency) : 1) * pull;

/** What her business is worth that whoever leaves the chart leaves undone. */
const undone = (field: Field, errand: NwsErrand): number => (errand.way ? moveWorth(field, errand) * HOPELESS : 0);

/** N4, N10: what it costs her to lie stopped there: the rest of her way in this move, and the way that she had on. */
const stoppedCosts = (field: Field, ship: NwsShip, errand: NwsErrand, track: Track, { stops }: Meeting): number => {
  if (track.end.at === 0) return MEETS;
  const stopped = movesTo(field, ship, errand, { ...stops, speed: 0, run: 0, saved: 0, inHand: 0 });
  return (
    MEETS + moveWorth(field, errand) * Math.max(0, stopped - movesTo(field, ship, errand, goingAfter(ship, track)))
  );
};

/** Rams and spars of this move, hers and the enemy's, as likely as they are; her plot names one of them only. */
const blowsOf = (field: Field, party: Party, ship: NwsShip, errand: NwsErrand, track: Track): Blows => {
  let [worth, most]: [number, number] = [0, 0];
  let prey: Prey | null = null;
  for (const foe of field.foes) {
    let mine = 0;
    let weapon: Prey['with'] | null = null;
    for (const { track: way, chance } of foe.likely) {
      const meeting = meetingOf(track, way);
      if (!meeting) continue;
      worth -= chance * stoppedCosts(field, ship, errand, track, meeting);
      if (meeting.otherComes) {
        const { harm, hurt } = field.temper;
        worth -= (chance * hurt * blowOf(field, foe, party, meeting.course).worth) / Math.max(harm, 0.1);
      }
      if (!meeting.oneComes) continue;
      const blow = blowOf(field, party, foe, meeting.course);
      mine += chance * blow.worth;
      weapon ??= blow.with;
    }
    if (mine > most && weapon) [most, prey] = [mine, { foe, with: weapon }];
  }
  return { worth: worth + most, prey };
};

/** Places that a ship may stand in, each weighed once. */
const kept = <T>(work: (stand: Stand) => T): ((stand: Stand) => T) => {
  const known = new Map<number, T>();
  return stand => {
    const key = stand.at * 6 + stand.facing;
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = work(stand)));
    return result;
  };
};

/** One ship whose plots are weighed. */
interface Bridge {
  readonly field: Field;
  readonly party: Party;
  readonly ship: NwsShip;
  readonly errand: NwsErrand;
  readonly fire: (stand: Stand) => Fire;
  readonly danger: (stand: Stand) => number;
}

const bridgeOf = (field: Field, { party, ship }: Pick<Asked, 'party' | 'ship'>): Bridge => ({
  field,
  party,
  ship,
  errand: errandOf(field, party),
  fire: kept(stand => fireFrom(field, party, stand)),
  danger: kept(stand => dangerAt(field, party, stand)),
});

/** She as a track leaves her. */
const goingAfter = (ship: NwsShip, { end, speed, course }: Track): Going => ({
  ...end,
  speed,
  run: runAfter(ship, speed),
  saved: course.saved,
  inHand: course.inHand,
});

const weighTrack = (bridge: Bridge, command: PlotCommand, track: Track): Weighed => {
  const { field, party, ship, errand } = bridge;
  const leaves = edgeLeft(field, track);
  const bottom = perilsOn(field, party, ship, track);
  if (leaves !== null && bottom === 0) {
    const worth = errand.edge === leaves ? EXIT_WORTH : -leavingCosts(party) - undone(field, errand);
    return { command, track, worth, prey: null, fire: null, errand };
  }
  const { temper, urgency } = field;
  const fire = bridge.fire(track.end);
  const blows = blowsOf(field, party, ship, errand, track);
  const worth =
    temper.harm * fire.worth -
    temper.hurt * FEAR * (1 - FEAR_GOES * urgency) * bridge.danger(track.end) +
    blows.worth -
    moveWorth(field, errand) * movesTo(field, ship, errand, goingAfter(ship, track)) -
    bottom;
  return { command, track, worth, prey: blows.prey, fire, errand };
};

interface Asked {
  readonly party: Party;
  readonly ship: NwsShip;
  readonly commands: readonly PlotCommand[];
}

/** All that a ship can plot, weighed but for what comes after the move and for friends, best first. */
const weigh = (bridge: Bridge, commands: readonly PlotCommand[]): Weighed[] => {
  const { now } = bridge.field;
  return commands
    .map(command => weighTrack(bridge, command, trackOf(now, bridge.ship, courseOf(now, bridge.ship, command))))
    .sort((one, other) => other.worth - one.worth);
};

/** Whoever is stopped by somebody does not come to where she was bound. */
const broughtUp = (track: Track, { stops }: Meeting): Track => ({
  ...track,
  speed: 0,
  end: stops,
  course: { ...track.course, saved: 0, inHand: 0 },
});

/** What friends and hulks in her way cost, in hull points: those whose move is certain keep her from where the track leads, too. */
const collisions = (bridge: Bridge, { command, track, worth, errand }: Weighed): number => {
  const { field, ship } = bridge;
  let [cost, misses] = [0, 0];
  for (const [id, way] of field.tracks) {
    const other = field.now.state.ships[id];
    if (!other || id === ship.id || sharesHex(ship, other)) continue;
    const meeting = meetingOf(track, way);
    if (!meeting) continue;
    const certain = other.abandoned || field.settled.has(id);
    cost += (certain ? 1 : UNSETTLED) * stoppedCosts(field, ship, errand, track, meeting);
    if (certain) misses = Math.max(misses, worth - weighTrack(bridge, command, broughtUp(track, meeting)).worth);
  }
  return misses > 0 ? Math.max(cost, MEETS + misses) : cost;
};

/** The same with friends and the moves to come in mind, best first as far as it matters. */
const lookedAt = (bridge: Bridge, weighed: readonly Weighed[], more: number): Weighed[] => {
  const { field, party, ship } = bridge;
  const found: Weighed[] = [];
  for (const each of weighed) {
    if (found.length > more && each.worth <= (found[more]?.worth ?? -Infinity)) break;
    const costs = collisions(bridge, each) + perilsAhead(field, party, ship, each.errand, each.track);
    found.push({ ...each, worth: each.worth - costs });
    found.sort((one, other) => other.worth - one.worth);
  }
  return found;
};

const reasonFor =
  (field: Field, ship: NwsShip, { track, prey, fire, errand }: Weighed) =>
  (): Reason => {
    const leaves = edgeLeft(field, track);
    if (leaves !== null) return reason`${named(ship.id)} leaves by the ${EDGE_NAME[leaves]} edge.`;
    if (prey) return reason`${named(ship.id)} steers to ram ${named(prey.foe.id)}.`;
    const to = phrase`${named(ship.id)} makes for ${field.now.chart.label(track.end.at)}`;
    if (fire?.foe) return reason`${to}: guns on ${named(fire.foe.id)}.`;
    return onErrand(to, errand.way ? errand : NO_ERRAND, errand.prey?.id ?? null);
  };

/** Ships that still want a plot, those nearest to the enemy first so that the others keep out of their way. */
const askedOf = (field: Field, options: readonly NwsCommand[]): Asked[] => {
  const own = new Map<string, PlotCommand[]>();
  for (const option of options) {
    if (option.type !== 'plot') continue;
    const known = own.get(option.ship);
    if (known) known.push(option);
    else own.set(option.ship, [option]);
  }
  const nearest = (ship: NwsShip): number =>
    field.foes.reduce((least, foe) => Math.min(least, field.now.chart.range(ship.at, hexOf(foe))), Infinity);
  return field.friends
    .flatMap(party => {
      const commands = own.get(party.id);
      // Whose plot lies is asked for what is settled beside it only.
      if (!party.ship || !commands || party.ship.plot) return [];
      return [{ party, ship: party.ship, commands, near: nearest(party.ship) }];
    })
    .sort((one, other) => one.near - other.near);
};

/** Plots of a side with what else each ship might have laid. */
interface Plots {
  readonly plan: Plan<Nws>;
  readonly chosen: readonly { ship: string; weighed: readonly Weighed[] }[];
}

/** Plots for a side's ships one after another, each with those before her in mind. */
const plotsFor = (ask: NwsAsk, field: Field, whims: readonly Whim[], more: number): Plots => {
  const steps: Step<Nws>[] = [];
  const chosen: { ship: string; weighed: readonly Weighed[] }[] = [];
  for (const asked of askedOf(field, ask.options)) {
    const { ship } = asked;
    const rank = whims.find(whim => whim.unit === ship.id)?.rank ?? 0;
    const bridge = bridgeOf(field, asked);
    const weighed = lookedAt(bridge, weigh(bridge, asked.commands), Math.max(more, rank));
    const best = weighed[rank] ?? weighed[0];
    if (!best) continue;
    chosen.push({ ship: ship.id, weighed });
    field.tracks.set(ship.id, best.track);
    const sought = best.errand.prey?.id;
    if (sought !== undefined) field.sought.set(sought, (field.sought.get(sought) ?? 0) + 1);
    field.settled.add(ship.id);
    const why = reasonFor(field, ship, best);
    for (const command of besides(field, ship, best.command, best.prey)) steps.push({ command, why });
  }
  steps.push({ command: { type: 'plotted', side: ask.side }, why: () => reason`No ship has a better plot.` });
  return { plan: steps, chosen };
};

/** Plots that come so near to the best, in hull points, may be better for reasons that a single look does not see. */
const WORTH_A_THOUGHT = 3;
const PLOTS_A_SHIP = 3;

/** The captain's plots, and the same with one ship's other. */
export const plotPlans = (ask: NwsAsk, more: number): Candidate<Nws>[] => {
  const first = plotsFor(ask, fieldOf(ask, true), [], more > 0 ? PLOTS_A_SHIP : 0);
  const own = { plan: first.plan, whim: null, loss: 0 };
  if (more === 0) return [own];
  const whims = first.chosen
    .flatMap(({ ship, weighed }) =>
      weighed
        .slice(1, 1 + PLOTS_A_SHIP)
        .map(({ worth }, index) => ({ unit: ship, rank: index + 1, loss: (weighed[0]?.worth ?? 0) - worth })),
    )
    .filter(({ loss }) => loss <= WORTH_A_THOUGHT)
    .sort((one, other) => one.loss - other.loss)
    .slice(0, more);
  return [own, ...whims.map(({ loss, ...whim }) => ({ plan: combined(ask, [whim]), whim, loss }))];
};

/** The captain's plots with several ships' others. */
export const combined = (ask: NwsAsk, whims: readonly Whim[]): Plan<Nws> =>
  plotsFor(ask, fieldOf(ask, true), whims, PLOTS_A_SHIP).plan;

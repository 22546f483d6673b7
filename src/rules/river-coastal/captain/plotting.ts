import { chanceIn } from '../../shared/chances.ts';
import type { Edge } from '../../../core/types.ts';
import { named, phrase } from '../../../languages/phrase.ts';
import { EDGE_NAME, onErrand } from '../../../bots/words.ts';
import { NO_ERRAND } from '../../../bots/errand.ts';
import { reason, type Candidate, type Plan, type Reason, type Step, type Whim } from '../../../system/captain.ts';
import { courseOf } from '../courses.ts';
import { bowsAhead } from './bows.ts';
import { ramTestOdds } from '../odds.ts';
import { SCALE, TOWING } from '../tables.ts';
import type { Line, PlotCommand, RiverCoastal, RiverCommand, RiverShip } from '../types.ts';
import { errandOf } from './errands.ts';
import { GAIN, goingAfter, HOPELESS, movesTo, type Going, type RiverErrand } from './journey.ts';
import { fieldOf, hexOf, type Field, type Foe, type Party, type RiverAsk } from './field.ts';
import { dangerAt, fireFrom, type Fire } from './gunfire.ts';
import { brandCost, brandWorth, isToBeLetGo } from './fireShips.ts';
import { meetingOf, type Meeting } from './meeting.ts';
import { edgeLeft, leavingCosts, perilsAhead, perilsOn } from './perils.ts';
import { gunsOfForts } from './forts.ts';
import { lineFor } from './salvage.ts';
import { besides } from './settling.ts';
import { trackOf, type Stand, type Track } from './tracks.ts';
import { blowWorth } from './worth.ts';

/** A plot weighed for one ship. */
interface Weighed {
  readonly command: PlotCommand;
  readonly track: Track;
  readonly worth: number;
  /** Of that, what the rams of this move are worth. */
  readonly blow: number;
  /** Whom she is likeliest to strike, and whether the ram is to be marked. */
  readonly prey: Foe | null;
  readonly marked: boolean;
  readonly fire: Fire | null;
  readonly errand: RiverErrand;
}

/** Of the enemy's fire, the part that depends on where she ends: he moves too. */
const FEAR = 1.2;
/** Of the fear of harm, the part that goes as time runs out on a side that has still to win. */
const FEAR_GOES = 0.7;
/** Haste grows as much. */
const HASTE_GROWS = 1;
const EXIT_WORTH = 30;
/** C12: of friends who meet one waits; a hulk in the way is run into. Hull points. */
const MEETS_FRIEND = 1.5;
const MEETS_HULK = 4;
/** Moves that it takes about to get clear of whoever brings her up. */
const TO_BACK_OFF = 2;
/** A friend whose plot is only thought likely. */
const UNSETTLED = 0.5;

/** C57: the chance that a marked ram is pressed home. */
const passes = (field: Field, ship: RiverShip, foe: Foe): number => {
  const test = ramTestOdds(field.now, ship.id, foe.id);
  return test ? chanceIn(test.passes) : 1;
};

interface Blows {
  readonly worth: number;
  readonly prey: Foe | null;
  readonly marked: boolean;
  /** The chance that somebody else than her prey brings her up. */
  readonly barred: number;
}

/** The worth of her blow on one of them at that speed, as it comes or marked, whichever is better. */
const bestBlow = (
  field: Field,
  party: Party,
  ship: RiverShip,
  foe: Foe,
  speed: number,
): Pick<Blows, 'worth' | 'marked'> => {
  const { harm, hurt } = field.temper;
  const of = (marked: boolean): number => {
    const blow = blowWorth(party.mark, foe.mark, speed, marked);
    return harm * blow.target - hurt * blow.rammer;
  };
  const plain = of(false);
  const pressed = passes(field, ship, foe) * of(true);
  return { worth: Math.max(plain, pressed), marked: pressed >= plain };
};

/** Rams of this move, hers and the enemy's, as likely as they are. */
const blowsOf = (field: Field, party: Party, ship: RiverShip, errand: RiverErrand, track: Track): Blows => {
  let worth = 0;
  let barred = 0;
  let most = 0;
  let [prey, marked]: [Foe | null, boolean] = [null, false];
  for (const foe of field.foes) {
    const spars = { one: ship.spar === true, other: foe.ship?.spar === true };
    for (const { track: way, chance } of foe.likely) {
      const meeting = meetingOf(track, way, spars);
      if (!meeting) continue;
      if (foe.id !== errand.prey?.id) barred = Math.min(1, barred + chance);
      worth += chance * field.temper.harm * brandWorth(ship, foe);
      // A blow sinks most of what burns before it can do harm.
      if (foe.ship && !meeting.oneStrikes) worth -= chance * field.temper.hurt * brandCost(foe.ship, party);
      if (meeting.otherStrikes) {
        const taken = blowWorth(foe.mark, party.mark, way.speed, false);
        worth += chance * (field.temper.harm * taken.rammer - field.temper.hurt * taken.target);
      }
      if (!meeting.oneStrikes) continue;
      const blow = bestBlow(field, party, ship, foe, track.speed);
      worth += chance * blow.worth;
      if (chance * blow.worth > most) [most, prey, marked] = [chance * blow.worth, foe, blow.marked];
    }
  }
  return { worth, prey, marked, barred };
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
  readonly ship: RiverShip;
  readonly errand: RiverErrand;
  readonly fire: (stand: Stand) => Fire;
  readonly danger: (stand: Stand) => number;
}

/** What a move nearer to her business is worth. */
const moveWorth = ({ temper, urgency }: Field, { what, pull }: RiverErrand): number =>
  (what === 'prey' ? temper.haste * (1 + HASTE_GROWS * urgency) : 1) * pull;

/** What her business is worth that whoever leaves the chart leaves undone. */
const undone = (field: Field, errand: RiverErrand): number => (errand.way ? moveWorth(field, errand) * HOPELESS : 0);

/** What it is worth to her to stand so when the move is over: her guns, the enemy's, and what is left of her way. */
const standingWorth = ({ field, ship, errand, fire, danger }: Bridge, going: Going): number =>
  field.temper.harm * fire(going).worth -
  field.temper.hurt * FEAR * (1 - FEAR_GOES * field.urgency) * danger(going) -
  moveWorth(field, errand) * movesTo(field, ship, errand, going);

/** What her plot brings her to, if nothing comes in her way: off the chart as ordered or not, or where she then stands. */
const arrivalWorth = (bridge: Bridge, track: Track, leaves: Edge | null, anchored: boolean): number => {
  const { field, party, errand } = bridge;
  if (leaves === null) return standingWorth(bridge, { ...goingAfter(track), anchored });
  return errand.edge === leaves ? EXIT_WORTH : -leavingCosts(party) - undone(field, errand);
};

/** C12: what it costs her that somebody across her way brings her up, about where she began and with no room to turn. */
const broughtUp = (bridge: Bridge, track: Track): number => {
  const { field, errand } = bridge;
  const backsOff = errand.way ? moveWorth(field, errand) * (TO_BACK_OFF + Math.max(0, track.speed) / GAIN) : 0;
  const arrival = arrivalWorth(bridge, track, edgeLeft(field, track), false);
  const stopped = { ...track.from, speed: 0, saved: 0, inHand: 0, anchored: false };
  return Math.max(0, arrival - standingWorth(bridge, stopped) + backsOff);
};

const weighTrack = (bridge: Bridge, command: PlotCommand, track: Track): Weighed => {
  const { field, party, ship, errand } = bridge;
  const leaves = edgeLeft(field, track);
  const blows = blowsOf(field, party, ship, errand, track);
  const barred = blows.barred > 0 ? blows.barred * broughtUp(bridge, track) : 0;
  const worth = arrivalWorth(bridge, track, leaves, command.anchor) + blows.worth - barred;
  if (leaves !== null) return { command, track, ...blows, blow: blows.worth, worth, fire: null, errand };
  const costs = perilsOn(field, party, ship, track);
  const fire = bridge.fire(track.end);
  return { command, track, ...blows, blow: blows.worth, worth: worth - costs, fire, errand };
};

interface Asked {
  readonly party: Party;
  readonly ship: RiverShip;
  readonly commands: readonly PlotCommand[];
}

const bridgeOf = (field: Field, { party, ship }: Asked): Bridge => ({
  field,
  party,
  ship,
  errand: errandOf(field, party),
  fire: kept(stand => fireFrom(field, party, stand)),
  danger: kept(stand => dangerAt(field, party, stand)),
});

/** All that a ship can plot, weighed but for what comes after the move and for friends, best first. */
const weigh = (bridge: Bridge, commands: readonly PlotCommand[]): Weighed[] =>
  commands
    .map(command =>
      weighTrack(
        bridge,
        command,
        trackOf(bridge.field.now, bridge.ship, command.speed, courseOf(bridge.field.now, bridge.ship, command)),
      ),
    )
    .sort((one, other) => other.worth - one.worth);

/** C12: what it costs her to wait for a friend who goes on before her: the rest of her move. */
const waitsFor = (bridge: Bridge, track: Track, where: Stand): number => {
  const { speed } = track;
  const waiting = { ...where, speed, saved: bridge.ship.turning, inHand: 0, anchored: false };
  const arrival = arrivalWorth(bridge, track, edgeLeft(bridge.field, track), false);
  return Math.max(0, arrival - standingWorth(bridge, waiting));
};

/** C12: what it costs her to meet a friend who goes so: one of them waits, and neither gets on where each wants the other's hex. */
const meetsFriend = (bridge: Bridge, { track, blow }: Weighed, way: Track, meeting: Meeting, sure: number): number => {
  const { comes, where, bowToBow } = meeting;
  const wantsHers = way.course.steps.some(({ hex }) => hex === where.at);
  const stops = bowToBow || wantsHers || way.course.steps.length === 0;
  const lost = comes === 'other' && !stops ? 0 : Math.max(0, blow);
  if (stops) return sure * MEETS_FRIEND + lost + broughtUp(bridge, track);
  return sure * (MEETS_FRIEND + lost + (comes === 'other' ? 0 : waitsFor(bridge, track, where)));
};

/** What friends and hulks in her way cost, in hull points. */
const collisions = (bridge: Bridge, weighed: Weighed): number => {
  const { field, party, ship } = bridge;
  let cost = 0;
  for (const [id, way] of field.tracks) {
    const other = field.now.state.ships[id];
    const meeting = other && id !== ship.id ? meetingOf(weighed.track, way) : null;
    // Where an enemy lies it is she whom both come upon.
    if (!other || !meeting || field.foes.some(foe => foe.ship && foe.stand.at === meeting.hex)) continue;
    cost += brandCost(other, party);
    if (other.abandoned) cost += MEETS_HULK;
    else if (!ship.shares && !other.shares)
      cost += meetsFriend(bridge, weighed, way, meeting, field.settled.has(id) ? 1 : UNSETTLED);
  }
  return cost;
};

/** The same with friends and the moves to come in mind, best first as far as it matters. */
const lookedAt = (bridge: Bridge, weighed: readonly Weighed[], more: number): Weighed[] => {
  const { field, party, ship } = bridge;
  const found: Weighed[] = [];
  for (const each of weighed) {
    if (found.length > more && each.worth <= (found[more]?.worth ?? -Infinity)) break;
    const costs =
      collisions(bridge, each) +
      perilsAhead(field, party, ship, each.errand, each.track) +
      bowsAhead(field, party, ship, each.track);
    found.push({ ...each, worth: each.worth - costs });
    found.sort((one, other) => other.worth - one.worth);
  }
  return found;
};

const reasonFor =
  (field: Field, ship: RiverShip, { track, prey, fire, errand }: Weighed) =>
  (): Reason => {
    const leaves = edgeLeft(field, track);
    if (leaves !== null) return reason`${named(ship.id)} leaves by the ${EDGE_NAME[leaves]} edge.`;
    if (prey) return reason`${named(ship.id)} steers to ram ${named(prey.id)}.`;
    const to = phrase`${named(ship.id)} makes for ${field.now.chart.label(track.end.at)}`;
    if (fire?.foe) return reason`${to}: guns on ${named(fire.foe.id)}.`;
    return onErrand(to, errand.way ? errand : NO_ERRAND, errand.prey?.id ?? null);
  };

/** Ships that still want a plot, those nearest to the enemy first so that the others keep out of their way. */
const askedOf = (field: Field, options: readonly RiverCommand[]): Asked[] => {
  const own = new Map<string, PlotCommand[]>();
  for (const option of options) {
    if (option.type !== 'plot') continue;
    const known = own.get(option.ship);
    if (known) known.push(option);
    else own.set(option.ship, [option]);
  }
  const nearest = (ship: RiverShip): number =>
    field.foes.reduce((least, foe) => Math.min(least, field.now.chart.range(ship.at, hexOf(foe))), Infinity);
  const asks = field.now.state.cursor.interrupts.length > 0;
  return field.friends
    .flatMap(party => {
      const commands = own.get(party.id);
      // Whose plot lies is asked for what is settled beside it only, unless a ram has been given up.
      if (!party.ship || !commands || (party.ship.plot && !asks)) return [];
      return [{ party, ship: party.ship, commands, near: nearest(party.ship) }];
    })
    .sort((one, other) => one.near - other.near);
};

/** Plots of a side with what else each ship might have laid. */
interface Plots {
  readonly plan: Plan<RiverCoastal>;
  readonly chosen: readonly { ship: string; weighed: readonly Weighed[] }[];
}

/** C14: of her plots those with which she may pass that line, if there are any. */
const mayPass = (line: Line, commands: readonly PlotCommand[]): readonly PlotCommand[] => {
  const slow = commands.filter(
    ({ anchor, speed }) => line.does === 'castOff' || (!anchor && Math.abs(speed) <= TOWING.atMost * SCALE.halves),
  );
  return slow.length > 0 ? slow : commands;
};

/** Plots for a side's ships one after another, each with those before her in mind. */
const plotsFor = (ask: RiverAsk, field: Field, whims: readonly Whim[], more: number): Plots => {
  const steps: Step<RiverCoastal>[] = [];
  const chosen: { ship: string; weighed: readonly Weighed[] }[] = [];
  const answers = ask.now.state.cursor.interrupts.length > 0;
  for (const each of askedOf(field, ask.options)) {
    const { ship } = each;
    const line = lineFor(field, ship);
    const asked = line ? { ...each, commands: mayPass(line, each.commands) } : each;
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
    const release = isToBeLetGo(field, ship, best.track);
    const laid = answers ? [best.command] : besides(field.now, ship, best.command, { ...best, release, line });
    for (const command of laid) steps.push({ command, why });
  }
  if (!answers) steps.push(...gunsOfForts(field, ask.options));
  if (!answers)
    steps.push({ command: { type: 'plotted', side: ask.side }, why: () => reason`No ship has a better plot.` });
  return { plan: steps, chosen };
};

/** Plots that come so near to the best, in hull points, may be better for reasons that a single look does not see. */
const WORTH_A_THOUGHT = 3;
const PLOTS_A_SHIP = 3;

/** The captain's plots, and the same with one ship's other. */
export const plotPlans = (ask: RiverAsk, more: number): Candidate<RiverCoastal>[] => {
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
export const combined = (ask: RiverAsk, whims: readonly Whim[]): Plan<RiverCoastal> =>
  plotsFor(ask, fieldOf(ask, true), whims, PLOTS_A_SHIP).plan;

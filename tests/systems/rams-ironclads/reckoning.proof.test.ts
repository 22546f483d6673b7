/** What a captain reckons by himself is what the rules do: in positions of whole games, of either side, on rivers and off them, with tows and aground. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { random } from '../../../src/bots/random.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf, type Dice } from '../../../src/core/dice.ts';
import { situationOf } from '../../../src/core/engine.ts';
import { SIDES, type ShipId, type Side } from '../../../src/core/types.ts';
import { hasStruck } from '../../../src/rules/rams-ironclads/contact.ts';
import { fieldOf, openStands } from '../../../src/rules/rams-ironclads/captain/field.ts';
import { dangerAt } from '../../../src/rules/rams-ironclads/captain/grounds.ts';
import { shotsAt } from '../../../src/rules/rams-ironclads/captain/gunfire.ts';
import { impactOf, meetingOf } from '../../../src/rules/rams-ironclads/captain/meeting.ts';
import { blowLosses } from '../../../src/rules/rams-ironclads/captain/numbers.ts';
import { reckon, reckonSecond, type Leg, type Track } from '../../../src/rules/rams-ironclads/captain/reckoning.ts';
import { midMove } from '../../../src/rules/rams-ironclads/grounding.ts';
import { isTurning, notReady, whyNoLay } from '../../../src/rules/rams-ironclads/gunnery.ts';
import { mayYaw, turnAll } from '../../../src/rules/rams-ironclads/helm.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import { beginHalf, stepNext } from '../../../src/rules/rams-ironclads/movement.ts';
import { groundingOdds, ramOutlook, shotOdds } from '../../../src/rules/rams-ironclads/odds.ts';
import { plotOf, plotOptions, showMarkers } from '../../../src/rules/rams-ironclads/orders.ts';
import { lineBetween } from '../../../src/rules/rams-ironclads/sight.ts';
import type { Play, Plot, RamsEvent, RamsShip, Situation, Strike } from '../../../src/rules/rams-ironclads/types.ts';
import { afloat, isShip, shipAt, stringOf } from '../../../src/rules/rams-ironclads/units.ts';
import { decisionsOf } from '../../helpers/decisions.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { battle } from './table.ts';

/** A river, a roadstead, tows in a current, forts that are run past, and two small fleets at each other. */
const BATTLES = ['memphis', 'hampton-roads-2', 'towing', 'grand-gulf', 'plum-point-bend', 'first-command'] as const;

const askOf = (now: Situation, side: Side) => ({
  now,
  side,
  options: [],
  rules: ramsIronclads,
  temper: STEADY,
  dice: diceOf([1, 2, 3, 4]),
});

/** Positions of two games, one between captains and one at random, at the beginning of a step. */
const positions = (id: string, phase: string, see: (now: Situation) => void): void => {
  const match = matchNamed('rams-ironclads', id);
  const step = match.rules.sequence.findIndex(each => each.id === phase);
  for (const bot of [captain(STEADY), random]) {
    let last = -1;
    decisionsOf(match, { union: bot, confederate: bot }, `dead reckoning ${id}`, ({ state }) => {
      if (state.cursor.phase !== step || state.turn === last || state.cursor.interrupts.length > 0) return;
      last = state.turn;
      see(situationOf(match, state) as unknown as Situation);
    });
  }
};

const eachPosition = (phase: string, see: (now: Situation) => void): void => {
  for (const id of BATTLES) positions(id, phase, see);
};

/** Some of the ships alone on the river, by the rules; heads keep straight, and whoever may come off does. */
class Voyage {
  readonly events: RamsEvent[] = [];
  readonly play: Play;
  #face = 3;

  constructor(now: Situation, ships: readonly RamsShip[]) {
    const state = ramsIronclads.clone(now.state);
    const kept = new Set(ships.flatMap(ship => [ship, ...stringOf(now, ship)].map(({ id }) => id)));
    for (const id of Object.keys(state.ships)) if (!kept.has(id)) delete state.ships[id];
    state.mines = [];
    state.strikes = [];
    const dice: Dice = { roll: () => this.#face };
    this.play = { ...now, state, dice, emit: event => void this.events.push(event as RamsEvent) };
  }

  ship(id: ShipId): RamsShip {
    return this.play.state.ships[id]!;
  }

  show(plots: Readonly<Record<ShipId, Plot>>): void {
    for (const [id, plot] of Object.entries(plots)) this.ship(id).plot = { ...plot };
    showMarkers(this.play);
  }

  /** One half-move; the hexes in which a ship has lain, with her pace. */
  half(half: 1 | 2, id: ShipId): Leg {
    const told = this.events.length;
    beginHalf(half)(this.play);
    const { at, facing, rate, going } = this.ship(id);
    while (stepNext(this.play));
    const entered = this.events
      .slice(told)
      .flatMap(event => (event.type === 'shipMoved' && event.ship === id ? [event.to] : []));
    return { path: [at, ...entered], facing, rate, going };
  }

  turn(): void {
    turnAll(this.play);
  }

  /** Mid-move, if anybody is aground: the die is a 6. */
  comeOff(): void {
    if (afloat(this.play).every(({ aground }) => aground === 'no')) return;
    this.#face = 6;
    midMove(this.play);
    this.#face = 3;
  }
}

/** The course of one ship by the rules, as a captain would put it down. */
const sailed = (now: Situation, ship: RamsShip, plot: Plot) => {
  const voyage = new Voyage(now, [ship]);
  const { id } = ship;
  voyage.show({ [id]: plot });
  const first = voyage.half(1, id);
  const yaws = voyage.ship(id).status === 'afloat' && mayYaw(voyage.play, voyage.ship(id));
  voyage.turn();
  voyage.comeOff();
  const turns = isTurning(voyage.ship(id));
  const second = voyage.half(2, id);
  if (voyage.events.some(({ type }) => type === 'shipHeld')) return null;
  const { at, facing, speed, twelfths, going, credit, status, leftBy, aground } = voyage.ship(id);
  const here = status === 'afloat';
  const end = here && aground !== 'bank' ? { at, facing, speed, twelfths, going, credit } : null;
  return {
    legs: here ? [first, second] : null,
    end,
    yaws,
    turns,
    leaves: here ? null : leftBy,
    onBank: aground === 'bank',
  };
};

const reckoned = ({ legs, end, yaws, turns, leaves, onBank }: Track, stuck: boolean) => ({
  legs: leaves === null ? legs : null,
  end: leaves === null && !onBank && !stuck ? end : null,
  yaws,
  turns,
  leaves,
  onBank: onBank || stuck,
});

const byName = (one: { by: string }, other: { by: string }): number => one.by.localeCompare(other.by);

/** The blows that fall when two ships alone go by these markers; null = they do not meet. Whom the land has brought up lies still. */
const metBy = (now: Situation, [one, mine]: [RamsShip, Plot], [other, theirs]: [RamsShip, Plot]) => {
  const voyage = new Voyage(now, [one, other]);
  const { state } = voyage.play;
  voyage.show({ [one.id]: mine, [other.id]: theirs });
  voyage.half(1, one.id);
  const stopped = (): boolean => voyage.events.some(({ type }) => type === 'shipStopped');
  // Whom the other has held in the first half is not where she was reckoned to be in the second.
  const held = state.strikes.length === 0 && voyage.events.some(({ type }) => type === 'shipHeld');
  if (state.strikes.length === 0) {
    voyage.turn();
    voyage.half(2, one.id);
  }
  if (stopped() || held) return 'stopped';
  const blow = ({ by, clash, speed, sideOn, stationary }: Strike) => {
    const { ram, reinforced } = voyage.ship(by);
    return { by, clash, speed, sideOn, stationary, ram, reinforced };
  };
  return state.strikes.length > 0 ? state.strikes.map(blow) : null;
};

describe('what a captain reckons is what the rules do', () => {
  it('the course of a ship', () => {
    const seen = { all: 0, towing: 0, aground: 0, leaves: 0, onBank: 0, turns: 0, yaws: 0, astern: 0 };
    eachPosition('markers', now => {
      // Whoever pushes a hull before her is reckoned as if it hung on a line.
      const ships = afloat(now).filter(ship => ship.towedBy === '' && !ship.abandoned && !ship.pushing);
      for (const ship of ships) {
        for (const command of plotOptions(now, ship)) {
          if (command.type !== 'plot' && command.type !== 'anchor') continue;
          const plot = plotOf(now, command)!;
          const track = reckon(now, ship, ship, plot);
          const course = sailed(now, ship, plot);
          // Her own tow is in her way: she is reckoned as if nobody were.
          if (!course) continue;
          expect(reckoned(track, ship.aground === 'bank'), `${ship.id} ${JSON.stringify(command)}`).toEqual(course);
          seen.all += 1;
          if (ship.tows.length > 0) seen.towing += 1;
          if (ship.aground !== 'no') seen.aground += 1;
          if (track.leaves !== null) seen.leaves += 1;
          if (track.onBank) seen.onBank += 1;
          if (track.turns) seen.turns += 1;
          if (track.yaws) seen.yaws += 1;
          if (track.end.going === 'astern') seen.astern += 1;
        }
      }
    });
    expect(seen.all).toBeGreaterThan(5000);
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(10);
  });

  it('who meets whom, and with what blows', () => {
    const seen = { all: 0, barred: 0, ram: 0, bowToBow: 0, noBow: 0 };
    eachPosition('markers', now => {
      const ships = afloat(now).filter(ship => ship.towedBy === '' && ship.tows.length === 0 && ship.aground === 'no');
      const tracksOf = (ship: RamsShip): { plot: Plot; track: Track }[] =>
        plotOptions(now, ship)
          .filter((command, index) => command.type === 'plot' && index % 4 === now.state.turn % 4)
          .map(command => ({ plot: plotOf(now, command)!, track: reckon(now, ship, ship, plotOf(now, command)!) }));
      for (const [index, one] of ships.entries())
        for (const other of ships.slice(index + 1)) {
          if (now.chart.range(one.at, other.at) > 4) continue;
          const bars = [hasStruck(now, one.id, other.id), hasStruck(now, other.id, one.id)] as const;
          for (const mine of tracksOf(one))
            for (const theirs of tracksOf(other)) {
              const meeting = meetingOf(mine.track, theirs.track, ...bars);
              const impacts = meeting && [
                ...(meeting.oneStrikes
                  ? [{ by: one.id, ...impactOf(meeting, one, mine.track, theirs.track, meeting.held.other) }]
                  : []),
                ...(meeting.otherStrikes
                  ? [{ by: other.id, ...impactOf(meeting, other, theirs.track, mine.track, meeting.held.one) }]
                  : []),
              ];
              const strikes = metBy(now, [one, mine.plot], [other, theirs.plot]);
              if (strikes === 'stopped') continue;
              expect(impacts?.sort(byName) ?? null, JSON.stringify([one.id, mine.plot, other.id, theirs.plot])).toEqual(
                strikes?.sort(byName) ?? null,
              );
              seen.all += 1;
              if (bars.includes(true)) seen.barred += 1;
              if (meeting) seen[meeting.clash] += 1;
            }
        }
    });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(20);
  });

  it('where a ship lies when the guns speak again', () => {
    let compared = 0;
    eachPosition('firstFire', now => {
      for (const ship of afloat(now)) {
        if (ship.towedBy !== '' || ship.pushing) continue;
        const leg = reckonSecond(now, ship);
        const voyage = new Voyage(now, [ship]);
        const second = voyage.half(2, ship.id);
        if (voyage.ship(ship.id).status === 'afloat') expect(leg).toEqual(second);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(500);
  });

  it('every shot that there is, and its chance', () => {
    let [shots, none] = [0, 0];
    for (const phase of ['firstFire', 'secondFire'])
      eachPosition(phase, now => {
        for (const side of SIDES) {
          const field = fieldOf(askOf(now, side), false);
          for (const party of field.friends)
            for (const foe of field.foes) {
              const found = shotsAt(field, party, openStands(now, party.unit)[0], foe, foe.stands[0]);
              const line = lineBetween(now, party.unit, foe.unit);
              for (const [index, gun] of party.unit.guns.entries()) {
                if (notReady(now, party.unit, gun) !== null) continue;
                const mine = found.find(({ battery }) => battery.guns.includes(index))?.chance ?? 0;
                const no = whyNoLay(now, party.unit, gun, foe.unit, line);
                // Ships move on; and a mortar is laid on who creeps, as if she lay still by then, and not on who drifts fast.
                if (no?.why === 'blocked' && shipAt(now, no.by)) continue;
                if (gun.kind === 'mortar' && isShip(foe.unit)) continue;
                const odds = no === null ? shotOdds(now, party.unit, index, foe.unit)!.hit : { ways: 0, of: 1 };
                expect(mine, `${party.id} ${index} ${foe.id}`).toBeCloseTo(odds.ways / odds.of, 12);
                if (no === null) shots += 1;
                else none += 1;
              }
            }
        }
      });
    expect(Math.min(shots, none)).toBeGreaterThan(2000);
  });

  it('the bottom', () => {
    positions('hampton-roads-2', 'markers', now => {
      const field = fieldOf(askOf(now, 'union'), true);
      for (const ship of afloat(now))
        for (const hex of now.chart.hexes.filter(each => now.chart.navigable(each)))
          expect(Math.min(6, dangerAt(field, ship.draught, hex))).toBe(groundingOdds(now, ship, hex).ways);
    });
  });

  it('what a blow costs', () => {
    const table = battle(12, 8)
      .union('ram', 'ram', 505, 'E', { go: 9 })
      .confederate('prey', 'gunboat', 605, 'NE')
      .start();
    Object.assign(table.ship('ram'), { rate: 18 });
    const odds = ramOutlook(table.now, 'ram', 'prey');
    const { ram, reinforced } = table.ship('ram');
    const knots = (chances: readonly number[]): number => chances.reduce((all, chance, each) => all + chance * each, 0);
    const mean = (ways: number[], of: number): number => ways.reduce((all, way, each) => all + way * each, 0) / of / 2;
    const blow = { clash: 'ram', speed: 18, sideOn: true, stationary: true } as const;
    const { target, rammer } = blowLosses({ ...blow, ram, reinforced });
    expect(knots(target)).toBeCloseTo(mean(odds.target.ways, odds.target.of), 10);
    expect(knots(rammer)).toBeCloseTo(mean(odds.rammer.ways, odds.rammer.of), 10);
  });
});

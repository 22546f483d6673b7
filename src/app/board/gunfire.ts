import type { Shot } from '../../system/stage.ts';
import type { Effects } from './effects.ts';
import type { Fleet } from './fleet.ts';
import { distanceOf, mixed, spread, type Point } from './geometry.ts';
import type { Timeline } from './timeline.ts';
import { wheelToward } from './wheels.ts';

/** Milliseconds at normal speed. */
const TIME = { flight: 150, impact: 240, brisk: 90 } as const;
/** How much faster a ball flies when others have flown before it. */
const BRISK_FLIGHT = 0.55;
/** Milliseconds of flight per base pixel. */
const FLIGHT_RATE = 0.75;
/** Base pixels from a ship's middle to her gun's muzzle, and puffs of smoke beyond it with their size. */
const MUZZLE = 26;
const MUZZLE_SMOKE = [
  [0, 56],
  [18, 84],
  [40, 62],
] as const;
const MOST_BURSTS = 4;
const BALLS = 2;
/** Where misses come down, in base pixels along the line of fire and across it: mostly short. */
const MISSES = [
  [-45, 9],
  [-36, -16],
  [38, 13],
  [-52, -5],
  [-31, 24],
  [42, -14],
] as const;

/** Where a ball that misses comes down: short of her, over her or beside her, never on the firer. */
export const missAt = (from: Point, to: Point, shot: number): Point => {
  const [along, across] = MISSES[shot % MISSES.length] ?? [0, 0];
  const far = Math.max(1, distanceOf(from, to));
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const way = Math.max(along, MUZZLE * 1.3 - far);
  return { x: to.x + x * way - y * across, y: to.y + y * way + x * across };
};

/** What a shot is played on. */
export interface Battery {
  effects: Effects;
  fleet: Fleet;
  timeline: Timeline;
}

/** Flash, smoke, balls on their way and what they do. */
export class Gunfire {
  readonly #battery: Battery;
  #shots = 0;

  constructor(battery: Battery) {
    this.#battery = battery;
  }

  /** `landed` is called when the balls come down. */
  async shoot(from: Point, to: Point, hits: number, shot?: Shot, landed?: () => void): Promise<void> {
    const { effects, timeline, fleet } = this.#battery;
    const length = Math.max(1, distanceOf(from, to));
    const muzzle = mixed(from, to, Math.min(0.45, MUZZLE / length));
    effects.flash(muzzle, 78);
    for (const [beyond, size] of MUZZLE_SMOKE) {
      effects.puff(mixed(from, to, Math.min(0.7, (MUZZLE + beyond) / length)), size, 1500 + beyond * 12, false);
    }
    const aside = shot?.aside ?? 0;
    const misses = hits <= 0 && aside === 0;
    const goal = misses ? missAt(from, to, this.#shots++) : to;
    const flight = TIME.flight + length * FLIGHT_RATE;
    await this.#fly(muzzle, goal, shot?.brisk ? flight * BRISK_FLIGHT : flight);
    landed?.();
    for (let hit = 0; hit < Math.min(MOST_BURSTS, aside); hit++) effects.clang(spread(to, hit + 2, 6 + hit * 4));
    if (misses) effects.fountain(goal, 58);
    else if (hits > 0) {
      this.#burst(to, hits);
      const struck = shot && fleet.find(shot.target);
      const wheel = struck && wheelToward(struck, from);
      if (wheel) effects.splinters(wheel);
    }
    await timeline.run(shot?.brisk ? TIME.brisk : TIME.impact, () => undefined);
  }

  /** Hits that go home. */
  #burst(at: Point, hits: number): void {
    const { effects } = this.#battery;
    const bursts = Math.min(MOST_BURSTS, hits);
    effects.flash(at, 64 + bursts * 14);
    for (let burst = 0; burst < bursts; burst++) effects.spark(spread(at, burst, burst * 5));
    effects.puff(at, 62 + bursts * 12, 1700, true);
  }

  async #fly(from: Point, to: Point, milliseconds: number): Promise<void> {
    const { effects, timeline } = this.#battery;
    const balls = Array.from({ length: BALLS }, () => effects.ball());
    await timeline.run(milliseconds, share => {
      for (let index = 0; index < BALLS; index++) {
        const way = Math.max(0, Math.min(1, share * 1.12 - index * 0.12));
        // A flat arc, seen from above as a ball that grows and shrinks a little.
        const size = 8 * (1 + 0.5 * Math.sin(way * Math.PI));
        const x = from.x + (to.x - from.x) * way + index * 5;
        const y = from.y + (to.y - from.y) * way + index * 4;
        balls[index]
          ?.setPosition(x, y)
          .setDisplaySize(size, size)
          .setVisible(way > 0 && way < 1);
      }
    });
    for (const ball of balls) effects.giveBack(ball);
  }
}

import type { Facing, HexId } from '../../core/types.ts';
import type { BoardActs } from '../boardPort.ts';
import type { Effects } from './effects.ts';
import type { Fleet } from './fleet.ts';
import { angleOf, distanceOf, mixed, type Geometry, type Point } from './geometry.ts';
import { HULL_BAR, INK } from './look.ts';
import { eased, easedOut, type Timeline } from './timeline.ts';
import type { UnitSprite } from './unitSprite.ts';

/** What the acts play on. */
export interface Theatre {
  fleet: Fleet;
  geometry: Geometry;
  effects: Effects;
  timeline: Timeline;
  /** Whether motion is unwanted: then ships are simply there, and a hit is a puff and a word. */
  calm: () => boolean;
  /** CSS pixels per base pixel, and device pixels per CSS pixel. */
  scale: () => { zoom: number; ratio: number };
  /** Shakes the camera by up to so many CSS pixels. */
  shock: (strength: number) => void;
}

/** Milliseconds at normal speed. */
const TIME = {
  step: 420,
  turn: 240,
  flight: 150,
  impact: 240,
  ram: 520,
  explosion: 480,
  sink: 1300,
  appear: 420,
  word: 620,
  calm: 260,
} as const;
/** Milliseconds of flight per base pixel. */
const FLIGHT_RATE = 0.75;
const TONES = { damage: HULL_BAR.danger, good: HULL_BAR.safe, plain: INK } as const;
/** Base pixels from a ship's middle to her gun's muzzle, and puffs of smoke beyond it with their size. */
const MUZZLE = 26;
const MUZZLE_SMOKE = [
  [0, 56],
  [18, 84],
  [40, 62],
] as const;
/** Share of the way to her target that a rammer is seen to go. */
const LUNGE = 0.46;
const MOST_BURSTS = 4;
const BUBBLES = 5;
/** Base pixels of way to one wake. */
const WAKE_EVERY = 20;

/** The short way round from one angle to another. */
const turnBetween = (from: number, to: number): number => {
  const round = Math.PI * 2;
  return ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
};

const spread = (at: Point, index: number, far: number): Point => ({
  x: at.x + Math.cos(index * 2.39996) * far,
  y: at.y + Math.sin(index * 2.39996) * far,
});

/** Animations on the board. What lies beside the chart, or belongs to a unit that is not there, is over at once. */
export class StagedActs implements BoardActs {
  readonly #theatre: Theatre;

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
  }

  async moveShip(unit: string, from: HexId, to: HexId, facing: Facing): Promise<void> {
    const { fleet, geometry } = this.#theatre;
    const sprite = fleet.find(unit);
    if (!sprite || from === 0 || to === 0) return;
    await this.#glide(sprite, geometry.centre(from), geometry.centre(to), angleOf(facing));
  }

  async turnShip(unit: string, from: Facing, to: Facing): Promise<void> {
    const sprite = this.#theatre.fleet.find(unit);
    if (!sprite) return;
    const start = angleOf(from);
    const turn = turnBetween(start, angleOf(to));
    await this.#run(this.#moving(TIME.turn), share => sprite.pose(sprite.at, start + turn * eased(share)));
  }

  async fire(from: HexId, to: HexId, hits: number): Promise<void> {
    const { geometry, effects, calm } = this.#theatre;
    if (this.#instant || from === 0 || to === 0) return;
    const [start, end] = [geometry.centre(from), geometry.centre(to)];
    if (!calm()) {
      await this.#shoot(start, end, hits);
      return;
    }
    effects.puff(start, 40, 700, false);
    if (hits > 0) effects.puff(end, 44, 900, true);
    await this.#run(TIME.calm);
  }

  async ram(unit: string, from: HexId, to: HexId, damage: number): Promise<void> {
    const { fleet, geometry, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (this.#instant || !sprite || from === 0 || to === 0) return;
    if (calm()) await this.#run(TIME.calm);
    else await this.#lunge(sprite, geometry.centre(from), geometry.centre(to), damage);
  }

  async explode(hex: HexId): Promise<void> {
    const { geometry, effects, calm, shock } = this.#theatre;
    if (this.#instant || hex === 0) return;
    const at = geometry.centre(hex);
    effects.puff(at, 92, 1900, true);
    if (calm()) {
      await this.#run(TIME.calm);
      return;
    }
    effects.flash(at, 130);
    effects.spark(at);
    effects.spark({ x: at.x + 9, y: at.y - 6 });
    effects.splash(at, 96);
    shock(4);
    await this.#run(TIME.explosion);
  }

  async sink(unit: string, hex: HexId): Promise<void> {
    const { fleet, geometry, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (!sprite) return;
    let bubbles = 0;
    await this.#run(calm() ? TIME.calm : TIME.sink, share => {
      sprite.settle(eased(share));
      if (calm() || hex === 0 || share >= 1 || Math.floor(share * BUBBLES) <= bubbles) return;
      bubbles += 1;
      this.#bubble(geometry.centre(hex), bubbles);
    });
  }

  async appear(unit: string, hex: HexId, facing: Facing): Promise<void> {
    const { fleet, geometry } = this.#theatre;
    const sprite = fleet.find(unit);
    if (!sprite || hex === 0) return;
    sprite.reveal(geometry.centre(hex), angleOf(facing));
    await this.#run(TIME.appear, share => sprite.fade(eased(share)));
  }

  async leave(unit: string): Promise<void> {
    const sprite = this.#theatre.fleet.find(unit);
    if (sprite) await this.#run(TIME.appear, share => sprite.fade(1 - eased(share)));
  }

  async caption(hex: HexId, text: string, tone: 'damage' | 'good' | 'plain'): Promise<void> {
    const { geometry, effects, scale } = this.#theatre;
    if (this.#instant || hex === 0) return;
    effects.word(geometry.centre(hex), text, TONES[tone], scale());
    await this.#run(TIME.word);
  }

  pause(milliseconds: number): Promise<void> {
    return this.#run(milliseconds);
  }

  get #instant(): boolean {
    return this.#theatre.timeline.speed <= 0;
  }

  #run(milliseconds: number, progress: (share: number) => void = () => undefined): Promise<void> {
    return this.#theatre.timeline.run(milliseconds, progress);
  }

  /** The length of a movement: none where motion is unwanted. */
  #moving(milliseconds: number): number {
    return this.#theatre.calm() ? 0 : milliseconds;
  }

  /** Glides a sprite and leaves a wake. */
  #glide(sprite: UnitSprite, from: Point, to: Point, toAngle: number): Promise<void> {
    const fromAngle = sprite.heading;
    const turn = turnBetween(fromAngle, toAngle);
    const wakes = Math.max(1, Math.round(distanceOf(from, to) / WAKE_EVERY));
    let left = 0;
    return this.#run(this.#moving(TIME.step), share => {
      const way = eased(share);
      const at = mixed(from, to, way);
      sprite.pose(at, fromAngle + turn * Math.min(1, way * 1.6));
      const due = Math.floor(way * wakes);
      if (due > left && share < 1) this.#theatre.effects.wake(at, sprite.heading);
      left = due;
    });
  }

  /** Flash and smoke at the muzzle, two balls on their way, and what they do. */
  async #shoot(from: Point, to: Point, hits: number): Promise<void> {
    const { effects } = this.#theatre;
    const length = Math.max(1, distanceOf(from, to));
    const muzzle = mixed(from, to, Math.min(0.45, MUZZLE / length));
    effects.flash(muzzle, 78);
    for (const [beyond, size] of MUZZLE_SMOKE) {
      effects.puff(mixed(from, to, Math.min(0.7, (MUZZLE + beyond) / length)), size, 1500 + beyond * 12, false);
    }
    await this.#fly(muzzle, to, TIME.flight + length * FLIGHT_RATE);
    this.#impact(to, hits);
    await this.#run(TIME.impact);
  }

  async #fly(from: Point, to: Point, milliseconds: number): Promise<void> {
    const balls = [this.#theatre.effects.ball(), this.#theatre.effects.ball()];
    await this.#run(milliseconds, share =>
      balls.forEach((ball, index) => {
        const way = Math.max(0, Math.min(1, share * 1.12 - index * 0.12));
        const at = mixed(from, to, way);
        // A flat arc, seen from above as a ball that grows and shrinks a little.
        const size = 8 * (1 + 0.5 * Math.sin(way * Math.PI));
        ball.setPosition(at.x + index * 5, at.y + index * 4).setDisplaySize(size, size);
        ball.setVisible(way > 0 && way < 1);
      }),
    );
    for (const ball of balls) ball.destroy();
  }

  #impact(at: Point, hits: number): void {
    const { effects } = this.#theatre;
    if (hits <= 0) {
      const beside = { x: at.x + 14, y: at.y + 10 };
      effects.splash(beside, 54);
      effects.puff(beside, 30, 700, false);
      return;
    }
    const bursts = Math.min(MOST_BURSTS, hits);
    effects.flash(at, 64 + bursts * 14);
    for (let burst = 0; burst < bursts; burst++) effects.spark(spread(at, burst, burst * 5));
    effects.puff(at, 62 + bursts * 12, 1700, true);
  }

  async #lunge(sprite: UnitSprite, from: Point, to: Point, damage: number): Promise<void> {
    const { effects, shock } = this.#theatre;
    const pose = (share: number): void => sprite.pose(mixed(from, to, LUNGE * share), sprite.heading);
    await this.#run(TIME.ram * 0.5, share => pose(share * share));
    const blow = mixed(from, to, 0.62);
    effects.splash(blow, 64);
    if (damage > 0) this.#impact(blow, Math.min(2, damage));
    shock(damage > 0 ? 5 : 2);
    await this.#run(TIME.ram, share => pose(1 - easedOut(share)));
  }

  #bubble(at: Point, index: number): void {
    const { effects } = this.#theatre;
    effects.splash(spread(at, index, 13), 30);
    if (index % 2 === 1) effects.puff(at, 50, 1500, true);
  }
}

import type { BoardActs } from '../boardPort.ts';
import type { Facing, HexId, Side } from '../../core/types.ts';
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
  /** Whether motion is unwanted: then ships are simply there, and hits are a short word. */
  calm(): boolean;
  zoom(): number;
  ratio(): number;
  /** Shakes the camera by up to so many CSS pixels. */
  shock(strength: number): void;
}

/** Milliseconds at normal speed. */
const TIME = { step: 420, turn: 240, flight: 150, perHex: 0.75, impact: 240, ram: 520, sink: 1300, appear: 420, word: 620, calm: 260 } as const;
const TONES = { damage: HULL_BAR.danger, good: HULL_BAR.safe, plain: INK } as const;
/** Base pixels from a ship's middle to her gun's muzzle. */
const MUZZLE = 26;
const LUNGE = 0.46;

/** The short way round from one angle to another. */
const turnBetween = (from: number, to: number): number => {
  const round = Math.PI * 2;
  return ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
};

const NO_WAIT = Promise.resolve();

export const actsOf = (theatre: Theatre): BoardActs => {
  const { fleet, geometry, effects, timeline } = theatre;

  /** Plays an act with a unit that is there, on hexes of the chart; what lies beside it cannot be seen. */
  const withSprite = (unit: string, hexes: readonly HexId[], act: (sprite: UnitSprite) => Promise<void>): Promise<void> => {
    const sprite = fleet.find(unit);
    return sprite && !hexes.includes(0) ? act(sprite) : NO_WAIT;
  };
  /** Glides a sprite and leaves a wake; at once where motion is unwanted. */
  const glide = (sprite: UnitSprite, from: Point, to: Point, toAngle: number): Promise<void> => {
    const fromAngle = sprite.heading;
    const turn = turnBetween(fromAngle, toAngle);
    const wakes = Math.max(1, Math.round(distanceOf(from, to) / 20));
    let left = 0;
    return timeline.run(theatre.calm() ? 0 : TIME.step, share => {
      const way = eased(share);
      const at = mixed(from, to, way);
      sprite.pose(at, fromAngle + turn * Math.min(1, way * 1.6));
      const due = Math.floor(way * wakes);
      if (due > left && share < 1) effects.wake(at, sprite.heading);
      left = due;
    });
  };
  const impact = (at: Point, hits: number): void => {
    if (hits <= 0) {
      const beside = { x: at.x + 14, y: at.y + 10 };
      effects.splash(beside, 54);
      effects.puff(beside, 30, 700, false);
      return;
    }
    effects.flash(at, 64 + Math.min(4, hits) * 14);
    for (let hit = 0; hit < Math.min(4, hits); hit++) {
      const angle = hit * 2.39996;
      effects.spark({ x: at.x + Math.cos(angle) * hit * 5, y: at.y + Math.sin(angle) * hit * 5 });
    }
    effects.puff(at, 48 + Math.min(4, hits) * 10, 1500, true);
  };
  /** A broadside: flash and smoke at the muzzle, two balls on their way. */
  const shoot = async (from: Point, to: Point, hits: number): Promise<void> => {
    const length = Math.max(1, distanceOf(from, to));
    const muzzle = mixed(from, to, Math.min(0.45, MUZZLE / length));
    effects.flash(muzzle, 62);
    for (const [beyond, size] of [[0, 44], [14, 62], [30, 46]] as const) {
      effects.puff(mixed(from, to, Math.min(0.7, (MUZZLE + beyond) / length)), size, 1500 + beyond * 12, false);
    }
    const balls = [effects.ball(), effects.ball()];
    await timeline.run(TIME.flight + length * TIME.perHex, share => {
      balls.forEach((ball, index) => {
        const way = Math.max(0, Math.min(1, share * 1.12 - index * 0.12));
        const at = mixed(muzzle, to, way);
        // A flat arc, seen from above as a ball that grows and shrinks a little.
        const height = 1 + 0.5 * Math.sin(way * Math.PI);
        ball.setPosition(at.x + index * 5, at.y + index * 4).setDisplaySize(8 * height, 8 * height).setVisible(way > 0 && way < 1);
      });
    });
    for (const ball of balls) ball.destroy();
    impact(to, hits);
    await timeline.run(TIME.impact, () => undefined);
  };
  const fade = (sprite: UnitSprite, from: number, to: number): Promise<void> =>
    timeline.run(TIME.appear, share => sprite.fade(from + (to - from) * eased(share)));
  const instant = (): boolean => timeline.speed <= 0;

  return {
    moveShip: (unit: string, from: HexId, to: HexId, facing: Facing) =>
      withSprite(unit, [from, to], sprite => glide(sprite, geometry.centre(from), geometry.centre(to), angleOf(facing))),
    turnShip: (unit: string, from: Facing, to: Facing) =>
      withSprite(unit, [], sprite => {
        const turn = turnBetween(angleOf(from), angleOf(to));
        return timeline.run(theatre.calm() ? 0 : TIME.turn, share => sprite.pose(sprite.at, angleOf(from) + turn * eased(share)));
      }),
    async fire(from: HexId, to: HexId, hits: number, _side: Side) {
      if (instant() || from === 0 || to === 0) return;
      const target = geometry.centre(to);
      if (!theatre.calm()) return shoot(geometry.centre(from), target, hits);
      effects.puff(geometry.centre(from), 40, 700, false);
      if (hits > 0) effects.puff(target, 44, 900, true);
      return timeline.run(TIME.calm, () => undefined);
    },
    async ram(unit: string, from: HexId, to: HexId, damage: number) {
      const sprite = fleet.find(unit);
      if (!sprite || instant() || theatre.calm() || from === 0 || to === 0) return timeline.run(instant() ? 0 : TIME.calm, () => undefined);
      const start = geometry.centre(from);
      const end = geometry.centre(to);
      await timeline.run(TIME.ram * 0.5, share => sprite.pose(mixed(start, end, LUNGE * share * share), sprite.heading));
      const blow = mixed(start, end, 0.62);
      effects.splash(blow, 64);
      if (damage > 0) impact(blow, Math.min(2, damage));
      theatre.shock(damage > 0 ? 5 : 2);
      await timeline.run(TIME.ram, share => sprite.pose(mixed(start, end, LUNGE * (1 - easedOut(share))), sprite.heading));
    },
    async explode(hex: HexId) {
      if (instant() || hex === 0) return;
      const at = geometry.centre(hex);
      if (!theatre.calm()) {
        effects.flash(at, 130);
        effects.spark(at);
        effects.spark({ x: at.x + 9, y: at.y - 6 });
        effects.splash(at, 96);
        theatre.shock(4);
      }
      effects.puff(at, 92, 1900, true);
      await timeline.run(theatre.calm() ? TIME.calm : 480, () => undefined);
    },
    sink: (unit: string, hex: HexId) =>
      withSprite(unit, [hex], sprite => {
        const at = geometry.centre(hex);
        let bubbles = 0;
        return timeline.run(theatre.calm() ? TIME.calm : TIME.sink, share => {
          sprite.settle(eased(share));
          if (theatre.calm() || share >= 1 || Math.floor(share * 5) <= bubbles) return;
          bubbles += 1;
          effects.splash({ x: at.x + Math.cos(bubbles * 2.4) * 14, y: at.y + Math.sin(bubbles * 2.4) * 10 }, 30);
          if (bubbles % 2 === 1) effects.puff(at, 50, 1500, true);
        });
      }),
    appear: (unit: string, hex: HexId, facing: Facing) =>
      withSprite(unit, [hex], sprite => {
        sprite.reveal(geometry.centre(hex), angleOf(facing));
        return fade(sprite, 0, 1);
      }),
    leave: (unit: string, _hex: HexId) => withSprite(unit, [], sprite => fade(sprite, 1, 0)),
    async caption(hex: HexId, text: string, tone: 'damage' | 'good' | 'plain') {
      if (instant() || hex === 0) return;
      effects.word(geometry.centre(hex), text, TONES[tone], theatre.zoom(), theatre.ratio());
      await timeline.run(TIME.word, () => undefined);
    },
    pause: (milliseconds: number) => timeline.run(milliseconds, () => undefined),
  };
};

import type { Scene } from 'phaser';
import type { BoardView } from '../view/boardPort.ts';
import { PAPER } from '../settings/palette.ts';
import type { Fleet } from './fleet.ts';
import { distanceOf, mixed } from './geometry.ts';
import { tintOf } from './look.ts';
import { LINE_PIXELS } from './signs.ts';
import { DEPTH, type Picture } from './surface.ts';

/** Base pixels across the hawser and its pale edge, and from a vessel's middle to her bitts. */
const ACROSS = { rope: 1.7, edge: 3.4 } as const;
const BITTS = 22;

/** Hawsers between vessels; they follow both ends wherever these go. */
export class TowLayer {
  readonly #scene: Scene;
  readonly #fleet: Fleet;
  /** Who tows, by who is towed. */
  #towers = new Map<string, string>();
  readonly #lines = new Map<string, { edge: Picture; rope: Picture }>();

  constructor(scene: Scene, fleet: Fleet) {
    this.#scene = scene;
    this.#fleet = fleet;
  }

  show({ units }: BoardView): void {
    this.#towers = new Map(
      units.flatMap(({ id, towedBy, present }): [string, string][] => (towedBy && present ? [[id, towedBy]] : [])),
    );
    this.follow();
  }

  /** A line is passed or let go in the middle of a scene. */
  change(tow: string, tower: string | null): void {
    if (tower === null) this.#towers.delete(tow);
    else this.#towers.set(tow, tower);
    this.follow();
  }

  /** Lays every line between where its ends are now. */
  follow(): void {
    for (const [tow, { edge, rope }] of this.#lines) {
      if (this.#towers.has(tow)) continue;
      edge.destroy();
      rope.destroy();
      this.#lines.delete(tow);
    }
    for (const [tow, tower] of this.#towers) this.#lay(tow, tower);
  }

  #lay(tow: string, tower: string): void {
    const [from, to] = [this.#fleet.find(tower), this.#fleet.find(tow)];
    const seen = from?.visible === true && to?.visible === true && from.presence > 0 && to.presence > 0;
    const known = this.#lines.get(tow);
    if (!from || !to || !seen) {
      known?.edge.setVisible(false);
      known?.rope.setVisible(false);
      return;
    }
    const line = known ?? { edge: this.#line(PAPER.card), rope: this.#line(PAPER.ink) };
    this.#lines.set(tow, line);
    const length = Math.max(1, distanceOf(from.at, to.at));
    const start = mixed(from.at, to.at, Math.min(0.45, BITTS / length));
    const end = mixed(from.at, to.at, Math.max(0.55, 1 - BITTS / length));
    for (const [picture, across] of [
      [line.edge, ACROSS.edge],
      [line.rope, ACROSS.rope],
    ] as const) {
      picture.setVisible(true).setPosition(start.x, start.y);
      picture.setRotation(Math.atan2(end.y - start.y, end.x - start.x));
      picture.setScale(distanceOf(start, end) / LINE_PIXELS, (across * 2) / LINE_PIXELS);
    }
  }

  #line(colour: string): Picture {
    return this.#scene.add
      .image(0, 0, 'line')
      .setOrigin(0, 0.5)
      .setDepth(DEPTH.ships + 0.6)
      .setTint(tintOf(colour));
  }
}

import { BlendModes, type Scene } from 'phaser';
import type { Picture } from './surface.ts';

/** Pictures kept for the next effects; a broadside takes about so many. */
const KEPT = 96;

/** Pictures that are lent and given back, so that a battle does not make and destroy thousands. */
export class PicturePool {
  readonly #scene: Scene;
  readonly #idle: Picture[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** A plain picture of that texture, in the middle of that place. */
  lend(key: string, x: number, y: number, depth: number): Picture {
    const picture = this.#idle.pop() ?? this.#scene.add.image(0, 0, key);
    return picture
      .setTexture(key)
      .setPosition(x, y)
      .setDepth(depth)
      .setScale(1)
      .setRotation(0)
      .setAlpha(1)
      .setOrigin(0.5)
      .setBlendMode(BlendModes.NORMAL)
      .setVisible(true);
  }

  giveBack(picture: Picture): void {
    if (this.#idle.length < KEPT) this.#idle.push(picture.setTexture('ball').setVisible(false));
    else picture.destroy();
  }
}

import type { GameObjects } from 'phaser';
import type { Side } from '../../core/types.ts';
import { PAPER } from '../settings/palette.ts';
import type { BoardUnit } from '../view/boardPort.ts';
import type { Light } from '../../system/stage.ts';
import type { Atlas } from './atlas.ts';
import type { Berth } from './berths.ts';
import { cardBack, cardFace, CARD_SIZE } from './cardArt.ts';
import { CONDITION_SIZE, PLUME_SIZE } from './conditionArt.ts';
import type { Conditions } from './conditions.ts';
import type { Box, Point } from './geometry.ts';
import { SANS, SIDE_RING } from './look.ts';
import type { Paint, Picture } from './surface.ts';

/** The way smoke goes, in radians: a light breeze from the south-west. */
const LEE = Math.atan2(-8, 13);
/** Base pixels ahead of a ship's middle at which her lamp hangs. */
const LAMP_AT = 9;
/** Base pixels of the light round a ship at night. */
const POOL = { size: 150, alpha: 0.5 } as const;
/** Two funnels smoke no more than one. */
const SHARED_SMOKE = 0.66;
/** Base pixels from the middle of a unit to that of the card beside her: in the open, and outside one of two that share a hex. */
const CARD_AT = { open: { x: 29, y: -27 }, outside: 24, ahead: 16 } as const;

/** Base pixels that her tag is wide, and where it lies: beside her bow or stern it would be taken for a part of her. */
const MONOGRAM = { size: 17, open: { x: -25, y: -23 }, narrow: { x: -17, y: -17 } } as const;
const MONOGRAM_PIXELS = 48;

const paintMonogram = (paint: Paint, side: Side, monogram: string): string =>
  paint(`monogram/${side}/${monogram}`, MONOGRAM_PIXELS, MONOGRAM_PIXELS, context => {
    const middle = MONOGRAM_PIXELS / 2;
    context.beginPath();
    context.arc(middle, middle, middle - 3, 0, Math.PI * 2);
    context.fillStyle = PAPER.card;
    context.fill();
    context.lineWidth = 4;
    context.strokeStyle = SIDE_RING[side].line;
    context.stroke();
    context.font = `600 ${monogram.length > 1 ? 22 : 29}px ${SANS}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = SIDE_RING[side].line;
    context.fillText(monogram, middle, middle + 1.5);
  });

const placed = (picture: Picture, { x, y }: Point): Picture => picture.setPosition(x, y);
const rotated = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** What lies over a hull to show her state: smoke, flames, holes, stumps, a lamp at night, and the order card beside her. */
export class Dress {
  readonly #atlas: Atlas;
  readonly #container: GameObjects.Container;
  readonly #scars: Picture;
  readonly #flames: Picture;
  readonly #fireSmoke: Picture;
  readonly #lamp: Picture;
  /** What her lamps light up of the water round her. */
  readonly #pool: Picture;
  readonly #card: Picture;
  readonly #monogram: Picture;
  #funnels: { at: Point; smoke: Picture; stump: Picture }[] = [];
  #cardAt: Point = CARD_AT.open;
  #conditions: Conditions | null = null;

  constructor(atlas: Atlas, container: GameObjects.Container) {
    this.#atlas = atlas;
    this.#container = container;
    this.#pool = this.#square('lamp', POOL.size);
    container.sendToBack(this.#pool);
    this.#scars = this.#square('scars', CONDITION_SIZE.scars);
    this.#fireSmoke = this.#plume('fire');
    this.#flames = this.#square('flames', CONDITION_SIZE.flames);
    this.#lamp = this.#square('lamp', CONDITION_SIZE.lamp);
    this.#card = this.#add('lamp');
    this.#monogram = this.#add('lamp');
  }

  /** What tells her from her sisters, on a tag of her side; nothing where it is empty. */
  mark(side: Side, monogram: string): void {
    this.#monogram.setVisible(monogram !== '');
    if (monogram !== '') this.#atlas.put(this.#monogram, paintMonogram(this.#atlas.paint, side, monogram));
    this.#monogram.setDisplaySize(MONOGRAM.size, MONOGRAM.size);
  }

  /** Her funnels, known once her drawing is. */
  fit(funnels: readonly Point[]): void {
    for (const { smoke, stump } of this.#funnels) for (const picture of [smoke, stump]) picture.destroy();
    this.#funnels = funnels.map(at => ({
      at,
      stump: this.#square('stump', CONDITION_SIZE.stump),
      smoke: this.#plume('coal'),
    }));
    // The card stays on top of smoke.
    this.#container.bringToTop(this.#lamp).bringToTop(this.#monogram).bringToTop(this.#card);
    this.#smoke();
  }

  show(unit: BoardUnit, conditions: Conditions, light: Light): void {
    this.#scars.setVisible(conditions.riddled);
    this.#flames.setVisible(conditions.burning && unit.kind !== 'raft');
    this.#fireSmoke.setVisible(conditions.burning);
    for (const picture of [this.#lamp, this.#pool]) picture.setVisible(conditions.lamp && light === 'night');
    this.#conditions = conditions;
    this.#smoke();
    const { order, side } = unit;
    const { paint } = this.#atlas;
    this.#card.setVisible(order !== null);
    if (order !== null)
      this.#atlas.put(this.#card, order === 'hidden' ? cardBack(paint, side) : cardFace(paint, order));
    this.#card.setDisplaySize(CARD_SIZE.beside.width, CARD_SIZE.beside.height);
  }

  /** Where she lies; her hull, and what stands on it, may be larger than her base. */
  pose(heading: number, berth: Berth, swell: number): void {
    this.#scars.setRotation(heading);
    placed(this.#lamp, rotated({ x: LAMP_AT, y: 0 }, heading));
    placed(this.#monogram, berth.narrow ? MONOGRAM.narrow : MONOGRAM.open);
    placed(this.#flames, { x: 0, y: -3 });
    placed(this.#fireSmoke, { x: 0, y: -8 });
    for (const { at, smoke, stump } of this.#funnels) {
      const top = rotated({ x: at.x * swell, y: at.y * swell }, heading);
      placed(smoke, top);
      placed(stump, top);
    }
    this.#cardAt = cardPlace(heading, berth);
    placed(this.#card, this.#cardAt);
  }

  /** 1 = seen, 0 = gone below. */
  fade(share: number): void {
    this.#pool.setAlpha(share * POOL.alpha);
    const thin = this.#funnels.length > 1 ? SHARED_SMOKE : 1;
    for (const picture of [this.#scars, this.#flames, this.#fireSmoke, this.#lamp, this.#monogram, this.#card])
      picture.setAlpha(share);
    for (const { smoke, stump } of this.#funnels) {
      smoke.setAlpha(share * thin);
      stump.setAlpha(share);
    }
  }

  /** Where the card lies from the unit's middle; null where there is none. */
  get cardBox(): Box | null {
    if (!this.#card.visible) return null;
    const { width, height } = CARD_SIZE.beside;
    return { x: this.#cardAt.x - width / 2, y: this.#cardAt.y - height / 2, width, height };
  }

  #smoke(): void {
    for (const { smoke, stump } of this.#funnels) {
      smoke.setVisible(this.#conditions?.smokes ?? false);
      stump.setVisible(this.#conditions?.stumps ?? false);
    }
  }

  #add(key: string): Picture {
    const picture = this.#atlas.image(key).setVisible(false);
    this.#container.add(picture);
    return picture;
  }

  #square(key: string, size: number): Picture {
    return this.#add(key).setDisplaySize(size, size);
  }

  #plume(kind: 'coal' | 'fire'): Picture {
    const { width, height } = PLUME_SIZE[kind];
    return this.#add(`plume/${kind}`).setDisplaySize(width, height).setOrigin(0.05, 0.5).setRotation(LEE);
  }
}

/** Beside a ship in the open; of two in one hex each has hers on her own side. */
const cardPlace = (heading: number, berth: Berth): Point => {
  const far = Math.hypot(berth.x, berth.y);
  if (!berth.narrow || far === 0) return CARD_AT.open;
  const ahead = rotated({ x: CARD_AT.ahead, y: 0 }, heading);
  return {
    x: (berth.x / far) * CARD_AT.outside + ahead.x,
    y: (berth.y / far) * CARD_AT.outside + ahead.y,
  };
};

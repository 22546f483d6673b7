import { TintModes, type GameObjects, type Scene } from 'phaser';
import { HEX_WIDTH } from '../../chart/layout.ts';
import type { HexId } from '../../core/types.ts';
import type { BoardUnit } from '../boardPort.ts';
import { RING_SPAN } from './drawings.ts';
import { FLAG_SIZE } from './flags.ts';
import { angleOf, type Geometry, type Point } from './geometry.ts';
import { DEPTH, type Picture } from './surface.ts';
import { HULL_SPAN } from './unitTextures.ts';

/** How the shell sees a unit at this moment. */
export interface UnitRole {
  selected: boolean;
  actor: boolean;
  target: boolean;
  /** Of the side that chooses, but with nothing left to do. */
  done: boolean;
}

/** A unit on the chart: rings, hull and flag in one container. */
export interface UnitSprite {
  readonly unit: BoardUnit;
  /** Middle of the unit now, also while it glides. */
  readonly at: Point;
  /** Radians. */
  readonly heading: number;
  readonly visible: boolean;
  show(unit: BoardUnit, role: UnitRole): void;
  /** Puts the hull there; acts do so at every frame. */
  pose(at: Point, heading: number): void;
  /** Brings a unit onto the chart before the shell shows her there. */
  reveal(at: Point, heading: number): void;
  /** 1 = as she is, 0 = gone; for ships that come, leave and sink. */
  fade(share: number): void;
  /** 0 = afloat, 1 = settled on the bottom. */
  settle(share: number): void;
  /** The drawing has been rasterised. */
  dress(texture: string): void;
  destroy(): void;
}

const DONE_ALPHA = 0.62;
const SHADOW = { x: 2.4, y: 3.4, alpha: 0.34 } as const;
/** Base pixels from the middle to the ensign's staff, at the stern. */
const STERN = 27;

const ringImage = (scene: Scene, key: string): Picture => scene.add.image(0, 0, key).setDisplaySize(RING_SPAN, RING_SPAN);

/** Colours multiply, so white is unhurt; a battered hull darkens and browns. */
const batteredTint = ({ left, full }: BoardUnit['hull']): number => {
  const lost = full > 0 ? Math.max(0, Math.min(1, 1 - left / full)) : 0;
  const part = (value: number): number => Math.round(255 - (255 - value) * lost);
  return (part(176) << 16) | (part(158) << 8) | part(142);
};

/** Middle of a unit that may fill two hexes. */
export const middleOf = (geometry: Geometry, hexes: readonly HexId[]): Point => {
  const points = hexes.map(hex => geometry.centre(hex));
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
};

interface Parts {
  container: GameObjects.Container;
  bases: Picture[];
  actor: Picture;
  selected: Picture;
  target: Picture;
  shoal: Picture;
  wreck: Picture;
  work: Picture | null;
  shadow: Picture;
  hull: Picture;
  flag: Picture;
}

const buildParts = (scene: Scene, unit: BoardUnit, geometry: Geometry): Parts => {
  const { side, kind } = unit;
  const middle = middleOf(geometry, unit.hexes);
  const spots = kind === 'ship' ? [middle] : unit.hexes.map(hex => geometry.centre(hex));
  const bases = spots.map(({ x, y }) => ringImage(scene, `ring/${side}`).setPosition(x - middle.x, y - middle.y));
  const parts = {
    bases,
    shoal: ringImage(scene, 'shoal'),
    wreck: ringImage(scene, 'wreck'),
    actor: ringImage(scene, 'ring/actor'),
    selected: ringImage(scene, 'ring/selected'),
    target: ringImage(scene, 'ring/target'),
    work: kind === 'ship' ? null : ringImage(scene, `work/${kind}/${side}`),
    shadow: scene.add.image(SHADOW.x, SHADOW.y, '__DEFAULT').setVisible(false).setTint(0).setTintMode(TintModes.FILL).setAlpha(SHADOW.alpha),
    hull: scene.add.image(0, 0, '__DEFAULT').setVisible(false),
    flag: scene.add.image(0, 0, `flag/${side}`).setDisplaySize(FLAG_SIZE.width, FLAG_SIZE.height).setOrigin(0.1, 0.9),
  };
  const { work, ...others } = parts;
  const below = [...bases, others.shoal, others.wreck, others.actor, others.selected, others.target];
  const children = [...below, ...(work ? [work] : []), others.shadow, others.hull, others.flag];
  const container = scene.add.container(middle.x, middle.y, children).setDepth(DEPTH.ships);
  return { container, ...parts };
};

export const unitSpriteOf = (scene: Scene, geometry: Geometry, first: BoardUnit): UnitSprite => {
  let unit = first;
  let heading = 0;
  let dressed = false;
  let faded = 1;
  let alpha = 1;
  const parts = buildParts(scene, first, geometry);
  const { container, hull, shadow, flag } = parts;

  const sunk = (): boolean => unit.kind === 'ship' && unit.marks.includes('sunk');
  const applyAlpha = (): void => void container.setAlpha(alpha * faded);
  const placeFlag = (): void => {
    const stern = unit.kind === 'ship' ? -STERN : 0;
    flag.setPosition(Math.cos(heading) * stern, Math.sin(heading) * stern - (unit.kind === 'ship' ? 0 : 3));
  };
  const sprite: UnitSprite = {
    get unit() {
      return unit;
    },
    get at() {
      return { x: container.x, y: container.y };
    },
    get heading() {
      return heading;
    },
    get visible() {
      return container.visible;
    },
    show(next, role) {
      unit = next;
      const wreck = sunk();
      container.setVisible(unit.hexes.length > 0 && (unit.present || wreck || unit.kind !== 'ship'));
      container.setDepth(wreck ? DEPTH.wrecks : role.selected ? DEPTH.ships + 0.5 : DEPTH.ships);
      for (const base of parts.bases) base.setVisible(!wreck).setAlpha(unit.present ? 1 : 0.45);
      parts.shoal.setVisible(!wreck && unit.marks.includes('aground'));
      parts.wreck.setVisible(wreck);
      parts.actor.setVisible(role.actor && !role.selected);
      parts.selected.setVisible(role.selected);
      parts.target.setVisible(role.target);
      flag.setVisible(unit.present && !wreck);
      hull.setVisible(dressed && !wreck).setTint(batteredTint(unit.hull));
      shadow.setVisible(dressed && !wreck);
      alpha = role.done ? DONE_ALPHA : 1;
      faded = 1;
      sprite.settle(0);
      sprite.pose(middleOf(geometry, unit.hexes), unit.facing === null ? 0 : angleOf(unit.facing));
      applyAlpha();
    },
    pose(at, angle) {
      heading = angle;
      container.setPosition(at.x, at.y);
      hull.setRotation(angle);
      shadow.setRotation(angle);
      placeFlag();
    },
    reveal(at, angle) {
      container.setVisible(true);
      hull.setVisible(dressed);
      shadow.setVisible(dressed);
      flag.setVisible(true);
      sprite.pose(at, angle);
    },
    fade(share) {
      faded = share;
      applyAlpha();
    },
    settle(share) {
      const size = (HULL_SPAN / Math.max(1, hull.frame.width)) * (1 - 0.14 * share);
      hull.setScale(size).setAlpha(1 - share);
      shadow.setScale(size).setAlpha(SHADOW.alpha * (1 - share));
      for (const base of parts.bases) base.setAlpha(1 - share);
      flag.setAlpha(1 - share);
    },
    dress(texture) {
      dressed = true;
      hull.setTexture(texture).setDisplaySize(HULL_SPAN, HULL_SPAN).setVisible(!sunk());
      shadow.setTexture(texture).setDisplaySize(HULL_SPAN, HULL_SPAN).setVisible(!sunk());
    },
    destroy: () => container.destroy(),
  };
  return sprite;
};

/** Base pixels that a hull takes up across, for labels that keep clear of it. */
export const HULL_CLEARANCE = HEX_WIDTH * 0.36;

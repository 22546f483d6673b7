import { TintModes, type GameObjects, type Scene } from 'phaser';
import { HEX_WIDTH } from '../../chart/layout.ts';
import type { HexId } from '../../core/types.ts';
import type { BoardUnit } from '../boardPort.ts';
import { RING_SPAN } from './drawings.ts';
import { FLAG_SIZE } from './flags.ts';
import { angleOf, overlap, type Box, type Geometry, type Point } from './geometry.ts';
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

interface Parts {
  container: GameObjects.Container;
  bases: Picture[];
  shoal: Picture;
  wreck: Picture;
  actor: Picture;
  selected: Picture;
  target: Picture;
  shadow: Picture;
  hull: Picture;
  flag: Picture;
}

const DONE_ALPHA = 0.62;
const SILENCED_ALPHA = 0.4;
/** The chart shows a fort's trace: her ring lets it through. */
const FORT_ALPHA = 0.7;
const SHADOW = { x: 2.4, y: 3.4, alpha: 0.34 } as const;
/** Base pixels from the middle to the ensign's staff: at a ship's stern, a little up on a fort. */
const STAFF = { stern: 27, fort: 3 } as const;
/** How much smaller a hull looks from above when she lies on the bottom. */
const SETTLED = 0.14;
/** Base pixels from a unit's middle in which all of her lies, a fort's second hex, too. */
const REACH = HEX_WIDTH * 1.2;
/** Base pixels that a hull takes up across, for labels that keep clear of it. */
export const HULL_CLEARANCE = HEX_WIDTH * 0.36;

const ringImage = (scene: Scene, key: string): Picture =>
  scene.add.image(0, 0, key).setDisplaySize(RING_SPAN, RING_SPAN);

/** Colours multiply, so white is unhurt; a battered hull darkens and browns. */
const batteredTint = ({ left, full }: BoardUnit['hull']): number => {
  const lost = full > 0 ? Math.max(0, Math.min(1, 1 - left / full)) : 0;
  const part = (value: number): number => Math.round(255 - (255 - value) * lost);
  return (part(196) << 16) | (part(180) << 8) | part(164);
};

/** Middle of a unit that may fill two hexes. */
const middleOf = (geometry: Geometry, hexes: readonly HexId[]): Point => {
  const points = hexes.map(hex => geometry.centre(hex));
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
};

const basesOf = (scene: Scene, { side, kind, hexes }: BoardUnit, geometry: Geometry): Picture[] => {
  const middle = middleOf(geometry, hexes);
  const spots = kind === 'ship' ? [middle] : hexes.map(hex => geometry.centre(hex));
  return spots.map(({ x, y }) => ringImage(scene, `ring/${side}`).setPosition(x - middle.x, y - middle.y));
};

const buildParts = (scene: Scene, unit: BoardUnit, geometry: Geometry): Parts => {
  const { side } = unit;
  const shadow = scene.add.image(SHADOW.x, SHADOW.y, '__DEFAULT').setTint(0).setTintMode(TintModes.FILL);
  const bases = basesOf(scene, unit, geometry);
  const single = {
    shoal: ringImage(scene, 'shoal'),
    actor: ringImage(scene, 'ring/actor'),
    selected: ringImage(scene, 'ring/selected'),
    target: ringImage(scene, 'ring/target'),
    shadow,
    hull: scene.add.image(0, 0, '__DEFAULT'),
    wreck: ringImage(scene, 'wreck'),
    flag: scene.add.image(0, 0, `flag/${side}`).setDisplaySize(FLAG_SIZE.width, FLAG_SIZE.height).setOrigin(0.1, 0.9),
  };
  const container = scene.add.container(0, 0, [...bases, ...Object.values(single)]).setDepth(DEPTH.ships);
  return { container, bases, ...single };
};

/** A unit on the chart: rings, hull and flag in one container. */
export class UnitSprite {
  readonly #geometry: Geometry;
  readonly #parts: Parts;
  #unit: BoardUnit;
  #heading = 0;
  #dressed = false;
  #shown = false;
  /** Alpha that her role gives her. */
  #alpha = 1;
  #faded = 1;
  #settled = 0;

  constructor(scene: Scene, geometry: Geometry, unit: BoardUnit) {
    this.#geometry = geometry;
    this.#unit = unit;
    this.#parts = buildParts(scene, unit, geometry);
  }

  get unit(): BoardUnit {
    return this.#unit;
  }

  /** Middle of the unit now, also while it glides. */
  get at(): Point {
    return { x: this.#parts.container.x, y: this.#parts.container.y };
  }

  /** Middle of every hex that she fills. */
  get spots(): Point[] {
    const { container, bases } = this.#parts;
    return bases.map(({ x, y }) => ({ x: container.x + x, y: container.y + y }));
  }

  /** Radians. */
  get heading(): number {
    return this.#heading;
  }

  /** Whether she is on the chart, be it on the screen or beside it. */
  get visible(): boolean {
    return this.#shown;
  }

  /** Leaves her out while she is not on the screen: Phaser would draw her there, too. */
  look(seen: Box): void {
    const { container } = this.#parts;
    const { x, y } = container;
    const near = { x: x - REACH, y: y - REACH, width: REACH * 2, height: REACH * 2 };
    container.setVisible(this.#shown && overlap(near, seen) > 0);
  }

  /** 1 = there, 0 = gone from sight while she comes, leaves or sinks. */
  get presence(): number {
    return this.#faded * (1 - this.#settled);
  }

  show(unit: BoardUnit, role: UnitRole): void {
    this.#unit = unit;
    const { container, shoal, wreck, actor, selected, target, hull } = this.#parts;
    const sunk = this.#sunk;
    this.#shown = unit.hexes.length > 0 && (unit.present || sunk || unit.kind !== 'ship');
    container.setVisible(this.#shown);
    container.setDepth(sunk ? DEPTH.wrecks : role.selected ? DEPTH.ships + 0.5 : DEPTH.ships);
    shoal.setVisible(!sunk && unit.marks.includes('aground'));
    wreck.setVisible(sunk);
    actor.setVisible(role.actor && !role.selected);
    selected.setVisible(role.selected);
    target.setVisible(role.target);
    hull.setTint(batteredTint(unit.hull));
    this.#alpha = role.done ? DONE_ALPHA : 1;
    this.#float(!sunk, unit.present);
    this.settle(0);
    this.fade(1);
    this.pose(middleOf(this.#geometry, unit.hexes), unit.facing === null ? 0 : angleOf(unit.facing));
  }

  /** Puts the hull there; acts do so at every frame. */
  pose(at: Point, heading: number): void {
    this.#heading = heading;
    const { container, hull, shadow, flag } = this.#parts;
    container.setPosition(at.x, at.y);
    hull.setRotation(heading);
    shadow.setRotation(heading);
    if (this.#unit.kind !== 'ship') flag.setPosition(0, -STAFF.fort);
    else flag.setPosition(-Math.cos(heading) * STAFF.stern, -Math.sin(heading) * STAFF.stern);
  }

  /** Brings a unit onto the chart before the shell shows her there. */
  reveal(at: Point, heading: number): void {
    this.#shown = true;
    this.#parts.container.setVisible(true);
    this.#float(true, true);
    this.settle(0);
    this.pose(at, heading);
  }

  /** 1 = as she is, 0 = gone; for ships that come and leave. */
  fade(share: number): void {
    this.#faded = share;
    this.#parts.container.setAlpha(this.#alpha * share);
  }

  /** 0 = afloat, 1 = settled on the bottom. */
  settle(share: number): void {
    this.#settled = share;
    const { bases, hull, shadow, flag } = this.#parts;
    const scale = (HULL_SPAN / Math.max(1, hull.frame.width)) * (1 - SETTLED * share);
    hull.setScale(scale).setAlpha(1 - share);
    shadow.setScale(scale).setAlpha(SHADOW.alpha * (1 - share));
    flag.setAlpha(1 - share);
    const { kind, present } = this.#unit;
    const shown = present ? (kind === 'ship' ? 1 : FORT_ALPHA) : SILENCED_ALPHA;
    for (const base of bases) base.setAlpha(shown * (1 - share));
  }

  /** Her drawing has been rasterised. */
  dress(texture: string): void {
    this.#dressed = true;
    this.#parts.hull.setTexture(texture);
    this.#parts.shadow.setTexture(texture);
    this.#float(!this.#sunk, this.#unit.present);
    this.settle(this.#settled);
  }

  destroy(): void {
    this.#parts.container.destroy();
  }

  get #sunk(): boolean {
    return this.#unit.kind === 'ship' && this.#unit.marks.includes('sunk');
  }

  /** Shows what lies above the water, or nothing of it. */
  #float(afloat: boolean, flagged: boolean): void {
    const { bases, hull, shadow, flag } = this.#parts;
    for (const base of bases) base.setVisible(afloat);
    hull.setVisible(afloat && this.#dressed);
    shadow.setVisible(afloat && this.#dressed);
    flag.setVisible(afloat && flagged);
  }
}

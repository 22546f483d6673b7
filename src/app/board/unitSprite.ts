import { TintModes, type GameObjects, type Scene } from 'phaser';
import { HEX_WIDTH } from '../../chart/layout.ts';
import type { HexId } from '../../core/types.ts';
import type { BoardUnit } from '../view/boardPort.ts';
import type { Light } from '../../system/stage.ts';
import type { Atlas } from './atlas.ts';
import { floats, MIDDLE, type Berth } from './berths.ts';
import { conditionsOf, hurtSteps, lostOf, type Conditions } from './conditions.ts';
import { RING_SPAN } from './drawings.ts';
import { Dress } from './dress.ts';
import { FLAG_SIZE } from './flags.ts';
import { angleOf, overlap, type Box, type Geometry, type Point } from './geometry.ts';
import { DEPTH, type Picture } from './surface.ts';
import { HULL_SPAN, hurtKey } from './unitTextures.ts';

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
  /** On each base what is shot away of her. */
  hurts: Picture[];
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
const STAFF = { stern: 27, narrow: 25, fort: { x: 0, y: -3 }, battery: { x: -22, y: -8 } } as const;
/** The white flag is the news. */
const LARGE_WHITE = 1.5;
/** How much smaller a hull looks from above when she lies on the bottom. */
const SETTLED = 0.14;
/** How far a sinking ship has settled; a hull on a narrow base, one that lists across her beam, and the longer shadow of that. */
const SMALLER = 0.9;
const FOUNDERING = 0.3;
const LISTING = { across: 0.86, shadow: 1.9 } as const;
/** Colours multiply: hulls by lamplight. */
const NIGHT_TINT = 0xc4cfe6;
/** Base pixels from a unit's middle in which all of her lies, a fort's second hex, too. */
const REACH = HEX_WIDTH * 1.2;
/** Base pixels from a hull's middle that labels keep clear of: in the open, and of one of two that share a hex. */
const CLEARANCE = { open: HEX_WIDTH * 0.36, narrow: HEX_WIDTH * 0.27 } as const;

const ringImage = (atlas: Atlas, key: string): Picture => atlas.image(key).setDisplaySize(RING_SPAN, RING_SPAN);

/** Colours multiply, so white is unhurt; a hull darkens and browns with every point, and more when she is battered. */
const hurtTint = (unit: BoardUnit, { riddled }: Conditions, light: Light): number => {
  const lost = lostOf(unit);
  const part = (least: number, shift: number): number => {
    const hurt = (255 - (255 - least) * lost) * (riddled ? 0.84 : 1);
    return Math.round(hurt * (light === 'night' ? ((NIGHT_TINT >> shift) & 255) / 255 : 1)) << shift;
  };
  return part(196, 16) | part(180, 8) | part(164, 0);
};

/** Middle of a unit that may fill two hexes. */
const middleOf = (geometry: Geometry, hexes: readonly HexId[]): Point => {
  const points = hexes.map(hex => geometry.centre(hex));
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
};

const basesOf = (atlas: Atlas, unit: BoardUnit, geometry: Geometry): Picture[] => {
  const { side, hexes } = unit;
  const middle = middleOf(geometry, hexes);
  const spots = floats(unit) ? [middle] : hexes.map(hex => geometry.centre(hex));
  return spots.map(({ x, y }) => ringImage(atlas, `ring/${side}`).setPosition(x - middle.x, y - middle.y));
};

const buildParts = (scene: Scene, atlas: Atlas, unit: BoardUnit, geometry: Geometry): Parts => {
  const { side } = unit;
  const shadow = atlas.image('shoal').setPosition(SHADOW.x, SHADOW.y).setTint(0).setTintMode(TintModes.FILL);
  const bases = basesOf(atlas, unit, geometry);
  const hurts = bases.map(({ x, y }) => ringImage(atlas, hurtKey('ring', 1)).setPosition(x, y));
  const single = {
    shoal: ringImage(atlas, 'shoal'),
    actor: ringImage(atlas, 'ring/actor'),
    selected: ringImage(atlas, 'ring/selected'),
    target: ringImage(atlas, 'ring/target'),
    shadow,
    hull: atlas.image('shoal'),
    wreck: ringImage(atlas, 'wreck'),
    flag: atlas.image(`flag/${side}`).setDisplaySize(FLAG_SIZE.width, FLAG_SIZE.height).setOrigin(0.1, 0.9),
  };
  const container = scene.add.container(0, 0, [...bases, ...hurts, ...Object.values(single)]).setDepth(DEPTH.ships);
  return { container, bases, hurts, ...single };
};

/** A unit on the chart: base, hull, flag and what shows her state, in one container. */
export class UnitSprite {
  readonly #atlas: Atlas;
  readonly #geometry: Geometry;
  readonly #parts: Parts;
  readonly #dress: Dress;
  #unit: BoardUnit;
  #conditions: Conditions;
  #heading = 0;
  #berth = MIDDLE;
  #dressed = false;
  #shown = false;
  #raised = false;
  /** Alpha that her role gives her. */
  #alpha = 1;
  #faded = 1;
  #settled = 0;
  /** How much larger she is drawn than she lies, and how much her hull outgrows her base. */
  #scale = 1;
  #swell = 1;

  constructor(scene: Scene, atlas: Atlas, geometry: Geometry, unit: BoardUnit) {
    this.#atlas = atlas;
    this.#geometry = geometry;
    this.#unit = unit;
    this.#conditions = conditionsOf(unit);
    this.#parts = buildParts(scene, atlas, unit, geometry);
    this.#dress = new Dress(atlas, this.#parts.container);
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
    return bases.map(({ x, y }) => ({ x: container.x + x * this.#scale, y: container.y + y * this.#scale }));
  }

  /** Base pixels round each of those spots that labels keep clear of. */
  get clearance(): number {
    return (this.#berth.narrow ? CLEARANCE.narrow : CLEARANCE.open) * this.#scale;
  }

  /** How much larger she is drawn than she lies. */
  get scale(): number {
    return this.#scale;
  }

  /** Drawn so much larger than she lies, her hull so much more; what fills several hexes stays on them. */
  grow(wanted: number, swell: number): void {
    const scale = this.#parts.bases.length > 1 ? 1 : wanted;
    if (scale === this.#scale && swell === this.#swell) return;
    this.#scale = scale;
    this.#swell = swell;
    this.#parts.container.setScale(scale);
    this.settle(this.#settled);
    this.pose(this.at, this.#heading);
  }

  /** The letter or two by which she is told from her sisters; empty where she has none. */
  mark(monogram: string): void {
    this.#dress.mark(this.#unit.side, this.#sunk ? '' : monogram);
  }

  /** Where her order card lies on the chart, if she has one. */
  get card(): Box | null {
    const box = this.#dress.cardBox;
    if (!box) return null;
    const { x, y } = this.at;
    const scale = this.#scale;
    return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
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
    return (this.#faded * (1 - this.#settled)) / (1 - this.depth);
  }

  show(unit: BoardUnit, role: UnitRole, light: Light): void {
    this.#unit = unit;
    this.#conditions = conditionsOf(unit);
    const { container, shoal, wreck, actor, selected, target, hull, flag } = this.#parts;
    const sunk = this.#sunk;
    const stands = unit.kind === 'fort' || unit.kind === 'building';
    this.#shown = unit.hexes.length > 0 && (unit.present || sunk || stands);
    container.setVisible(this.#shown);
    this.#raised = role.selected;
    shoal.setVisible(!sunk && unit.looks.includes('shoal'));
    wreck.setVisible(sunk);
    actor.setVisible(role.actor && !role.selected);
    selected.setVisible(role.selected);
    target.setVisible(role.target);
    hull.setTint(hurtTint(unit, this.#conditions, light));
    const { struck } = this.#conditions;
    this.#atlas.put(flag, struck ? 'flag/white' : `flag/${unit.side}`);
    flag.setDisplaySize(FLAG_SIZE.width * (struck ? LARGE_WHITE : 1), FLAG_SIZE.height * (struck ? LARGE_WHITE : 1));
    this.#dress.show(unit, this.#conditions, light);
    this.#alpha = role.done ? DONE_ALPHA : 1;
    this.#float(!sunk);
    this.settle(this.depth);
    this.fade(1);
  }

  /** Puts her where her hexes are, or her berth in a hex that she shares. */
  berth(berth: Berth): void {
    const middle = middleOf(this.#geometry, this.#unit.hexes);
    this.lie(berth);
    // What has no facing keeps the way it came.
    const { facing } = this.#unit;
    this.pose({ x: middle.x + berth.x, y: middle.y + berth.y }, facing === null ? this.#heading : angleOf(facing));
  }

  /** On the base for a hex of her own or for one that she shares. */
  lie(berth: Berth): void {
    const { bases, actor, selected, target } = this.#parts;
    this.#berth = berth;
    const shape = berth.narrow ? 'narrow' : 'ring';
    for (const base of bases) this.#atlas.put(base, `${shape}/${this.#unit.side}`);
    this.#atlas.put(actor, `${shape}/actor`);
    this.#atlas.put(selected, `${shape}/selected`);
    this.#atlas.put(target, `${shape}/target`);
    this.#hurt();
    const up = this.#raised || berth.above ? 0.5 : 0;
    this.#parts.container.setDepth(this.#sunk ? DEPTH.wrecks : DEPTH.ships + up);
    this.settle(this.#settled);
    this.pose(this.at, this.#heading);
  }

  /** Puts the hull there; acts do so at every frame. */
  pose(at: Point, heading: number): void {
    this.#heading = heading;
    const { container, hull, shadow, flag, bases, hurts, actor, selected, target } = this.#parts;
    container.setPosition(at.x, at.y);
    hull.setRotation(heading);
    shadow.setRotation(heading);
    const turn = this.#berth.narrow ? heading : 0;
    for (const base of [...bases, ...hurts, actor, selected, target]) base.setRotation(turn);
    const staff = this.#staffAt(heading);
    flag.setPosition(staff.x, staff.y);
    this.#dress.pose(heading, this.#berth, this.#berth.narrow ? 1 : this.#swell);
  }

  /** Brings a unit onto the chart before the shell shows her there. */
  reveal(at: Point, heading: number): void {
    this.#shown = true;
    this.#parts.container.setVisible(true);
    this.#float(true);
    this.settle(0);
    this.pose(at, heading);
  }

  /** 1 = as she is, 0 = gone; for ships that come and leave. */
  fade(share: number): void {
    this.#faded = share;
    this.#parts.container.setAlpha(this.#alpha * share);
  }

  /** 0 = her ensign flies, 1 = a white flag in its place, or none. */
  strike(share: number, white = true): void {
    const { flag } = this.#parts;
    if (white)
      this.#atlas.put(flag, share < 0.5 ? `flag/${this.#unit.side}` : 'flag/white').setAlpha(Math.abs(1 - 2 * share));
    else flag.setAlpha(1 - share);
  }

  /** How deep she lies as long as she goes no deeper: 0 afloat, 1 on the bottom. */
  get depth(): number {
    return this.#conditions.foundering ? FOUNDERING : 0;
  }

  /** 0 = as she is, 1 = awash. */
  founder(share: number): void {
    this.settle(Math.max(this.depth, FOUNDERING * share));
  }

  /** 0 = afloat, 1 = settled on the bottom. */
  settle(share: number): void {
    this.#settled = share;
    const { bases, hurts, hull, shadow, flag } = this.#parts;
    const { leans } = this.#conditions;
    const size = this.#berth.narrow ? SMALLER : this.#swell;
    const scale = (HULL_SPAN / Math.max(1, hull.frame.width)) * size * (1 - SETTLED * share);
    const across = scale * (leans ? LISTING.across : 1);
    hull.setScale(scale, across).setAlpha(1 - share);
    shadow.setScale(scale, across).setAlpha(SHADOW.alpha * (1 - share));
    const deep = leans ? LISTING.shadow : 1;
    shadow.setPosition(SHADOW.x * deep, SHADOW.y * deep);
    flag.setAlpha(1 - share);
    this.#dress.fade(1 - share);
    const { present } = this.#unit;
    const shown = present ? (floats(this.#unit) ? 1 : FORT_ALPHA) : SILENCED_ALPHA;
    for (const base of bases) base.setAlpha(shown * (1 - share));
    for (const hurt of hurts) hurt.setAlpha(1 - share);
  }

  /** Her drawing has been rasterised; she smokes from these funnels. */
  dress(hull: string, funnels: readonly Point[]): void {
    this.#dressed = true;
    this.#atlas.put(this.#parts.hull, hull);
    this.#atlas.put(this.#parts.shadow, hull);
    this.#dress.fit(funnels);
    this.#float(!this.#sunk);
    this.settle(this.#settled);
    this.pose(this.at, this.#heading);
  }

  destroy(): void {
    this.#parts.container.destroy();
  }

  get #sunk(): boolean {
    return this.#unit.kind === 'ship' && this.#unit.looks.includes('wreck');
  }

  #staffAt(heading: number): Point {
    const { kind } = this.#unit;
    if (kind === 'battery') return STAFF.battery;
    if (!floats(this.#unit)) return STAFF.fort;
    const astern = this.#berth.narrow ? STAFF.narrow : STAFF.stern * this.#swell;
    return { x: -Math.cos(heading) * astern, y: -Math.sin(heading) * astern };
  }

  /** Draws on her ring how much of her is shot away. */
  #hurt(): void {
    const steps = hurtSteps(this.#unit);
    const key = hurtKey(this.#berth.narrow ? 'narrow' : 'ring', steps);
    if (steps > 0) for (const hurt of this.#parts.hurts) this.#atlas.put(hurt, key);
  }

  /** Shows what lies above the water, or nothing of it. */
  #float(afloat: boolean): void {
    const { bases, hurts, hull, shadow, flag } = this.#parts;
    for (const base of bases) base.setVisible(afloat);
    for (const hurt of hurts) hurt.setVisible(afloat && hurtSteps(this.#unit) > 0);
    this.#hurt();
    hull.setVisible(afloat && this.#dressed);
    shadow.setVisible(afloat && this.#dressed);
    flag.setVisible(afloat && this.#conditions.ensign);
  }
}

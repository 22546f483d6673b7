import type { Scene } from 'phaser';
import type { HexId } from '../../core/types.ts';
import type { BoardView } from '../view/boardPort.ts';
import type { Atlas } from './atlas.ts';
import { angleOf, type Geometry } from './geometry.ts';
import {
  courseHexes,
  GHOST_MARGIN,
  paintEnds,
  paintGhost,
  paintMeeting,
  paintShoal,
  paintStop,
  type SidedGhost,
} from './ghostPaint.ts';
import { hullArtOf } from './hullArt.ts';
import { paleHulls } from './paleHulls.ts';
import { sheetOf, type Sheet } from './sheet.ts';
import { DEPTH, type Picture } from './surface.ts';
import { HULL_SPAN, hullTexturesOf, type HullTextures } from './unitTextures.ts';

/** A zoom is sharp enough within this factor of the last painting; texture pixels per base pixel, at most. */
const SHARP_ENOUGH = 1.16;
const FINEST = 4;

const stepOf = (zoom: number): number => Math.round(Math.log(zoom) / Math.log(SHARP_ENOUGH));

/** Courses of plotted ships: lines on two sheets, so that a course that is only looked at repaints little, and pale hulls. */
export class GhostLayer {
  readonly #atlas: Atlas;
  readonly #geometry: Geometry;
  readonly #hulls: HullTextures;
  readonly #changed: () => void;
  readonly #all: Sheet;
  readonly #inHand: Sheet;
  readonly #warnings: Sheet;
  readonly #sprites = new Map<string, Picture>();
  readonly #painted = { all: '', inHand: '' };
  #view: BoardView | null = null;

  constructor(scene: Scene, atlas: Atlas, geometry: Geometry, changed: () => void) {
    this.#atlas = atlas;
    this.#geometry = geometry;
    this.#changed = changed;
    this.#hulls = hullTexturesOf(atlas);
    this.#all = sheetOf(scene, 'courses', DEPTH.hover + 0.2);
    this.#inHand = sheetOf(scene, 'course', DEPTH.hover + 0.3);
    this.#warnings = sheetOf(scene, 'warnings', DEPTH.rings);
  }

  show(view: BoardView): void {
    this.#view = view;
    this.#pose(view);
  }

  /** The pictures are gone: nothing that arrives late is put on them. */
  forget(): void {
    this.#sprites.clear();
  }

  /** The camera rests: sharpen for this zoom. */
  rested(zoom: number, pixelRatio: number): void {
    if (!this.#view) return;
    const { ghosts, ends, units } = this.#view;
    const scale = Math.min(FINEST, zoom * pixelRatio * 1.1);
    const zoomed = `@${stepOf(zoom)}*${pixelRatio}`;
    const sides = new Map(units.map(({ id, side }) => [id, side]));
    const sided = ghosts.map((ghost): SidedGhost => ({ ...ghost, side: sides.get(ghost.course.unit) ?? 'union' }));
    const plain = sided.filter(({ role }) => role === 'plain');
    const inHand = sided.filter(({ role }) => role !== 'plain');
    const all = JSON.stringify(sided.filter(({ role }) => role !== 'preview')) + zoomed;
    if (all !== this.#painted.all) {
      this.#painted.all = all;
      this.#paint(this.#all, plain, scale, () => undefined);
      this.#warn(sided, scale);
    }
    const own = JSON.stringify([inHand, ends]) + zoomed;
    if (own === this.#painted.inHand) return;
    this.#painted.inHand = own;
    this.#paint(this.#inHand, inHand, scale, context => paintEnds(context, this.#geometry, ends), ends);
  }

  #paint(
    sheet: Sheet,
    ghosts: readonly SidedGhost[],
    scale: number,
    after: (context: CanvasRenderingContext2D) => void,
    also: readonly HexId[] = [],
  ): void {
    const hexes = [...ghosts.flatMap(({ course }) => courseHexes(course)), ...also];
    sheet.paint(this.#geometry.boxAround(hexes, GHOST_MARGIN), scale, context => {
      for (const ghost of ghosts) paintGhost(context, this.#geometry, ghost);
      after(context);
    });
  }

  #warn(ghosts: readonly SidedGhost[], scale: number): void {
    const meetings = new Set(ghosts.flatMap(({ course }) => course.meets.map(({ hex }) => hex)));
    const stops = new Set(ghosts.flatMap(({ course: { stoppedBy } }) => (stoppedBy === 0 ? [] : [stoppedBy])));
    const shoals = new Set(ghosts.flatMap(({ course }) => course.shoals));
    this.#warnings.paint(this.#geometry.boxAround([...meetings, ...stops, ...shoals], GHOST_MARGIN), scale, context => {
      for (const hex of shoals) paintShoal(context, this.#geometry.centre(hex));
      for (const hex of stops) paintStop(context, this.#geometry.centre(hex));
      for (const hex of meetings) paintMeeting(context, this.#geometry.centre(hex));
    });
  }

  /** Puts every pale hull where it belongs, and takes away those that are no more. */
  #pose({ ghosts, units }: BoardView): void {
    const wanted = paleHulls(ghosts);
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, sprite] of this.#sprites) {
      if (keys.has(key)) continue;
      sprite.destroy();
      this.#sprites.delete(key);
    }
    for (const { key, unit, hex, facing, alpha, size } of wanted) {
      const sprite =
        this.#sprites.get(key) ??
        this.#hull(
          key,
          units.find(({ id }) => id === unit),
        );
      const { x, y } = this.#geometry.centre(hex);
      sprite.setPosition(x, y).setRotation(angleOf(facing)).setAlpha(alpha);
      sprite.setData('size', size);
      this.#fit(sprite);
    }
  }

  #hull(key: string, unit: BoardView['units'][number] | undefined): Picture {
    const sprite = this.#atlas
      .image('shoal')
      .setDepth(DEPTH.hover + 0.4)
      .setVisible(false);
    this.#sprites.set(key, sprite);
    const art = unit && hullArtOf(unit);
    if (art)
      this.#hulls(art, unit.side, hull => {
        if (this.#sprites.get(key) !== sprite) return;
        this.#atlas.put(sprite, hull).setVisible(true);
        this.#fit(sprite);
        this.#changed();
      });
    return sprite;
  }

  #fit(sprite: Picture): void {
    const size = Number(sprite.getData('size') ?? 1);
    sprite.setScale((HULL_SPAN / Math.max(1, sprite.frame.width)) * size);
  }
}

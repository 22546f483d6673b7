import type { Scene } from 'phaser';
import { HEX_SIZE } from '../../chart/layout.ts';
import type { Edge, HexId } from '../../core/types.ts';
import type { BoardView } from '../boardPort.ts';
import { distanceOf, mixed, type Geometry, type Point } from './geometry.ts';
import { PAPER, RING, SIDE_RING, tintOf } from './look.ts';
import { markerTexture, paintSigns, SIGN_SPAN } from './signs.ts';
import { DEPTH, type Picture } from './surface.ts';

/** Cursor, hovered hex, exits, mines and lines of fire. */
export interface SignLayer {
  show(view: BoardView): void;
  hover(hex: HexId): void;
  /** Lines keep their width on the screen. */
  zoomed(zoom: number): void;
  destroy(): void;
}

/** CSS pixels across. */
const LINE_WIDTH = { aimed: 3.4, considered: 2.6 } as const;
/** Base pixels of a dash and of the gap after it, for lines that are only considered. */
const DASH = 13;
const GAP = 8;
/** Base pixels from a unit's middle at which lines begin and end. */
const CLEAR = 36;

const OUT: Readonly<Record<Edge, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

interface Stretch {
  picture: Picture;
  width: number;
}

export const signLayerOf = (scene: Scene, geometry: Geometry): SignLayer => {
  paintSigns(scene);
  const signImage = (key: string, depth: number): Picture =>
    scene.add.image(0, 0, key).setDisplaySize(SIGN_SPAN, SIGN_SPAN).setDepth(depth);
  const cursor = signImage('sign/cursor', DEPTH.hover).setVisible(false);
  const hovered = signImage('sign/hover', DEPTH.hover).setVisible(false);
  let pictures: Picture[] = [];
  let stretches: Stretch[] = [];
  let zoom = 1;

  const at = (picture: Picture, hex: HexId): Picture => {
    const { x, y } = geometry.centre(hex);
    return picture.setPosition(x, y);
  };
  const widen = ({ picture, width }: Stretch): void => {
    // The line itself is half of its texture's height.
    picture.setScale(picture.scaleX, (width * 2) / 16 / zoom);
  };
  const stretch = (from: Point, to: Point, width: number, tint: number, alpha: number): void => {
    const length = distanceOf(from, to);
    if (length <= 0) return;
    const picture = scene.add.image(from.x, from.y, 'line').setOrigin(0, 0.5).setTint(tint).setAlpha(alpha).setDepth(DEPTH.lines);
    picture.setRotation(Math.atan2(to.y - from.y, to.x - from.x)).setScale(length / 16, 1);
    const piece = { picture, width };
    stretches.push(piece);
    widen(piece);
  };
  /** A line with an ivory edge; dashed where it is only considered. */
  const rule = (from: Point, to: Point, width: number, tint: number, dashed: boolean, alpha: number): void => {
    const length = distanceOf(from, to);
    const step = dashed ? DASH + GAP : length;
    for (let start = 0; start < length; start += step) {
      const end = dashed ? Math.min(length, start + DASH) : length;
      const pieceFrom = mixed(from, to, start / length);
      const pieceTo = mixed(from, to, end / length);
      stretch(pieceFrom, pieceTo, width + 2.4, tintOf(PAPER), alpha * 0.8);
      stretch(pieceFrom, pieceTo, width, tint, alpha);
    }
  };
  const fireLine = (line: BoardView['lines'][number]): void => {
    const whole = { from: geometry.centre(line.from), to: geometry.centre(line.to) };
    const length = Math.max(1, distanceOf(whole.from, whole.to));
    const from = mixed(whole.from, whole.to, Math.min(0.4, CLEAR / length));
    const to = mixed(whole.from, whole.to, Math.max(0.6, 1 - CLEAR / length));
    const tint = tintOf(line.blocked === 0 ? SIDE_RING[line.side].line : RING.target);
    const width = line.aimed ? LINE_WIDTH.aimed : LINE_WIDTH.considered;
    if (line.blocked === 0) {
      rule(from, to, width, tint, !line.aimed, 0.95);
      return;
    }
    const stop = geometry.centre(line.blocked);
    const share = Math.min(1, Math.max(0, (distanceOf(whole.from, stop) - HEX_SIZE * 0.6) / length));
    const halt = mixed(whole.from, whole.to, Math.max(share, Math.min(0.4, CLEAR / length)));
    rule(from, halt, width, tint, !line.aimed, 0.95);
    rule(halt, to, width * 0.7, tint, true, 0.35);
    pictures.push(at(signImage('sign/block', DEPTH.lines), line.blocked));
  };
  const showExit = (hex: HexId, edge: Edge): void => {
    const out = OUT[edge];
    const centre = geometry.centre(hex);
    const picture = signImage('sign/exit', DEPTH.rings).setRotation(Math.atan2(out.y, out.x));
    pictures.push(picture.setPosition(centre.x + out.x * HEX_SIZE * 0.98, centre.y + out.y * HEX_SIZE * 0.98));
  };
  const clear = (): void => {
    for (const picture of pictures) picture.destroy();
    for (const { picture } of stretches) picture.destroy();
    pictures = [];
    stretches = [];
  };

  return {
    show(view) {
      clear();
      cursor.setVisible(view.cursor !== null && view.cursor !== 0);
      if (view.cursor) at(cursor, view.cursor);
      for (const { hex, side, label, spent } of view.markers) {
        pictures.push(at(signImage(markerTexture(scene, side, label, spent), DEPTH.markers), hex));
      }
      for (const { hex, edge } of view.exits) showExit(hex, edge);
      for (const line of view.lines) fireLine(line);
    },
    hover(hex) {
      hovered.setVisible(hex !== 0);
      if (hex !== 0) at(hovered, hex);
    },
    zoomed(next) {
      zoom = next;
      stretches.forEach(widen);
    },
    destroy() {
      clear();
      cursor.destroy();
      hovered.destroy();
    },
  };
};

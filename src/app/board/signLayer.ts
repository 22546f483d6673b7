import type { Scene } from 'phaser';
import type { Edge, HexId } from '../../core/types.ts';
import type { BoardView } from '../view/boardPort.ts';
import { FireLines } from './fireLines.ts';
import type { Fleet } from './fleet.ts';
import { angleOf, type Geometry } from './geometry.ts';
import { exitAt } from './presses.ts';
import { cloudTexture, goalRimTexture, goalTexture, markerTexture, paintSigns, SIGN_SPAN } from './signs.ts';
import { DEPTH, type Picture } from './surface.ts';

/** Cursor, hovered hex, exits, mines and lines of fire. */
export class SignLayer {
  readonly #scene: Scene;
  readonly #geometry: Geometry;
  readonly #lines: FireLines;
  readonly #cursor: Picture;
  readonly #hovered: Picture;
  #pictures: Picture[] = [];
  /** Stars of goals that are units: they go where these go. */
  #riders: { picture: Picture; unit: string }[] = [];

  readonly #fleet: Fleet;

  constructor(scene: Scene, geometry: Geometry, fleet: Fleet) {
    this.#scene = scene;
    this.#fleet = fleet;
    this.#geometry = geometry;
    paintSigns(scene);
    this.#lines = new FireLines(scene, geometry);
    this.#cursor = this.#image('sign/cursor', DEPTH.hover).setVisible(false);
    this.#hovered = this.#image('sign/hover', DEPTH.hover).setVisible(false);
  }

  show(view: BoardView): void {
    for (const picture of this.#pictures) picture.destroy();
    this.#pictures = [];
    this.#put(this.#cursor, view.cursor ?? 0);
    for (const cloud of view.clouds) this.#add(cloudTexture(this.#scene, cloud), cloud.hex, DEPTH.markers);
    for (const mine of view.markers) this.#add(markerTexture(this.#scene, mine), mine.hex, DEPTH.markers);
    this.#riders = [];
    for (const { hex, side, met, unit } of view.goals ?? []) {
      const picture = this.#add(goalTexture(this.#scene, side, met), hex, DEPTH.rings);
      if (unit !== undefined) this.#riders.push({ picture, unit });
    }
    for (const { hex, facing, side, met } of view.goalRims ?? [])
      this.#add(goalRimTexture(this.#scene, side, met), hex, DEPTH.rings).setRotation(angleOf(facing));
    for (const { hex, edge } of view.exits) this.#exit(hex, edge);
    for (const { blocked } of view.lines) if (blocked !== 0) this.#add('sign/block', blocked, DEPTH.lines);
    this.#lines.show(view.lines);
  }

  /** Stars keep with their ships while these move. */
  follow(): void {
    for (const { picture, unit } of this.#riders) {
      const sprite = this.#fleet.find(unit);
      if (sprite) picture.setPosition(sprite.at.x, sprite.at.y).setVisible(sprite.visible);
    }
  }

  hover(hex: HexId): void {
    this.#put(this.#hovered, hex);
  }

  zoomed(zoom: number): void {
    this.#lines.zoomed(zoom);
  }

  #image(key: string, depth: number): Picture {
    return this.#scene.add.image(0, 0, key).setDisplaySize(SIGN_SPAN, SIGN_SPAN).setDepth(depth);
  }

  /** Puts a sign onto a hex, or away for 0. */
  #put(picture: Picture, hex: HexId): void {
    picture.setVisible(hex !== 0);
    if (hex === 0) return;
    const { x, y } = this.#geometry.centre(hex);
    picture.setPosition(x, y);
  }

  #add(key: string, hex: HexId, depth: number): Picture {
    const picture = this.#image(key, depth);
    this.#put(picture, hex);
    this.#pictures.push(picture);
    return picture;
  }

  #exit(hex: HexId, edge: Edge): void {
    const { at, way } = exitAt(this.#geometry, hex, edge);
    const arrow = this.#add('sign/exit', hex, DEPTH.rings).setRotation(Math.atan2(way.y, way.x));
    arrow.setPosition(at.x, at.y);
  }
}

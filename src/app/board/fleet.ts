import type { Scene } from 'phaser';
import type { BoardUnit, BoardView } from '../boardPort.ts';
import { artFor, shipSvg } from '../shipArt.ts';
import type { Geometry } from './geometry.ts';
import { UnitSprite, type UnitRole } from './unitSprite.ts';
import { hullTexturesOf, paintUnitTextures, type HullTextures } from './unitTextures.ts';

/** How each unit is drawn: who is selected, can act, is a target, or has done all it can. */
export const rolesOf = (view: BoardView): ((unit: BoardUnit) => UnitRole) => {
  const actors = new Set(view.actors);
  const targets = new Set(view.targets);
  const choosing = new Set(view.units.filter(({ id }) => actors.has(id)).map(({ side }) => side));
  return unit => {
    const selected = unit.id === view.selected;
    const actor = actors.has(unit.id);
    return { selected, actor, target: targets.has(unit.id), done: choosing.has(unit.side) && !actor && !selected };
  };
};

/** A unit with other hexes or another side is drawn anew; ships keep their sprite. */
const sameBuild = (one: BoardUnit, other: BoardUnit): boolean =>
  one.side === other.side &&
  one.kind === other.kind &&
  (one.kind === 'ship' || one.hexes.join() === other.hexes.join());

/** All units on the chart. */
export class Fleet {
  readonly #scene: Scene;
  readonly #geometry: Geometry;
  readonly #changed: () => void;
  readonly #hulls: HullTextures;
  readonly #sprites = new Map<string, UnitSprite>();

  /** `changed` is called when a drawing arrives late. */
  constructor(scene: Scene, geometry: Geometry, changed: () => void) {
    this.#scene = scene;
    this.#geometry = geometry;
    this.#changed = changed;
    paintUnitTextures(scene);
    this.#hulls = hullTexturesOf(scene);
  }

  get sprites(): readonly UnitSprite[] {
    return [...this.#sprites.values()];
  }

  find(unit: string): UnitSprite | undefined {
    return this.#sprites.get(unit);
  }

  show(view: BoardView): void {
    const roleOf = rolesOf(view);
    const shown = new Set(view.units.map(({ id }) => id));
    for (const unit of view.units) this.#spriteFor(unit).show(unit, roleOf(unit));
    for (const [id, sprite] of this.#sprites) {
      if (shown.has(id)) continue;
      sprite.destroy();
      this.#sprites.delete(id);
    }
  }

  #spriteFor(unit: BoardUnit): UnitSprite {
    const known = this.#sprites.get(unit.id);
    if (known && sameBuild(known.unit, unit)) return known;
    known?.destroy();
    const sprite = new UnitSprite(this.#scene, this.#geometry, unit);
    this.#sprites.set(unit.id, sprite);
    if (unit.kind === 'ship') this.#dress(sprite, unit);
    return sprite;
  }

  #dress(sprite: UnitSprite, unit: BoardUnit): void {
    const art = artFor(unit.vesselType ?? '', unit.propulsion ?? '');
    this.#hulls(shipSvg(art, unit.side), art, unit.side, key => {
      if (this.#sprites.get(unit.id) !== sprite) return;
      sprite.dress(key);
      this.#changed();
    });
  }
}

import type { Scene } from 'phaser';
import type { BoardUnit, BoardView } from '../boardPort.ts';
import { artFor, shipSvg } from '../shipArt.ts';
import type { Geometry } from './geometry.ts';
import { unitSpriteOf, type UnitRole, type UnitSprite } from './unitSprite.ts';
import { hullTexturesOf, paintUnitTextures } from './unitTextures.ts';

/** All units on the chart. */
export interface Fleet {
  show(view: BoardView): void;
  find(unit: string): UnitSprite | undefined;
  readonly sprites: readonly UnitSprite[];
  destroy(): void;
}

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
  one.side === other.side && one.kind === other.kind && (one.kind === 'ship' || one.hexes.join() === other.hexes.join());

/** `changed` is called when a drawing arrives late. */
export const fleetOf = (scene: Scene, geometry: Geometry, changed: () => void): Fleet => {
  paintUnitTextures(scene);
  const hulls = hullTexturesOf(scene);
  const sprites = new Map<string, UnitSprite>();

  const build = (unit: BoardUnit): UnitSprite => {
    const sprite = unitSpriteOf(scene, geometry, unit);
    sprites.set(unit.id, sprite);
    if (unit.kind !== 'ship') return sprite;
    const art = artFor(unit.vesselType ?? '', unit.propulsion ?? '');
    hulls(shipSvg(art, unit.side), art, unit.side, key => {
      if (sprites.get(unit.id) !== sprite) return;
      sprite.dress(key);
      changed();
    });
    return sprite;
  };
  return {
    show(view) {
      const roleOf = rolesOf(view);
      const shown = new Set(view.units.map(({ id }) => id));
      for (const unit of view.units) {
        const known = sprites.get(unit.id);
        const keep = known !== undefined && sameBuild(known.unit, unit);
        if (known && !keep) known.destroy();
        (keep ? known : build(unit)).show(unit, roleOf(unit));
      }
      for (const [id, sprite] of sprites) {
        if (shown.has(id)) continue;
        sprite.destroy();
        sprites.delete(id);
      }
    },
    find: unit => sprites.get(unit),
    get sprites() {
      return [...sprites.values()];
    },
    destroy() {
      for (const sprite of sprites.values()) sprite.destroy();
      sprites.clear();
    },
  };
};

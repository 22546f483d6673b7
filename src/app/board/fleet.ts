import type { Scene } from 'phaser';
import type { HexId } from '../../core/types.ts';
import type { BoardUnit, BoardView } from '../view/boardPort.ts';
import type { Light, Newcomer } from '../../system/stage.ts';
import type { Atlas } from './atlas.ts';
import { berthsOf, floats, lyingOf, MIDDLE, type Berth, type Lying } from './berths.ts';
import { counterScale, hullSwell } from './counterSize.ts';
import { distanceOf, type Geometry, type Point } from './geometry.ts';
import { funnelsOf, hullArtOf } from './hullArt.ts';
import { monogramsOf } from './monograms.ts';
import type { DrawnHull } from './presses.ts';
import { UnitSprite, type UnitRole } from './unitSprite.ts';
import { HULL_SPAN, hullTexturesOf, paintUnitTextures, type HullTextures } from './unitTextures.ts';

/** How each unit is drawn: who is selected, can act, is a target, or has done all it can. */
const rolesOf = (view: BoardView): ((unit: BoardUnit) => UnitRole) => {
  const actors = new Set(view.actors);
  const targets = new Set(view.targets);
  const choosing = new Set(view.units.filter(({ id }) => actors.has(id)).map(({ side }) => side));
  return unit => {
    const selected = unit.id === view.selected;
    const actor = actors.has(unit.id);
    return { selected, actor, target: targets.has(unit.id), done: choosing.has(unit.side) && !actor && !selected };
  };
};

/** A unit with other hexes or another side is drawn anew; what floats keeps its sprite. */
const sameBuild = (one: BoardUnit, other: BoardUnit): boolean =>
  one.side === other.side && one.kind === other.kind && (floats(one) || one.hexes.join() === other.hexes.join());

/** Where a sprite is to go, in the middle of a scene. */
export interface Shift {
  sprite: UnitSprite;
  to: Point;
  berth: Berth;
}

/** A unit of which no more is known than that she comes. */
const strangerOf = (id: string, hex: HexId, { side, kind }: Newcomer): BoardUnit => ({
  id,
  side,
  kind,
  name: '',
  title: '',
  hexes: [hex],
  facing: null,
  marks: [],
  signs: [],
  looks: [],
  present: true,
  lines: [],
  tracks: [{ id: 'hull', name: '', left: 1, full: 1 }],
  vesselType: null,
  propulsion: null,
  order: null,
});

/** Ships of one drawing and side, told apart by their names alone. */
const sisterOf = (unit: BoardUnit): { id: string; name: string; kind: string }[] => {
  const art = unit.kind === 'ship' ? hullArtOf(unit) : null;
  return art ? [{ id: unit.id, name: unit.name, kind: `${art.name} ${unit.side}` }] : [];
};

const IDLE: UnitRole = { selected: false, actor: false, target: false, done: false };

/** All units on the chart. */
export class Fleet {
  readonly #scene: Scene;
  readonly #atlas: Atlas;
  readonly #geometry: Geometry;
  readonly #changed: () => void;
  readonly #hulls: HullTextures;
  readonly #sprites = new Map<string, UnitSprite>();
  #lying = new Map<string, Lying>();
  #light: Light = 'day';
  #size = { scale: 1, swell: 1 };

  /** `changed` is called when a drawing arrives late. */
  constructor(scene: Scene, atlas: Atlas, geometry: Geometry, changed: () => void) {
    this.#scene = scene;
    this.#atlas = atlas;
    this.#geometry = geometry;
    this.#changed = changed;
    paintUnitTextures(atlas);
    this.#hulls = hullTexturesOf(atlas);
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
    this.#light = view.light;
    const monograms = monogramsOf(view.units.flatMap(sisterOf));
    for (const unit of view.units) {
      const sprite = this.#spriteFor(unit);
      sprite.show(unit, roleOf(unit), view.light);
      sprite.mark(monograms.get(unit.id) ?? '');
    }
    for (const [id, sprite] of this.#sprites) {
      if (shown.has(id)) continue;
      sprite.destroy();
      this.#sprites.delete(id);
    }
    this.#lying = new Map(view.units.flatMap(unit => this.#lyingOf(unit)));
    const berths = berthsOf([...this.#lying.values()]);
    for (const [id, sprite] of this.#sprites) sprite.berth(berths.get(id) ?? MIDDLE);
  }

  /** Counters are as large as this zoom wants them. */
  zoomed(zoom: number): void {
    this.#size = { scale: counterScale(zoom), swell: hullSwell(zoom) };
    for (const sprite of this.#sprites.values()) sprite.grow(this.#size.scale, this.#size.swell);
  }

  /** The pictures are gone: nothing that arrives late is put on them. */
  forget(): void {
    this.#sprites.clear();
  }

  /** Brings on a unit that the shell has not shown yet. */
  welcome(id: string, hex: HexId, newcomer: Newcomer): UnitSprite {
    const unit = strangerOf(id, hex, newcomer);
    const sprite = this.#spriteFor(unit);
    sprite.show(unit, IDLE, this.#light);
    return sprite;
  }

  /** A unit lies otherwise now, in the middle of a scene: where she and those who share her hex, before or after, are to go. */
  station(id: string, change: Partial<Lying>): Shift[] {
    const known = this.#lying.get(id);
    const fresh: Lying = { id, hex: 0, heading: this.find(id)?.heading ?? 0, ramming: false, abeam: null };
    const elsewhere = change.hex !== undefined && change.hex !== known?.hex;
    const left = elsewhere ? { ramming: false, abeam: null } : {};
    this.#lying.set(id, { ...fresh, ...known, ...left, ...change });
    return this.#shifts(id);
  }

  /** A unit has gone from the water. */
  clear(id: string): void {
    this.#lying.delete(id);
  }

  /** Hulls where they are drawn. */
  get hulls(): DrawnHull[] {
    return [...this.#lying.values()].flatMap(({ id, hex }) => {
      const sprite = this.find(id);
      return sprite?.visible ? [{ id, hex, at: sprite.at }] : [];
    });
  }

  #shifts(moved: string): Shift[] {
    const berths = berthsOf([...this.#lying.values()]);
    return [...this.#lying.values()].flatMap(({ id, hex }) => {
      const sprite = this.find(id);
      if (!sprite || hex === 0) return [];
      const berth = berths.get(id) ?? MIDDLE;
      const middle = this.#geometry.centre(hex);
      const to = { x: middle.x + berth.x, y: middle.y + berth.y };
      return id === moved || distanceOf(sprite.at, to) > 0.5 ? [{ sprite, to, berth }] : [];
    });
  }

  /** As she says herself, or as a scene has told while she lies there. */
  #lyingOf(unit: BoardUnit): [string, Lying][] {
    const lying = lyingOf(unit, this.find(unit.id)?.heading ?? 0);
    if (!lying) return [];
    const before = this.#lying.get(unit.id);
    const told = before?.hex === lying.hex ? before.abeam : null;
    return [[unit.id, { ...lying, abeam: lying.abeam ?? told }]];
  }

  #spriteFor(unit: BoardUnit): UnitSprite {
    const known = this.#sprites.get(unit.id);
    if (known && sameBuild(known.unit, unit)) return known;
    known?.destroy();
    const sprite = new UnitSprite(this.#scene, this.#atlas, this.#geometry, unit);
    sprite.grow(this.#size.scale, this.#size.swell);
    this.#sprites.set(unit.id, sprite);
    this.#dress(sprite, unit);
    return sprite;
  }

  #dress(sprite: UnitSprite, unit: BoardUnit): void {
    const art = hullArtOf(unit);
    if (!art) return;
    this.#hulls(art, unit.side, key => {
      if (this.#sprites.get(unit.id) !== sprite) return;
      sprite.dress(key, funnelsOf(art.svg, HULL_SPAN));
      this.#changed();
    });
  }
}

import type { Scene } from 'phaser';
import { toChart, toScreen, type Size, type View } from './cameraMath.ts';
import { RING_RADIUS } from './drawings.ts';
import type { Box } from './geometry.ts';
import { placeLabels, type LabelRequest, type Seat } from './labelPlacement.ts';
import { drawPlate, plateSize, PLATE_MARGIN, type PlateFacts } from './labelPlate.ts';
import { addTexture, DEPTH, type Picture } from './surface.ts';
import { HULL_CLEARANCE, type UnitSprite } from './unitSprite.ts';

export interface LabelWishes {
  selected: string | null;
  /** Units that matter now. */
  raised: ReadonlySet<string>;
  /** Boxes on the paper that labels should leave free. */
  busy: readonly Box[];
}

/** Names and hull bars beside the units: laid out on the screen, of one size at any zoom. */
export interface LabelLayer {
  /** Lays the labels out again for this view. */
  layOut(sprites: readonly UnitSprite[], wishes: LabelWishes, view: View, screen: Size): void;
  /** Draws every plate anew: another pixel ratio, or the fonts have come. */
  redraw(pixelRatio: number): void;
  destroy(): void;
}

/** CSS pixels per base pixel below which only the selected unit keeps its label. */
const FAR = 0.24;
/** Labels grow a little when the eye is close. */
const CLOSE = 1.45;
const GAP = 3;
const RANK = { selected: 100, raised: 50, plain: 0 } as const;

interface Label {
  picture: Picture;
  facts: string;
  width: number;
  height: number;
}

const factsOf = ({ unit }: UnitSprite): PlateFacts => ({ name: unit.name, side: unit.side, hull: unit.hull, marks: unit.marks });

const hasLabel = ({ unit, visible }: UnitSprite): boolean => visible && !unit.marks.includes('sunk');

export const labelLayerOf = (scene: Scene, firstRatio: number): LabelLayer => {
  const labels = new Map<string, Label>();
  let seats = new Map<string, Seat>();
  let ratio = firstRatio;

  const drop = (id: string): void => {
    labels.get(id)?.picture.destroy();
    labels.delete(id);
    if (scene.textures.exists(`label/${id}`)) scene.textures.remove(`label/${id}`);
  };
  const draw = (id: string, facts: PlateFacts, written: string): Label => {
    drop(id);
    const { width, height } = plateSize(facts);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((width + PLATE_MARGIN * 2) * ratio);
    canvas.height = Math.ceil((height + PLATE_MARGIN * 2) * ratio);
    const context = canvas.getContext('2d');
    context?.scale(ratio, ratio);
    if (context) drawPlate(context, facts);
    addTexture(scene, `label/${id}`, canvas);
    const picture = scene.add.image(0, 0, `label/${id}`).setOrigin(0).setDepth(DEPTH.labels);
    const label = { picture, facts: written, width, height };
    labels.set(id, label);
    return label;
  };
  const labelFor = (sprite: UnitSprite): Label => {
    const facts = factsOf(sprite);
    const written = JSON.stringify(facts);
    const known = labels.get(sprite.unit.id);
    return known?.facts === written ? known : draw(sprite.unit.id, facts, written);
  };
  const put = (label: Label, box: Box, scale: number, view: View, screen: Size): void => {
    // On whole device pixels, so that letters stay crisp.
    const snap = (value: number): number => Math.round(value * ratio) / ratio;
    const margin = PLATE_MARGIN * scale;
    const corner = toChart(view, screen, { x: snap(box.x - margin), y: snap(box.y - margin) });
    label.picture.setPosition(corner.x, corner.y).setScale(scale / (view.zoom * ratio)).setVisible(true);
  };

  return {
    layOut(sprites, { selected, raised, busy }, view, screen) {
      const scale = Math.max(1, Math.min(1.25, view.zoom / CLOSE));
      const labelled = sprites.filter(hasLabel);
      const alive = new Set(labelled.map(({ unit }) => unit.id));
      for (const id of [...labels.keys()]) if (!alive.has(id)) drop(id);
      const requests: LabelRequest[] = labelled.map(sprite => {
        const { id } = sprite.unit;
        const { width, height } = labelFor(sprite);
        const chosen = id === selected;
        return {
          id,
          at: toScreen(view, screen, sprite.at),
          width: width * scale,
          height: height * scale,
          clear: (RING_RADIUS + (chosen ? 6 : 1)) * view.zoom + GAP,
          rank: chosen ? RANK.selected : raised.has(id) ? RANK.raised : RANK.plain,
          needed: chosen,
        };
      });
      const reach = HULL_CLEARANCE * view.zoom;
      const hulls = labelled.map(({ at }) => {
        const { x, y } = toScreen(view, screen, at);
        return { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 };
      });
      const onScreen = ({ x, y, width, height }: Box): Box => {
        const corner = toScreen(view, screen, { x, y });
        return { ...corner, width: width * view.zoom, height: height * view.zoom };
      };
      const asked = view.zoom < FAR ? requests.filter(({ needed }) => needed) : requests;
      const places = placeLabels(asked, { screen, hulls, busy: busy.map(onScreen) }, seats);
      for (const { picture } of labels.values()) picture.setVisible(false);
      for (const { id, box, shown } of places) {
        const label = labels.get(id);
        if (label && shown) put(label, box, scale, view, screen);
      }
      seats = new Map(places.map(({ id, seat }) => [id, seat]));
    },
    redraw(pixelRatio) {
      ratio = pixelRatio;
      for (const id of [...labels.keys()]) drop(id);
    },
    destroy() {
      for (const id of [...labels.keys()]) drop(id);
    },
  };
};

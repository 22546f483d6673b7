import type { Scene } from 'phaser';
import type { HexId } from '../../core/types.ts';
import type { BoardUnit } from '../view/boardPort.ts';
import { Atlas, type PageSize } from './atlas.ts';
import { toChart, toScreen, type Size, type View } from './cameraMath.ts';
import { showsPlates } from './counterSize.ts';
import { RING_RADIUS } from './drawings.ts';
import type { Box, Point } from './geometry.ts';
import { placeLabels, type LabelGround, type LabelPlace, type LabelRequest, type Seat } from './labelPlacement.ts';
import { drawPlate, plateSize, PLATE_MARGIN, type PlateFacts } from './labelPlate.ts';
import { DEPTH, type Picture } from './surface.ts';
import type { UnitSprite } from './unitSprite.ts';

export interface LabelWishes {
  selected: string | null;
  /** The hex that is pointed at; 0 = none. Where the whole chart is in view only who lies there and who is selected is named. */
  hovered: HexId;
  /** Units that matter now. */
  raised: ReadonlySet<string>;
  /** Boxes on the paper that labels should leave free. */
  busy: readonly Box[];
  /** Boxes on the screen that labels should leave free. */
  covered: readonly Box[];
  /** How much larger than on a small screen letters are. */
  letters: number;
}

interface Label {
  picture: Picture;
  /** The unit it was last compared with, and what is written on it: to see cheaply when it must be drawn anew. */
  unit: BoardUnit;
  facts: string;
  width: number;
  height: number;
  /** Texture pixels per CSS pixel of a label of plain size. */
  pixels: number;
}

/** Size of the labels up to a zoom: a little smaller over the whole chart, a little larger when the eye is close. */
const SIZES = [
  { upTo: 0.45, scale: 0.88 },
  { upTo: 1.5, scale: 1 },
  { upTo: Infinity, scale: 1.2 },
] as const;
const GAP = 3;
/** No power of two: labels lie pixel for pixel on the screen, and mipmaps of them would be made for nothing. */
const PAGE: PageSize = { width: 2000, height: 1000, gap: 2 };
/** Texture pixels of a label: a longer one is drawn less sharp. */
const LONGEST = 1900;
const RANK = { selected: 100, raised: 50, plain: 0 } as const;

const scaleFor = (zoom: number): number => SIZES.find(({ upTo }) => zoom < upTo)?.scale ?? 1;

const factsOf = ({ unit }: UnitSprite): PlateFacts => ({
  name: unit.name,
  side: unit.side,
  tracks: unit.tracks,
  signs: unit.signs,
});

/** CSS pixels that a unit may lie beside the screen and still show its label on it. */
const BESIDE = 200;
const isNear = ({ x, y }: Point, screen: Size): boolean =>
  x > -BESIDE && y > -BESIDE && x < screen.width + BESIDE && y < screen.height + BESIDE;

/** A wreck's sign says enough; one who comes in the middle of a scene is named when the shell shows her. */
const hasLabel = ({ unit, visible }: UnitSprite): boolean =>
  visible && unit.name !== '' && !unit.looks.includes('wreck');

/** What labels keep clear of, as it lies on the screen. */
const groundOf = (
  sprites: readonly UnitSprite[],
  { busy, covered }: LabelWishes,
  view: View,
  screen: Size,
): LabelGround => {
  const plates = [...busy, ...sprites.flatMap(({ card }) => card ?? [])].map(({ x, y, width, height }) => ({
    ...toScreen(view, screen, { x, y }),
    width: width * view.zoom,
    height: height * view.zoom,
  }));
  return {
    screen,
    hulls: sprites
      .filter(({ visible }) => visible)
      .flatMap(({ spots, clearance }) => spots.map(spot => ({ spot, reach: clearance * view.zoom })))
      .map(({ spot, reach }) => {
        const { x, y } = toScreen(view, screen, spot);
        return { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 };
      }),
    busy: [...plates, ...covered],
  };
};

const onPaper = ({ x, y, width, height }: Box, view: View, screen: Size): Box => ({
  ...toChart(view, screen, { x, y }),
  width: width / view.zoom,
  height: height / view.zoom,
});

/** Names and hull bars beside the units: laid out on the screen, of one size at nearly any zoom. */
export class LabelLayer {
  readonly #atlas: Atlas;
  readonly #labels = new Map<string, Label>();
  #seats = new Map<string, Seat>();
  #taken: readonly Box[] = [];
  #ratio: number;
  /** The size of the labels now, and the one they are drawn for: until a zoom has come to rest they are stretched. */
  #scale = 1;
  #drawnFor = 1;

  constructor(scene: Scene, pixelRatio: number) {
    this.#atlas = new Atlas(scene, 'labels', PAGE);
    this.#ratio = pixelRatio;
  }

  /** Lays the labels out again for this view. */
  layOut(sprites: readonly UnitSprite[], wishes: LabelWishes, view: View, screen: Size): void {
    this.#scale = scaleFor(view.zoom / wishes.letters) * wishes.letters;
    if (this.#atlas.wasteful) this.destroy();
    if (this.#labels.size === 0) this.#drawnFor = this.#scale;
    const labelled = sprites.filter(hasLabel);
    const alive = new Set(labelled.map(({ unit }) => unit.id));
    for (const id of [...this.#labels.keys()]) if (!alive.has(id)) this.#drop(id);
    const near = labelled.filter(({ at }) => isNear(toScreen(view, screen, at), screen));
    const requests = near.map(sprite => this.#request(sprite, wishes, view, screen));
    const asked = !showsPlates(view.zoom) ? requests.filter(({ needed }) => needed) : requests;
    const places = placeLabels(asked, groundOf(sprites, wishes, view, screen), this.#seats);
    this.#seats = new Map(places.map(({ id, seat }) => [id, seat]));
    this.#taken = places.filter(({ shown }) => shown).map(({ box }) => onPaper(box, view, screen));
    for (const { picture } of this.#labels.values()) picture.setVisible(false);
    const presence = new Map(labelled.map(sprite => [sprite.unit.id, sprite.presence]));
    for (const place of places) if (place.shown) this.#put(place, presence.get(place.id) ?? 1, view, screen);
  }

  /** Where names are seen, in base pixels. */
  get taken(): readonly Box[] {
    return this.#taken;
  }

  /** The camera rests: sharpen for this zoom. True where labels have to be laid out again for it. */
  rested(): boolean {
    if (this.#drawnFor === this.#scale) return false;
    this.destroy();
    return true;
  }

  /** Draws every plate anew for another pixel ratio. */
  redraw(pixelRatio: number): void {
    this.#ratio = pixelRatio;
    this.destroy();
  }

  destroy(): void {
    for (const id of [...this.#labels.keys()]) this.#drop(id);
    this.#atlas.clear();
  }

  #request(sprite: UnitSprite, { selected, raised, hovered }: LabelWishes, view: View, screen: Size): LabelRequest {
    const { id } = sprite.unit;
    const { width, height } = this.#labelFor(sprite);
    const chosen = id === selected;
    return {
      id,
      at: toScreen(view, screen, sprite.at),
      width: width * this.#scale,
      height: height * this.#scale,
      clear: (RING_RADIUS + (chosen ? 6 : 1)) * sprite.scale * view.zoom + GAP,
      rank: chosen ? RANK.selected : raised.has(id) ? RANK.raised : RANK.plain,
      needed: chosen || (hovered !== 0 && sprite.unit.hexes.includes(hovered)),
    };
  }

  #put({ id, box }: LabelPlace, presence: number, view: View, screen: Size): void {
    // On whole device pixels, so that letters stay crisp.
    const snap = (value: number): number => Math.round(value * this.#ratio) / this.#ratio;
    const margin = PLATE_MARGIN * this.#scale;
    const corner = toChart(view, screen, { x: snap(box.x - margin), y: snap(box.y - margin) });
    const label = this.#labels.get(id);
    if (!label) return;
    label.picture.setPosition(corner.x, corner.y).setScale(this.#scale / (label.pixels * view.zoom));
    label.picture.setAlpha(presence).setVisible(true);
  }

  #labelFor(sprite: UnitSprite): Label {
    const { unit } = sprite;
    const known = this.#labels.get(unit.id);
    if (known?.unit === unit) return known;
    const facts = factsOf(sprite);
    const written = JSON.stringify(facts);
    if (known?.facts !== written) return this.#draw(unit, facts, written);
    known.unit = unit;
    return known;
  }

  #draw(unit: BoardUnit, facts: PlateFacts, written: string): Label {
    const { id } = unit;
    const { width, height } = plateSize(facts);
    const [across, down] = [width + PLATE_MARGIN * 2, height + PLATE_MARGIN * 2];
    const pixels = Math.min(this.#ratio * this.#drawnFor, LONGEST / across);
    this.#atlas.repaint(id, across * pixels, down * pixels, context => {
      context.scale(pixels, pixels);
      drawPlate(context, facts);
    });
    const known = this.#labels.get(id)?.picture;
    const picture = known ? this.#atlas.put(known, id) : this.#atlas.image(id).setOrigin(0).setDepth(DEPTH.labels);
    const label = { picture, unit, facts: written, width, height, pixels };
    this.#labels.set(id, label);
    return label;
  }

  #drop(id: string): void {
    this.#labels.get(id)?.picture.destroy();
    this.#labels.delete(id);
  }
}

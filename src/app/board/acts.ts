import type { Scene } from 'phaser';
import type { CardView } from '../../system/desk/index.ts';
import type { Facing, HexId, Side } from '../../core/types.ts';
import type { BoardActs, Beam, Compass, Light, Newcomer, Shot, ShownMarker, Tone } from '../../system/stage.ts';
import { PAPER } from '../settings/palette.ts';
import { AT_THE_RAM } from './berths.ts';
import { cardBack, cardFace, cardTitled } from './cardArt.ts';
import { conditionsOf } from './conditions.ts';
import type { Scale } from './captions.ts';
import type { Effects } from './effects.ts';
import type { Fleet, Shift } from './fleet.ts';
import { angleOf, distanceOf, mixed, spread, type Geometry, type Point } from './geometry.ts';
import { Gunfire } from './gunfire.ts';
import type { LightLayer } from './lightLayer.ts';
import { HULL_BAR } from './look.ts';
import { paintTexture, type Paint } from './surface.ts';
import { eased, easedOut, type Timeline } from './timeline.ts';
import { TIME } from './times.ts';
import { markerBack, markerFace } from './markerArt.ts';
import type { TowLayer } from './towLayer.ts';
import type { UnitSprite } from './unitSprite.ts';
import { wheelToward } from './wheels.ts';

/** What the acts play on. */
export interface Theatre {
  fleet: Fleet;
  geometry: Geometry;
  /** Degrees clockwise from the top of the chart to north. */
  north: number;
  effects: Effects;
  timeline: Timeline;
  /** Whether motion is unwanted: then ships are simply there, and a hit is a puff and a word. */
  calm: () => boolean;
  /** Whether words that are told over a ship stand still for a while, since nothing else is seen of what happened. */
  stands: () => boolean;
  scale: () => Scale;
  scene: Scene;
  light: LightLayer;
  tows: TowLayer;
  /** Shakes the camera by up to so many CSS pixels. */
  shock: (strength: number) => void;
}

const toneOf = (tone: Tone): string => ({ damage: HULL_BAR.danger, good: HULL_BAR.safe, plain: PAPER.ink })[tone];
/** The way that a wind goes, as an angle on the screen where north is up. */
const TOWARD: Readonly<Record<Compass, number>> = {
  north: Math.PI / 2,
  east: Math.PI,
  south: -Math.PI / 2,
  west: 0,
};
/** Share of the way to her target that a rammer is seen to go. */
const LUNGE = 0.46;
const BUBBLES = 5;
/** Share of the way to the next hex that a vessel goes before she is brought up. */
const NUDGE = 0.24;
/** Base pixels to a ship's bow, and the share of that by which she slides up and back as she takes the ground. */
const BOW = 24;
const AGROUND = 0.2;
/** White clouds of a burst boiler: how many, and base pixels from the middle. */
const CLOUDS = 5;
const CLOUDS_AT = 16;
/** What the funnels leave behind where a ship has steamed: base pixels, milliseconds, and how dense it is. */
const FUNNEL_SMOKE = { size: 34, lasts: 1500, strength: 0.42 } as const;
/** Base pixels of way to one wake. */
const WAKE_EVERY = 20;

/** The short way round from one angle to another. */
const turnBetween = (from: number, to: number): number => {
  const round = Math.PI * 2;
  return ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
};

/** Animations on the board. What lies beside the chart, or belongs to a unit that is not there, is over at once. */
export class StagedActs implements BoardActs {
  readonly #theatre: Theatre;
  readonly #gunfire: Gunfire;

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
    this.#gunfire = new Gunfire(theatre);
  }

  async moveShip(unit: string, from: HexId, to: HexId, facing: Facing, steady = false): Promise<void> {
    if (from === 0 || to === 0) return;
    const heading = angleOf(facing);
    await this.#sail(unit, this.#theatre.fleet.station(unit, { hex: to, heading }), heading, steady);
  }

  async nudge(unit: string, from: HexId, to: HexId): Promise<void> {
    const sprite = this.#theatre.fleet.find(unit);
    if (this.#instant || !sprite || from === 0 || to === 0 || this.#theatre.calm()) return;
    const [start, end] = [sprite.at, this.#theatre.geometry.centre(to)];
    await this.#run(TIME.nudge, share =>
      sprite.pose(mixed(start, end, NUDGE * Math.sin(Math.min(1, share) * Math.PI)), sprite.heading),
    );
    sprite.pose(start, sprite.heading);
  }

  async settle(unit: string): Promise<void> {
    const { fleet, effects, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (!sprite) return;
    if (!calm() && !this.#instant) effects.splash(sprite.at, 60);
    await this.#run(calm() ? TIME.calm : TIME.settle, share => sprite.founder(eased(share)));
  }

  async ground(unit: string): Promise<void> {
    const { fleet, effects, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (this.#instant || !sprite?.visible) return;
    const { at, heading } = sprite;
    const bow = { x: at.x + Math.cos(heading) * BOW, y: at.y + Math.sin(heading) * BOW };
    effects.splash(bow, 34);
    const lift = calm() ? 0 : AGROUND;
    await this.#run(calm() ? TIME.calm : TIME.nudge, share =>
      sprite.pose(mixed(at, bow, lift * Math.sin(Math.min(1, share) * Math.PI)), heading),
    );
    sprite.pose(at, heading);
  }

  async splinter(unit: string): Promise<void> {
    const { fleet, effects, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (this.#instant || !sprite?.visible) return;
    const at = wheelToward(sprite, sprite.at) ?? sprite.at;
    if (calm()) effects.puff(at, 36, 800, true);
    else effects.splinters(at);
    await this.#run(TIME.calm);
  }

  async clang(unit: string): Promise<void> {
    const { fleet, effects, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (this.#instant || !sprite?.visible) return;
    if (calm()) effects.puff(sprite.at, 30, 700, false);
    else effects.clang(sprite.at);
    await this.#run(TIME.calm);
  }

  async steamBursts(hex: HexId): Promise<void> {
    const { geometry, effects, calm } = this.#theatre;
    if (this.#instant || hex === 0) return;
    const clouds = calm() ? 1 : CLOUDS;
    const at = geometry.centre(hex);
    for (let cloud = 0; cloud < clouds; cloud++) effects.puff(spread(at, cloud, CLOUDS_AT), 62, 1800, false);
    await this.#run(calm() ? TIME.calm : TIME.blaze);
  }

  async tow(unit: string, tow: string, fast: boolean): Promise<void> {
    this.#theatre.tows.change(tow, fast ? unit : null);
    await this.#run(TIME.calm);
  }

  async drift(from: HexId, to: HexId): Promise<void> {
    const { geometry, effects, calm } = this.#theatre;
    if (this.#instant || from === 0 || calm()) return;
    effects.splash(geometry.centre(from), 30);
    if (to !== 0) effects.splash(geometry.centre(to), 36);
    await this.#run(TIME.drift);
  }

  async showMarkers(markers: readonly ShownMarker[]): Promise<void> {
    const { fleet, effects, scene, scale } = this.#theatre;
    if (this.#instant) return;
    for (const { unit, ...marker } of markers) {
      const sprite = fleet.find(unit);
      if (!sprite?.visible) continue;
      const { side } = sprite.unit;
      effects.marker(sprite.at, markerBack(scene, side), markerFace(scene, marker, side), scale());
    }
    await this.#run(TIME.marker);
  }

  async closeIn(unit: string, hex: HexId): Promise<void> {
    const { fleet } = this.#theatre;
    const heading = fleet.find(unit)?.heading;
    if (hex === 0 || heading === undefined) return;
    await this.#sail(unit, fleet.station(unit, { hex, heading, ramming: true }), heading);
  }

  async alongside(unit: string, target: string, on: Beam): Promise<void> {
    const { fleet } = this.#theatre;
    fleet.station(target, { abeam: null });
    const shifts = fleet.station(unit, { abeam: on });
    if (shifts.some(({ sprite, to }) => distanceOf(sprite.at, to) > 0.5)) await this.#shift(shifts, TIME.shift);
  }

  async turnShip(unit: string, from: Facing, to: Facing): Promise<void> {
    const sprite = this.#theatre.fleet.find(unit);
    if (!sprite) return;
    const start = angleOf(from);
    const turn = turnBetween(start, angleOf(to));
    this.#theatre.fleet.station(unit, { heading: angleOf(to) });
    await this.#run(this.#moving(TIME.turn), share => sprite.pose(sprite.at, start + turn * eased(share)));
  }

  async fire(from: HexId, to: HexId, hits: number, _side: Side, shot?: Shot, landed?: () => void): Promise<void> {
    const { effects, calm } = this.#theatre;
    if (this.#instant || from === 0 || to === 0) return;
    const [start, end] = [this.#placeOf(from, shot?.firer), this.#placeOf(to, shot?.target)];
    if (!calm()) {
      await this.#gunfire.shoot(start, end, hits, shot, landed);
      return;
    }
    landed?.();
    effects.puff(start, 40, 700, false);
    if (hits > 0) effects.puff(end, 44, 900, true);
    await this.#run(TIME.calm);
  }

  async ram(unit: string, from: HexId, to: HexId, damage: number): Promise<void> {
    const { fleet, geometry, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (this.#instant || !sprite || to === 0) return;
    if (calm()) await this.#run(TIME.calm);
    // From the other's side she backs off a little for her stroke; out of another hex she lunges.
    else await this.#lunge(sprite, sprite.at, from === to ? this.#beyond(sprite) : geometry.centre(to), damage);
  }

  async explode(hex: HexId): Promise<void> {
    const { geometry, effects, calm, shock } = this.#theatre;
    if (this.#instant || hex === 0) return;
    const at = geometry.centre(hex);
    effects.puff(at, 92, 1900, true);
    if (calm()) {
      await this.#run(TIME.calm);
      return;
    }
    effects.flash(at, 130);
    effects.spark(at);
    effects.spark({ x: at.x + 9, y: at.y - 6 });
    effects.splash(at, 96);
    shock(4);
    await this.#run(TIME.explosion);
  }

  async blaze(hex: HexId): Promise<void> {
    const { geometry, effects, calm } = this.#theatre;
    if (this.#instant || hex === 0) return;
    const at = geometry.centre(hex);
    effects.puff({ x: at.x, y: at.y - 8 }, 74, 1700, true);
    if (!calm()) effects.flame(at, 44);
    await this.#run(calm() ? TIME.calm : TIME.blaze);
  }

  async sink(unit: string, hex: HexId): Promise<void> {
    const { fleet, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (!sprite) return;
    let bubbles = 0;
    fleet.clear(unit);
    await this.#run(calm() ? TIME.calm : TIME.sink, share => {
      sprite.settle(Math.max(sprite.depth, eased(share)));
      if (calm() || hex === 0 || share >= 1 || Math.floor(share * BUBBLES) <= bubbles) return;
      bubbles += 1;
      this.#bubble(sprite.at, bubbles);
    });
  }

  async strike(unit: string, white = true): Promise<void> {
    const { fleet, calm } = this.#theatre;
    const sprite = fleet.find(unit);
    if (sprite) await this.#run(calm() ? TIME.calm : TIME.strike, share => sprite.strike(share, white));
  }

  async appear(unit: string, hex: HexId, facing: Facing, newcomer?: Newcomer): Promise<void> {
    const { fleet } = this.#theatre;
    if (hex === 0) return;
    const sprite = fleet.find(unit) ?? (newcomer && fleet.welcome(unit, hex, newcomer));
    if (!sprite) return;
    const heading = this.#headingAt(hex, facing, newcomer?.heads);
    const shifts = fleet.station(unit, { hex, heading });
    const own = shifts.find(shift => shift.sprite === sprite);
    sprite.reveal(own?.to ?? this.#theatre.geometry.centre(hex), heading);
    if (own) sprite.lie(own.berth);
    sprite.fade(0);
    await Promise.all([
      this.#run(TIME.appear, share => sprite.fade(eased(share))),
      this.#shift(
        shifts.filter(shift => shift !== own),
        TIME.appear,
      ),
    ]);
  }

  async leave(unit: string): Promise<void> {
    const { fleet } = this.#theatre;
    const sprite = fleet.find(unit);
    fleet.clear(unit);
    if (sprite) await this.#run(TIME.appear, share => sprite.fade(1 - eased(share)));
  }

  async showCard(unit: string, card: CardView): Promise<void> {
    const { fleet, effects, scene, scale } = this.#theatre;
    const sprite = fleet.find(unit);
    if (this.#instant || !sprite?.visible) return;
    const paint: Paint = (...piece) => paintTexture(scene, ...piece);
    effects.card(sprite.at, cardBack(paint, sprite.unit.side), cardFace(paint, card), scale());
    await this.#run(TIME.card);
  }

  async layCards(side: Side, cards: readonly (string | null)[]): Promise<void> {
    const { effects, scene, scale } = this.#theatre;
    if (this.#instant || cards.length === 0) return;
    const paint: Paint = (...piece) => paintTexture(scene, ...piece);
    const back = cardBack(paint, side);
    const faces = cards.map(name => (name === null ? back : cardTitled(paint, name)));
    effects.cards(this.#middle, back, faces, scale());
    await this.#run(TIME.layCards);
  }

  async blows(from: Compass | null, text: string): Promise<void> {
    const { effects, scale, stands, calm, north } = this.#theatre;
    const at = this.#middle;
    if (stands()) effects.standing(at, text, PAPER.ink, scale());
    if (this.#instant) return;
    if (!stands()) effects.word(at, text, PAPER.ink, scale());
    if (from !== null && !calm()) effects.gust(at, TOWARD[from] + (north * Math.PI) / 180, scale());
    await this.#run(TIME.blows);
  }

  async lightens(to: Light): Promise<void> {
    const { light, calm } = this.#theatre;
    light.show(to);
    await this.#run(calm() ? 0 : TIME.light, share => light.fade(eased(share)));
  }

  async caption(hex: HexId, text: string, tone: Tone, unit?: string): Promise<void> {
    const { effects, scale, stands } = this.#theatre;
    if (hex === 0) return;
    const at = this.#placeOf(hex, unit);
    if (stands()) effects.standing(at, text, toneOf(tone), scale());
    if (this.#instant) return;
    if (!stands()) effects.word(at, text, toneOf(tone), scale());
    await this.#run(TIME.word);
  }

  pause(milliseconds: number): Promise<void> {
    return this.#run(milliseconds);
  }

  get #instant(): boolean {
    return this.#theatre.timeline.speed <= 0;
  }

  /** The middle of what is seen of the chart. */
  get #middle(): Point {
    const { centerX, centerY } = this.#theatre.scene.cameras.main.worldView;
    return { x: centerX, y: centerY };
  }

  #run(milliseconds: number, progress: (share: number) => void = () => undefined): Promise<void> {
    return this.#theatre.timeline.run(milliseconds, progress);
  }

  /** The length of a movement: none where motion is unwanted. */
  #moving(milliseconds: number): number {
    return this.#theatre.calm() ? 0 : milliseconds;
  }

  /** Where a unit is seen now, or the middle of the hex. */
  #placeOf(hex: HexId, unit: string | undefined): Point {
    const sprite = unit === undefined ? undefined : this.#theatre.fleet.find(unit);
    return sprite?.visible && sprite.spots.length === 1 ? sprite.at : this.#theatre.geometry.centre(hex);
  }

  /** The way a unit in that hex looks: by her facing, or along the hexside toward the unit that she heads for. */
  #headingAt(hex: HexId, facing: Facing, heads: string | null | undefined): number {
    const { fleet, geometry } = this.#theatre;
    const goal = heads === null || heads === undefined ? undefined : fleet.find(heads);
    return angleOf(goal ? geometry.toward(hex, goal.at) : facing);
  }

  /** A place ahead of a ship that has come up to ram, as far as the middle of the hex. */
  #beyond(sprite: UnitSprite): Point {
    const { at, heading } = sprite;
    return { x: at.x + Math.cos(heading) * AT_THE_RAM, y: at.y + Math.sin(heading) * AT_THE_RAM };
  }

  /** One sails, leaving a wake, and those who share her hexes make room. */
  async #sail(unit: string, shifts: readonly Shift[], heading: number, steady = false): Promise<void> {
    const own = shifts.find(({ sprite }) => sprite.unit.id === unit);
    if (!own) return;
    const others = shifts.filter(shift => shift !== own);
    if (own.berth.narrow) own.sprite.lie(own.berth);
    await Promise.all([this.#glide(own, heading, steady), this.#shift(others, TIME.step)]);
    own.sprite.lie(own.berth);
  }

  /** Moves hulls to their berths as they lie. */
  async #shift(shifts: readonly Shift[], milliseconds: number): Promise<void> {
    if (shifts.length === 0) return;
    const from = shifts.map(({ sprite }) => sprite.at);
    for (const { sprite, berth } of shifts) sprite.lie(berth);
    await this.#run(this.#moving(milliseconds), share =>
      shifts.forEach(({ sprite, to }, place) => {
        const start = from[place];
        if (start) sprite.pose(mixed(start, to, eased(share)), sprite.heading);
      }),
    );
  }

  /** Glides a sprite and leaves a wake. */
  #glide({ sprite, to }: Shift, toAngle: number, steady: boolean): Promise<void> {
    const from = sprite.at;
    const fromAngle = sprite.heading;
    const turn = turnBetween(fromAngle, toAngle);
    const wakes = Math.max(1, Math.round(distanceOf(from, to) / WAKE_EVERY));
    const { effects } = this.#theatre;
    const { smokes } = conditionsOf(sprite.unit);
    let left = 0;
    return this.#run(this.#moving(TIME.step), share => {
      const way = steady ? share : eased(share);
      const at = mixed(from, to, way);
      sprite.pose(at, fromAngle + turn * Math.min(1, way * 1.6));
      const due = Math.floor(way * wakes);
      if (due > left && share < 1) {
        effects.wake(at, sprite.heading);
        if (smokes) effects.puff(at, FUNNEL_SMOKE.size, FUNNEL_SMOKE.lasts, true, FUNNEL_SMOKE.strength);
      }
      left = due;
    });
  }

  async #lunge(sprite: UnitSprite, from: Point, to: Point, damage: number): Promise<void> {
    const { effects, shock } = this.#theatre;
    const pose = (share: number): void => sprite.pose(mixed(from, to, LUNGE * share), sprite.heading);
    await this.#run(TIME.ram * 0.5, share => pose(share * share));
    const blow = mixed(from, to, 0.62);
    effects.splash(blow, 64);
    // Timber breaks; nothing burns.
    if (damage > 0) {
      effects.puff(blow, 50, 900, false);
      effects.splinters(blow);
    }
    shock(damage > 0 ? 5 : 2);
    await this.#run(TIME.ram, share => pose(1 - easedOut(share)));
  }

  #bubble(at: Point, index: number): void {
    const { effects } = this.#theatre;
    effects.splash(spread(at, index, 13), 30);
    if (index % 2 === 1) effects.puff(at, 50, 1500, true);
  }
}

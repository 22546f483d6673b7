import { throwDice } from '../../core/dice.ts';
import type { HexId } from '../../core/types.ts';
import { sectionOf } from './setup/settings.ts';
import { FOG, SCALE, SIGHT, WIND, WIND_FROM } from './tables.ts';
import type { Face, Play, Situation, Smoke, Unit, Weather, WindFrom } from './types.ts';

const HUNDREDTHS = 100;

/** Fog: whether there is any on that die. */
export const isFog = (die: number): boolean => die >= FOG.from;

/** Fog, C82: hundredths of an inch of sight in a move, the first being 1; no more than can be seen at all. */
export const fogSight = (inches: number, move: number): number => {
  let sight = inches * HUNDREDTHS;
  for (let past = 1; past < move && sight < SIGHT * HUNDREDTHS; past++)
    sight = Math.floor((sight * FOG.grows) / FOG.by);
  return sight;
};

/** Fog, C82: hexes of sight in a move, at least 1. */
export const fogHexes = (inches: number, move: number): number =>
  Math.max(1, Math.floor(fogSight(inches, move) / HUNDREDTHS / SCALE.inches));

/** Hexes that can be seen on a clear day (C83). */
const CLEAR = Math.floor(SIGHT / SCALE.inches);

/** C82, C83: hexes that can be seen in this move, of fog and the scenario's visibility the less. */
export const sightIn = ({ scenario, state: { weather, turn } }: Pick<Situation, 'scenario' | 'state'>): number =>
  Math.min(CLEAR, scenario.visibility ?? CLEAR, weather && weather.fog > 0 ? fogHexes(weather.fog, turn) : CLEAR);

/** C83, C84: the same of one unit: a balloon sees as far as can be seen at all. */
export const sightOf = (now: Pick<Situation, 'scenario' | 'state'>, unit: Unit): number =>
  'balloon' in unit && unit.balloon === 'aloft' ? CLEAR : sightIn(now);

/** C82: whether fog still takes anything from what could be seen without it. */
export const isFoggy = ({ scenario, state: { weather, turn } }: Pick<Situation, 'scenario' | 'state'>): boolean =>
  weather !== null && weather.fog > 0 && fogHexes(weather.fog, turn) < Math.min(CLEAR, scenario.visibility ?? CLEAR);

/** Smoke, C81: where the wind comes from; null = there is none. */
export const windOf = (die: number, direction: number): WindFrom | null =>
  die >= WIND.from ? WIND_FROM[direction as Face] : null;

/** C81: one die for wind, a second for its direction if there is any; none where the scenario says it. */
const throwWind = (play: Play): WindFrom | null => {
  const said = sectionOf(play.scenario)?.wind;
  if (said !== undefined) return said === 'none' ? null : said;
  const dice = throwDice(play.dice, 1);
  if ((dice[0] ?? 1) >= WIND.from) dice.push(play.dice.roll(6));
  const wind = windOf(dice[0] ?? 1, dice[1] ?? 1);
  play.emit({ type: 'windThrown', dice, wind });
  return wind;
};

/** C82: in a morning battle one die for fog, and two for the inches that can be seen in it. */
const throwFog = (play: Play): number => {
  if (sectionOf(play.scenario)?.morning !== true) return 0;
  const dice = throwDice(play.dice, 1);
  if (isFog(dice[0] ?? 1)) dice.push(...throwDice(play.dice, FOG.dice));
  const inches = dice.slice(1).reduce((sum, die) => sum + die, 0);
  play.emit({ type: 'fogThrown', dice, inches, hexes: inches > 0 ? fogHexes(inches, 1) : CLEAR });
  return inches;
};

/** Smoke, Fog, C81, C82: once, before the first move. */
export const throwWeather = (play: Play): void => {
  play.state.weather = { wind: throwWind(play), fog: throwFog(play) };
};

type Air = Pick<Situation, 'state'>;

/** C81: how much smoke hangs in a hex. */
export const smokeIn = ({ state: { smoke } }: Air, hex: HexId): number => smoke[hex]?.level ?? 0;

/** C81: whether smoke in a hex hides what lies behind it. */
export const isThick = (now: Air, hex: HexId): boolean => smokeIn(now, hex) >= WIND.smokeBlocks;

/** C81: smoke of a hex after a move in which somebody has fired from it, or not; null when it is gone. */
export const smokeAfter = (smoke: Smoke | undefined, fired: boolean): Smoke | null => {
  if (fired) return { level: (smoke?.level ?? 0) + 1, quiet: 0 };
  if (!smoke) return null;
  if (smoke.quiet + 1 < WIND.clears) return { level: smoke.level, quiet: smoke.quiet + 1 };
  return smoke.level > 1 ? { level: smoke.level - 1, quiet: 0 } : null;
};

/** Smoke, C81: at the end of a move it has gathered where there was fire, and goes where there was none; with wind none stays. */
const drawSmoke = (play: Play, { wind }: Weather): void => {
  const { state } = play;
  if (wind === null) {
    const hexes = [...new Set([...Object.keys(state.smoke).map(Number), ...state.fired])].sort(
      (one, other) => one - other,
    );
    const left: Record<string, Smoke> = {};
    for (const hex of hexes) {
      const before = smokeIn(play, hex);
      const smoke = smokeAfter(state.smoke[hex], state.fired.includes(hex));
      if (smoke) left[hex] = smoke;
      if ((smoke?.level ?? 0) !== before) play.emit({ type: 'smokeHangs', hex, level: smoke?.level ?? 0 });
    }
    state.smoke = left;
  }
  state.fired = [];
};

/** C2, C81, C82: smoke and fog at the end of a move. */
export const endWeather = (play: Play): void => {
  const { weather, turn } = play.state;
  if (!weather) return;
  drawSmoke(play, weather);
  if (!isFoggy(play)) return;
  const hexes = fogHexes(weather.fog, turn + 1);
  const light = isFoggy({ ...play, state: { ...play.state, turn: turn + 1 } }) ? 'mist' : play.scenario.light;
  play.emit({ type: 'fogLifts', hexes: Math.min(CLEAR, hexes), light });
};

import { counted, t } from '../../../languages/language.ts';
import { FOG, WIND } from '../tables.ts';
import type { WeatherEvent, WindFrom } from '../types.ts';
import type { Sentences } from './told.ts';

const WIND_FROM_NAME: Readonly<Record<WindFrom, string>> = {
  north: t`the wind is northerly`,
  east: t`the wind is easterly`,
  west: t`the wind is westerly`,
  south: t`the wind is southerly`,
};

/** C81: what the wind does to smoke. */
export const windInWords = (wind: WindFrom | null): string =>
  wind === null ? t`no wind: smoke stays` : t`${WIND_FROM_NAME[wind]}: no smoke stays`;

/** Wind, smoke, fog and balloons. */
export const WEATHER: Sentences<WeatherEvent['type']> = {
  windThrown: ({ dice, wind }) => t`Is there wind, ${WIND.from} or more: ${dice.join(', ')}; ${windInWords(wind)}.`,
  fogThrown: ({ dice, inches, hexes }) =>
    inches === 0
      ? t`Is there fog, ${FOG.from} or more: ${dice.join(', ')}; the morning is clear.`
      : t`Is there fog, ${FOG.from} or more: ${dice.join(', ')}; ${inches} inches, ${counted(hexes, 'hex', 'hexes')} can be seen.`,
  smokeHangs: ({ hex: at, level }, { hex }) =>
    level === 0 ? t`The smoke in ${hex(at)} is gone.` : t`Smoke hangs in ${hex(at)}: level ${level}.`,
  fogLifts: ({ hexes }) => t`The fog lifts: ${counted(hexes, 'hex', 'hexes')} can be seen.`,
  balloonRising: ({ ship }, { Name }) => t`${Name(ship)} fills her balloon.`,
  balloonAloft: ({ ship }, { name }) => t`The balloon of ${name(ship)} is up, and sees over ships.`,
  balloonStruck: ({ ship }, { name }) => t`The balloon of ${name(ship)} comes down.`,
};

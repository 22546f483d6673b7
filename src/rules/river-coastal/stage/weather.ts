import { t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { WeatherEvent } from '../types.ts';
import { windInWords } from '../words/weather.ts';
import type { Part } from './part.ts';

/** Wind, smoke, fog and balloons. */
export const weather = ({ acts, note }: UnderWay): Part<WeatherEvent['type']> => ({
  windThrown: ({ wind }) => acts.blows(wind, windInWords(wind)),
  // On a clear morning nothing changes.
  fogThrown: ({ inches }) => (inches > 0 ? acts.lightens('mist') : unseen()),
  smokeHangs: ({ hex, level }) =>
    level > 0 ? acts.caption(hex, t`smoke ${level}`, 'plain') : acts.caption(hex, t`smoke gone`, 'plain'),
  // Sight grows, and what comes into it is seen to appear.
  fogLifts: ({ light }) => (light === 'mist' ? unseen() : acts.lightens(light)),
  balloonRising: ({ ship }) => note(ship, t`fills her balloon`, 'plain'),
  balloonAloft: ({ ship }) => note(ship, t`balloon up`, 'good'),
  balloonStruck: ({ ship }) => note(ship, t`balloon down`, 'plain'),
});

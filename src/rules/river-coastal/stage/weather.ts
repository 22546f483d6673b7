import { t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { WeatherEvent } from '../types.ts';
import type { Part } from './part.ts';

/** Wind, smoke, fog and balloons. */
export const weather = ({ acts, note }: UnderWay): Part<WeatherEvent['type']> => ({
  // Where it comes from stands in the log and on the sheets.
  windThrown: unseen,
  fogThrown: ({ inches }) => (inches > 0 ? acts.lightens('mist') : unseen()),
  smokeHangs: ({ hex, level }) =>
    level > 0 ? acts.caption(hex, t`smoke ${level}`, 'plain') : acts.caption(hex, t`smoke gone`, 'plain'),
  fogLifts: ({ light }) => (light === 'mist' ? unseen() : acts.lightens(light)),
  balloonRising: ({ ship }) => note(ship, t`fills her balloon`, 'plain'),
  balloonAloft: ({ ship }) => note(ship, t`balloon up`, 'good'),
  balloonStruck: ({ ship }) => note(ship, t`balloon down`, 'plain'),
});

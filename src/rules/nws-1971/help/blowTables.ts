import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { decimal, t } from '../../../languages/language.ts';
import {
  BUILDING,
  FIELD_BATTERY,
  FORT_RATINGS,
  MINE_PLACE,
  MOBILE_TORPEDO,
  PROTECTION,
  RAM_LOSS,
  RAM_PLACE,
  RAMMING,
  RUN_DOWN,
  SCALE,
  SPACING,
  SPAR,
  TORPEDO,
  TORPEDO_EFFECT,
} from '../tables.ts';
import { RATES } from '../types.ts';

/** The tables of rams, torpedoes, mines and forts as a player reads them. */

export const ramming: HelpTable = {
  id: 'ramming',
  title: t`Rams that sink, by rate of rammer and target`,
  heads: [t`Rammer`, ...RATES.map(rate => t`rate ${rate}`)],
  rows: [
    ...RATES.map(by => [t`rate ${by}`, ...RATES.map(on => (RAMMING[by][on] === 0 ? '–' : String(RAMMING[by][on])))]),
    [t`Rates by which a target must be smaller to be run down`, String(RUN_DOWN), '', '', '', ''],
    [t`Speed that goes with an engine or with screws`, RAM_LOSS.join('/'), '', '', '', ''],
  ],
  from: ['RAMMING', 'RUN_DOWN', 'RAM_LOSS'],
};

export const places: HelpTable = {
  id: 'ram-places',
  title: t`Where a blow falls`,
  heads: [t`Die`, t`From before the beam`, t`From abaft`],
  rows: [
    [from(1, RAM_PLACE.endTo), t`forward`, t`on the quarter`],
    [from(RAM_PLACE.endTo + 1), t`amidships`, t`amidships`],
    [from(RAM_PLACE.wheelFrom), t`a side wheel, where she has one`, t`a side wheel, where she has one`],
  ],
  from: ['RAM_PLACE'],
};

const pointsBy = (halves: number): string => (halves === 0 ? t`sinks` : decimal(halves / 2));

export const torpedoes: HelpTable = {
  id: 'torpedo-effect',
  title: t`Points that a torpedo costs, by rate`,
  heads: [t`Die`, ...RATES.map(rate => t`rate ${rate}`)],
  rows: [
    [String(TORPEDO.fails), ...RATES.map(() => '–')],
    [String(TORPEDO.half), ...RATES.map(() => decimal(TORPEDO.halfEffect / 2))],
    [from(TORPEDO.half + 1), ...RATES.map(rate => pointsBy(TORPEDO_EFFECT[rate]))],
  ],
  from: ['TORPEDO', 'TORPEDO_EFFECT'],
};

export const spars: HelpTable = {
  id: 'spars',
  title: t`Spars`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Moves that the order stands ahead`, String(SPAR.orderAhead)],
    [t`Moves out of fire before a spent one is rigged again`, String(SPAR.rerig)],
  ],
  from: ['SPAR'],
};

export const mobile: HelpTable = {
  id: 'mobile-torpedoes',
  title: t`Torpedoes that run`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Knots`, String(MOBILE_TORPEDO.halfKnots / SCALE.halves)],
    [t`Hexes in all`, String(MOBILE_TORPEDO.hexes)],
    [t`Moves to reload`, String(MOBILE_TORPEDO.reload)],
    [t`Torpedoes to a tube`, String(MOBILE_TORPEDO.perTube)],
  ],
  from: ['MOBILE_TORPEDO'],
};

export const mines: HelpTable = {
  id: 'mine-places',
  title: t`Under which part a mine goes off`,
  heads: [t`Die`, t`Part`],
  rows: [
    [from(1, MINE_PLACE.forwardTo), t`forward`],
    [from(MINE_PLACE.forwardTo + 1, MINE_PLACE.amidshipsTo), t`amidships`],
    [from(MINE_PLACE.amidshipsTo + 1), t`aft`],
  ],
  from: ['MINE_PLACE'],
};

export const fortRates: HelpTable = {
  id: 'fort-rates',
  title: t`Rate of a fort by the later column (option)`,
  heads: [t`Feet of its face`, t`Rate`],
  rows: [...FORT_RATINGS.map(([upTo, rate]) => [t`to ${upTo}`, String(rate)]), [t`more`, '1']],
  from: ['FORT_RATINGS'],
};

export const forts: HelpTable = {
  id: 'forts',
  title: t`Forts and buildings`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A gun behind stone stands for its points times`, `${PROTECTION.masonry}/${PROTECTION.by}`],
    [t`A gun behind earth stands for its points times`, `${PROTECTION.earth}/${PROTECTION.by}`],
    [t`Guns of an open battery at most`, String(FIELD_BATTERY)],
    [t`Feet to a gun at least`, String(SPACING.feet)],
    [t`Guns to a hundred feet at most`, String(SPACING.perHundred)],
    [t`Points and rate of a building`, `${BUILDING.points}, ${BUILDING.rate}`],
  ],
  from: ['PROTECTION', 'FIELD_BATTERY', 'SPACING', 'BUILDING'],
};

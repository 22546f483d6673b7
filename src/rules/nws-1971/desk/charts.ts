import type { KernelEvent } from '../../../core/types.ts';
import type { TableCell } from '../../../system/help.ts';
import { areaOf, throwOf } from '../chart.ts';
import { amidshipsDie, burstDie, jamDie, sideOf } from '../effects.ts';
import { bandOf } from '../gunnery.ts';
import {
  DAMAGE_CHART,
  FURTHER,
  RIFLE_OF,
  RIFLES,
  SHOT_QUALITY,
  SIDE_WHEEL,
  SMOOTHBORE_OF,
  SMOOTHBORES,
  STERN_WHEEL,
} from '../tables.ts';
import {
  BORES,
  RATES,
  SHIP_TYPES,
  THIRDS,
  type BurstDie,
  type NwsEvent,
  type Rate,
  type ShipType,
  type Situation,
  type Stricken,
  type Third,
} from '../types.ts';
import { isShip, unitOf } from '../units.ts';

/** Where the dice of an event stand in the tables of the handbook, whose rows and columns are those of `help/`. */

type Told = NwsEvent | KernelEvent;
type EventOf<T extends NwsEvent['type']> = Extract<NwsEvent, { type: T }>;

const at = (table: string, row: number, column: number): TableCell => ({ table, row, column });

const placeIn = (keys: object, key: string | undefined): number => Object.keys(keys).indexOf(key ?? '');

/** Columns that stand before those of the five ranges in the tables of guns: gun, points, loading. */
const BEFORE_RANGES = 3;

/** N17, N24: what the gun must show at that range, and what its shot goes through there. */
const shot = ({ firer, gun, target, range }: EventOf<'gunFired'>, now: Situation): TableCell[] => {
  const piece = unitOf(now, firer).guns[gun];
  if (!piece) return [];
  const band = bandOf(range);
  const [id, lines, line] =
    piece.bore === 'rifle'
      ? (['rifles', RIFLES, RIFLE_OF[piece.gun]] as const)
      : (['smoothbores', SMOOTHBORES, SMOOTHBORE_OF[piece.gun]] as const);
  return [
    at(id, placeIn(lines, line), BEFORE_RANGES + band),
    at('hits-on', BORES.indexOf(piece.bore) * RATES.length + RATES.indexOf(unitOf(now, target).rate), 1 + band),
  ];
};

/** N26: the throw, in the column of a type. */
const thrown = (dice: readonly [number, number], type: ShipType): TableCell =>
  at('damage-chart', placeIn(DAMAGE_CHART, String(throwOf(...dice))), 1 + SHIP_TYPES.indexOf(type));

/** Note on 1.4 and 1.5, N27. */
const furtherRow = ({ dice, column }: EventOf<'hitThrown'>, die: number): number => {
  if (areaOf({ type: column }, throwOf(...dice)) === 'amidshipsOrAft') return 3;
  if (die <= FURTHER.upperPartTo) return 0;
  return die < FURTHER.wheelFrom ? 1 : 2;
};

/** N19, N26: the damage chart, its further die, the quality of the shot. */
const hit = (event: EventOf<'hitThrown'>): TableCell[] => [
  ...(event.quality === SHOT_QUALITY.poorOn ? [at('quality', 0, 1)] : []),
  ...(event.quality === SHOT_QUALITY.goodOn ? [at('quality', 1, 1)] : []),
  thrown(event.dice, event.column),
  ...(event.further === null ? [] : [at('further', furtherRow(event, event.further), 1)]),
];

const rateAt = (table: string, row: number, rate: Rate): TableCell => at(table, row, 1 + RATES.indexOf(rate));

const BURSTS: readonly BurstDie[] = ['fails', 'half', 'full'];

/** N42: the rows of a blow that does not fall at an end. */
const BESIDE: Partial<Record<Stricken, number>> = { amidships: 1, wheel: 2 };

/** N42, N67. */
const place = ({ from, where }: EventOf<'placeRolled'>): TableCell =>
  from === 'below'
    ? at(
        'mine-places',
        THIRDS.findIndex(third => third === where),
        1,
      )
    : at('ram-places', BESIDE[where] ?? 0, from === 'before' ? 1 : 2);

/** N29, N30: the rows of the dice below water. */
const BELOW = { magazine: 0, engines: 1, nothing: 2, jams: 3, holds: 4, starboard: 5, port: 6, ahead: 7 } as const;

/** N33, N34. */
const JAMS = ['good', 'while', 'nothing'] as const;

/** N36. */
const wheel = ({ ship, die }: EventOf<'wheelRolled'>, now: Situation): TableCell => {
  const struck = unitOf(now, ship);
  const side = isShip(struck) && struck.wheel === 'side';
  const row = [SIDE_WHEEL.port, SIDE_WHEEL.starboard].findIndex(face => face === die);
  return at('wheels', row >= 0 ? row : die < STERN_WHEEL.gone ? 2 : 3, side ? 1 : 2);
};

const SIDES = ['port', 'starboard'] as const;

/** N37: the rows of the dice of a fire. */
const FIFTH = { out: 7, burns: 8, abandoned: 9, blowsUp: 10 } as const;
const SPREAD: Readonly<Record<Third, number>> = { forward: 2, amidships: 3, aft: 4 };

const below = (row: number): TableCell => at('below-water', row, 1);

/** N36, N37, N71: where no die is thrown for a side, none is lit. */
const side = (die: number | null): TableCell[] => (die === null ? [] : [at('side-die', SIDES.indexOf(sideOf(die)), 1)]);

/** What a hit leaves. */
const harm = (event: Told, now: Situation): readonly TableCell[] => {
  switch (event.type) {
    case 'amidshipsRolled':
      return [below(BELOW[amidshipsDie(event.die)])];
    case 'aftRolled':
      return [below(event.jams ? BELOW.jams : BELOW.holds)];
    case 'steeringJammed':
      return event.die === null ? [] : [below(BELOW[event.course])];
    case 'deckRolled':
      return [at('decks', event.of - 1, 1)];
    case 'turretRolled':
    case 'portRolled':
      return [at('jams', JAMS.indexOf(jamDie(event.die)), 1)];
    case 'wheelRolled':
      return [wheel(event, now)];
    case 'wheelLost':
      return side(event.die);
    case 'fireRolled':
      return [at('fire', event.out ? 0 : 1, 1)];
    case 'fifthMoveRolled':
      return [at('fire', FIFTH[event.does], 1)];
    case 'flamesSpread':
      return [at('fire', SPREAD[event.third], 1), ...side(event.sideDie)];
    default:
      return [];
  }
};

export const cellsOf = (event: Told, now: Situation): readonly TableCell[] => {
  switch (event.type) {
    case 'gunFired':
      return shot(event, now);
    case 'hitThrown':
      return hit(event);
    case 'workThrown': {
      const work = unitOf(now, event.target);
      return [thrown(event.dice, work.type)];
    }
    case 'ramStruck':
      return [rateAt('ramming', RATES.indexOf(unitOf(now, event.ship).rate), unitOf(now, event.target).rate)];
    case 'placeRolled':
      return [place(event)];
    case 'torpedoRolled':
      return [rateAt('torpedo-effect', BURSTS.indexOf(event.does), unitOf(now, event.target).rate)];
    case 'mineRolled':
      return [rateAt('torpedo-effect', BURSTS.indexOf(burstDie(event.die)), unitOf(now, event.ship).rate)];
    default:
      return harm(event, now);
  }
};

import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { BEARING_NAME } from '../../shared/names.ts';
import { t } from '../../../languages/language.ts';
import { PORT_TO } from '../effects.ts';
import {
  AMIDSHIPS,
  DAMAGE_CHART,
  DECKS,
  FIRE,
  FUNNELS,
  FURTHER,
  JAM,
  PILOT_HOUSE,
  POINTS,
  SIDE_WHEEL,
  SPEED_LOSS,
  STEERING,
  STERN_WHEEL,
} from '../tables.ts';
import { RATES, SHIP_TYPES, type Area } from '../types.ts';
import { THIRD_NAME } from '../words/captions.ts';

/** The damage chart and the tables of damage effect as a player reads them. */

const AREA_NAME: Readonly<Record<Area, string>> = {
  belowForward: t`below water forward`,
  belowAmidships: t`below water amidships`,
  belowAft: t`below water aft`,
  pilotHouseOrWheel: t`pilot house or wheel`,
  funnelOrWheel: t`funnel or wheel`,
  misfire: t`misfire`,
  forward: THIRD_NAME.forward,
  amidships: THIRD_NAME.amidships,
  aft: THIRD_NAME.aft,
  amidshipsOrAft: t`amidships or aft`,
  turret: t`turret`,
  casemate: t`casemate`,
  fire: t`fire`,
  nothing: '–',
};

export const chart: HelpTable = {
  id: 'damage-chart',
  title: t`Damage chart: two dice, by type`,
  heads: [t`Dice`, ...SHIP_TYPES],
  rows: Object.entries(DAMAGE_CHART).map(([thrown, areas]) => [
    t`${thrown.slice(0, 1)} and ${thrown.slice(1)}`,
    ...SHIP_TYPES.map(type => AREA_NAME[areas[type]]),
  ]),
  from: ['DAMAGE_CHART'],
};

export const further: HelpTable = {
  id: 'further',
  title: t`The further die`,
  heads: [t`Die`, t`Strikes`],
  rows: [
    [from(1, FURTHER.upperPartTo), t`pilot house or funnel`],
    [from(FURTHER.upperPartTo + 1, FURTHER.wheelFrom - 1), t`nothing`],
    [from(FURTHER.wheelFrom), t`wheel`],
    [t`X on 3 and 5: ${from(1, FURTHER.amidshipsTo)}`, t`amidships; else aft`],
  ],
  from: ['FURTHER'],
};

const rateHead = t`Rate`;

export const points: HelpTable = {
  id: 'points',
  title: t`Points to sink`,
  heads: [rateHead, t`Points`],
  rows: RATES.map(rate => [String(rate), String(POINTS[rate])]),
  from: ['POINTS'],
};

const share = ([part, of]: readonly [number, number]): string => (part === of ? t`all` : `${part}/${of}`);

export const loss: HelpTable = {
  id: 'speed-loss',
  title: t`Share of her speed that a hit below water takes`,
  heads: [rateHead, t`Forward`, t`Amidships and aft`],
  rows: RATES.map(rate => [String(rate), share(SPEED_LOSS.forward[rate]), share(SPEED_LOSS.amidshipsAndAft[rate])]),
  from: ['SPEED_LOSS'],
};

export const belowWater: HelpTable = {
  id: 'below-water',
  title: t`The further die below water, and what is out of control`,
  heads: [t`Die`, t`What`],
  rows: [
    [String(AMIDSHIPS.magazine), t`amidships: the magazine blows up`],
    [String(AMIDSHIPS.engines), t`amidships: the engines are wrecked`],
    [from(AMIDSHIPS.engines + 1), t`amidships: nothing more`],
    [from(1, STEERING.jamsTo), t`aft: the steering jams for ${STEERING.moves} moves`],
    [from(STEERING.jamsTo + 1), t`aft: nothing more`],
    [from(1, STEERING.starboardTo), t`the jam: to starboard`],
    [from(STEERING.starboardTo + 1, STEERING.portTo), t`the jam: to port`],
    [from(STEERING.portTo + 1), t`the jam: straight ahead`],
    ['–', t`jams in a battle that disable her: ${STEERING.wrecked}`],
    ['–', t`pilot house hit: out of control for ${PILOT_HOUSE.moves} moves`],
  ],
  from: ['AMIDSHIPS', 'STEERING', 'PILOT_HOUSE'],
};

export const decks: HelpTable = {
  id: 'decks',
  title: t`Which gun deck, from the top`,
  heads: [t`Gun decks`, t`Dice`],
  rows: Object.entries(DECKS).map(([count, ends]) => [
    count,
    ends.map((most, deck) => from((ends[deck - 1] ?? 0) + 1, most)).join('; '),
  ]),
  from: ['DECKS', 'THREE_DECKER'],
};

export const jams: HelpTable = {
  id: 'jams',
  title: t`Through 1/${JAM.half} of the plate of a turret or casemate`,
  heads: [t`Die`, t`Turret or port`],
  rows: [
    [from(1, JAM.goodTo), t`jammed for good`],
    [from(JAM.goodTo + 1, JAM.whileTo), t`jammed for ${JAM.moves} moves`],
    [from(JAM.whileTo + 1), t`nothing`],
  ],
  from: ['JAM'],
};

export const funnels: HelpTable = {
  id: 'funnels',
  title: t`Funnels`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Inches of bore that bring one down`, String(FUNNELS.bore / 10)],
    ...RATES.map(rate => [t`Lesser shots that do, rate ${rate}`, String(FUNNELS.lesser[rate])]),
    [t`Speed lost with the last`, share(FUNNELS.loss)],
  ],
  from: ['FUNNELS'],
};

export const wheels: HelpTable = {
  id: 'wheels',
  title: t`Paddle wheels`,
  heads: [t`Die`, t`Side wheel`, t`Wheel aft`],
  rows: [
    [
      String(SIDE_WHEEL.port),
      t`turns to port for ${SIDE_WHEEL.moves} moves`,
      t`no power for ${STERN_WHEEL.moves} moves`,
    ],
    [
      String(SIDE_WHEEL.starboard),
      t`turns to starboard for ${SIDE_WHEEL.moves} moves`,
      t`no power for ${STERN_WHEEL.moves} moves`,
    ],
    [from(STERN_WHEEL.powerTo + 1, SIDE_WHEEL.gone - 1), t`nothing`, t`nothing`],
    [
      String(STERN_WHEEL.gone),
      t`gone: loses ${share(SIDE_WHEEL.loss)} of her speed`,
      t`gone: no power, or with screws loses ${share(STERN_WHEEL.loss)}`,
    ],
  ],
  from: ['SIDE_WHEEL', 'STERN_WHEEL'],
};

export const sides: HelpTable = {
  id: 'side-die',
  title: t`The die for a side: a wheel that is hit from ahead or astern, and the guns that flames reach`,
  heads: [t`Die`, t`Side`],
  rows: [
    [from(1, PORT_TO), BEARING_NAME.port],
    [from(PORT_TO + 1), BEARING_NAME.starboard],
  ],
  from: [],
};

export const fire: HelpTable = {
  id: 'fire',
  title: t`Fire aboard`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Out at the end of a move on`, from(FIRE.outFrom)],
    [t`Else points that strike guns`, String(FIRE.guns)],
    [t`These forward on`, from(1, FIRE.forwardTo)],
    [t`These amidships on`, from(FIRE.forwardTo + 1, FIRE.amidshipsTo)],
    [t`These aft on`, from(FIRE.amidshipsTo + 1)],
    [t`Moves after which it costs more`, String(FIRE.every)],
    [t`Points and knots that go then`, `${FIRE.points}, ${FIRE.knots}`],
    [t`Then out on`, from(1, FIRE.outTo)],
    [t`Burns on`, from(FIRE.outTo + 1, FIRE.burnsTo)],
    [t`Abandoned on`, String(FIRE.abandoned)],
    [t`Blows up on`, String(FIRE.blowsUp)],
  ],
  from: ['FIRE'],
};

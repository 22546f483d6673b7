import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import { CARD_TITLE, hexesInWords } from '../words/names.ts';
import {
  ARRIVALS,
  CARD_TABLE,
  CLOCK,
  CRIPPLED_SPEED,
  DECK_TABLE,
  DRIFTS_ON,
  FAST_KNOTS,
  HAND,
  MOVEMENT,
  RAM_BANDS,
  RAM_FACTORS,
  RAM_HIT_ON,
  RUDDERLESS,
  SANDBAR,
  TURN_IN_HEX,
} from '../tables.ts';
import { ORDER_CARDS } from '../types.ts';
import { t } from '../../../languages/language.ts';

/** The quick sheet's tables of the turn, of movement and of ramming as a player reads them. */

/** Q2. */
export const decks: HelpTable = {
  id: 'decks',
  title: t`Cards in each deck`,
  heads: [t`Card`, t`Full speed deck`, t`Action stations deck`],
  rows: ORDER_CARDS.map(card => [
    CARD_TITLE[card],
    String(DECK_TABLE.fullSpeedDeck[card]),
    String(DECK_TABLE.actionStationsDeck[card]),
  ]),
  from: ['DECK_TABLE'],
};

export const hand: HelpTable = {
  id: 'hand',
  title: t`Hands`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Cards to a hand`, String(HAND.cards)],
    [t`Ships served by one copy of each deck`, String(HAND.shipsToACopy)],
  ],
  from: ['HAND'],
};

const SPEED = { slow: t`slow speed`, full: t`full speed` } as const;

/** Q3, with the turns of Q3 in degrees. */
export const cards: HelpTable = {
  id: 'cards',
  title: t`What a card allows`,
  heads: [t`Card`, t`Movement`, t`Turn in the hex`, t`Fire`],
  rows: ORDER_CARDS.map(card => {
    const { speed, turn, fire } = CARD_TABLE[card];
    return [
      CARD_TITLE[card],
      speed === null ? t`none` : SPEED[speed],
      turn ? t`${60 * TURN_IN_HEX[0]} or ${60 * TURN_IN_HEX[1]} degrees` : t`no`,
      fire ? t`each gun once` : t`no`,
    ];
  }),
  from: ['CARD_TABLE', 'TURN_IN_HEX'],
};

const RUDDERLESS_TURN = t`a turn of ${60 * RUDDERLESS[0]} degrees in her hex`;

/** Section 21. */
export const movement: HelpTable = {
  id: 'movement',
  title: t`Movement allowances in hexes`,
  heads: ['', t`Slow speed order`, t`Full speed order`],
  rows: [
    [t`Normal ship`, hexesInWords(MOVEMENT.normal.slow), hexesInWords(MOVEMENT.normal.full)],
    [t`Fast ship, ${FAST_KNOTS} knots or more`, hexesInWords(MOVEMENT.fast.slow), hexesInWords(MOVEMENT.fast.full)],
    [t`Battered or no funnel`, String(CRIPPLED_SPEED), String(CRIPPLED_SPEED)],
    [t`Rudder hit`, RUDDERLESS_TURN, RUDDERLESS_TURN],
  ],
  from: ['MOVEMENT', 'FAST_KNOTS', 'CRIPPLED_SPEED', 'RUDDERLESS'],
};

/** Section 23. */
export const sandbars: HelpTable = {
  id: 'sandbars',
  title: t`Sandbars, 2D6 for each sandbar hex entered`,
  heads: [t`Ship type`, t`Stuck`, t`Un-stuck`],
  rows: [
    [
      t`Shallow draught, up to ${SANDBAR.shallowFeet} feet`,
      from(SANDBAR.shallowSticksOn, 12),
      from(SANDBAR.unstuckOn, 12),
    ],
    [t`Normal draught`, from(SANDBAR.normalSticksOn, 12), from(SANDBAR.unstuckOn, 12)],
    [t`Second attempt`, '', t`costs ${SANDBAR.secondAttemptCosts} hit points`],
  ],
  from: ['SANDBAR'],
};

/** Turn sequence 7 to 9 and 11. */
export const clock: HelpTable = {
  id: 'clock',
  title: t`The battle clock`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`It advances each turn by`, String(CLOCK.advance)],
    [t`A side may shift it by 1 on`, from(CLOCK.shiftsOn)],
    [t`The battle ends at`, String(CLOCK.end)],
  ],
  from: ['CLOCK'],
};

export const arrivals: HelpTable = {
  id: 'arrivals',
  title: t`Arrivals, 2D6`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Any ship that waits comes on`, from(ARRIVALS.need, 12)],
    [t`A small ship has hit points up to`, String(ARRIVALS.smallHitPoints)],
    [
      t`In a made battle the attacker gets a ship on turns`,
      t`${ARRIVALS.attackerTurns[0]} and ${ARRIVALS.attackerTurns[1]}`,
    ],
  ],
  from: ['ARRIVALS'],
};

export const drift: HelpTable = {
  id: 'drift',
  title: t`River drift`,
  heads: [t`Die`, t`Movement`],
  rows: [
    [from(DRIFTS_ON), t`1 hex downstream`],
    [from(1, DRIFTS_ON - 1), t`none`],
  ],
  from: ['DRIFTS_ON'],
};

const dice = (value: number): string => t`${signed(value)}D6`;

/** Section 24. */
export const ramFactors: HelpTable = {
  id: 'ram-factors',
  title: t`Ramming: basic factor ${RAM_FACTORS.base}D6, each ${from(RAM_HIT_ON)} is a point`,
  heads: [t`Dice`, t`Reason`],
  rows: [
    [dice(RAM_FACTORS.fullSpeed), t`The rammer is at full speed`],
    [dice(RAM_FACTORS.halfHitPoints), t`The rammer has less than half her hit points left`],
    [dice(RAM_FACTORS.targetFullSpeed), t`The target is at full speed`],
    [dice(RAM_FACTORS.noRam), t`The rammer has no ram, or has lost it, or has lost her funnel`],
  ],
  from: ['RAM_FACTORS', 'RAM_HIT_ON'],
};

export const ramResults: HelpTable = {
  id: 'ram-results',
  title: t`Results of a ram, beside the points inflicted`,
  heads: [t`Points`, t`Result`],
  rows: [
    [t`${0} to ${RAM_BANDS.rammerDamagedUpTo}`, t`The rammer loses a die less one herself, and is no ram any more`],
    [t`${RAM_BANDS.rammerDamagedUpTo + 1} to ${RAM_BANDS.holedFrom - 1}`, t`Nothing more`],
    [t`${RAM_BANDS.holedFrom} or more`, t`The target is holed: on ${from(RAM_BANDS.sinksOn)} of one die she sinks`],
  ],
  from: ['RAM_BANDS'],
};

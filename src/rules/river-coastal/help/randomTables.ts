import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { t } from '../../../languages/language.ts';
import { CARDS, FEATURES, FORT_GUNS, OBJECTIVE_CARDS, RANDOM, type Feature } from '../tables.ts';
import type { Face } from '../types.ts';
import { CARD_NAME, CARD_TEXT } from '../words/cards.ts';
import { gunName } from '../words/names.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const FEATURE_NAME: Readonly<Record<Feature, string>> = {
  fort: t`fort`,
  town: t`town`,
  port: t`harbour`,
  islands: t`two islands`,
  straightBars: t`two straight sandbars`,
  bentBars: t`two curved sandbars`,
};

/** C71: halves of the tide. */
const SHARE = [t`nothing`, t`half`, t`all`];

export const waters: HelpTable = {
  id: 'random-waters',
  title: t`River or estuary`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Hexes of the chart`, `${RANDOM.columns} × ${RANDOM.rows}`],
    [t`Hexes of a square`, `${RANDOM.square} × ${RANDOM.square}`],
    [t`Six cards, one a square`, FEATURES.map(feature => FEATURE_NAME[feature]).join(', ')],
    [t`Hexes of an island, of a sandbar`, `${RANDOM.island}, ${RANDOM.bar}`],
    [t`Hexes between the islands`, RANDOM.channels.join(', ')],
    [t`Feet of water: river, estuary`, `${RANDOM.depthDice.river}D6, ${RANDOM.depthDice.estuary}D6`],
    [t`Knots of the river`, `D6 − ${RANDOM.currentLess}`],
    [t`An estuary is tidal on`, from(RANDOM.tidalFrom)],
    [t`Thrown again until there are`, t`${RANDOM.leastFeet} feet`],
    [t`Feet that the tide adds`, `${RANDOM.tideDice}D6`],
    [t`Of it in squares 1 and 2, 3 and 4, 5 and 6`, RANDOM.tideAdds.map(halves => SHARE[halves] ?? '').join(', ')],
    [t`Knots that the tide takes: squares 1 and 2, 3 and 4`, RANDOM.tideTakes.slice(0, 2).join(', ')],
    [t`Ironclads and lighter ships of a fleet`, `${RANDOM.ironclads}, ${RANDOM.lightShips}`],
    [t`Minefields: river, estuary`, `${RANDOM.fields.river}, ${RANDOM.fields.estuary}`],
    [t`Hexes from a minefield to a ship, at least`, String(RANDOM.clearOfShips + 1)],
    [t`Years of the battle`, RANDOM.years.join(', ')],
    [t`Moves`, String(RANDOM.moves)],
  ],
  from: ['RANDOM', 'FEATURES'],
};

export const fortGuns: HelpTable = {
  id: 'random-fort',
  title: t`The fort and its guns`,
  heads: [t`Die`, ...FACES.map(String)],
  rows: [
    [t`Walls`, ...FACES.map(face => (face <= RANDOM.earthUpTo ? t`earth` : t`stone`))],
    [t`Number of guns`, ...FACES.map(String)],
    [t`Each gun`, ...FACES.map(face => gunName({ gun: FORT_GUNS[face] }))],
  ],
  from: ['FORT_GUNS'],
};

export const cards: HelpTable = {
  id: 'random-cards',
  title: t`The objective cards`,
  heads: [t`Objective card`, t`What it asks`],
  rows: [
    ...OBJECTIVE_CARDS.map(card => [CARD_NAME[card], CARD_TEXT[card]]),
    [t`Cards dealt, kept`, `${CARDS.dealt}, ${CARDS.kept}`],
    [t`Ends of move in control`, String(CARDS.controlEnds)],
    [t`Hexes about the islands`, String(CARDS.within)],
  ],
  from: ['OBJECTIVE_CARDS', 'CARDS'],
};

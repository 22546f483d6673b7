import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { miners } from './contestTables.ts';
import { cards, fortGuns, waters } from './randomTables.ts';

/** The rulebook's own battle. */
export const RANDOM_BATTLE: readonly HelpChapter[] = [
  {
    id: 'random',
    title: t`A battle by the dice`,
    paragraphs: [
      {
        id: 'random-chart',
        title: t`The water`,
        text: [
          t`Dice make a river or an estuary that nobody has fought over: its depth, its current, and six features, one in each of six squares. The squares lie two across the flow and three along it; the odd ones are to starboard of it, the last two toward the sea. The Confederate side is upstream. Where in its square a feature stands is left to the seed.`,
          t`The depth is thrown again until ironclads of both sides float. An estuary may be tidal. The tide has risen: it adds to the depth, all of it in the last two squares and half in the two before them. It takes from the river’s speed, and in the last two squares the water stands still. Lanes take from it besides.`,
        ],
        covers: ['C91', 'C92', 'C95'],
        tables: [waters],
      },
      {
        id: 'random-fort',
        title: t`The fort`,
        text: [
          t`The fort is Confederate and stands on the shore or, in an estuary, on an island of its own. Before move 1 that side keeps it, or gives it up for a fourth ship. It is 300 feet long. Dice say of what it is built, how many guns it has and which; two more, how many points of crew, however few the guns are. Town and port are Confederate too.`,
        ],
        covers: ['C93'],
        tables: [fortGuns],
      },
      {
        id: 'random-fleets',
        title: t`The fleets`,
        text: [
          t`Each side has ironclads and lighter ships: gunboats, tinclads, timberclads or cottonclads. They are drawn from the catalogue, none built later than the year of the battle, none drawing more than the water has, each at least 4 knots fast. As long as the water does not carry two fleets, depth and current are thrown again. Before move 1 each side names its flagship, which the enemy is told.`,
        ],
        covers: ['C96'],
      },
      {
        id: 'random-mines',
        title: t`Minefields`,
        text: [
          t`Both sides throw a die, ties again. The high one lays the minefields, half of them dummies, and alone knows which is which. A field is the hex that he chooses and the next one to its right, and no ship is within two hexes of it.`,
        ],
        covers: ['C94'],
        tables: [miners],
      },
      {
        id: 'random-cards',
        title: t`Objective cards`,
        text: [
          t`Each side is dealt three of twelve cards, gives one back and keeps the others secret. A card that it cannot meet, such as that of a fort which is not there, is dealt again. Cards are looked at when a move ends; one that is met stays met, and only its side is told.`,
          t`Ironclad, flagship and fleet: sunk, taken, or left by their crews. A ship is through when she leaves by the enemy’s edge. Water is controlled when at three ends of move in a row a ship that has a gun to fire and men lies in it and no such enemy does. Town, port and fort have to be taken by a party; a fort that is silent and a town in rubble are still there to be taken.`,
          t`The gunboat lies aground where the enemy places her, on any sandbar, and has to leave by her own edge. That card alone is known as soon as she is placed.`,
        ],
        covers: ['C97', 'C133'],
        tables: [cards],
      },
      {
        id: 'random-end',
        title: t`How it ends`,
        text: [
          t`Whoever has met both cards wins at once. Else, when a side has no ship left in action or time is up, whoever has met more wins. As many on both sides are a draw, both cards on both sides too.`,
        ],
        covers: ['C98'],
      },
    ],
  },
];

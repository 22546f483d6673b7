import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { fortGuns, waters } from './randomTables.ts';

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
          t`An estuary may be tidal. The tide has risen: it adds to the depth and takes from the river’s speed, and in the last two squares the water stands still. Lanes take from it besides.`,
        ],
        covers: ['C91', 'C92', 'C95'],
        tables: [waters],
      },
      {
        id: 'random-fort',
        title: t`The fort`,
        text: [
          t`The fort is Confederate and stands on the shore or, in an estuary, on an island of its own; for it that fleet has a ship less. It is 300 feet long. Dice say of what it is built, how many guns it has and which; two more, how many points of crew. Town and port are Confederate too.`,
        ],
        covers: ['C93'],
        tables: [fortGuns],
      },
      {
        id: 'random-fleets',
        title: t`The fleets`,
        text: [
          t`Each side has ironclads and lighter ships: gunboats, tinclads, timberclads or cottonclads. They are drawn from the catalogue, none built later than the year of the battle, none drawing more than the water has, each at least 4 knots fast. As long as the water does not carry two fleets, depth and current are thrown again.`,
        ],
        covers: ['C96'],
      },
    ],
  },
];

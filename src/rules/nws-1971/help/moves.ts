import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { scale, slowing, turning, victory } from './moveTables.ts';

/** The order of a move, plots, movement, the bottom, and how a battle ends. */
export const MOVES: readonly HelpChapter[] = [
  {
    id: 'play',
    title: t`The move`,
    paragraphs: [
      {
        id: 'order',
        title: t`Order of a move`,
        text: [
          t`A move is a minute. Plots are laid in secret and turned over together, and all ships move at once in four quarters. Then all guns fire, and only after that rams and torpedoes take effect. Fires burn on, and what was jammed is counted down.`,
          t`Guns throw their dice first, then each hit its own, in the order of the battle; rams come before torpedoes. A die that could change nothing is not thrown.`,
        ],
        covers: ['N2', 'N71'],
      },
      {
        id: 'plots',
        title: t`What a plot holds`,
        text: [
          t`For each ship you choose a speed and a course, hex by hex: straight on, or a hexside to port or starboard. The two smallest rates may turn by two on their first hex. Beside it you may name an enemy whom she is to ram or to strike with her spar, have a spar rigged, launch a torpedo, or let go the anchor.`,
          t`If she enters more hexes than were plotted she goes straight on; if fewer, the rest lapses.`,
        ],
        covers: ['N3'],
      },
      {
        id: 'entering',
        title: t`Coming on and leaving`,
        text: [
          t`A ship that is due comes on as the move begins, in her hex or a free one near it, with the speed that the battle gives her; without one with half her top speed. One that leaves the chart is out of the battle.`,
          t`The battle may have ships begin hurt, with other guns, or without a ram.`,
        ],
        covers: ['N55', 'N56'],
      },
      {
        id: 'known',
        title: t`What lies open`,
        text: [
          t`Points, guns, jams and what is counted down are known to both sides. Plots, targets, orders for spars and launches are secret until they are carried out.`,
        ],
        covers: ['N66'],
      },
    ],
  },
  {
    id: 'movement',
    title: t`Movement`,
    paragraphs: [
      {
        id: 'quarters',
        title: t`Hexes and quarters`,
        text: [
          t`Three knots are a hex in a move. Each quarter adds a part of a hex for every half-knot; what is left over is kept while she is under way. The fastest goes first, one hex at a time.`,
        ],
        covers: ['N1'],
        tables: [scale],
      },
      {
        id: 'speed',
        title: t`Working up and slowing down`,
        text: [
          t`She gains one knot in the first move of a run-up, two in the second, three in the third, and so on up to her top speed. A move without a gain begins a new run-up. How much she may lose in a move depends on her rate: a long ship runs on for many moves.`,
          t`She goes astern only from rest, at half of her top speed; double-enders and ferryboats as fast as ahead. Every loss of speed is a share of what she had as built; they add up.`,
        ],
        covers: ['N4', 'N5', 'N6', 'N70'],
        tables: [slowing],
      },
      {
        id: 'turning',
        title: t`Turning`,
        text: [
          t`Every hex that she enters earns half-degrees, the more the shorter she is. On entering a hex she may turn by a hexside for what that costs. She keeps at most one hexside’s worth; a stop loses it.`,
        ],
        covers: ['N7'],
        tables: [turning],
      },
      {
        id: 'current',
        title: t`The current`,
        text: [
          t`Heading downstream where a quarter begins a ship gains the river’s knots, heading upstream she loses them. The printed set knows no current: it can be switched off. A ship at rest with steam up stems it and stays; who cannot steam is carried, unless anchored or aground.`,
        ],
        covers: ['N8', 'N72'],
      },
      {
        id: 'bottom',
        title: t`Shallows and shores`,
        text: [
          t`Water shallower than she draws holds a ship for the rest of the battle, and so does the land that she runs into. She fights on where she lies. An obstruction only stops her.`,
        ],
        covers: ['N9'],
      },
      {
        id: 'contact',
        title: t`One ship to a hex`,
        text: [
          t`Who comes upon another ship without a ram plotted against her stops before her, at no speed and without damage. Where two would enter one hex the slower waits. Launches may share a hex with friends.`,
          t`Two that would exchange hexes meet bow to bow if either has plotted it, else both stop.`,
        ],
        covers: ['N10'],
      },
      {
        id: 'anchors',
        title: t`Anchors and tows`,
        text: [t`A ship at rest may let go her anchor, and weighs as soon as her plot gives her speed. Nobody tows.`],
        covers: ['N68'],
      },
    ],
  },
  {
    id: 'ending',
    title: t`How it ends`,
    paragraphs: [
      {
        id: 'words',
        title: t`What objectives mean`,
        text: [
          t`Taken means abandoned. A fort is silenced when no face of it has a gun left. A place is held by a ship that has her crew and a gun that works.`,
        ],
        covers: ['N57'],
      },
      {
        id: 'victory',
        title: t`Victory`,
        text: [
          t`A battle with objectives is decided by them; if nobody has met one when time is up it is a draw. A battle without any counts what each side has cost the other.`,
          t`A side that has no ship left that can move or fire has lost; a side that never had ships counts its forts.`,
        ],
        covers: ['N54', 'N59', 'N74'],
        tables: [victory],
      },
      {
        id: 'wrecks',
        title: t`Hulks and wrecks`,
        text: [
          t`A ship that goes down in deep water leaves nothing in the way, nor does one that settles on the bottom.`,
          t`Nobody fires at an abandoned ship, nor does she fire; enemies may still ram her.`,
        ],
        covers: ['N63'],
      },
    ],
  },
];

import type { HelpChapter } from '../../../system/help.ts';
import { assets, fleetPoints, generated, hitPoints, mines, victory, weapons, assetPrices } from './assetTables.ts';
import { t } from '../../../languages/language.ts';

/** Section 17, made battles, and the end. */
export const ASSETS: readonly HelpChapter[] = [
  {
    id: 'assets',
    title: t`Events and assets`,
    paragraphs: [
      {
        id: 'events',
        title: t`Calling for an asset`,
        text: [
          t`In the second step each side may use what it has, the defender first. An asset that is rolled for is spent, whatever the die shows.`,
          t`The battle lists the assets. Before a made battle each side buys some of its points, the side that opens with fewer ships one more; where fleets are not bought they are picked. Mines, submarine and fire rafts are for the Confederates. Only mines and rafts may be had twice.`,
        ],
        covers: ['17', 'turn 2', 'Q42', 'Q69'],
        tables: [assets],
      },
      {
        id: 'gamble',
        title: t`Effect or gamble`,
        text: [
          t`The owner of a mine, submarine, boat or raft chooses before he rolls: all the dice of its effect, or everything on one die.`,
        ],
        covers: ['Q43'],
        tables: [weapons],
      },
      {
        id: 'mines',
        title: t`Mines`,
        text: [
          t`Markers are laid in secret, a dummy for each mine, in water without ship or marker and not beside an enemy. Whoever enters the hex, or lies there for a whole turn, rolls. One that goes off is spent; otherwise it stays, and both sides know it from then on.`,
        ],
        covers: ['Q44'],
        tables: [mines],
      },
      {
        id: 'submarine',
        title: t`Submarine`,
        text: [
          t`It comes once, against a ship that you name. Her owner guesses in secret from which of six sides, and you name one. If the two agree, the submarine is lost; if not it strikes.`,
        ],
        covers: ['Q45'],
      },
      {
        id: 'torpedo-boat',
        title: t`Torpedo boat`,
        text: [
          t`It comes once, beside a ship that you name, in the next hex that you name. Only that ship may fire at it, as opportunity fire. It is of wood. If it lives it strikes.`,
        ],
        covers: ['Q46'],
      },
      {
        id: 'fire-raft',
        title: t`Fire raft`,
        text: [
          t`It is let go from a hex where a friendly ship lies or from your own bank, moves one hex any way at once, and then rolls for drift every turn as ships do. It strikes the first ship that it touches, friend or enemy, and is spent. It is of wood and can be shot at.`,
        ],
        covers: ['Q47'],
      },
      {
        id: 'darkness',
        title: t`Mist and nightfall`,
        text: [t`Mist lasts for this turn, night for the rest of the battle. Nobody fires farther than he sees.`],
        covers: ['Q48'],
      },
      {
        id: 'panic',
        title: t`Panic`,
        text: [t`A ship of the enemy’s that you choose loses one card of her hand, chosen by a die.`],
        covers: ['Q49'],
      },
      {
        id: 'army',
        title: t`Army support`,
        text: [
          t`Two light guns come up on your own bank for the rest of the battle. They fire all round with the forts, without a roll to be allowed. Each point that they lose is a gun. They take no part in opportunity fire, either way.`,
          t`Your own bank is land at the water’s edge where nobody stands, nearer to your home edge than to the enemy’s.`,
        ],
        covers: ['Q50', 'Q68'],
      },
    ],
  },
  {
    id: 'ratings',
    title: t`Ratings and made battles`,
    paragraphs: [
      {
        id: 'hit-points',
        title: t`Hit points and fleet points`,
        text: [
          t`Hit points grow with the tons of a ship, more slowly than they do, times a factor for how she is built. A floating battery counts as an ironclad if she carries iron, and as wooden if not. An unarmed transport at anchor is a wooden target: she has no hand and never acts, drifts or takes a critical hit.`,
        ],
        covers: ['Q51', 'Q53', 'Q59'],
        tables: [hitPoints, fleetPoints],
      },
      {
        id: 'made-battles',
        title: t`A made battle`,
        text: [
          t`Banks, buildings and moored transports are always the same for the same seed. Both sides buy their fleets. One of the defender’s ships, chosen by a die, stays away. Then the two choose who is there from the start.`,
          t`The river comes next: two dice tell where the fort stands, and the two sides lay islands and bars in turn, the defender first. Two dice tell the column in which each begins, its layer chooses where in it, with open water all round. Last of all both deploy and lay their mines.`,
          t`Two dice tell in which column from the attacker’s edge the fort begins, two more in which the defender’s ships lie. The attacker starts in the two columns at his edge. Those who come later do so anywhere along their own edge.`,
        ],
        covers: ['Q55', 'Q70', 'Q78'],
        tables: [generated],
      },
      {
        id: 'market',
        title: t`Buying a fleet`,
        text: [
          t`Both sides buy at once and in secret: six ships and a few assets for the same points. A fort is paid for by its side first. Then both fleets are shown; what assets there are stays hidden, and what is left over is lost.`,
        ],
        covers: ['Q76'],
        tables: [assetPrices],
      },
    ],
  },
  {
    id: 'end',
    title: t`The end`,
    paragraphs: [
      {
        id: 'ending',
        title: t`How the battle ends`,
        text: [
          t`It ends when the clock runs out, when an objective is met, or when every ship of a side is sunk, struck or gone and none is to come. A side without ships counts its forts.`,
          t`Objectives come first. A made battle is decided by victory points. You may concede at any time, or offer a draw; an offer stands until the turn is over.`,
        ],
        covers: ['Q54', 'Q71'],
        tables: [victory],
      },
    ],
  },
];

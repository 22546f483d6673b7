import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { forts, fortRates, mines, mobile, places, ramming, spars, torpedoes } from './blowTables.ts';

/** Rams, torpedoes, mines and forts. */
export const BLOWS: readonly HelpChapter[] = [
  {
    id: 'rams',
    title: t`Ramming`,
    paragraphs: [
      {
        id: 'who',
        title: t`Who may ram`,
        text: [
          t`Ships that were built as rams may ram any enemy; every ship may run down one that is three rates smaller. It has to be plotted against that enemy, and she has to come on ahead.`,
        ],
        covers: ['N40'],
      },
      {
        id: 'where',
        title: t`Where she strikes`,
        text: [
          t`From before the beam the blow falls forward or amidships, from abaft it on the quarter or amidships, end-on at the bow or the stern. The side wheel of a side-wheeler may be struck.`,
          t`Bow to bow the ship without a ram or an iron bow is the one that is rammed, else the smaller, and of equal ones both.`,
        ],
        covers: ['N41', 'N42', 'N45'],
        tables: [places],
      },
      {
        id: 'blow',
        title: t`What it does`,
        text: [
          t`The table says how many rams of that rate sink a ship of the other. Each takes its share of her points, and besides what a hit below water does there. At the stern, on the quarter and amidships, where every ship has her engines, it may cost steering, screws, engines or a wheel.`,
        ],
        covers: ['N43', 'N44', 'N86'],
        tables: [ramming],
      },
      {
        id: 'held',
        title: t`In contact`,
        text: [
          t`Both ships stop and neither moves in the next move. Both may fire at each other. A rammer that the fire has sunk does not strike.`,
        ],
        covers: ['N46'],
      },
    ],
  },
  {
    id: 'torpedoes',
    title: t`Torpedoes and mines`,
    paragraphs: [
      {
        id: 'spars',
        title: t`Torpedoes on spars`,
        text: [
          t`A spar is rigged before the battle or by an order that stands two moves ahead, and used on contact instead of a ram; launches of the fifth rate use theirs only by night. One die says whether it goes off. Its carrier stops before the target and holds nobody.`,
          t`A spar that is spent may be rigged again after three moves in which nobody has fired at her.`,
        ],
        covers: ['N47', 'N77', 'N78'],
        tables: [torpedoes, spars],
      },
      {
        id: 'mobile',
        title: t`Torpedoes that run`,
        text: [
          t`They are launched in a plot, sixty or a hundred and twenty degrees from the bow, one a ship and move, and strike the first ship in their way, friend or foe.`,
        ],
        covers: ['N48', 'N79'],
        tables: [mobile],
      },
      {
        id: 'mines',
        title: t`Mines`,
        text: [
          t`Where the battle lays mines, who enters the hex throws the die of a spar, and its effect comes at once. A dummy may stay unknown. The printed set has none: they can be switched off.`,
        ],
        covers: ['N67', 'N80'],
        tables: [mines],
      },
    ],
  },
  {
    id: 'works',
    title: t`Forts and buildings`,
    paragraphs: [
      {
        id: 'forts',
        title: t`Forts`,
        text: [
          t`A fort is hit like a ship as long as its face. Hits on the hull count, nothing has to be gone through: a shot takes its points off the face that is struck, and guns fall with it, the heaviest first, or the lightest if their owner has said so when he lays his guns. A face without guns cannot be hurt.`,
          t`Each gun stands for its points behind stone or earth. Open batteries of few guns are of type X, all others of type U.`,
        ],
        covers: ['N49', 'N50', 'N51', 'N82'],
        tables: [fortRates, forts],
      },
      {
        id: 'faces',
        title: t`Faces and fire of a fort`,
        text: [
          t`Its guns fire with the ships, sixty degrees on either side of their face’s line. Of its two hexes the nearer counts.`,
          t`The front looks square to the line through both hexes, the rear the other way, and the flanks look along it. What is struck is the face that is turned most toward the firer, of those that have a gun left.`,
        ],
        covers: ['N52', 'N53'],
      },
      {
        id: 'buildings',
        title: t`Buildings`,
        text: [t`A building is only a target, and falls when it has lost its points.`],
        covers: ['N58'],
      },
    ],
  },
];

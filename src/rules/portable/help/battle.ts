import type { HelpChapter } from '../../../system/help.ts';
import { diceByRange, gunDamage, longBattle, ramDamage, ramDice, shipTypes } from './tables.ts';
import { t } from '../../../languages/language.ts';

/** Ships, the turn, gunfire, movement and ramming, as the sheet has them. */
export const BATTLE: readonly HelpChapter[] = [
  {
    id: 'ships',
    title: t`Ships`,
    paragraphs: [
      {
        id: 'ship-kinds',
        title: t`Four kinds of ship`,
        text: [
          t`Every vessel is one of four kinds, and the kind gives all her numbers.`,
          t`Ships with turrets are Turreted Monitors. Casemate and broadside ironclads and the armoured river gunboats are Casemate Ironclads. A big wooden warship is a Steam Frigate: a sloop of war, a frigate, a double-ender, or a wooden gunboat of 1,000 tons and more. Everybody else is a Steam Gunboat, be she timberclad, cottonclad, ferryboat or ram; without guns she is one that cannot fire. A spar torpedo is no gun.`,
          t`A floating battery never steams: with iron on her she is a Casemate Ironclad, without it a Steam Gunboat.`,
          t`Whether a ship has a ram is a fact about her and stands on her sheet.`,
        ],
        covers: ['P18', 'P19', 'P35'],
        tables: [shipTypes],
      },
      {
        id: 'flotation',
        title: t`Flotation points`,
        text: [
          t`A hit takes flotation points and they never come back. At none the ship sinks; what a hit takes beyond that is lost.`,
          t`A ship that is hurt before the battle has the share of her points that the scenario leaves her, one at the least.`,
          t`In a long battle all points, those of forts too, are half as high again, rounded up.`,
        ],
        covers: ['Ship Flotation Values', 'P21', 'P36'],
        tables: [longBattle],
      },
      {
        id: 'breaking-off',
        title: t`The critical point and breaking off`,
        text: [
          t`A ship at her critical point or below, once a fire step or the rams are over, breaks off and stays in flight for the rest of the battle.`,
          t`If she has a move that ends nearer to her home edge, or farther from the nearest enemy ship afloat, than she began, she must make one of these. Leaving by her home edge is such a move. The edge by which an objective has her leave is open to her, too, where she heads over it, but nothing makes her take it. If she has no such move she is free to do what she likes. Where no enemy ship is afloat only the home edge counts. Forts and wrecks drive nobody.`,
          t`She may fire all the time. She never rams on purpose.`,
        ],
        covers: ['P12', 'P27'],
      },
    ],
  },
  {
    id: 'turn',
    title: t`The turn`,
    paragraphs: [
      {
        id: 'turn-order',
        title: t`Order of the turn`,
        text: [
          t`Both sides fire. Dice say who moves first; that side moves all its ships, then the other does. With the river rules the current works next. Last come the rams of this turn, those that were steered for and those that the current has made.`,
          t`Whether the battle is decided is asked twice: after the fire and after the rams.`,
        ],
        covers: ['turn 5', 'Turn Sequence'],
      },
      {
        id: 'initiative',
        title: t`Who moves first`,
        text: [
          t`Each side throws a die and the lower score moves first. Equal dice are thrown again. To move second is an advantage.`,
          t`Within your side you choose the order, but you finish one ship before you take the next.`,
        ],
        covers: ['turn 2', 'P9'],
      },
    ],
  },
  {
    id: 'gunfire',
    title: t`Gunfire`,
    paragraphs: [
      {
        id: 'fire-step',
        title: t`Everybody fires at once`,
        text: [
          t`Both sides choose their targets in secret, one target for each ship. You need not fire. When both have chosen, all shots are rolled, and only then is damage counted: a ship that is sunk in this step has fired.`,
          t`Several ships may fire at one target, and it may turn out that fewer would have done.`,
        ],
        covers: ['turn 1', 'Firing Guns a', 'P7', 'P8'],
      },
      {
        id: 'fire-range',
        title: t`Range and number of dice`,
        text: [
          t`At the first hex a ship throws all her dice, and one die fewer for each hex beyond it. So her last hex of range always has at least one.`,
          t`Haze or darkness may limit how far anybody sees. Nothing beyond that can be fired at, and within it no die is lost.`,
          t`With a fort the nearer of its two hexes counts; if both are equally near, the one that the guns bear on best.`,
        ],
        covers: ['Firing Guns c', 'P1', 'P26', 'P30'],
        tables: [diceByRange],
      },
      {
        id: 'fire-arcs',
        title: t`Broadside and end on`,
        text: [
          t`Turreted Monitors fire all round with every die. So do forts.`,
          t`Other ships fire with every die abeam. A target ahead or astern, wholly within 60 degrees of the line of the keel, is met with half the dice, halves rounded up. Hexes that the 60-degree line itself cuts still count as abeam.`,
          t`With narrow arcs chosen, only the 30 degrees ahead and astern are end on.`,
        ],
        covers: ['Firing Guns d', 'P2', 'P3', 'P4', 'P5'],
      },
      {
        id: 'fire-sight',
        title: t`What is in the way`,
        text: [
          t`A ship fires only at what she sees in a straight line. Land stops the shot, and so does any ship afloat between the two, friend or enemy. A wreck stops nothing.`,
          t`Forts fire over ships, and ships fire over ships at a fort.`,
        ],
        covers: ['Firing Guns b', 'P6'],
      },
      {
        id: 'fire-hits',
        title: t`Hits`,
        text: [t`Each die is read by itself. Add up what they cost: that is what the target loses.`],
        covers: ['Firing Guns e'],
        tables: [gunDamage],
      },
    ],
  },
  {
    id: 'movement',
    title: t`Movement`,
    paragraphs: [
      {
        id: 'steps',
        title: t`Steps of a move`,
        text: [
          t`A hex straight ahead costs one point, and so does a turn of 60 degrees. Standing still costs nothing. There is no going astern, unless that option is on: then one hex straight back takes the whole move.`,
          t`Nobody enters land or a hex in which a friend lies. To enter an enemy’s hex is to ram her.`,
          t`A ship at anchor weighs it by her first step, for nothing, and does not drop it again.`,
        ],
        covers: ['turn 3', 'Movement a', 'Movement b', 'P10', 'P11', 'P32'],
      },
      {
        id: 'entering',
        title: t`Ships that arrive`,
        text: [
          t`A ship due in this turn appears when her side’s movement begins, in her hex of the rim or the nearest free one of that edge, and moves at once. If there is no room she waits a turn.`,
        ],
        covers: ['P24'],
      },
      {
        id: 'leaving',
        title: t`Leaving the chart`,
        text: [
          t`Only a ship that is breaking off may leave, over her home edge, for one point. An objective to get away lets others leave, too, by the edge that it names.`,
          t`A ship heading off over a corner may take either edge, if she may leave by it. The one that she names is the one that counts.`,
        ],
        covers: ['P13', 'P38'],
      },
    ],
  },
  {
    id: 'ramming',
    title: t`Ramming`,
    paragraphs: [
      {
        id: 'ram-steering',
        title: t`Steering to ram`,
        text: [
          t`To enter an enemy ship’s hex costs its point and ends the move. Until the blow falls the rammer stays in the hex she came from, marked.`,
          t`A target that has yet to move may do so, but that saves her only if she leaves the chart. A rammer that is sunk or drifts away in the meantime has made her ram, and it is rolled.`,
        ],
        covers: ['Ramming a', 'P15', 'P28'],
      },
      {
        id: 'ram-blow',
        title: t`The blow`,
        text: [
          t`When both sides have moved, all rams are rolled in the order in which they were steered for. The ship that rams takes no harm by it. Two that ram each other both roll.`,
          t`A target that has sunk in this step already is not rolled for again.`,
        ],
        covers: ['turn 4', 'Ramming b', 'Ramming c', 'Ramming d', 'P17', 'P22'],
        tables: [ramDice, ramDamage],
      },
      {
        id: 'ram-after',
        title: t`After the blow`,
        text: [
          t`A rammer stays where she came from, on her heading. If her target has sunk, wherever it lay by then, she may go on into the hex that she rammed, as long as nobody is there; not if the current has carried her from its side or aground.`,
          t`With several rammers all blows fall first. Then each is asked in the same order.`,
        ],
        covers: ['P16', 'P29'],
      },
    ],
  },
];

import type { HelpChapter } from '../../../system/help.ts';
import { change, scale, turning, yaw } from './moveTables.ts';
import { t } from '../../../languages/language.ts';

/** Sections 2 to 5: scale, speed, turning, the order of play and the markers. */
export const MOVES: readonly HelpChapter[] = [
  {
    id: 'play',
    title: t`The move`,
    paragraphs: [
      {
        id: 'order',
        title: t`Order of play`,
        text: [
          t`Markers are laid and turned over. Every ship makes half her move straight ahead. Then she turns, and dice are thrown for yawing, grounding, coming off and fires. Guns fire, rams are struck. The second half of the move follows with grounding, fire and rams of its own, and at the end of the move what is hurt is looked after.`,
          t`The battle may be decided after each round of rams and at the end of the move.`,
        ],
        covers: ['4'],
      },
      {
        id: 'markers',
        title: t`Movement markers`,
        text: [
          t`For each ship you lay a speed and a helm in secret: straight, port or starboard, ahead or astern. All are turned over together. A number is a whole knot, the speed she has, or her top speed.`,
          t`A ship that has only one choice needs no marker. The others may be told all at once to go on as they go. One at rest keeps her helm straight. To weigh the anchor takes effect as the marker is turned over; to drop it, 0 must be among the speeds she may have.`,
          t`A ship begins with the speed that the battle gives her; without one, with half her top speed, or none if she is anchored, aground or without steam.`,
        ],
        covers: ['5', 'R3', 'R31', 'R35', 'R36', 'R39', 'R40', 'R69'],
      },
      {
        id: 'entering',
        title: t`Coming on and leaving`,
        text: [
          t`A ship that is due comes on as the move begins, before markers are laid, in her hex or a free one of the same rim near it, otherwise in the next move.`,
          t`One that leaves the chart is out of the battle, and so is what she tows.`,
        ],
        covers: ['R70', 'R73'],
      },
    ],
  },
  {
    id: 'speed',
    title: t`Speed and helm`,
    paragraphs: [
      {
        id: 'scale',
        title: t`Knots and hexes`,
        text: [
          t`The printed rules measure on an open table. Here ten centimetres are a hex, and a knot is a third of a hex in a move. Each half-move adds a twelfth for every half-knot; twelve are a hex. What is left over is kept as long as she keeps moving the same way.`,
        ],
        covers: ['2', 'R1'],
        tables: [scale],
      },
      {
        id: 'change',
        title: t`Changing speed`,
        text: [
          t`The number on the marker is her speed through the water. It may differ from the last one by two knots. From ahead to astern the count goes through nought.`,
        ],
        covers: ['3', 'R37'],
        tables: [change],
      },
      {
        id: 'turning',
        title: t`Turning and going astern`,
        text: [
          t`Turns are made between the two halves. A ship told to turn earns degrees toward that side, as many as her kind can; each sixty turn her by one hexside. What is left is kept while the next order is for the same side, and lost otherwise.`,
          t`Paddle steamers and light wooden ships turn as riverboats. Sloops, frigates and the armoured river gunboats turn as monitors. Steering needs way through the water. Astern she steers as she does ahead, at a part of her speed, rounded down to half a knot.`,
        ],
        covers: ['R4', 'R5', 'R7', 'R47', 'R48'],
        tables: [turning],
      },
      {
        id: 'current',
        title: t`The current`,
        text: [
          t`Heading downstream a ship gains the river’s knots, heading upstream she loses them; across it nothing happens. If the stream is the stronger it carries her off, stern first if need be. Stopped under steam it works on her in the same way; a ship across it holds her place.`,
          t`The hex in which a half-move begins tells which stream counts. A ship adrift takes all of it on any heading, hex by hex.`,
        ],
        covers: ['R2', 'R41', 'R42'],
      },
      {
        id: 'yaw',
        title: t`Yawing`,
        text: [
          t`A ship that moves through the water more slowly than the current, or is adrift, in slack water too, throws a die at mid-move. Her head may swing by as many degrees as a full turn earns her. Ships anchored, moored, aground or in tow do not yaw.`,
        ],
        covers: ['R8'],
        tables: [yaw],
      },
      {
        id: 'together',
        title: t`All move at once`,
        text: [
          t`Within a half-move ships go one hex at a time, the fastest first, equal speeds together. Two that would enter the same hex, or change places, collide.`,
          t`A ship that something stops loses the twelfths she had. Unless the dice halt her she keeps her speed, and goes on when the way is clear. An obstruction or a wharf stops her without putting her aground. Wrecks are in nobody’s way.`,
        ],
        covers: ['R6', 'R43', 'R44', 'R46', 'R63'],
      },
    ],
  },
];

import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { bottom, change, drift, lanes, lead, lines, scale, turning } from './moveTables.ts';

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
          t`A move is a minute. Plots are laid in secret, rams that were marked are tested, and all ships move at once in four quarters. Then the guns fire, parties board and land, crews that have had enough are tested, and at the end fires are fought, damage is mended and ships at anchor swing.`,
          t`Before the first move every captain’s dice are thrown, and whoever has forts lays them out. Where nothing else says who throws first it is the Union side, and within a side the order of the battle.`,
        ],
        covers: ['C2', 'C99', 'C112'],
      },
      {
        id: 'plots',
        title: t`What a plot holds`,
        text: [
          t`For each ship you choose a speed and a course, hex by hex: straight on, or a hexside to port or starboard. Beside it you may mark a ram, say where turrets look, name the quarter in which she opens fire, give the captain a gun, and move men. What you do not touch stays as it was.`,
          t`A plot shows only by what the ship does. If she enters more hexes than were plotted she goes straight on; if fewer, the rest lapses.`,
        ],
        covers: ['C3'],
      },
      {
        id: 'entering',
        title: t`Coming on and leaving`,
        text: [
          t`A ship that is due comes on as the move begins, in her hex or a free one of the same rim near it, otherwise in the next move. She begins with the speed that the battle gives her; without one with half her top speed, or none if she is anchored, aground or without steam.`,
          t`One that leaves the chart is out of the battle. The battle may have ships begin hurt, with fewer guns or without a ram.`,
        ],
        covers: ['C100', 'C101'],
      },
      {
        id: 'known',
        title: t`What lies open`,
        text: [
          t`What a ship in sight has left, her draught, her damage and her captain’s dice are known to both sides. Plots, crew boxes and the repairs in hand are their owner’s.`,
          t`The game is the umpire and a side is one player. Opponents of the machine choose among the same plots as you.`,
        ],
        covers: ['C28', 'C106', 'C107'],
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
          t`Three inches of the printed table are a hex, and a knot is a third of a hex in a move. Each quarter adds a part of a hex for every half-knot; 24 are a hex. What is left over is kept while she is under way.`,
          t`Within a quarter ships go one hex at a time, the fastest over the ground first, equal ones together.`,
        ],
        covers: ['C1', 'C4'],
        tables: [scale],
      },
      {
        id: 'speed',
        title: t`Speed, ahead and astern`,
        text: [
          t`The number on the plot is her speed through the water. She goes astern only after a move that ended at rest, and ahead after going astern likewise. Double-enders and ferryboats are as fast either way.`,
          t`Whoever has no power, or is faster than her engine now allows, loses two knots a move.`,
        ],
        covers: ['C5', 'C6'],
        tables: [change],
      },
      {
        id: 'turning',
        title: t`Turning`,
        text: [
          t`Every hex entered under her own power earns her a part of a turn; on entering a hex she may turn by a hexside for what that costs. What is saved is never more than one hexside, and a stop loses it.`,
          t`Launches, torpedo boats and submarines nearly turn on the spot. Big ironclads of the Confederacy, sloops and frigates need most room. Union wood and most side-wheelers are handy, monitors and river ironclads stand between.`,
        ],
        covers: ['C7', 'C8'],
        tables: [turning],
      },
      {
        id: 'current',
        title: t`The current`,
        text: [
          t`Heading downstream in the hex where a quarter begins a ship gains the current’s knots, heading upstream she loses them; across it nothing happens. If the stream is the stronger it carries her off, and she neither turns nor earns a turn.`,
          t`The river runs in five lanes, fastest in the middle.`,
        ],
        covers: ['C9', 'C10'],
        tables: [lanes],
      },
      {
        id: 'adrift',
        title: t`Adrift, anchors and piers`,
        text: [
          t`A ship at rest that is neither anchored nor aground drifts with the current, and so does one that has been abandoned. Heavy ships drift with a part of it. She keeps her heading, and stops above a ship that lies in her way.`,
          t`To drop or weigh an anchor takes a ship at rest and a free point of crew. A small ship at anchor swings until her bow points upstream.`,
        ],
        covers: ['C11', 'C13'],
        tables: [drift],
      },
      {
        id: 'contact',
        title: t`One ship to a hex`,
        text: [
          t`Launches, torpedo boats and fire rafts may share a hex with friends. Of other friends who meet one waits, unharmed, and loses the rest of her move. To come upon an enemy is a ram or a slide.`,
          t`Whatever stops a ship in mid-move costs her the parts in hand and the rest of her plot.`,
        ],
        covers: ['C12', 'C109'],
      },
      {
        id: 'lines',
        title: t`Towing`,
        text: [
          t`Two ships beside each other at 2 knots or less: the plot of one passes a line to the other, and at the end of the move, if both are still so, it is fast. A friend, a raft or a hulk may be taken in tow, and another by the last of the string. What is towed follows into the hex just left; weight costs the tower knots. While one of a string is aground or jammed nobody in it goes anywhere.`,
          t`A tug may instead be made fast alongside a ship that turns less well: she lies in her hex, lends her turning circle, and neither makes more knots than the slower. A line is cast off by the plot of either end, and parts when a ship is sunk, left by her crew or taken. Who leaves the chart takes along whom she tows.`,
        ],
        covers: ['C14', 'C132'],
        tables: [lines],
      },
      {
        id: 'bottom',
        title: t`Sandbars and shores`,
        text: [
          t`Water shallower than she draws is a sandbar to a ship. For each hex of it that she enters she throws a die. She tests in the same way when she has land straight ahead and goes on, or land on two opposite sides. Driven into the land she is stuck; a wharf or an obstruction only stops her.`,
          t`Before each first quarter she tries to come off, and then lies in the hex before. After the last try she is stuck for good. A tug beside her at 2 knots or less doubles her tries, even when her own are over.`,
        ],
        covers: ['C71', 'C72', 'C73', 'C119'],
        tables: [bottom],
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
          t`Taken means abandoned by her crew, or boarded and taken. A fort is silenced when it has less than a third of its points or no manned gun, is abandoned or stormed; a building is destroyed when it is rubble or a party has taken it. A place is held by a ship that can fire.`,
        ],
        covers: ['C102'],
      },
      {
        id: 'victory',
        title: t`Victory`,
        text: [
          t`A side without a ship in action has lost; a side that never had ships counts its forts. Where the battle names no objectives, the side that has destroyed more ship points wins when time is up: all of a ship that is sunk, abandoned or taken, else what she has lost.`,
        ],
        covers: ['C103'],
        tables: [lead],
      },
      {
        id: 'abandoned',
        title: t`Abandoned ships`,
        text: [
          t`A ship that her crew has left is nobody’s. She loses her way at once, drifts, holds her hex and is not fired at, but may be rammed, boarded and taken in tow.`,
          t`A dummy is a wooden hull without guns; a fire raft counts among the smallest ships.`,
        ],
        covers: ['C104', 'C105'],
      },
    ],
  },
];

import type { HelpChapter } from '../../../system/help.ts';
import { arrivals, cards, clock, decks, hand } from './turnTables.ts';
import { t } from '../../../languages/language.ts';

/** Section 20: the turn, its cards and its clock. */
export const TURN: readonly HelpChapter[] = [
  {
    id: 'turn',
    title: t`The turn`,
    paragraphs: [
      {
        id: 'turn-order',
        title: t`Eleven steps`,
        text: [
          t`Hands are filled, events are called for, forts fire, and every ship gets an order face down. Then the ships act, one of each side in turn. The current, the clock and arrivals close the turn.`,
          t`Where both sides choose one after the other, the defender is first. The battle says who attacks; in a made battle the higher die does.`,
        ],
        covers: ['20', 'turn', 'Q11', 'Q56'],
      },
      {
        id: 'decks',
        title: t`Decks and hands`,
        text: [
          t`There are two decks: one for running, one for fighting. A ship holds five cards of one of them. When her hand is empty you choose a deck and draw five more.`,
          t`Each side has one copy of each deck for every three ships, or part of three. A deck that runs out is made of its discards again. Cards of a ship that is lost go to the discards, face up.`,
        ],
        covers: ['turn 1', 'Q1', 'Q2', 'Q64'],
        tables: [decks, hand],
      },
      {
        id: 'cards',
        title: t`Order cards`,
        text: [
          t`Each ship gets one card a turn, face down on her gun deck. It is turned over when she acts and taken off the table at the end of the turn.`,
          t`Orders bind: a ship makes the hexes of her card, a fast one either of her two numbers. Any card may be spent as hold instead, when it is shown: no movement and no fire.`,
          t`A card with speed on it is a move order and costs the ship’s own guns dice from the moment it is laid, even while it lies face down. Spent as hold it no longer does once it is shown.`,
        ],
        covers: ['turn 4', 'turn 10', 'Q3', 'Q4'],
        tables: [cards],
      },
      {
        id: 'priority',
        title: t`Whose ship acts first`,
        text: [
          t`Both sides throw a die, equal dice again. The winner says who begins. Then the sides send a ship in turn, and the side with more ships finishes alone.`,
          t`Ships that are stuck, on fire, struck or without a card take their turn as well.`,
        ],
        covers: ['turn 5', 'Q8'],
      },
      {
        id: 'activation',
        title: t`What a ship does when she acts`,
        text: [
          t`In this order: she tries to come off a sandbar, she tries one repair of her owner’s choice, a fire that is not out burns on, and then she shows her card and carries it out.`,
          t`When she has shown it, and at each hex that she enters and each turn that she makes, enemies near her may fire.`,
        ],
        covers: ['turn 6', 'Q9'],
      },
      {
        id: 'clock',
        title: t`The battle clock`,
        text: [
          t`The clock goes on by itself each turn. Then the defender and after him the attacker throw a die, and who succeeds may put it on or back by one, or leave it. If it has come to the end after both rolls, the battle is over.`,
          t`It begins at 0 unless the battle says otherwise and never falls below 0, or below where it began if that was lower. A battle of a given number of turns starts with the clock that far from its end.`,
        ],
        covers: ['turn 8', 'turn 9', 'Q10', 'Q57'],
        tables: [clock],
      },
      {
        id: 'arrivals',
        title: t`Arrivals`,
        text: [
          t`The defender rolls first. Success brings any ship that waits, at her edge. After a miss one of the two dice, whichever you choose, may be thrown again; success then brings a tinclad, cottonclad or wooden ship that is small enough.`,
          t`A ship that the battle lists for a turn comes on at the end of the turn before, in her hex or the nearest free one of the same edges, so that she draws cards and moves in the turn that is named.`,
          t`Who comes on meets the mine or the fire raft of her hex at once. A sandbar there asks for no roll, and nobody fires at her.`,
        ],
        covers: ['turn 11', 'Q12', 'Q58', 'Q79'],
        tables: [arrivals],
      },
    ],
  },
];

import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { crewDrawn } from './contestTables.ts';
import { blows, captains, commanders, penetration, points, ramChart, ramming, ramTest } from './shipTables.ts';

/** Ships, crews, captains and rams. */
export const SHIPS: readonly HelpChapter[] = [
  {
    id: 'ships',
    title: t`Ships, crews and captains`,
    paragraphs: [
      {
        id: 'ratings',
        title: t`Points of a ship`,
        text: [
          t`Tons make her ship points (SPV), men her crew points (CPV). A part of the SPV keeps shot out; what is left then is her penetration value. A ship exactly at it is not below.`,
          t`Where a rule asks how large a ship is, it asks what she had as built. Monitors, casemate and broadside ironclads and armoured river gunboats are ironclads.`,
        ],
        covers: ['C29', 'C30', 'C111'],
        tables: [points, penetration],
      },
      {
        id: 'crews',
        title: t`Crew boxes`,
        text: [
          t`A point of crew works the engine, one the boiler, one each gun, and the rest is the pool, which mends and sees to the anchor. A point that is lost is drawn by a die among the boxes that are filled. Without men at engine or boiler she loses her speed.`,
          t`Men change boxes in the plot and count there for the whole move. One point moves once a move, and a point of the pool does one thing.`,
        ],
        covers: ['C31', 'C32'],
        tables: [crewDrawn],
      },
      {
        id: 'captains',
        title: t`Captains`,
        text: [
          t`Four dice say what each captain is like and what he is worth to morale, alive or dead, and to ram tests. They are thrown once and never change; a battle may name the character itself.`,
          t`In the plot he may take charge of one gun. If the man at it falls, the captain falls too.`,
        ],
        covers: ['C15', 'C25'],
        tables: [captains],
      },
      {
        id: 'orders',
        title: t`Orders`,
        text: [
          t`Every ship has one written order: engage, keep station on a friend, proceed, hold, ram, land, assist or withdraw. The scenario’s standing orders give the first ones, else she engages the enemy; before move 1 her owner may write any other. Nobody but her own side reads it.`,
          t`A plot fits by where it ends. To engage: nearer, until the target is inside the medium range of one of her guns, then inside the longest. To keep station or to hold: within two hexes, or nearer. To proceed, land, assist or withdraw: nearer, or there. To ram: nearer, and marked where a mark is allowed. An order whose object is out of the battle, or afloat again, is to engage the enemy. Where a friend will be is taken from how she goes.`,
          t`To an intelligent captain orders are advice. A stubborn one makes only plots that fit. A reckless one does the same until he sees an enemy ship himself; then he goes for the nearest, as fast as the plot allows, unless a signal holds him for the move. A ship whose captain is dead follows her last order as if he were stubborn. Where no plot fits, all are free, and a ram that has been given up is plotted anew without regard to orders.`,
          t`Without this option sheets are written before move 1 and bind nobody: every plot is offered, and one that breaks its order is marked, and logged for its own side.`,
        ],
        covers: ['C16', 'C17', 'C18', 'C19', 'C20', 'C24', 'C114', 'C115', 'C116', 'C117', 'C118'],
      },
      {
        id: 'flagships',
        title: t`Flagships and signals`,
        text: [
          t`A fleet commander sails in his flagship, and his dice stand for her captain’s while he is aboard. At the beginning of each move he may write his own ship’s order, and signal a new one to one ship of his division that his flagship sees; it counts at once. Divisions are the ships nearest to each flagship at the start. Without a flagship in the scenario it is the ship of most CPV.`,
          t`When she is sunk, abandoned, taken or without speed, an intelligent commander leaves her at once, a reckless one on a die, a stubborn one never. At the end of the next move the nearest friend within six hexes takes him up; with none there he is lost.`,
        ],
        covers: ['C21', 'C22', 'C23'],
        tables: [commanders],
      },
      {
        id: 'fort-commanders',
        title: t`Commanders of forts`,
        text: [
          t`A fort has a commander, whose garrison is tested for morale in a move that has cost it men: of a panicky one always, of a stubborn one from a third of its CPV, of a fanatic from two thirds. Lost men, his own figures and each CPV lost in the move count; at nothing or less the fort is abandoned and silent. He chooses his targets freely.`,
        ],
        covers: ['C27', 'C56'],
      },
      {
        id: 'silent-captains',
        title: t`Silent captains`,
        text: [
          t`With this option nobody knows a captain’s dice, not even his own side, until they first matter: when he forbids a plot, takes charge of a gun, is tested or falls.`,
        ],
        covers: ['C26'],
      },
    ],
  },
  {
    id: 'rams',
    title: t`Ramming`,
    paragraphs: [
      {
        id: 'ram-test',
        title: t`The ram test`,
        text: [
          t`A ram may be marked against an enemy who could come into contact with her. Ships have five classes, from launches (I) by gunboats (II), Ellet rams and light ironclads (III), frigates and heavy ironclads (IV), to the largest monitors and broadside ironclads (V). The chart says who is tested before he rams; nobody is tested against a smaller class.`,
          t`With her captain dead a ship that must be tested does not ram. After a failed test she is plotted anew: two knots slower on any course, or as fast on one that ends no nearer.`,
        ],
        covers: ['C57', 'C58', 'C59', 'C113'],
        tables: [ramChart, ramTest],
      },
      {
        id: 'blow',
        title: t`The blow`,
        text: [
          t`Ships that meet on courses 60 or 120 degrees apart ram, marked or not; on the same or the opposite course they slide along each other. Two that meet at an angle in an empty hex both ram. Astern, carried or adrift nothing rams.`,
          t`Her own speed through the water gives points and dice. A target that is then below her penetration value throws on the last table, where a 6 sinks her. A die says what the blow does to the rammer. Both stop.`,
        ],
        covers: ['C60', 'C61', 'C62', 'C63', 'C64'],
        tables: [ramming, blows],
      },
      {
        id: 'locked',
        title: t`Locked together`,
        text: [
          t`At eight knots and more ships may lock. Neither moves or drifts until the time is up; if one sinks the other does.`,
        ],
        covers: ['C65'],
      },
    ],
  },
];

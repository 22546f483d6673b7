import type { HelpChapter } from '../../../system/help.ts';
import { arcs, armour, ashore, criticals, factors, fireValues, hits, ranges } from './gunTables.ts';
import { t } from '../../../languages/language.ts';

/** Section 6: gunnery and what it does. */
export const GUNS: readonly HelpChapter[] = [
  {
    id: 'gunnery',
    title: t`Gunnery`,
    paragraphs: [
      {
        id: 'fire-steps',
        title: t`When a gun fires`,
        text: [
          t`There are two rounds of fire in a move. Both sides lay their guns face down, all fire, and then the hits are counted. A ship that goes down at once under this fire does not strike in the ramming after it; one that is only sinking does.`,
          t`Light guns and muskets fire in both. Any other gun fires once: in the first if its ship is not turning, or else in the second. Guns ashore choose: those that kept silent in the first fire in the second. A turn counts as soon as it is ordered and not prevented, even if it does not come to a hexside; yawing does not count.`,
        ],
        covers: ['Sections 4 and 6, Ruling R34', 'R12', 'R34', 'R49'],
      },
      {
        id: 'values',
        title: t`Guns and their Fire Values`,
        text: [
          t`The Fire Value says what a gun adds to its die. The printed table is lost; this one was made so that each gun just hurts, on a 6, what it was built to hurt.`,
        ],
        covers: ['R9', 'R10'],
        tables: [fireValues],
      },
      {
        id: 'ranges',
        title: t`Range`,
        text: [
          t`Mortars reach as rifles do, but nothing nearer than two hexes and nothing that moves. They throw over everything.`,
        ],
        covers: ['R11', 'R19', 'R57'],
        tables: [ranges],
      },
      {
        id: 'arcs',
        title: t`Which guns bear`,
        text: [
          t`Each gun bears within an arc about its line. A pivot in a casemate uses any of its ports. A turret fires all round but over its own pilot house, where there is one in the way: strictly within 30 degrees of that end.`,
        ],
        covers: ['R13', 'R55'],
        tables: [arcs],
      },
      {
        id: 'sight',
        title: t`What is in the way`,
        text: [
          t`Land and vessels in between block a shot; wrecks do not. Forts fire over vessels, and vessels over vessels at what stands ashore. Nobody fires at an abandoned hulk.`,
        ],
        covers: ['R56', 'R74'],
      },
      {
        id: 'hitting',
        title: t`Scoring a hit`,
        text: [
          t`Throw one die for each gun, add its Fire Value and what applies of the list. It is a hit if the sum is higher than the armour class.`,
          t`A target is new to a gun unless the gun’s last shot was at it. Works ashore get nothing for lying still.`,
        ],
        covers: ['6', 'R15', 'R53'],
        tables: [factors],
      },
      {
        id: 'armour',
        title: t`Armour`,
        text: [
          t`The thickest iron on the face that the firer sees gives the class. The front is within 30 degrees of the bow line, the rear within 30 of the stern line, the rest is side. On a monitor a die says whether hull or turret is hit.`,
          t`A fort with guns of both kinds throws a die for each shot at it: as many of its faces, the highest, mean casemates as of the guns left stand in them; the others mean the open battery.`,
        ],
        covers: ['R14', 'R54'],
        tables: [armour],
      },
      {
        id: 'small-shot',
        title: t`Musketry and grape`,
        text: [
          t`Vessels not built as ironclads carry sharpshooters if their crew is large enough; a floating battery with iron on her carries none. Any gun but a mortar may fire grape or canister instead of shot; it then works as musketry does.`,
          t`Whoever is under such fire shoots worse in the fire step that follows, and may lose the helmsman. Works ashore are only kept down.`,
        ],
        covers: ['R16', 'R17', 'R58', 'R59', 'Firing on shore battery'],
        tables: [ashore],
      },
    ],
  },
  {
    id: 'damage',
    title: t`Damage`,
    paragraphs: [
      {
        id: 'hits',
        title: t`What a hit does`,
        text: [
          t`Top speed is the life of a vessel. Each hit takes some of it, or a gun: the heaviest that bears on the firer, or else the heaviest she has. A transport without guns that begins at anchor lies there without orders, has armour 6, and goes down with the third hit of gunfire; rams and torpedoes cost her knots like anybody.`,
        ],
        covers: ['Effect of hits', 'R18', 'R79'],
        tables: [hits],
      },
      {
        id: 'criticals',
        title: t`Critical hits`,
        text: [
          t`Repairs that take a number of turns are rolled for at once and counted down at the end of each.`,
          t`A list leaves the guns of the raised side or end without a target, and no other gun, not even in a turret, fires toward what is raised; a second one costs knots but tilts her no further. Without a helmsman she does not turn the next time that turns are made.`,
          t`An abandoned ship belongs to nobody, drifts and lies in the way. On fire, she burns out and sinks.`,
        ],
        covers: ['Critical hits', 'R21', 'R22', 'R23', 'R33', 'R60', 'R61'],
        tables: [criticals],
      },
    ],
  },
];

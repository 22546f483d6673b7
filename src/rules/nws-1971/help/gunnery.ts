import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { arcs, armour, bare, faces, grades, hitsOn, quality, rifles, slopes, smoothbores, types } from './gunTables.ts';

/** What ships are, their armour, and gunfire up to the plate. */
export const GUNNERY: readonly HelpChapter[] = [
  {
    id: 'ships',
    title: t`Ships and armour`,
    paragraphs: [
      {
        id: 'ratings',
        title: t`Rate and type`,
        text: [
          t`Her length gives a ship her rate, from 1, the longest, to 5. Her kind gives the column of the damage chart, T to Z: seagoing turret ships, big broadside ships, monitors, coastal ships and casemates, river gunboats, converted steamers, launches.`,
          t`None of the ships that come with the game is a seagoing turret ship: a broadside ironclad of your own with a tower is one.`,
          t`Ships without an inch of iron over a whole face can be set on fire, and so can cottonclads and tinclads.`,
        ],
        covers: ['N11', 'N12', 'N13', 'N83'],
        tables: [types],
      },
      {
        id: 'thickness',
        title: t`Effective inches`,
        text: [
          t`Iron counts more where it slopes. Wood behind it counts one inch in sixteen, rubber one in two. A ship of war without iron has an inch, cotton two, and others nothing. Letters are shown beside the inches; inches decide.`,
        ],
        covers: ['N14', 'N15'],
        tables: [slopes, armour, bare, grades],
      },
      {
        id: 'plates',
        title: t`Which plate is struck`,
        text: [
          t`Within thirty degrees of her bow line a shot meets the bow, of the stern line the stern, else the side. Below water it meets the plate of the hull if she has one there, else that of the face. Turrets, pilot houses and wheels have plates of their own, or none.`,
          t`A plate that covers only part of her side guards her amidships.`,
        ],
        covers: ['N16'],
      },
    ],
  },
  {
    id: 'gunnery',
    title: t`Gunfire`,
    paragraphs: [
      {
        id: 'through',
        title: t`Did the shot go through?`,
        text: [
          t`Each gun goes through so many inches at each of five ranges. It must match the effective inches of the plate that it strikes; below that it does nothing, but that half of a turret’s or a casemate’s plate may be enough to jam it.`,
          t`With the option a die for each hit makes one shot in six a tenth worse and one a tenth better.`,
        ],
        covers: ['N17', 'N18', 'N19'],
        tables: [smoothbores, rifles, quality],
      },
      {
        id: 'rate',
        title: t`Loading`,
        text: [
          t`The heaviest smoothbores fire once in four moves, many others once in two, each gun for itself. All are loaded at the start. Howitzers and carronades are smoothbores; mortars do not fire.`,
        ],
        covers: ['N20', 'N21'],
      },
      {
        id: 'arcs',
        title: t`Where guns bear`,
        text: [
          t`Guns at bow and stern bear within thirty degrees of that line, broadside guns on what lies between; pivots serve their end and both sides. Turrets fire all round but for what her own works mask.`,
        ],
        covers: ['N22'],
        tables: [arcs],
      },
      {
        id: 'line',
        title: t`Line of fire`,
        text: [
          t`Land and ships stop a shot; forts fire over ships, and ships over ships at forts. Any enemy who is not abandoned may be fired at if some face of the die would hit her, whether or not the shot can go through.`,
        ],
        covers: ['N23', 'N64'],
      },
      {
        id: 'hitting',
        title: t`To hit`,
        text: [
          t`Both sides lay their guns in secret. Each gun throws one die; range, rate of the target and kind of gun say what it must show. All dice are thrown, then all hits are worked out: who is sunk has fired.`,
        ],
        covers: ['Procedure of Firing', 'N24', 'N25'],
        tables: [faces, hitsOn],
      },
    ],
  },
];

import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { gunsDrawn } from './contestTables.ts';
import { arcs, damage, fireFactors, fires, gunDamage, morale, ranges, special } from './gunTables.ts';
import { mortarFire, mortars } from './mortarTables.ts';
import { thinArcs, weather } from './laterTables.ts';
import { forts } from './shipTables.ts';

/** Gunfire, damage, repairs, morale and forts. */
export const GUNS: readonly HelpChapter[] = [
  {
    id: 'gunnery',
    title: t`Gunfire`,
    paragraphs: [
      {
        id: 'firing',
        title: t`When guns fire`,
        text: [
          t`At the end of the move both sides lay their guns in secret, gun by gun if you like. All are fired, then all hits are counted: who is sunk has fired. The heaviest guns fire in every second move only.`,
          t`A ship that has not fired yet may name a quarter in her plot and open fire at its end. A gun needs its crew.`,
        ],
        covers: ['Firing', 'C40', 'C41', 'C128'],
      },
      {
        id: 'hitting',
        title: t`To hit`,
        text: [
          t`Range and kind of gun give the lowest die that hits. A shot that no face of the die could bring home is not offered. Carronades count as smoothbores. Ranges and exact odds are shown, since hexes can be counted; the players may agree to fire by eye, and then neither is told.`,
          t`A small target is hard to hit, and so is a ship that shows you bow or stern; both together are no harder.`,
        ],
        covers: ['C33', 'C34', 'C35', 'C45'],
        tables: [ranges, fireFactors],
      },
      {
        id: 'arcs',
        title: t`Where guns bear`,
        text: [
          t`Guns behind ports bear within thirty degrees of their line, pivots nearly all round their side or end. Boat guns and guns in tops bear everywhere. If the players agree on thin arcs, guns behind ports bear only on hexes that the printed ten degrees touch.`,
          t`A turret looks ahead, to port, astern or to starboard, and trains by one quarter of the circle in each quarter of the move. Of two turrets the forward one never fires aft nor the after one forward.`,
        ],
        covers: ['C36', 'C37', 'C38'],
        tables: [arcs, thinArcs],
      },
      {
        id: 'line',
        title: t`Line of fire`,
        text: [
          t`Land that blocks sight stops a shot, and so does thick smoke or a ship larger than the target. A fort on high ground fires over ships, and ships at it; a low fort or a building is smaller than any ship.`,
        ],
        covers: ['C39'],
      },
      {
        id: 'sight',
        title: t`Ships out of sight`,
        text: [
          t`On a clear day one sees 16 hexes, less in fog and where the battle says so; land, islands, thick smoke and larger ships hide. With this option a ship that no enemy sees is not on his chart. Who sees whom is reckoned before the first move, as ships come in and at the end of every quarter; whoever sees an enemy is seen by her.`,
          t`Where ships begin is known from the briefing. A marker lies where an enemy was last seen; it is taken up when that place is overlooked and she is not there. What her log would say, her dice with it, only her own side hears. Nobody marks a ram against her or fires at her, but orders that name her lead to the marker.`,
          t`Whoever meets, strikes or boards an enemy is seen by her at once. That a ship goes down is told to both sides, and so are parties ashore and where a shell falls. Without the option all is seen, and only fire, signals and reckless captains ask for sight.`,
        ],
        covers: ['C83', 'C110', 'C134'],
      },
      {
        id: 'weather',
        title: t`Wind, smoke and fog`,
        text: [
          t`Before the first move a die says whether there is wind, and a second where it comes from. With wind no smoke stays. Without it a hex gains a level of smoke in each move in which anybody fires from it, and loses one after two moves without. Fire from smoke or into it is harder, and through thick smoke nothing is seen.`,
          t`In a morning battle dice may bring fog. It lets guns and captains see a few hexes only, and lifts from move to move.`,
          t`A ship with a balloon sends it up with her plot, at slow speed; from the end of the move she sees over ships as far as can be seen at all, and stays slow.`,
        ],
        covers: ['C81', 'C82', 'C84', 'C127'],
        tables: [weather],
      },
      {
        id: 'points',
        title: t`What a hit costs`,
        text: [
          t`Each gun has a fixed number of points. Where the armour of the face that is struck slopes or is curved, a hit costs half. The face is bow, stern or side, as the firer lies to the target.`,
          t`A rifled 32-pounder that throws a 1 throws again; a second 1 bursts it and kills its crew, and the captain if he laid it.`,
        ],
        covers: ['C42', 'C43', 'C44'],
        tables: [gunDamage, special],
      },
    ],
  },
  {
    id: 'damage',
    title: t`Damage`,
    paragraphs: [
      {
        id: 'tables',
        title: t`When hits go through`,
        text: [
          t`Hits take ship points (SPV). The hit that brings her below her penetration value rolls two dice, and so does every later one: the first finds a table, the second its line. Without points she sinks. A magazine that blows up harms nobody beside her.`,
        ],
        covers: ['C46', 'C53'],
        tables: [damage],
      },
      {
        id: 'parts',
        title: t`Guns, rudder, engines, captain`,
        text: [
          t`A gun that is hit is drawn among those that work and bear on the quarter struck. On some lines a turret goes as one. Speed losses add up. The latest hit on the steering that is not mended rules her helm; a wrecked pilot house keeps her on her course for good.`,
          t`The last line of the crew table kills the captain; if he is dead already it costs men.`,
        ],
        covers: ['C47', 'C48', 'C52'],
        tables: [gunsDrawn],
      },
      {
        id: 'repairs',
        title: t`Repairs`,
        text: [
          t`A hit that lasts four moves is work for four moves of one free point of crew, from the end of the next move on. The pool works in the order of the hits, unless the plot names one to begin with. What is lost for the rest of the battle cannot be mended.`,
        ],
        covers: ['C49'],
      },
      {
        id: 'fire',
        title: t`Fire and flooding`,
        text: [
          t`At the end of each move a die may put out each fire aboard; after the last try the crew leaves her, and she burns until she sinks. Water adds to her draught, for sandbars too, and with too much of it she goes down.`,
        ],
        covers: ['C50', 'C51'],
        tables: [fires],
      },
    ],
  },
  {
    id: 'morale',
    title: t`Morale`,
    paragraphs: [
      {
        id: 'morale-test',
        title: t`When a crew may leave`,
        text: [
          t`A ship is tested once a move when she has lost her captain or men, has fallen below her penetration value, has run aground, has had her steering jammed, or can no longer fire or move. On a sum that is too low her crew leaves her. With the last point of crew she is abandoned without a test.`,
          t`Of losses of men only the worst counts, and so of lying aground. Who never had guns or engines neither gains nor loses by them.`,
        ],
        covers: ['C54', 'C55'],
        tables: [morale],
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
          t`A fort has points for every inch of its face, more of stone than of earth. Its guns stand in six squares, three in each of its hexes, the heaviest first, each with its crew as far as the garrison goes. Before the first move its owner may put guns, men and the commander into other squares. Fire of ships takes points and never rolls for damage.`,
          t`Below a third of its points it falls silent, and so it does without a manned gun. A fort without guns, and a building, is only a target. A town or port is six buildings, one in each square; fire goes at the first that is no rubble yet.`,
          t`With the plots a fort may be told after which quarter to open fire, and of which gun its commander has charge. His men are tested when he falls, and after losses of men that he does not bear.`,
        ],
        covers: ['C85', 'C86', 'C87', 'C88', 'C90', 'C108'],
        tables: [forts],
      },
      {
        id: 'mortars',
        title: t`Mortars`,
        text: [
          t`A mortar throws at forts and buildings only, neither too near nor too far, in every move and over whatever lies between. It hits more easily where the last shell went at the same work. Of a hit one die says which of six squares it falls on, another what it does: points always count; a gun with its crew, the commander or the building is lost only if it stands in that square.`,
          t`Only mortars and parties that storm a fort cost it men.`,
        ],
        covers: ['C89', 'C126'],
        tables: [mortars, mortarFire],
      },
    ],
  },
];

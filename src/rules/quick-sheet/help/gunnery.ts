import type { HelpChapter } from '../../../system/help.ts';
import { battered, criticals, deflection, factors, hitOn, opportunity, ranges, works } from './gunTables.ts';
import { t } from '../../../languages/language.ts';

/** Sections 25, 26, 28 and 30: guns, forts and damage. */
export const GUNNERY: readonly HelpChapter[] = [
  {
    id: 'gunnery',
    title: t`Gunnery`,
    paragraphs: [
      {
        id: 'firing',
        title: t`Firing by order`,
        text: [
          t`A card with fire on it lets each gun fire once, at any point of the ship’s move, at any target that bears just then. Guns choose one by one.`,
        ],
        covers: ['Q7'],
      },
      {
        id: 'gun-classes',
        title: t`Light, medium and heavy guns`,
        text: [
          t`Light: 32-pounders and smaller, smooth or rifled, and howitzers. Medium: smoothbores of 8 and 9 inches, guns of 42 to 80 pounds, the 6.4 inch Brooke. Heavy: smoothbores of 10 inches and more, rifles of 7 inches or 100 pounds and more, mortars. Where a gun is named by its shot, the pounds decide.`,
          t`A gun that the battle adds to a ship stands as her own of that kind do, if she has one.`,
        ],
        covers: ['Q13', 'Q63'],
      },
      {
        id: 'arcs',
        title: t`Which guns bear`,
        text: [
          t`Ahead and astern are the 30 degrees either side of the keel’s line; the beams are the 120 degrees between. A hex on the line between two quarters belongs to both.`,
          t`A turret bears all round, a pivot at bow or stern on its end and on both beams, a fixed gun on its end, a broadside gun on its beam. In her own hex everything bears but the broadside turned away.`,
        ],
        covers: ['Q14'],
      },
      {
        id: 'range',
        title: t`Range and narrow targets`,
        text: [
          t`The same hex and the next one are short range. With a fort the nearer of its two hexes counts, and a clear line to either will do.`,
          t`A target is narrow when the firer lies within 30 degrees of her bow or stern line. Works ashore, rafts and anything in the same hex are never narrow.`,
        ],
        covers: ['Q15', 'Q16'],
        tables: [ranges],
      },
      {
        id: 'sight',
        title: t`What is in the way`,
        text: [
          t`Land stops a shot, and so does a ship in between. Forts fire over ships, and ships over ships at a fort.`,
        ],
        covers: ['Q17'],
      },
      {
        id: 'dice',
        title: t`Dice for a gun`,
        text: [
          t`Take the dice that every gun starts with and add or take away. A gun without a die left has no shot. Several reasons to hit on 6 only are no worse than one.`,
        ],
        covers: ['25', 'Q18'],
        tables: [factors, hitOn],
      },
      {
        id: 'deflection',
        title: t`What armour turns aside`,
        text: [
          t`Throw one die for each hit; on the scores shown the armour turns it aside. What is left costs a hit point each.`,
          t`Cottonclads count as tinclads and forts as ironclads. Armour is of no use against rams, mines, submarines, boats, rafts and fire.`,
        ],
        covers: ['Q19'],
        tables: [deflection],
      },
      {
        id: 'opportunity',
        title: t`Opportunity fire`,
        text: [
          t`A ship draws fire from the moment her card is shown: first where she lies, whatever the card, then after each hex that she enters and each turn. Every enemy near enough that has not struck may fire at her, whatever his own order. He throws a die for each gun that bears, and each success lets one gun fire: medium guns before heavy before light. A ship without a card is fired at where she lies.`,
          t`One unit fires once at each ship that acts, at the moment it chooses, and as often as other ships act. The game asks once: fire, wait and be asked again after her next step, or hold fire and let her go. You can tell your ships once and for all: always, at the best moment, or ask me. The best moment is the first at which no step open to her, a ram or a turn in her hex included, would bring more dice to bear.`,
        ],
        covers: ['Q20', 'Q66', 'Q73', 'Q74', 'Q75'],
        tables: [opportunity],
      },
      {
        id: 'fort-fire',
        title: t`Forts fire`,
        text: [
          t`A fort throws a die for each gun that is left, and each success lets one gun fire. Its owner chooses which guns and at what. The army’s field guns fire without that roll.`,
        ],
        covers: ['turn 3', 'Q21'],
      },
      {
        id: 'forts',
        title: t`Forts`,
        text: [
          t`A fort lies in two hexes of the shore, so that its front widens by a hex with each hex of range: three, four, five. Each gun looks to the front, the rear, the left or the right. Where the front would look along the two hexes, it is the side to the left of the way from the first to the second.`,
          t`Every critical hit destroys one gun, of the owner’s choice. A fort is never battered. Without hit points, or without guns, it is silenced.`,
        ],
        covers: ['30', 'Q22', 'Q65'],
        tables: [works],
      },
    ],
  },
  {
    id: 'damage',
    title: t`Damage`,
    paragraphs: [
      {
        id: 'criticals',
        title: t`Critical hits`,
        text: [
          t`Each time the points that a ship has lost, for whatever reason, reach or pass a multiple of five, roll once. It is done after the whole shot has been counted. A fire may bring the next one.`,
          t`Afterwards come sinking at no points, being battered, and the test whether she strikes.`,
          t`What cannot be repaired and happens again changes nothing. A monitor with two turrets rolls which of them is tested. A ship hit in the pilot house stops where she is, and may still fire. One without a rudder turns 60 degrees where she lies for an order to move, and leaves her hex only by drift.`,
        ],
        covers: ['26', 'Q23', 'Q24', 'Q25', 'Q26', 'Q27', 'Q28', 'Q29', 'Q30'],
        tables: [criticals],
      },
      {
        id: 'battered',
        title: t`Battered ships and striking`,
        text: [
          t`A ship with a third of her hit points or less is battered: one hex at most, and she hits on a 6 only. Opportunity dice are not changed.`,
          t`Each enemy unit’s salvo, each ram and each fire aboard that costs a battered ship a point, and also the one that makes her battered, puts her to the test: on a 1 her colours come down. Mines, submarines, boats and rafts do not. A rammer tests for what she does to herself.`,
        ],
        covers: ['28', 'Q31', 'Q32'],
        tables: [battered],
      },
      {
        id: 'struck',
        title: t`Ships that have struck`,
        text: [
          t`A struck ship does nothing more. She drifts, and counts as lost. Nobody fires at her without a roll, thrown once a turn by each unit that wants to, forts as well.`,
        ],
        covers: ['Q33', 'Q62'],
      },
    ],
  },
];

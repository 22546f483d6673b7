import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { THREE_DECKER } from '../tables.ts';
import { belowWater, chart, decks, fire, funnels, further, jams, loss, points, sides, wheels } from './damageTables.ts';

/** The damage chart and what hits do. */
export const DAMAGE: readonly HelpChapter[] = [
  {
    id: 'damage',
    title: t`Damage`,
    paragraphs: [
      {
        id: 'chart',
        title: t`The damage chart`,
        text: [
          t`Each hit throws two dice; the pair and the type of the ship say what it strikes. A dash is no damage. Ships with casemates or turrets have rows of their own; who has neither is struck in the hull there.`,
          t`On 1 and 4, and on 1 and 5, a ship with wheels throws once more: it may be the wheel. On 1 and 6 nothing happens.`,
        ],
        covers: ['N26', 'N27', 'N28', 'N39'],
        tables: [chart, further],
      },
      {
        id: 'below',
        title: t`Below water`,
        text: [
          t`Every hit below water that goes through costs one of the points that a ship has by her rate, and a share of her speed. Without points she sinks. Amidships a die may blow up the magazine or wreck the engines, aft it may jam the steering.`,
          t`Who never had a gun has no magazine, who has no steam no engines.`,
        ],
        covers: ['N29', 'N75'],
        tables: [points, loss, belowWater],
      },
      {
        id: 'steering',
        title: t`Steering and pilot house`,
        text: [
          t`A jammed rudder turns her to one side, or keeps her straight, for five moves; the third jam of a battle disables her. Lost steering keeps her straight for good. A hit on the pilot house keeps course and speed for five moves.`,
          t`Moves are counted from the next one on, at the end of each.`,
        ],
        covers: ['N30', 'N31', 'N62', 'N69'],
      },
      {
        id: 'guns',
        title: t`Guns`,
        text: [
          t`A shot through the hull above water carries its points to the guns of that part, side and deck: the heaviest that they can pay for falls, again and again, and the rest waits for the next hit there. Guns of a side stand a third forward, amidships and aft, as near as may be.`,
          t`Frigates have two gun decks, with ${THREE_DECKER} guns or more in their broadsides three: the lightest guns stand on top, the heaviest lowest.`,
          t`From ahead or astern the guns of that end of both sides are reached. A 10 inch by its name is one by its bore where a rule asks for that.`,
        ],
        covers: ['N32', 'N84', 'N60', 'N61', 'N65'],
        tables: [decks],
      },
      {
        id: 'works',
        title: t`Turrets, towers and casemates`,
        text: [
          t`A turret that is shot through is out for good; two stand before and behind each other, and are struck in turn. A shot that would go through half of the plate may jam it, for five moves or for good. Towers are like turrets.`,
          t`Through a casemate’s plate a shot finds guns; through half of it it may shut a port.`,
        ],
        covers: ['N33', 'N34', 'N76', 'N85'],
        tables: [jams],
      },
      {
        id: 'funnels',
        title: t`Funnels and wheels`,
        text: [
          t`Big guns bring a funnel down, lesser ones need two hits on long ships. With the last a third of her speed goes. A wheel may be jammed, lose power or be shot away; with both side wheels gone a ship without screws is disabled.`,
        ],
        covers: ['N35', 'N36', 'N73'],
        tables: [funnels, wheels, sides],
      },
      {
        id: 'fire',
        title: t`Fire`,
        text: [
          t`A wooden ship may catch fire. At the end of each move a die may put it out; else it strikes guns, and each fifth move costs a point, a knot and a die that may end her. A fire raft sets on fire the wooden ship that it meets, and is spent.`,
        ],
        covers: ['N37', 'N81'],
        tables: [fire],
      },
      {
        id: 'disabled',
        title: t`Disabled and abandoned`,
        text: [t`A disabled ship stops and fights on where she lies or drifts. An abandoned one is nobody’s.`],
        covers: ['N38'],
      },
    ],
  },
];

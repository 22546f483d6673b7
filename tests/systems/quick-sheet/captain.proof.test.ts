/** What a captain works out for himself, because the rules' own way of finding it is too slow for him, is what the rules say. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { random } from '../../../src/bots/random.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf } from '../../../src/core/dice.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import { legal, play, situationOf, stepAt } from '../../../src/core/engine.ts';
import { gunBears, isNarrow } from '../../../src/rules/quick-sheet/arcs.ts';
import { commandsTo, endsOf } from '../../../src/rules/quick-sheet/captain/ends.ts';
import { facingsTo, fieldOf, looksAt, sixthsOf, type SheetAsk } from '../../../src/rules/quick-sheet/captain/field.ts';
import { quickSheetDoctrine } from '../../../src/rules/quick-sheet/captain/index.ts';
import { standOf, weightOn } from '../../../src/rules/quick-sheet/captain/fire.ts';
import { atLeast } from '../../../src/rules/quick-sheet/captain/numbers.ts';
import { shotOf, whyNoLine } from '../../../src/rules/quick-sheet/gunnery.ts';
import { quickSheet } from '../../../src/rules/quick-sheet/index.ts';
import { hexesDue, hexesLeft, mayTurnInHex } from '../../../src/rules/quick-sheet/moves.ts';
import { spreadOf } from '../../../src/rules/quick-sheet/odds.ts';
import { lineBetween } from '../../../src/rules/quick-sheet/sight.ts';
import type {
  QuickSheetCommand,
  QuickSheetShip,
  QuickSheetState,
  Situation,
} from '../../../src/rules/quick-sheet/types.ts';
import { hasMoveOrder, shipsIn } from '../../../src/rules/quick-sheet/units.ts';
import { decisionsOf, type Owed } from '../../helpers/decisions.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { battle, guns } from './table.ts';

const MATCHES: [string, Match][] = [
  ['Memphis', matchNamed('quick-sheet', 'memphis')],
  ['Hampton Roads', matchNamed('quick-sheet', 'hampton-roads-2')],
  ['Plum Point Bend', matchNamed('quick-sheet', 'plum-point-bend')],
];
const PLAYERS: [string, () => Bot][] = [
  ['captains', () => captain(STEADY)],
  ['by lot', () => random],
];

const askAt = ({ now, side, options }: Owed): SheetAsk =>
  ({ now, side, options, rules: quickSheet, temper: STEADY, dice: diceOf([1, 2, 3, 4]) }) as unknown as SheetAsk;

const both = (bot: () => Bot) => ({ union: bot(), confederate: bot() });

describe.each(MATCHES)('%s', (_, match) => {
  it.each(PLAYERS)('the fire that bears on an enemy, %s', (name, bot) => {
    let compared = 0;
    decisionsOf(match, both(bot), name, owed => {
      if (!owed.options.some(({ type }) => type === 'activate' || type === 'fire')) return;
      const now = owed.now as unknown as Situation;
      const field = fieldOf(askAt(owed));
      for (const firer of field.friends) {
        for (const foe of field.foes) {
          const { ship } = firer;
          // Works of several hexes and ships side by side are weighed roughly.
          if (!ship || foe.hexes.length > 1 || now.chart.range(ship.at, foe.at) === 0) continue;
          const line = lineBetween(now, ship, foe.unit);
          const shots = whyNoLine(now, ship, foe.unit, line)
            ? []
            : ship.guns.flatMap(gun => shotOf(now, ship, gun, foe.unit, line) ?? []);
          const points = shots.reduce((sum, { dice, hitOn, deflectOn }) => {
            const [hits, aside] = [(7 - hitOn) / 6, Math.max(0, 7 - deflectOn) / 6];
            return sum + dice * hits * (1 - aside);
          }, 0);
          expect(weightOn(field, firer, standOf(field, ship, hasMoveOrder(ship)), foe, -1)).toBeCloseTo(points, 10);
          if (points > 0) compared += 1;
        }
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('the card or deck that a player is advised is the one that the captain chooses, ship by ship', () => {
    let compared = 0;
    const bots = both(() => captain(STEADY));
    const see = (owed: Owed): void => {
      const [own] = quickSheetDoctrine.plans(askAt(owed), 0);
      for (const { command } of own?.plan ?? []) {
        if (command.type !== 'lay' && command.type !== 'chooseDeck') continue;
        const hers = (owed.options as unknown as QuickSheetCommand[]).filter(
          option => option.type === command.type && option.ship === command.ship,
        );
        expect(quickSheet.desk.deciding.advise(owed.now as unknown as Situation, hers)).toEqual(command);
        compared += 1;
      }
    };
    decisionsOf(match, bots, 'advice', see, 8);
    expect(compared).toBeGreaterThan(20);
  });

  it.each(PLAYERS)('the places that the active ship can come to through open water, %s', (name, bot) => {
    let steps = 0;
    decisionsOf(match, both(bot), name, owed => {
      const now = owed.now as unknown as Situation;
      const state = owed.now.state as QuickSheetState;
      const { active } = state;
      if (active?.stage !== 'act' || state.cursor.interrupts.length > 0) return;
      const field = fieldOf(askAt(owed));
      const party = field.friends.find(({ unit }) => unit.id === active.ship);
      const ship = party?.ship;
      if (!ship) return;
      const leave = {
        hexes: hexesLeft(now, ship, active),
        due: hexesDue(now, ship, active),
        pledged: active.pledged,
        mayTurn: mayTurnInHex(now, ship, active),
        moving: hasMoveOrder(ship),
      };
      const ends = endsOf(field, party, leave);
      // What each end asks for is offered, step by step, as long as nobody is asked to fire at her as she passes.
      for (const end of ends) {
        const there = match.rules.clone(state);
        for (const command of commandsTo(end)) {
          const open = legal(match, there, owed.side);
          if (there.cursor.interrupts.length > 0) break;
          expect(open).toContainEqual(command);
          play(match, there, command as never, { roll: () => 1 });
          steps += 1;
        }
      }
      // And every first step into open water, every turn and every ram that is offered is among them.
      const firsts = ends.flatMap(end => commandsTo(end).slice(0, 1));
      // But for those that lead only alongside an enemy, to a struck one or over the own edge: there he does not go.
      const isOnlyWilled = (step: QuickSheetCommand): boolean => {
        const there = quickSheet.clone(state);
        play(match, there, step as never, { roll: () => 1 });
        return there.active?.pledged === true;
      };
      const ahead = now.chart.neighbour(ship.at, ship.facing);
      for (const option of owed.options as unknown as QuickSheetCommand[]) {
        const open = option.type === 'ahead' && shipsIn(now, ahead).length === 0;
        if ((open && !isOnlyWilled(option)) || option.type === 'turn' || option.type === 'ram')
          expect(firsts).toContainEqual(option);
      }
    });
    expect(steps).toBeGreaterThan(100);
  });
});

describe('by every heading and place', () => {
  const match = matchNamed('quick-sheet', 'memphis');
  const now = { chart: match.chart } as unknown as Situation;
  const FACINGS = [0, 1, 2, 3, 4, 5] as const;
  const hexes = match.chart.hexes.filter((_, place) => place % 37 === 0);

  it.each(['bow', 'stern', 'port', 'starboard'] as const)('the guns that look over the %s', quarter => {
    for (const at of hexes)
      for (const to of hexes)
        for (const facing of FACINGS) {
          if (at === to) continue;
          const ship = { at, facing } as QuickSheetShip;
          const gun = { bears: [quarter] } as unknown as QuickSheetShip['guns'][number];
          expect(looksAt(sixthsOf([quarter]), facing, facingsTo({ now }, at, to))).toBe(gunBears(now, ship, gun, to));
        }
  });

  it('a ship seen end on is seen so from the other side', () => {
    const [at = 0, from = 0] = hexes;
    for (const facing of FACINGS) {
      const other = ((facing + 3) % 6) as typeof facing;
      expect(isNarrow(now, { at, facing } as QuickSheetShip, from)).toBe(
        isNarrow(now, { at, facing: other } as QuickSheetShip, from),
      );
    }
  });
});

describe('the chance of so many points', () => {
  it.each([
    [1 / 3, 12, 36],
    [1 / 6, 6, 36],
    [(1 / 3) * (2 / 3), 8, 36],
  ])('with %s a die, by the rules’ own count of the falls', (chance, good, of) => {
    for (let dice = 0; dice <= 12; dice++)
      for (let points = 0; points <= dice + 1; points++) {
        const spread = spreadOf(dice, good, of);
        const falls = spread.ways.reduce((sum, ways, count) => (count >= points ? sum + ways : sum), 0);
        expect(atLeast(dice, chance, points)).toBeCloseTo(falls / spread.of, 10);
      }
  });
});

describe('Q20, Q75: asked to fire at an enemy who acts', () => {
  /** She lies on the port beam of a ship with those guns, and comes right ahead of her with whatever step she takes. */
  const answer = (...battery: string[]): string => {
    const { match, state } = battle(13, 9)
      .union('a', 'wooden', 404, 'E', { card: 'fullSpeed', now: { guns: [] } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns(...battery) } })
      .acts('union')
      .then('activate a', 'carryOut a');
    const options = legal(match, state, 'confederate');
    const dice = diceOf([1, 2, 3, 4]);
    return captain(STEADY)(() => situationOf(match, state), options, dice, { match, step: stepAt(state) }).type;
  };

  it('he waits where every step of hers brings no fewer dice to bear on her and one brings more', () => {
    expect(answer('medium port', 'medium bow', 'medium bow')).toBe('wait');
  });

  it('he fires where she may get away', () => {
    expect(answer('medium port')).toBe('shoot');
    expect(answer('medium port', 'medium port', 'medium bow')).toBe('shoot');
  });
});

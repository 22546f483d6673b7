/** A shot that can do nothing is told in words, from the odds that the rules give. */
import { describe, expect, it } from 'vitest';
import { givenUp } from '../../../src/app/helm/givenUp.ts';
import { hopelessInWords, isHopeless } from '../../../src/app/helm/hopeless.ts';
import type { Helm } from '../../../src/app/helm/helm.ts';
import type { Command } from '../../../src/core/types.ts';
import { inShort, ordersOf } from '../../../src/app/helm/orderList.ts';
import type { OddsView } from '../../../src/system/desk/index.ts';
import { meanInWords } from '../../../src/app/ui/words.ts';
import { oddsOf } from '../../../src/rules/rams-ironclads/desk/odds.ts';
import { battle, guns } from '../../systems/rams-ironclads/table.ts';

const SHIP = { kind: 'ship' } as const;

/** The odds of one 9-inch gun of 3 fire value, by the rules themselves, at a ship with so much armour all round. */
const shotAt = (armour: number): OddsView => {
  const now = battle(20, 16)
    .union('a', 'wooden', 1010, 'NE', { now: { guns: guns('sb9 turret') } })
    .confederate('z', 'wooden', 1310, 'NE', {
      now: { guns: [], armour: { front: armour, side: armour, rear: armour, turret: 0 } },
    })
    .at('firstFire').now;
  return oddsOf(now, { type: 'aim', side: 'union', unit: 'a', gun: 0, target: 'z', load: 'shot' })!;
};

describe('a shot that cannot hurt', () => {
  it('is one whose odds say so, and no other', () => {
    expect([4, 12].map(armour => shotAt(armour).headlines[0]!.chance > 0)).toEqual([true, false]);
    expect([4, 12].map(armour => isHopeless(shotAt(armour)))).toEqual([false, true]);
  });

  it('is told in words and not as 0 %', () => {
    expect(inShort(shotAt(12), SHIP)).toBe('cannot hurt her');
    expect(inShort(shotAt(12), { kind: 'fort' })).toBe('cannot hurt it');
    expect(inShort(shotAt(4), SHIP)).toMatch(/on average$/);
    expect(hopelessInWords(undefined)).toBe('no chance');
    expect([0, 0.02, 0.3].map(mean => meanInWords(mean, 'hits'))).toEqual([
      'no hits to be expected',
      'under 0.1 hits on average',
      '0.3 hits on average',
    ]);
    expect([0, 0.02].map(mean => meanInWords(mean))).toEqual(['nothing to be expected', 'under 0.1 on average']);
  });

  it('is fired at once, where any other is looked at first', () => {
    const pressed = (armour: number): string[] => {
      const done: string[] = [];
      const command = { type: 'aim', side: 'union', unit: 'a', target: 'z' };
      const desk = {
        about: () => ({ unit: 'a', target: 'z' }),
        deciding: { usual: () => null, advise: () => null, explain: () => null, ends: () => null },
        odds: () => null,
      };
      const helm = {
        session: {
          setup: { match: { rules: { desk, phrase: () => 'Fire' } } },
          view: { value: { cursor: { interrupts: [] } } },
        },
        basket: { market: { value: null } },
        considered: { value: null },
        selected: { value: 'a' },
        waysOf: () => [command],
        commonOffers: [],
        oddsOf: () => shotAt(armour),
        unit: () => SHIP,
        aimAt: (target: string) => done.push(`looks at ${target}`),
        give: ({ type }: Command) => done.push(type),
      };
      for (const order of ordersOf(helm as unknown as Helm)) order.give();
      return done;
    };
    expect([pressed(4), pressed(12)]).toEqual([['looks at z'], ['aim']]);
  });

  it('is nothing that is given up where the step ends without it', () => {
    const lost = (armour: number, gun?: number): string => {
      const desk = { guns: {}, about: () => ({ unit: 'a', target: 'z', gun }) };
      const session = {
        setup: { match: { rules: { desk, sequence: [{ kind: 'gun' }] } } },
        view: { value: { turn: 1, cursor: { phase: 0 } } },
        history: { value: [] },
        shownCount: { value: 0 },
      };
      const helm = {
        session,
        actors: { value: ['a'] },
        offersFor: () => [{ type: 'aim', side: 'union' }],
        oddsOf: () => shotAt(armour),
        unit: () => ({ name: 'Cincinnati' }),
      };
      return givenUp(helm as unknown as Helm);
    };
    expect([lost(4, 0), lost(12, 0)]).toEqual(['Cincinnati has aimed at nobody', '']);
    // Muskets are no gun: nobody is held up for them.
    expect(lost(4)).toBe('');
  });

  it('is none where something else hangs on the dice', () => {
    const drawn: OddsView = {
      basis: '',
      expected: 0,
      outcomes: [{ label: 'Full speed', points: 0, chance: 1 }],
      headlines: [{ label: 'Full speed', chance: 1 }],
    };
    const burning: OddsView = { ...drawn, headlines: [{ label: 'blows up', chance: 0.01 }] };
    expect([drawn, burning].map(isHopeless)).toEqual([false, false]);
  });
});

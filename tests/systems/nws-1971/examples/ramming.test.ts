/** Ramming, N40 to N46, N62, N71: who may, where it strikes, what it costs, contact. */
import { describe, expect, it } from 'vitest';
import type { FacingName } from '../../../../src/core/types.ts';
import { sixthsByRam } from '../../../../src/rules/nws-1971/effects.ts';
import { sideStruck, struckBowToBow } from '../../../../src/rules/nws-1971/ramming.ts';
import type { NwsShip } from '../../../../src/rules/nws-1971/types.ts';
import { battle, type Extra, type Table } from '../table.ts';

/** Of the second rate, with a ram and two screws; of the third, with one screw and a ram; a sloop of the second with one screw. */
const VIRGINIA = 'css_virginia';
const SLOOP = 'uss_hartford';

interface Meeting {
  by?: string;
  from?: Extra;
  on?: string;
  heading: FacingName;
  target?: Extra;
}

/** A ram one hex west of her target, whose way takes it upon her. */
const meeting = ({ by = VIRGINIA, from = {}, on = SLOOP, heading, target = {} }: Meeting): Table => {
  const table = battle(20, 9)
    .confederate('ram', by, 505, 'E', { go: 3, ...from })
    .union('foe', on, 605, heading, target)
    .start();
  table.play('plot ram 6 0').play('plot ram 6 0 ram foe');
  return table.move();
};

/** The same through the fire, which nobody opens, with the dice of the blow. */
const rammed = (how: Meeting, ...dice: number[]): Table => meeting(how).ready(...dice);

describe('N40: who may ram', () => {
  const offered = (by: string, on: string): string[] =>
    battle(20, 9)
      .confederate('ram', by, 505, 'E', { go: 3 })
      .union('foe', on, 605, 'NE')
      .start()
      .play('plot ram 6 0')
      .offered('plot ram');

  it('rams, and whoever is three rates the larger', () => {
    expect(offered(VIRGINIA, SLOOP)).toEqual(['plot ram 6 0 ram foe']);
    // The Patrick Henry has no ram: of the second rate, she runs down a launch, and no sloop.
    expect(offered('css_patrick_henry', SLOOP)).toEqual([]);
    expect(offered('css_patrick_henry', 'picket_boat_1')).toEqual(['plot ram 6 0 ram foe']);
  });

  it('enemies only, ahead only, and only as plotted', () => {
    const table = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E')
      .confederate('mate', 'css_patrick_henry', 405, 'E')
      .union('foe', SLOOP, 605, 'NE')
      .start();
    table.play('plot ram -2');
    expect(table.offered('plot ram')).toEqual([]);
    table.play('plot mate 0').play('replot ram').play('plot ram 2');
    expect(table.offered('plot ram')).toEqual(['plot ram 2 ram foe']);
    const unplotted = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
      .union('foe', SLOOP, 605, 'NE')
      .start()
      .move();
    expect(unplotted.told('shipHeld')).toHaveLength(1);
    expect(unplotted.state.strikes).toEqual([]);
  });

  it('N10: of a launch and her friend in one hex the one who is plotted, whoever stands first', () => {
    for (const meant of ['launch', 'foe']) {
      const table = battle(20, 9)
        .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
        .union('launch', 'picket_boat_1', 605, 'NE')
        .union('foe', SLOOP, 605, 'NE')
        .start()
        .play('plot ram 6 0')
        .play(`plot ram 6 0 ram ${meant}`)
        .move();
      expect(table.state.strikes.map(({ on }) => on)).toEqual([meant]);
    }
  });

  it('N63: a hulk may be rammed and sunk as any ship; no spar is spent on one', () => {
    const table = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
      .union('foe', SLOOP, 605, 'NE', { now: { abandoned: true } })
      .union('friend', SLOOP, 1909, 'E')
      .section({ rigged: ['ram'] })
      .start();
    table.ship('ram').speed = 6;
    table.play('plot ram 6 0');
    expect(table.offered('plot ram')).toEqual(['plot ram 6 0 ram foe']);
    table.play('plot ram 6 0 ram foe').move();
    expect(table.told('shipsMet')).toMatchObject([{ ship: 'ram', by: 'foe', with: 'ram' }]);
    expect([table.ship('foe').status, table.ship('ram').contact]).toEqual(['sunk', null]);
  });

  it('who can be reached by her course and the other’s way together is offered, and no farther', () => {
    const at = (hex: number): number =>
      battle(30, 9)
        .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
        .union('foe', SLOOP, hex, 'W')
        .start()
        .play('plot ram 6 0')
        .offered('plot ram').length;
    // One hex of hers, four of the sloop's nine and a half knots, and the hex between them.
    expect([at(1105), at(1205)]).toEqual([1, 0]);
  });
});

describe('N41, N42: where it strikes', () => {
  it('from before the beam forward or amidships, from abaft on the quarter or amidships, by a die', () => {
    const where = (heading: FacingName, die: number): string => {
      const table = rammed(
        { heading, from: { now: { rate: 4 } } },
        die,
        ...(die <= 2 && heading.startsWith('N') && heading === 'NW' ? [] : [6]),
      );
      return table.told('placeRolled')[0]!.where;
    };
    expect([where('NW', 2), where('NW', 3)]).toEqual(['forward', 'amidships']);
    expect([where('NE', 2), where('NE', 3)]).toEqual(['quarter', 'amidships']);
  });

  it('on the same course the stern, without a die; a side-wheeler amidships on 5 and 6 the wheel', () => {
    const stern = rammed({ heading: 'E', from: { now: { rate: 4 } } }, 6);
    expect(stern.told('placeRolled')).toEqual([]);
    expect(stern.told('aftRolled')).toHaveLength(1);
    const wheeler = rammed({ heading: 'NW', on: 'uss_sassacus', from: { now: { rate: 4 } } }, 5, 6);
    expect(wheeler.told('placeRolled')[0]).toMatchObject({ where: 'wheel', die: 5 });
  });
});

describe('N43: the table, and a hit below water there', () => {
  it('example 9: rate 4 takes 10 of 30 sixths of rate 1, rate 3 15; rate 2 sinks rate 2; rate 5 does nothing to it', () => {
    expect([sixthsByRam(4, 1, 30), sixthsByRam(3, 1, 30), sixthsByRam(2, 2, 24), sixthsByRam(5, 2, 24)]).toEqual([
      10, 15, 24, 0,
    ]);
  });

  it('who is sunk outright throws no die of the place (N71)', () => {
    const table = rammed({ heading: 'NE' });
    expect(table.told('shipSunk')).toEqual([{ type: 'shipSunk', ship: 'foe', at: 605, cause: 'ram' }]);
    expect(table.told('placeRolled')).toEqual([]);
  });

  it('a share of the points, the whole loss of speed, and the extra die', () => {
    const table = rammed({ heading: 'NW', from: { now: { rate: 4 } } }, 4, 3);
    // Two hits sink a ship of the second rate; the sloop's nine and a half knots lose a third and, with her only engine, all.
    expect(table.ship('foe')).toMatchObject({ sixths: 12, disabled: true });
    expect(table.told('speedLost')[0]).toMatchObject({ halves: 6, cause: 'ram' });
    expect(table.told('amidshipsRolled')[0]).toMatchObject({ die: 3, does: 'nothing' });
  });

  it('a dash is nothing, but contact', () => {
    const table = rammed({ heading: 'NE', from: { now: { rate: 5 } } });
    expect(table.told('ramStruck')).toEqual([{ type: 'ramStruck', ship: 'ram', target: 'foe', course: 5, sixths: 0 }]);
    expect(table.ship('foe')).toMatchObject({ sixths: 24, disabled: false, contact: { ship: 'ram', until: 2 } });
  });

  it('N2: fire comes first: who is sunk by it does not strike, a disabled one does', () => {
    const bare = {
      front: 0,
      side: 0,
      rear: 0,
      abreast: 0,
      engines: 0,
      hull: 0,
      turret: 0,
      pilotHouse: 0,
      wheelHouse: 0,
    };
    const shot = (sixths: number, ...dice: number[]): Table => {
      const table = meeting({ heading: 'NE', from: { now: { plates: bare, sixths } } });
      return table.play(table.offered('aim foe')[0]!).ready(6, ...dice);
    };
    expect(shot(6, 1, 1).told('ramStruck')).toEqual([]);
    const disabled = shot(24, 1, 2, 2);
    expect(disabled.ship('ram').disabled).toBe(true);
    expect(disabled.told('ramStruck')).toHaveLength(1);
  });
});

describe('N44: stern, quarter, engines, wheel', () => {
  const weak: Extra = { now: { rate: 4 } };
  const after = (heading: FacingName, target: Extra, ...dice: number[]): NwsShip =>
    rammed({ heading, from: weak, target }, ...dice).ship('foe');

  it('at the stern a single screw or a stern wheel is disabled; more steer on their engines and earn half; others lose the steering', () => {
    expect(after('E', { now: { screws: 1 } }, 6)).toMatchObject({ disabled: true });
    expect(after('E', { now: { screws: 2 } }, 6)).toMatchObject({ disabled: false, halfHelm: true });
    expect(after('E', { now: { screws: 0, wheel: 'side' } }, 6)).toMatchObject({ disabled: false, halfHelm: true });
    expect(after('E', { now: { screws: 0, wheel: 'aft', sternWheel: true } }, 6)).toMatchObject({ disabled: true });
    expect(after('E', { now: { screws: 0, wheel: 'aft' } }, 6)).toMatchObject({
      disabled: false,
      jams: 1,
      steering: { course: 'ahead', left: -1 },
    });
  });

  it('N62: steering that is lost counts as a jam: the third disables', () => {
    expect(after('E', { now: { screws: 0, wheel: 'aft', jams: 2 } }, 6)).toMatchObject({
      disabled: true,
      steering: null,
    });
  });

  it('on the quarter the screws of that side go: half the speed, half the helm; without screws nothing', () => {
    expect(after('NE', { now: { screws: 2 } }, 2, 6)).toMatchObject({
      sidesGone: ['port'],
      halfHelm: true,
      lost: 6 + 10,
    });
    expect(after('SE', { now: { screws: 2 } }, 2, 6)).toMatchObject({ sidesGone: ['starboard'] });
    expect(after('NE', { now: { screws: 1 } }, 2, 6)).toMatchObject({ disabled: true });
    expect(after('NE', { now: { screws: 0, wheel: 'side' } }, 2, 6)).toMatchObject({ sidesGone: [], lost: 6 });
  });

  it('amidships the engine of that side: half the speed, once a side; the second side disables', () => {
    expect(after('NW', { now: { screws: 2 } }, 4, 6)).toMatchObject({ sidesGone: ['port'], halfHelm: false, lost: 16 });
    expect(after('NW', { now: { screws: 2, sidesGone: ['port'] } }, 4, 6)).toMatchObject({ lost: 6, disabled: false });
    expect(after('NW', { now: { screws: 2, sidesGone: ['starboard'] } }, 4, 6)).toMatchObject({ disabled: true });
    expect(after('NW', { now: { screws: 0, wheel: 'aft' } }, 4, 6)).toMatchObject({ disabled: true });
    expect(after('NW', { now: { screws: 0, wheel: 'side', wheelsGone: ['port'] } }, 4, 6)).toMatchObject({
      sidesGone: [],
    });
  });

  it('the wheel goes as to a shot, without its engine, and swings her to that side until she stops of her own will', () => {
    const wheeler: Extra = { now: { screws: 0, wheel: 'side' } };
    const table = rammed({ heading: 'NW', from: weak, target: wheeler }, 6, 6);
    expect(table.ship('foe')).toMatchObject({ wheelsGone: ['port'], sidesGone: [], circling: 'port', lost: 16 });
    // The stop of the contact does not end it; a plot without speed does.
    const free = battle(20, 9)
      .union('foe', 'uss_sassacus', 605, 'E', {
        go: 2,
        now: { inHand: 20, going: 'ahead', wheelsGone: ['port'], circling: 'port', saved: 100 },
      })
      .confederate('far', 'css_virginia', 1909, 'E')
      .start();
    free.move();
    expect(free.ship('foe').facing).toBe(1);
    expect(free.ship('foe').circling).toBe('port');
    free.ready().play('plot foe 0').move();
    expect(free.ship('foe').circling).toBeNull();
  });
});

describe('N44: what is gone is not lost again', () => {
  const struck = (heading: FacingName, now: Partial<NwsShip>, ...dice: number[]): Table =>
    rammed({ heading, from: { now: { rate: 4 } }, target: { now } }, ...dice);

  it('steering that is lost jams no further', () => {
    const lost: Partial<NwsShip> = { screws: 0, wheel: 'aft', jams: 1, steering: { course: 'ahead', left: -1 } };
    expect(struck('E', lost, 6).ship('foe').jams).toBe(1);
  });

  it('half a helm is not halved, nor is that of who is disabled', () => {
    expect(struck('E', { screws: 2, halfHelm: true }, 6).told('helmHalved')).toEqual([]);
    expect(struck('E', { screws: 2, disabled: true }).ship('foe').halfHelm).toBe(false);
  });

  it('a wheel that is gone swings her no more, nor the last, which disables', () => {
    const wheeler: Partial<NwsShip> = { screws: 0, wheel: 'side' };
    expect(struck('NW', { ...wheeler, wheelsGone: ['port'] }, 6, 6).ship('foe').circling).toBeNull();
    expect(struck('NW', { ...wheeler, wheelsGone: ['starboard'] }, 6, 6).ship('foe')).toMatchObject({
      wheelsGone: ['starboard', 'port'],
      disabled: true,
      circling: null,
    });
  });

  it('the side that is struck is where the rammer comes from', () => {
    expect(([1, 2, 4, 5] as const).map(sideStruck)).toEqual(['starboard', 'starboard', 'port', 'port']);
  });
});

describe('N45: bow to bow', () => {
  const bow = (more: Partial<NwsShip>): NwsShip =>
    ({ id: 'x', ram: false, ironBow: false, rate: 2, ...more }) as NwsShip;

  it('who has neither ram nor iron bow is rammed, else the smaller, else both', () => {
    const one = bow({ id: 'one', ram: true });
    expect(struckBowToBow(one, bow({ id: 'two', rate: 1 }))).toEqual(['two']);
    expect(struckBowToBow(bow({ id: 'one' }), bow({ id: 'two', ironBow: true, rate: 4 }))).toEqual(['one']);
    expect(struckBowToBow(one, bow({ id: 'two', ironBow: true, rate: 3 }))).toEqual(['two']);
    expect(struckBowToBow(bow({ id: 'one', rate: 3 }), bow({ id: 'two' }))).toEqual(['one']);
    expect(struckBowToBow(one, bow({ id: 'two', ram: true }))).toEqual(['one', 'two']);
  });

  it('the blow falls forward, by the rates of the two, and once though both have plotted it', () => {
    const table = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
      .union('foe', 'uss_keokuk', 605, 'W', { go: 3, now: { rate: 4, full: 12, sixths: 12 } })
      .start();
    for (const plot of ['plot ram 6 0', 'plot ram 6 0 ram foe', 'plot foe 6 0', 'plot foe 6 0 ram ram'])
      table.play(plot);
    table.move().ready();
    expect(table.told('ramStruck')).toEqual([{ type: 'ramStruck', ship: 'ram', target: 'foe', course: 3, sixths: 12 }]);
    expect(table.ship('foe').status).toBe('sunk');
  });
});

describe('N46: contact', () => {
  it('the rammer stays in the hex before; both lie still, and may not move in the next move, then they come free', () => {
    const table = meeting({ heading: 'NE', from: { now: { rate: 4 } }, target: { go: 0 } });
    expect(table.told('shipsMet')).toEqual([{ type: 'shipsMet', ship: 'ram', at: 505, by: 'foe', with: 'ram' }]);
    expect([table.ship('ram').at, table.ship('ram').speed, table.ship('foe').speed]).toEqual([505, 0, 0]);
    // Both may fire at each other.
    expect([table.offered('aim foe').length > 0, table.offered('aim ram').length > 0]).toEqual([true, true]);
    table.ready(2, 6);
    expect(table.ship('foe').contact).toEqual({ ship: 'ram', until: 2 });
    expect(table.offered('plot')).toEqual([]);
    table.ready();
    expect(table.told('shipsReleased')).toHaveLength(1);
    expect([table.ship('ram').contact, table.ship('foe').contact]).toEqual([null, null]);
    expect(table.offered('plot ram').some(words => words.startsWith('plot ram -'))).toBe(true);
  });

  it('a target that sinks holds nobody', () => {
    expect(rammed({ heading: 'NE' }).ship('ram').contact).toBeNull();
  });

  /** Two rams on either side of one sloop, the second with her last point. */
  const pincers = (now: Extra['now'] = {}): Table => {
    const table = battle(20, 9)
      .confederate('first', VIRGINIA, 505, 'E', { go: 3, now })
      .confederate('second', VIRGINIA, 705, 'W', { go: 3, now: { ...now, sixths: 6 } })
      .union('foe', SLOOP, 605, 'NE')
      .start();
    for (const ram of ['first', 'second']) table.play(`plot ${ram} 6 0`).play(`plot ${ram} 6 0 ram foe`);
    return table.move();
  };
  const inContact = (table: Table): (string | null)[] =>
    ['first', 'second', 'foe'].map(id => table.ship(id).contact?.ship ?? null);

  it('a target that sinks holds none of those who have rammed her', () => {
    const table = pincers();
    expect(inContact(table)).toEqual(['foe', 'foe', 'second']);
    table.ready();
    expect([table.ship('foe').status, ...inContact(table)]).toEqual(['sunk', null, null, null]);
  });

  it('a rammer that sinks leaves her target to the other', () => {
    const table = pincers({ rate: 5 });
    table.play('aim foe 10 second').ready(6, 1, 1);
    expect([table.ship('second').status, ...inContact(table)]).toEqual(['sunk', 'foe', null, 'first']);
  });
});

describe('N37, N81: a fire raft', () => {
  it('that meets a wooden ship sets her on fire and is spent; iron does not burn', () => {
    const set = (on: string): Table =>
      battle(20, 9)
        .flow('E', 6)
        .confederate('raft', 'fire_raft', 505, 'E')
        .confederate('far', VIRGINIA, 1909, 'E', { anchored: true })
        .union('foe', on, 605, 'NE', { anchored: true })
        .start();
    const wooden = set(SLOOP);
    wooden.move();
    expect(wooden.told('fireBroke')).toEqual([{ type: 'fireBroke', ship: 'foe' }]);
    expect(wooden.ship('raft').status).toBe('sunk');
    const iron = set('uss_passaic').move();
    expect(iron.told('fireBroke')).toEqual([]);
    expect(iron.ship('raft').status).toBe('afloat');
  });
});

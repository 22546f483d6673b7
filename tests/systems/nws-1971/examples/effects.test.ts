/** Damage effect aboard: N16, N19, N28 to N39, N61, N69 to N71, example 8, with just enough dice. */
import { describe, expect, it } from 'vitest';
import type { NwsShip } from '../../../../src/rules/nws-1971/types.ts';
import type { Vessel } from '../../../../src/ships/index.ts';
import { battle, type Table } from '../table.ts';

interface Target {
  vessel?: string;
  facing?: 'E' | 'NE' | 'W';
  go?: number;
  now?: Partial<NwsShip>;
  facts?: Partial<Vessel>;
  gun?: string;
  range?: number;
  quality?: boolean;
}

/** One gun, all round, that fires at a ship; by default a sloop that shows it her port side two hexes off. */
const under = ({
  vessel = 'uss_hartford',
  facing = 'NE',
  gun = 'sb11',
  range = 2,
  quality = false,
  ...extra
}: Target = {}) =>
  battle(40, 9)
    .union('mon', 'uss_monitor', 505, 'NE', {
      facts: { guns: [{ gun, count: 1, mount: 'top', bears: ['bow', 'stern', 'port', 'starboard'] }] },
    })
    .union('friend', 'uss_monitor', 109, 'E')
    .confederate('foe', vessel, 505 + 100 * range, facing, extra)
    .confederate('other', 'uss_congress', 4009, 'E')
    .with({ shotQuality: quality });

/** The hit, from the die that hits on; the dice of the end of the move follow. */
const hit = (target: Target, ...dice: number[]): Table =>
  under(target)
    .at('fire')
    .play('aim mon 0 foe')
    .ready(6, ...dice);

describe('N29, N30: hits below water', () => {
  it('example 8: rate 2, 8 knots, amidships [4]: 18 of 24 sixths, 5.5 knots', () => {
    const table = hit({ go: 8, facts: { knots: 8 } }, 1, 2, 4);
    expect(table.ship('foe')).toMatchObject({ sixths: 18, lost: 5, speed: 11 });
    expect(table.told('speedLost')).toMatchObject([{ halves: 5, top: 11 }]);
  });

  it('example 8: forward 4 knots, no further die', () => {
    expect(hit({ go: 8, facts: { knots: 8 } }, 1, 1).ship('foe')).toMatchObject({ sixths: 18, speed: 8 });
  });

  it('example 8: [1] explodes', () => {
    const table = hit({}, 1, 2, 1);
    expect(table.told('shipSunk')).toMatchObject([{ ship: 'foe', cause: 'magazine' }]);
  });

  it('N38: amidships [2]: engines gone, disabled: she stops at once and fights on', () => {
    const table = hit({ go: 8 }, 1, 2, 2);
    expect(table.ship('foe')).toMatchObject({ disabled: true, speed: 0, status: 'afloat' });
    expect(table.offered('plot foe')).toEqual([]);
  });

  it('without a gun no magazine, without steam no engines: the die does nothing, or is not thrown', () => {
    expect(hit({ facts: { guns: [] } }, 1, 2, 1).ship('foe').status).toBe('afloat');
    expect(hit({ vessel: 'uss_congress' }, 1, 2, 2).ship('foe').disabled).toBe(false);
    expect(hit({ vessel: 'uss_congress', facts: { guns: [] } }, 1, 2).told('amidshipsRolled')).toEqual([]);
  });

  it('N75: whoever carries a gun, or a mortar, has a magazine, though none of them fires any more', () => {
    const cause = (target: Target): string[] =>
      hit(target, 1, 2, 1)
        .told('shipSunk')
        .map(each => each.cause);
    const out = { turrets: [{ out: true, jam: 0, trained: 0 as const }] };
    expect(cause({ vessel: 'uss_monitor', gun: 'sb15', range: 1, now: out })).toEqual(['magazine']);
    const guns: Vessel['guns'] = [{ gun: 'mo13', count: 1, mount: 'hold', bears: ['bow'] }];
    expect(cause({ facts: { guns } })).toEqual(['magazine']);
  });

  it('aft [1], [2]: steering jams for five moves, the course by a die', () => {
    const table = hit({ go: 8 }, 1, 3, 2, 5);
    expect(table.told('steeringJammed')).toMatchObject([{ die: 5, course: 'ahead', moves: 5, times: 1 }]);
    expect(table.ship('foe').steering).toEqual({ course: 'ahead', left: 5 });
    expect(hit({}, 3, 1, 3).ship('foe').steering).toBeNull();
  });

  it('a new jam starts anew, the third disables', () => {
    const again = hit({ now: { jams: 1, steering: { course: 'ahead', left: 2 } } }, 1, 3, 1, 3);
    expect(again.ship('foe')).toMatchObject({ jams: 2, steering: { course: 'port', left: 5 } });
    const third = hit({ now: { jams: 2 } }, 1, 3, 1);
    expect(third.ship('foe')).toMatchObject({ disabled: true, steering: null });
    expect(third.told('shipDisabled')).toMatchObject([{ cause: 'steering' }]);
  });

  it('N62, N71: steering that is lost for good throws no die for a course; the jam counts, the third disables', () => {
    const lost = { steering: { course: 'ahead' as const, left: -1 } };
    const table = hit({ now: { ...lost, jams: 1 } }, 1, 3, 2);
    expect(table.ship('foe')).toMatchObject({ ...lost, jams: 2, disabled: false });
    expect(table.told('steeringJammed')).toEqual([]);
    expect(table.told('steeringLost')).toEqual([{ type: 'steeringLost', ship: 'foe', times: 2 }]);
    expect(hit({ now: { ...lost, jams: 2 } }, 1, 3, 1).ship('foe').disabled).toBe(true);
  });

  it('the last point sinks her, without a further die', () => {
    const table = hit({ now: { sixths: 6 } }, 1, 2);
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'belowWater' }]);
  });

  it('a shot that the plate stops does nothing', () => {
    const table = hit({ vessel: 'css_atlanta' }, 1, 2);
    expect(table.told('hitThrown')).toMatchObject([{ outcome: 'bounced', through: 49, plate: 9350 }]);
    expect(table.ship('foe').sixths).toBe(24);
  });
});

describe('N32: hits above water', () => {
  it('guns of the engaged side in that third, pivots too, for the points of the shot; the rest is kept', () => {
    // 166 points forward on the port side: a 9 inch of 90, then the 20-pounder on its pivot; 56 are kept.
    const table = hit({}, 2, 2);
    expect(table.told('gunsStruck')).toMatchObject([{ third: 'forward', points: 166, guns: [0, 20], kept: 56 }]);
    expect(table.ship('foe').kept).toEqual([{ third: 'forward', beam: 'port', deck: 0, points: 56 }]);
  });

  it('N61: from ahead the guns of the forward part of both sides, whatever third was thrown', () => {
    const table = hit({ facing: 'W' }, 2, 4);
    expect(table.told('gunsStruck')).toMatchObject([{ third: 'forward', guns: [0, 20] }]);
    expect(table.ship('foe').kept[0]).toMatchObject({ beam: 'bow' });
  });

  it('on two decks a die says which', () => {
    const table = hit({ vessel: 'uss_minnesota' }, 2, 2, 5);
    expect(table.told('deckRolled')).toMatchObject([{ die: 5, deck: 1 }]);
    expect(table.ship('foe').kept[0]!.deck).toBe(1);
  });

  it('N84: on three a die says which too, middle deck and all', () => {
    const guns = (['port', 'starboard'] as const).map(side => ({
      gun: 'sb32',
      count: 45,
      mount: 'broadside' as const,
      bears: [side],
    }));
    const decks = [1, 2, 3, 4, 5, 6].map(die => {
      const table = hit({ vessel: 'uss_congress', facts: { guns } }, 2, 2, die);
      expect(table.told('gunsStruck')).toMatchObject([{ third: 'forward', points: 166 }]);
      return [table.told('deckRolled')[0]!.deck, table.ship('foe').kept[0]!.deck].join();
    });
    expect(decks).toEqual(['0,0', '0,0', '1,1', '1,1', '2,2', '2,2']);
  });

  it('a part without guns: nothing', () => {
    expect(hit({ vessel: 'css_drewry' }, 2, 6).told('gunsStruck')).toEqual([]);
  });
});

describe('N33: turrets', () => {
  const passaic: Target = { vessel: 'uss_passaic', gun: 'rf7brooke' };
  it('through half of the plate: [1] jammed for good, [3] for five moves, [5] nothing', () => {
    expect(hit(passaic, 2, 2, 1).ship('foe').turrets[0]).toMatchObject({ out: false, jam: -1 });
    expect(hit(passaic, 2, 2, 3).ship('foe').turrets[0]).toMatchObject({ out: false, jam: 5 });
    expect(hit(passaic, 2, 2, 5).ship('foe').turrets[0]).toMatchObject({ out: false, jam: 0 });
    expect(hit({ ...passaic, range: 7 }, 2, 2).told('hitThrown')).toMatchObject([{ outcome: 'bounced' }]);
  });

  it('through: out for good; turrets are struck in turn, and a hit on one that is out is lost', () => {
    const milwaukee: Target = { vessel: 'uss_milwaukee', gun: 'sb15', range: 1 };
    const table = hit(milwaukee, 2, 2);
    expect(table.ship('foe').turrets.map(({ out }) => out)).toEqual([true, false]);
    expect(table.ship('foe').nextTurret).toBe(1);
    const out = hit(
      {
        ...milwaukee,
        now: {
          turrets: [
            { out: true, jam: 0, trained: 0 },
            { out: false, jam: 0, trained: 3 },
          ],
        },
      },
      2,
      2,
    );
    expect(out.told('hitThrown')).toMatchObject([{ turret: 0, outcome: 'nothing' }]);
    expect(out.ship('foe').nextTurret).toBe(1);
  });

  it('a jam for good outlasts one of five moves', () => {
    const jammed = (jam: number): Target => ({
      ...passaic,
      now: { turrets: [{ out: false, jam, trained: 0 as const }] },
    });
    expect(hit(jammed(3), 2, 2, 1).ship('foe').turrets[0]!.jam).toBe(-1);
    expect(hit(jammed(3), 2, 2, 3).ship('foe').turrets[0]!.jam).toBe(5);
    expect(hit(jammed(3), 2, 2, 5).ship('foe').turrets[0]!.jam).toBe(2);
    // N71: one that is jammed for good throws no die any more, since none could change anything.
    const table = hit(jammed(-1), 2, 2);
    expect(table.ship('foe').turrets[0]!.jam).toBe(-1);
    expect(table.told('hitThrown')).toMatchObject([{ turret: 0, outcome: 'bounced' }]);
  });
});

describe('N34: casemates', () => {
  const atlanta: Target = { vessel: 'css_atlanta' };
  it('through: guns of that face, all its parts together', () => {
    const table = hit({ ...atlanta, gun: 'sb15' }, 2, 3);
    expect(table.told('gunsStruck')).toMatchObject([{ third: 'casemate', points: 440 }]);
    expect(table.ship('foe').guns.filter(({ lost }) => lost).length).toBeGreaterThan(1);
  });

  it('half the plate: [1] the port of the heaviest gun there for good, [4] for five moves, [6] nothing', () => {
    const shut = (die: number) =>
      hit(atlanta, 2, 2, die)
        .ship('foe')
        .guns.flatMap(gun => gun.shut);
    expect(shut(1)).toEqual([{ bearing: 'port', left: -1 }]);
    expect(shut(4)).toEqual([{ bearing: 'port', left: 5 }]);
    expect(shut(6)).toEqual([]);
  });
});

describe('N31, N35, N36: upper works', () => {
  it('N31: pilot house: helpless for five moves, and immune until then', () => {
    const table = hit({}, 1, 4);
    expect(table.ship('foe').helmless).toBe(5);
    const again = hit({ now: { helmless: 3 } }, 1, 4);
    expect(again.told('hitThrown')).toMatchObject([{ outcome: 'nothing' }]);
    expect(again.ship('foe').helmless).toBe(2);
  });

  it('N35, N65: funnels: on rate 2 a lesser shot marks one, the next fells it; 10 inches at once; a third of the speed', () => {
    const lesser: Target = { gun: 'sb9', facts: { knots: 8 } };
    expect(hit(lesser, 1, 5).ship('foe')).toMatchObject({ funnels: 1, funnelMarked: true, lost: 0 });
    expect(hit({ ...lesser, now: { funnelMarked: true } }, 1, 5).ship('foe')).toMatchObject({ funnels: 0, lost: 5 });
    expect(hit({ facts: { knots: 8 } }, 1, 5).ship('foe')).toMatchObject({ funnels: 0, lost: 5 });
    expect(hit({ now: { funnels: 0 } }, 1, 5).told('hitThrown')).toMatchObject([{ outcome: 'nothing' }]);
  });

  it('N36: side wheels: [1] jams to port for three moves, [6] the wheel of the engaged side is gone', () => {
    const sassacus: Target = { vessel: 'uss_sassacus', facts: { knots: 8 } };
    expect(hit(sassacus, 1, 4, 5, 1).ship('foe')).toMatchObject({ jams: 1, steering: { course: 'port', left: 3 } });
    expect(hit(sassacus, 1, 4, 6, 6).ship('foe')).toMatchObject({ wheelsGone: ['port'], lost: 8 });
    expect(hit({ ...sassacus, facing: 'W' }, 1, 4, 6, 6, 4).ship('foe').wheelsGone).toEqual(['starboard']);
    const both = hit({ ...sassacus, now: { wheelsGone: ['starboard'] } }, 1, 4, 6, 6);
    expect(both.ship('foe').disabled).toBe(true);
    expect(hit({ ...sassacus, now: { wheelsGone: ['port'] } }, 1, 4, 6).told('wheelRolled')).toEqual([]);
    expect(hit(sassacus, 1, 4, 4).told('hitThrown')).toMatchObject([{ further: 4, spot: { at: 'nothing' } }]);
  });

  it('N71: no die for a wheel that is gone already on the engaged side, where nothing else could be struck', () => {
    const sassacus: Target = { vessel: 'uss_sassacus', now: { wheelsGone: ['port'], helmless: 3 }, quality: true };
    const table = hit(sassacus, 1, 4);
    expect(table.told('hitThrown')).toMatchObject([{ further: null, spot: { at: 'nothing' }, outcome: 'nothing' }]);
    // From ahead the die of the side may still find the other.
    expect(hit({ ...sassacus, facing: 'W' }, 1, 4, 5, 6, 4).ship('foe').wheelsGone).toEqual(['port', 'starboard']);
    const gone = hit({ vessel: 'css_nashville', gun: 'sb15', now: { wheelsGone: ['port'] }, quality: true }, 1, 4, 5);
    expect(gone.told('hitThrown')).toMatchObject([{ spot: { at: 'wheel' }, quality: null, outcome: 'nothing' }]);
  });

  it('N73: with both side wheels gone the screws drive her still, at half of her speed', () => {
    const one: Target = { vessel: 'uss_indianola', gun: 'sb15', facts: { knots: 6 } };
    expect(hit(one, 1, 4, 5, 6).ship('foe')).toMatchObject({ wheelsGone: ['port'], lost: 6 });
    const both = hit({ ...one, now: { wheelsGone: ['starboard'], lost: 6 } }, 1, 4, 5, 6);
    expect(both.ship('foe')).toMatchObject({ wheelsGone: ['starboard', 'port'], lost: 6, disabled: false });
  });

  it('N39: a misfire does nothing, to the gun neither', () => {
    const table = hit({}, 1, 6);
    expect(table.told('hitThrown')).toMatchObject([{ spot: { at: 'misfire' }, outcome: 'nothing' }]);
    expect(table.ship('mon').guns[0]).toMatchObject({ lost: false, ready: 3 });
  });

  it('a wheel aft: [2] no power for three moves, [6] none for good', () => {
    const cairo: Target = { vessel: 'uss_cairo', go: 6 };
    expect(hit(cairo, 1, 5, 5, 2).ship('foe')).toMatchObject({ powerless: 3, speed: 0 });
    expect(hit(cairo, 1, 5, 5, 6).ship('foe')).toMatchObject({ powerless: -1, wheelsGone: ['aft'] });
    expect(hit({ vessel: 'css_louisiana', facts: { knots: 4 }, gun: 'sb15' }, 1, 5, 5, 6).ship('foe')).toMatchObject({
      powerless: 0,
      lost: 4,
    });
  });
});

describe('N37: fire aboard', () => {
  it('6.6 on wooden ships; out on 4 to 6 at the end of each move', () => {
    const table = hit({}, 6, 6, 4);
    expect(table.told('fireBroke')).toHaveLength(1);
    expect(table.told('fireRolled')).toMatchObject([{ die: 4, out: true }]);
    expect(hit({ vessel: 'css_atlanta', gun: 'sb15' }, 6, 6).told('fireBroke')).toEqual([]);
  });

  it('burns on: fifty points strike guns in a third, then a side, by dice', () => {
    const table = hit({}, 6, 6, 3, 3, 2);
    expect(table.told('flamesSpread')).toMatchObject([{ third: 'amidships', sideDie: 2 }]);
    expect(table.ship('foe').burning).toBe(1);
    expect(table.told('gunsStruck')).toMatchObject([{ third: 'amidships', points: 50 }]);
  });

  it('N71: no die for the side where the third has no gun', () => {
    const guns: Vessel['guns'] = [{ gun: 'sb9', count: 1, mount: 'broadside', bears: ['port'] }];
    const table = hit({ facts: { guns } }, 6, 6, 3, 1);
    expect(table.told('flamesSpread')).toMatchObject([{ third: 'forward', sideDie: null }]);
    expect(hit({ facts: { guns } }, 6, 6, 3, 3, 2).told('flamesSpread')).toMatchObject([{ sideDie: 2 }]);
  });

  it('after each fifth move a point, a knot and a die', () => {
    const now = { burning: 4 };
    const after = (die: number) => hit({ now }, 1, 6, 1, 1, 1, die);
    expect(after(3).ship('foe')).toMatchObject({ burning: 5, sixths: 18, lost: 2 });
    expect(after(2).ship('foe')).toMatchObject({ burning: null, sixths: 18 });
    expect(after(5).ship('foe')).toMatchObject({ abandoned: true });
    expect(after(6).told('shipSunk')).toMatchObject([{ cause: 'fire' }]);
  });
});

describe('N19, N71: shot quality', () => {
  it('a die where a plate is compared, and none where nothing can be hurt', () => {
    const table = hit({ vessel: 'css_tennessee', gun: 'sb15', range: 1, quality: true }, 1, 1, 6);
    expect(table.told('hitThrown')).toMatchObject([{ quality: 6, through: 92, outcome: 'through' }]);
    expect(hit({ quality: true }, 1, 6).told('hitThrown')).toMatchObject([{ quality: null }]);
  });
});

describe('N69: clocks', () => {
  it('five moves, the first being the next one', () => {
    const game = hit({ vessel: 'uss_passaic', gun: 'rf7brooke', go: 0 }, 2, 2, 3);
    const jams = [game.ship('foe').turrets[0]!.jam];
    for (let move = 0; move < 5; move += 1) {
      game.move(['plot foe 0', 'plot mon 0', 'plot friend 0']).ready();
      jams.push(game.ship('foe').turrets[0]!.jam);
    }
    expect(jams).toEqual([5, 4, 3, 2, 1, 0]);
    expect(game.told('turretFreed')).toHaveLength(1);
  });
});

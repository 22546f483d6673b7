/** The move on hexes: N1 to N10, N30, N31, example 16. */
import { describe, expect, it } from 'vitest';
import { SECTION_KEYS } from '../../../../src/rules/nws-1971/setup/settings.ts';
import { courseOf, speedsFor, turnsAt } from '../../../../src/rules/nws-1971/way.ts';
import { battle } from '../table.ts';

const ATLANTA = 'css_atlanta';
const far = (columns = 30) => battle(columns, 9).confederate('foe', 'uss_congress', 3009, 'E');

describe('N1, N3: quarters', () => {
  it('6 knots are two hexes, 8 knots two and 16 parts of a third, which are carried over', () => {
    const table = far().union('ship', 'uss_hartford', 505, 'E', { go: 8, now: { run: 0 } });
    const game = table.start().move(['plot ship 16 0,0']);
    expect([game.ship('ship').at, game.ship('ship').inHand]).toEqual([705, 16]);
    game.move(['plot ship 16 0,0,0']);
    expect([game.ship('ship').at, game.ship('ship').inHand]).toEqual([1005, 8]);
  });

  it('what is in hand is lost with the speed', () => {
    const game = far().union('ship', 'uss_cairo', 505, 'E', { go: 2 }).start();
    game.move(['plot ship 4']);
    expect(game.ship('ship').inHand).toBe(16);
    game.move(['plot ship 0']);
    expect([game.ship('ship').inHand, game.ship('ship').saved]).toEqual([0, 0]);
  });

  it('N7: turns are offered where they have been earned, and made in the hex', () => {
    const table = far().union('ship', 'uss_cairo', 505, 'E', { go: 8 }).start();
    // Rate 3 earns 75 a hex: a hexside in her second.
    expect(table.offered('plot ship 16')).toEqual(['plot ship 16 0,0', 'plot ship 16 0,1', 'plot ship 16 0,-1']);
    table.move(['plot ship 16 0,1']);
    expect(table.told('shipTurned')).toEqual([{ type: 'shipTurned', ship: 'ship', from: 0, facing: 1 }]);
    expect(table.ship('ship')).toMatchObject({ facing: 1, saved: 30 });
  });

  it('N3: the smallest rates turn up to two hexsides on the first hex', () => {
    const table = far().union('ship', 'picket_boat_1', 505, 'E', { go: 2 }).start();
    expect(table.offered('plot ship 6')).toEqual([
      'plot ship 6 0',
      'plot ship 6 1',
      'plot ship 6 -1',
      'plot ship 6 2',
      'plot ship 6 -2',
    ]);
  });

  it('N3: more hexes than plotted: straight on; a plot left out is as she goes', () => {
    const table = far().union('ship', 'uss_hartford', 505, 'E', { go: 6 }).start();
    table.move();
    expect(table.ship('ship')).toMatchObject({ at: 705, speed: 12, facing: 0 });
  });

  it('plots are shown together, and a laid one may be taken up again', () => {
    const table = far().union('ship', 'uss_hartford', 505, 'E', { go: 6 }).start();
    table.play('plot ship 12 0,0');
    expect(table.offered('replot')).toEqual(['replot ship']);
    expect(table.all.filter(({ type }) => type === 'plotsShown')).toEqual([]);
    table.play('replot ship').move(['plot ship 14 0,0']);
    expect(table.told('plotsShown')[0]!.plots).toContainEqual({
      ship: 'ship',
      speed: 14,
      turns: [0, 0],
      ram: '',
      spar: '',
    });
  });
});

describe('the course that a plot gives', () => {
  it('is the one that was offered with it, with and against the stream', () => {
    for (const facing of ['E', 'W', 'NE'] as const) {
      const table = battle(30, 15).flow('E', 2).union('ship', 'uss_cairo', 1508, facing, { go: 7 }).start();
      const ship = table.ship('ship');
      for (const speed of speedsFor(table.now, ship))
        for (const turns of turnsAt(table.now, ship, speed))
          expect(courseOf(table.now, ship, { speed, turns }).turns).toEqual(turns);
    }
  });

  it('is the one that she takes', () => {
    const table = battle(30, 15).flow('E', 2).union('ship', 'uss_cairo', 1508, 'NE', { go: 7 }).start();
    const { path } = courseOf(table.now, table.ship('ship'), { speed: 14, turns: [0, 1] });
    table.move(['plot ship 14 0,1']);
    const { at, facing } = table.ship('ship');
    expect(path.at(-1)).toMatchObject({ hex: at, facing });
  });
});

describe('N8: the current', () => {
  const stream = () => far().flow('E', 2);

  it('is added with it, taken off against it, and nothing across', () => {
    const reached = (facing: 'E' | 'W' | 'NE') =>
      stream().union('ship', 'uss_hartford', 1005, facing, { go: 4 }).start().move().ship('ship');
    expect(reached('E')).toMatchObject({ at: 1205, inHand: 0 });
    expect(reached('W')).toMatchObject({ at: 1005, inHand: 4 * (8 - 4) });
    expect(reached('NE')).toMatchObject({ inHand: 32 - 24 });
  });

  it('carries off who cannot steam, but for the anchored and the grounded', () => {
    const lies = (now: object) =>
      stream()
        .union('ship', 'uss_hartford', 505, 'NE', { now })
        .union('other', 'uss_monitor', 101, 'E')
        .start()
        .move()
        .ship('ship');
    expect(lies({ disabled: true })).toMatchObject({ at: 505, going: 'adrift', inHand: 16 });
    expect(lies({ disabled: true, anchored: true })).toMatchObject({ at: 505, going: 'still', inHand: 0 });
    expect(lies({ aground: true })).toMatchObject({ at: 505, going: 'still', inHand: 0 });
  });

  it('N72: a ship at rest with steam up stems it', () => {
    const ship = stream().union('ship', 'uss_hartford', 505, 'NE').start().move(['plot ship 0']).ship('ship');
    expect(ship).toMatchObject({ at: 505, going: 'still', inHand: 0 });
  });

  it('does nothing where the option is off', () => {
    const ship = stream().with({ current: false }).union('ship', 'uss_hartford', 1005, 'E', { go: 6 });
    expect(ship.start().move().ship('ship')).toMatchObject({ at: 1205, inHand: 0 });
  });
});

describe('N9: grounding', () => {
  it('example 16: 10.5 feet in 10 feet of water: for good, and she still fires', () => {
    const table = battle(20, 9)
      .union('ship', 'uss_monitor', 505, 'E', { go: 6 })
      .confederate('foe', 'uss_congress', 608, 'E')
      .depth(10, 605)
      .start();
    table.move(['plot ship 12 0,0']);
    expect(table.ship('ship')).toMatchObject({ at: 605, aground: true, speed: 0 });
    expect(table.told('shipGrounded')).toEqual([{ type: 'shipGrounded', ship: 'ship', at: 605, by: 605 }]);
    expect(table.offered('aim ship')).toEqual(['aim ship 0 foe']);
    table.ready();
    expect(table.offered('plot ship')).toEqual([]);
  });

  it('as much water as she draws floats her', () => {
    const table = battle(20, 9)
      .union('ship', 'uss_monitor', 505, 'E', { go: 6 })
      .confederate('foe', 'uss_congress', 1905, 'E')
      .depth(10.5, 605);
    expect(table.start().move().ship('ship').aground).toBe(false);
  });

  it('land grounds her before it, an obstruction only stops her', () => {
    const before = (terrain: 'bank' | 'obstruction') =>
      far().terrain(terrain, 605).union('ship', 'uss_hartford', 505, 'E', { go: 6 }).start().move().ship('ship');
    expect(before('bank')).toMatchObject({ at: 505, aground: true, speed: 0 });
    expect(before('obstruction')).toMatchObject({ at: 505, aground: false, speed: 0 });
  });
});

describe('N10: contact that is no ram', () => {
  it('who comes upon another stops before her, without damage', () => {
    const table = battle(20, 9)
      .union('ship', 'uss_hartford', 505, 'E', { go: 6 })
      .confederate('foe', ATLANTA, 605, 'NE')
      .start()
      .move();
    expect(table.ship('ship')).toMatchObject({ at: 505, speed: 0, sixths: 24 });
    expect(table.told('shipHeld')).toEqual([{ type: 'shipHeld', ship: 'ship', at: 505, by: 'foe' }]);
  });

  it('where two would enter one hex the later in the scenario waits, and comes upon the other', () => {
    const table = battle(20, 9)
      .union('one', 'uss_hartford', 505, 'E', { go: 3 })
      .confederate('two', ATLANTA, 705, 'W', { go: 3 })
      .start()
      .move();
    expect([table.ship('one').at, table.ship('two').at]).toEqual([605, 705]);
    expect(table.told('shipWaited')).toEqual([{ type: 'shipWaited', ship: 'two', at: 705, by: 'one' }]);
    expect(table.ship('two').speed).toBe(0);
  });

  it('two that would change places both stop', () => {
    const table = battle(20, 9)
      .union('one', 'uss_hartford', 505, 'E', { go: 3 })
      .confederate('two', ATLANTA, 605, 'W', { go: 3 })
      .start()
      .move();
    expect([table.ship('one').at, table.ship('two').at]).toEqual([505, 605]);
    expect([table.ship('one').speed, table.ship('two').speed]).toEqual([0, 0]);
  });

  it('launches may lie where a friend does', () => {
    const table = far()
      .union('launch', 'picket_boat_1', 505, 'E', { go: 3 })
      .union('ship', 'uss_hartford', 605, 'E')
      .start()
      .move(['plot launch 6 0', 'plot ship 0']);
    expect(table.ship('launch')).toMatchObject({ at: 605, speed: 6 });
  });
});

describe('N30, N31: helm out of hand', () => {
  it('a jammed rudder turns her whenever it may, a hexside a hex; the plot only gives the speed', () => {
    const table = far()
      .union('ship', 'uss_cairo', 505, 'E', { go: 8, now: { jams: 1, steering: { course: 'starboard', left: 5 } } })
      .start();
    expect(table.offered('plot ship 16')).toEqual(['plot ship 16 0,0']);
    table.move(['plot ship 16 0,0']);
    expect(table.ship('ship').facing).toBe(5);
  });

  it('with her pilot house hit she goes on as she went, and is under control again after five moves', () => {
    const game = far()
      .union('ship', 'uss_hartford', 105, 'E', { go: 6, now: { helmless: 5 } })
      .union('other', 'uss_hartford', 109, 'E')
      .start();
    for (let move = 1; move <= 5; move += 1) {
      expect(game.offered('plot ship')).toEqual([]);
      game.move();
    }
    expect(game.ship('ship')).toMatchObject({ at: 1105, speed: 12, helmless: 0 });
    expect(game.told('underControl')).toEqual([{ type: 'underControl', ship: 'ship', what: 'pilotHouse' }]);
    expect(game.offered('plot ship').length).toBeGreaterThan(1);
  });
});

describe('N55, N68, S8', () => {
  it('who is due comes in as the move begins; who leaves by the edge of an objective has exited', () => {
    const table = battle(12, 5)
      .union('ship', 'uss_hartford', 1203, 'E', { go: 6 })
      .union('late', 'uss_monitor', 103, 'E', { turn: 2 })
      .confederate('foe', ATLANTA, 505, 'E')
      .objective({ side: 'union', text: 'Go.', kind: 'exit', ships: ['ship', 'late'], edge: 'right', count: 2 })
      .start()
      .move();
    expect(table.ship('ship')).toMatchObject({ status: 'exited', leftBy: 'right', at: 0 });
    const named = table.all.map(event => (event.type === 'turnBegan' ? `turn ${event.turn}` : event.type));
    expect(named.slice(named.indexOf('turn 2'))).toContain('shipEntered');
    expect(named.slice(0, named.indexOf('turn 2'))).not.toContain('shipEntered');
    expect(table.ship('late')).toMatchObject({ status: 'afloat', at: 103 });
  });

  it('S11: a ship afloat that drifts over her own exit edge has exited, an abandoned one has not', () => {
    const adrift = (now: object) =>
      battle(12, 5)
        .flow('E', 6)
        .union('ship', 'uss_hartford', 1203, 'NE', { now })
        .union('other', 'uss_monitor', 101, 'E', { anchored: true })
        .confederate('foe', ATLANTA, 505, 'E', { anchored: true })
        .objective({ side: 'union', text: 'Go.', kind: 'exit', ships: ['ship'], edge: 'right', count: 1 })
        .start()
        .move()
        .ready();
    const [afloat, hulk] = [adrift({ disabled: true }), adrift({ abandoned: true })];
    expect([afloat.ship('ship').status, afloat.outcome]).toEqual(['exited', { winner: 'union', cause: 'objective' }]);
    expect(afloat.told('shipLeft')).toMatchObject([{ ship: 'ship', edge: 'right', exited: true }]);
    expect([hulk.ship('ship').status, hulk.outcome]).toEqual(['gone', null]);
  });

  it('who leaves the chart takes her fire with her', () => {
    const game = battle(12, 5)
      .union('ship', 'uss_hartford', 1203, 'E', { go: 6, now: { burning: 2 } })
      .union('other', 'uss_monitor', 103, 'E')
      .confederate('foe', ATLANTA, 505, 'E')
      .start()
      .move();
    expect(game.ship('ship')).toMatchObject({ status: 'gone', burning: null });
  });

  it('speeds of the section, else half of the top in whole knots', () => {
    const begins = (speeds: Record<string, number>) =>
      battle(12, 5)
        .union('ship', 'uss_hartford', 503, 'E')
        .confederate('foe', ATLANTA, 505, 'E')
        .section({ speeds })
        .start()
        .ship('ship').speed;
    expect([begins({ ship: 3 }), begins({}), begins({ ship: 30 })]).toEqual([6, 8, 19]);
    expect(Object.keys(SECTION_KEYS)).toEqual(['speeds', 'night', 'spars', 'rigged', 'torpedoTubes']);
  });

  it('a plot with speed weighs the anchor', () => {
    const table = far().union('ship', 'uss_hartford', 505, 'E', { anchored: true }).start();
    table.move(['plot ship 2']);
    expect(table.told('weighed')).toHaveLength(1);
    expect(table.ship('ship')).toMatchObject({ anchored: false, speed: 2 });
  });

  it('N68: at rest she may let go her anchor, and is not carried; under way she may not', () => {
    const table = far().flow('E', 3).union('ship', 'uss_hartford', 505, 'E').start().play('plot ship 0');
    expect(table.offered('plot ship')).toEqual(['plot ship 0 anchor']);
    table.play('plot ship 0 anchor').move();
    expect(table.told('anchored')).toEqual([{ type: 'anchored', ship: 'ship', at: 505 }]);
    expect(table.ship('ship')).toMatchObject({ anchored: true, at: 505 });
    const moving = far().union('ship', 'uss_hartford', 505, 'E', { go: 2 }).start().play('plot ship 0');
    expect(moving.offered('plot ship')).toEqual([]);
  });

  it('without steam yet she has no plot', () => {
    const table = far().union('ship', 'uss_hartford', 505, 'E', { steamIn: 2 }).start();
    // Nobody has anything to decide before she has.
    expect([table.state.turn, table.offered('plot ship').length > 1]).toEqual([3, true]);
  });
});

describe('N2: the order of a move', () => {
  it('plots, movement, fire, rams and torpedoes, fires and clocks', () => {
    const table = far()
      .union('ship', 'uss_hartford', 505, 'E')
      .confederate('foe', ATLANTA, 805, 'E')
      .start()
      .move()
      .ready();
    const steps = table.told('phaseBegan').map(({ phase }) => phase);
    expect(steps.slice(0, 5)).toEqual(['plots', 'movement', 'fire', 'strikes', 'endOfMove']);
  });
});

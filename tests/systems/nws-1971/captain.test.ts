/** What captains make of the set of 1971: positions in which one thing is right, and plans that the rules offer step by step. */
import { describe, expect, it } from 'vitest';
import { offered } from '../../../src/bots/offered.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { NO_WAY } from '../../../src/bots/waters.ts';
import { diceOf, loadedDice, seedFrom } from '../../../src/core/dice.ts';
import { legal, play } from '../../../src/core/engine.ts';
import { ALL_FACINGS, type Side } from '../../../src/core/types.ts';
import { errandOf, movesTo, type Going } from '../../../src/rules/nws-1971/captain/errands.ts';
import { fieldOf, type Field } from '../../../src/rules/nws-1971/captain/field.ts';
import { bestRange } from '../../../src/rules/nws-1971/captain/gunfire.ts';
import { nwsDoctrine } from '../../../src/rules/nws-1971/captain/index.ts';
import { meetingOf } from '../../../src/rules/nws-1971/captain/meeting.ts';
import { groundsAt, likelyTracks, stoppingHexes, trackOf } from '../../../src/rules/nws-1971/captain/tracks.ts';
import { passageTo } from '../../../src/rules/nws-1971/captain/turning.ts';
import { blowWorth, hitWorth, markOf } from '../../../src/rules/nws-1971/captain/worth.ts';
import { nws1971 } from '../../../src/rules/nws-1971/index.ts';
import type { NwsCommand, Plot } from '../../../src/rules/nws-1971/types.ts';
import { courseOf } from '../../../src/rules/nws-1971/way.ts';
import { battle, type Extra, type Table } from './table.ts';

const askOf = (table: Table, side: Side) => ({
  now: table.now,
  side,
  options: [...legal(table.match, table.state, side)],
  rules: nws1971,
  temper: STEADY,
  dice: diceOf(seedFrom('captain')),
});

const planOf = (table: Table, side: Side): NwsCommand[] =>
  (nwsDoctrine.plans(askOf(table, side), 0)[0]?.plan ?? []).map(({ command }) => command);

/** The plots that a captain lays, step by step as the rules offer them. */
const plotsBy = (table: Table, side: Side): NwsCommand[] => {
  const plan = planOf(table, side);
  for (const command of plan) {
    expect(offered([...legal(table.match, table.state, side)], command), JSON.stringify(command)).toBeDefined();
    if (command.type === 'plotted') break;
    play(table.match, table.state, command, loadedDice());
  }
  return plan;
};

const laid = (table: Table, id: string): Plot => {
  const { plot } = table.ship(id);
  if (!plot) throw new Error(`${id} has no plot`);
  return plot;
};

const fieldFor = (table: Table, side: Side): Field => fieldOf(askOf(table, side), true);

const partyIn = <P extends { id: string }>(parties: readonly P[], id: string): P => {
  const found = parties.find(party => party.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

const LYING: Extra = { anchored: true, now: { steamFrom: 0 } };
const SILENT: Extra = { anchored: true, now: { steamFrom: 0, guns: [] } };

describe('a plot', () => {
  it('rams an enemy who lies still before her bow', () => {
    const table = battle(24, 12)
      .union('ram', 'uss_monarch', 905, 'E', { go: 9 })
      .confederate('prey', 'css_general_bragg', 1205, 'NE', LYING)
      .start();
    plotsBy(table, 'union');
    expect(laid(table, 'ram').ram).toBe('prey');
  });

  it('names nobody whom she may not ram', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 905, 'E', { go: 8 })
      .confederate('prey', 'css_general_bragg', 1205, 'NE', LYING)
      .start();
    plotsBy(table, 'union');
    expect(laid(table, 'boat').ram).toBe('');
  });

  it('closes with an enemy whom her guns reach only from nearer', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 205, 'E', { go: 4 })
      .confederate('prey', 'css_general_bragg', 2205, 'E', LYING)
      .start();
    plotsBy(table, 'union');
    expect(laid(table, 'boat').speed).toBe(10);
  });

  it('N9: keeps off the bottom that would hold her for good', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 1004, 'E', { go: 6 })
      .confederate('prey', 'css_general_bragg', 1804, 'E', LYING)
      .depth(2, 1203, 1204, 1205, 1303, 1304, 1305, 1302, 1202)
      .start();
    plotsBy(table, 'union');
    const ship = table.ship('boat');
    expect(groundsAt(table.now, ship, trackOf(table.now, ship, courseOf(table.now, ship, laid(table, 'boat'))))).toBe(
      0,
    );
  });

  it('N47: orders her spar to be rigged at once, since the order stands two moves ahead', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 205, 'E')
      .confederate('spar', 'css_atlanta', 1605, 'W')
      .section({ spars: ['css_atlanta', 'spar'] })
      .start();
    plotsBy(table, 'confederate');
    expect(laid(table, 'spar').rig).toBe(true);
  });

  it('N48: launches a torpedo at an enemy who lies in its way, and none at a friend', () => {
    const at = (hex: number): Plot => {
      const table = battle(24, 12)
        .union('prey', 'uss_minnesota', hex, 'E', LYING)
        .confederate('tubes', 'cs_tug', 1005, 'E')
        .section({ torpedoTubes: { tubes: 2 } })
        .start();
      plotsBy(table, 'confederate');
      return laid(table, 'tubes');
    };
    const north = battle(24, 12).union('a', 'uss_minnesota', 1005, 'E').start().match.chart;
    const inTheWay = north.neighbour(north.neighbour(1005, 1), 1);
    expect(at(inTheWay).torpedo).toBe(1);
    expect(at(2211).torpedo).toBe(0);
  });
});

describe('the range that she seeks', () => {
  it('is near for a 15 inch that goes through only there', () => {
    const table = battle(24, 12)
      .union('monitor', 'uss_weehawken', 505, 'E')
      .confederate('atlanta', 'css_atlanta', 1505, 'W')
      .start();
    const field = fieldFor(table, 'union');
    expect(bestRange(field, partyIn(field.friends, 'monitor'), partyIn(field.foes, 'atlanta'))).toBeLessThanOrEqual(3);
  });

  it('is beyond the guns that would break her, where she breaks nothing', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_naugatuck', 505, 'E')
      .confederate('ironclad', 'css_tennessee', 1505, 'W')
      .start();
    const field = fieldFor(table, 'union');
    expect(bestRange(field, partyIn(field.friends, 'boat'), partyIn(field.foes, 'ironclad'))).toBe(12);
  });

  it('is nearer to a fort for one of many, since its guns have others to fire at', () => {
    const sought = (friends: number): number => {
      const setup = battle(24, 12)
        .work('fort', 'confederate', [1501, 1601], 'SW', { fort: 'fort_henry' })
        .union('leader', 'uss_cairo', 206, 'E');
      for (let count = 1; count <= friends; count += 1) setup.union(`boat${count}`, 'uss_cairo', 206 + count, 'E');
      const field = fieldFor(setup.start(), 'union');
      return bestRange(field, partyIn(field.friends, 'leader'), partyIn(field.foes, 'fort'));
    };
    expect(sought(5)).toBeLessThan(sought(0));
  });
});

describe('what a hit is worth', () => {
  const table = battle(24, 12)
    .union('monitor', 'uss_weehawken', 505, 'E')
    .confederate('atlanta', 'css_atlanta', 1505, 'W')
    .start();
  const mark = markOf(table.ship('atlanta'), 0);
  const gun = table.ship('monitor').guns.find(({ gun: piece }) => piece === 'sb15')!;

  it('is more where the shot goes through: 15 inch on Atlanta at 3 hexes and at 4', () => {
    expect(hitWorth(mark, gun, 3, 'side', 'port')).toBeGreaterThan(2 * hitWorth(mark, gun, 4, 'side', 'port'));
  });

  it('is more of a ship that the battle is about', () => {
    expect(hitWorth(markOf(table.ship('atlanta'), 14), gun, 3, 'side', 'port')).toBeGreaterThan(
      hitWorth(mark, gun, 3, 'side', 'port'),
    );
  });

  it('N45: bow to bow the one without a hard bow pays', () => {
    const other = battle(24, 12)
      .union('wood', 'uss_tyler', 505, 'E')
      .confederate('ram', 'css_general_bragg', 1505, 'W')
      .start();
    const [wood, ram] = [markOf(other.ship('wood'), 0), markOf(other.ship('ram'), 0)];
    expect(blowWorth(wood, ram, 3)).toMatchObject({ target: 0 });
    expect(blowWorth(wood, ram, 3).rammer).toBeGreaterThan(0);
    expect(blowWorth(ram, wood, 1)).toMatchObject({ rammer: 0 });
  });
});

describe('fire', () => {
  const firesBy = (table: Table): NwsCommand[] => planOf(table, 'union');

  it('goes in one salvo at the only target', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 1004, 'E')
      .confederate('prey', 'css_general_bragg', 1006, 'E')
      .at('fire');
    expect(firesBy(table)).toEqual([
      { type: 'salvo', side: 'union', unit: 'boat', target: 'prey' },
      { type: 'aimed', side: 'union' },
    ]);
  });

  it('finishes a ship that one hit sinks before it hurts a whole one', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 1004, 'E')
      .confederate('whole', 'css_general_bragg', 1006, 'E')
      .confederate('sinking', 'css_general_bragg', 906, 'E', { now: { sixths: 6 } })
      .at('fire');
    expect(firesBy(table)[0]).toMatchObject({ target: 'sinking' });
  });

  it('N21: keeps a gun loaded that loads for four moves while the ships close and a better range is near', () => {
    const fires = (go: number): NwsCommand[] =>
      firesBy(
        battle(24, 12)
          .union('monitor', 'uss_weehawken', 505, 'E', { go })
          .confederate('atlanta', 'css_atlanta', 1205, 'NE', SILENT)
          .at('fire'),
      );
    const loadsLong = (commands: NwsCommand[]): boolean => commands.some(({ type }) => type === 'salvo');
    expect(loadsLong(fires(0))).toBe(true);
    expect(loadsLong(fires(4))).toBe(false);
  });
});

describe('a meeting', () => {
  it('is reckoned with who comes on, and at what course', () => {
    const table = battle(24, 12)
      .union('one', 'uss_monarch', 905, 'E', { go: 9 })
      .confederate('other', 'css_general_bragg', 1105, 'NE')
      .start();
    const track = (id: string, speed: number) => {
      const ship = table.ship(id);
      return trackOf(table.now, ship, courseOf(table.now, ship, { speed, turns: [] }));
    };
    expect(meetingOf(track('one', 18), track('other', 0))).toEqual({
      oneComes: true,
      otherComes: false,
      course: 5,
      stops: { at: 1005, facing: 0 },
    });
    expect(meetingOf(track('one', 0), track('other', 0))).toBeNull();
  });
});

describe('an enemy', () => {
  it('may lie on where she lies at rest with steam up, and not where she has way on', () => {
    const stays = (go: number): boolean => {
      const table = battle(24, 12).union('prey', 'uss_cincinnati', 1005, 'SE', { go }).start();
      const ship = table.ship('prey');
      return likelyTracks(table.now, ship).some(({ track }) => track.speed === 0 && track.end.at === ship.at);
    };
    expect(stays(0)).toBe(true);
    expect(stays(4)).toBe(false);
  });
});

describe('stopping', () => {
  it('N5: a long ship runs on for hexes, a short one hardly any', () => {
    expect(stoppingHexes(20, 2)).toBeGreaterThan(10);
    expect(stoppingHexes(8, 8)).toBe(0);
  });
});

describe('a passage', () => {
  /** A ship in open water, with what bars her way. */
  const reach = (facing: 'W' | 'NW', hex: number, ...land: number[]) =>
    battle(24, 12)
      .union('ship', 'uss_hartford', hex, facing)
      .confederate('prey', 'css_general_bragg', 2311, 'E', LYING)
      .terrain('obstruction', ...land);

  const passageOf = (table: Table, goal: number, ship = table.ship('ship')): number =>
    passageTo(table.match.chart, `hex ${goal}`, () => ALL_FACINGS.map(facing => ({ hex: goal, facing })), ship)(ship);

  it('N7: is longer for who must turn, and longest for a long ship', () => {
    const straight = passageOf(reach('W', 1505).start(), 1005);
    const table = reach('NW', 1505).start();
    expect(straight).toBe(5);
    expect(passageOf(table, 1005)).toBeGreaterThan(straight);
    expect(passageOf(table, 1005, { ...table.ship('ship'), rate: 1 })).toBeGreaterThan(passageOf(table, 1005));
    expect(passageOf(table, 1005, { ...table.ship('ship'), rate: 4 })).toBeLessThan(passageOf(table, 1005));
  });

  it('N9: leads round the bottom that would hold her', () => {
    expect(passageOf(reach('W', 1505).depth(2, 1305).start(), 1005)).toBeGreaterThan(5);
  });

  it('N6: leads astern for who has no water before her bow', () => {
    const table = reach('W', 1505, 1405).start();
    expect(passageOf(table, 1005)).toBeGreaterThan(9);
    expect(passageOf(table, 1005)).toBeLessThan(NO_WAY);
  });

  it('is taken by a ship that is to leave: she backs off from the chain and goes round it', () => {
    const table = reach('W', 1505, 1405, 1404, 1406)
      .objective({ side: 'union', kind: 'exit', ships: ['ship'], count: 1, edge: 'left', text: 'Leave.' } as never)
      .start();
    plotsBy(table, 'union');
    expect(laid(table, 'ship').speed).toBeLessThan(0);
  });
});

describe('her business', () => {
  it('is the other one where enough friends are after the nearer: one for a work, two for a ship', () => {
    const preyOf = (field: Field): string | undefined => errandOf(field, partyIn(field.friends, 'boat')).prey?.id;
    const works = fieldFor(
      battle(24, 12)
        .union('boat', 'uss_cairo', 1006, 'NE')
        .work('near', 'confederate', [1201], 'SW', { fort: 'fort_henry' })
        .work('far', 'confederate', [701], 'SE', { fort: 'fort_henry' })
        .objective({
          side: 'union',
          kind: 'destroy',
          targets: ['near', 'far'],
          count: 2,
          text: 'Silence both.',
        } as never)
        .start(),
      'union',
    );
    expect(preyOf(works)).toBe('near');
    works.sought.set('near', 1);
    expect(preyOf(works)).toBe('far');
    const ships = fieldFor(
      battle(24, 12)
        .union('boat', 'uss_tyler', 505, 'E', { go: 6 })
        .confederate('near', 'css_general_bragg', 1205, 'E', LYING)
        .confederate('far', 'css_general_bragg', 1405, 'E', LYING)
        .start(),
      'union',
    );
    expect(preyOf(ships)).toBe('near');
    ships.sought.set('near', 2);
    expect(preyOf(ships)).toBe('near');
    ships.sought.set('near', 3);
    expect(preyOf(ships)).toBe('far');
  });
});

describe('whose guns fire ahead only', () => {
  it('goes for an enemy as others do: she can do harm', () => {
    const table = battle(24, 12)
      .union('lane', 'uss_harriet_lane', 1505, 'W', LYING)
      .confederate('boat', 'cs_bayou_city', 505, 'E', { go: 6 })
      .start();
    const field = fieldFor(table, 'confederate');
    expect(errandOf(field, partyIn(field.friends, 'boat'))).toMatchObject({ what: 'prey', prey: { id: 'lane' } });
  });
});

describe('a way to her business', () => {
  /** A gunboat at rest, and an enemy far ahead of her. */
  const far = (setup: ReturnType<typeof battle>) =>
    setup.union('boat', 'uss_tyler', 505, 'E').confederate('prey', 'css_general_bragg', 2205, 'E', LYING).start();

  /** Moves to her business if she goes so. */
  const movesOf = (table: Table, going: Partial<Going>): number => {
    const field = fieldFor(table, 'union');
    const ship = table.ship('boat');
    return movesTo(field, ship, errandOf(field, partyIn(field.friends, 'boat')), { ...ship, ...going });
  };

  it('N4, N6: is no shorter for a run-up astern, which is to be taken off first', () => {
    const table = far(battle(24, 12));
    expect(movesOf(table, { speed: -4, run: 2 })).toBeGreaterThan(movesOf(table, { speed: 0, run: 0 }));
  });

  it('N1: is shorter by the part of the next hex that she has made', () => {
    const table = far(battle(24, 12));
    expect(movesOf(table, { speed: 8, inHand: 20 })).toBeLessThan(movesOf(table, { speed: 8, inHand: 0 }));
  });

  it('N9: crosses no bottom that would hold her: to a place behind a bar there is none', () => {
    const errand = (bar: readonly number[]): string => {
      const table = far(
        battle(24, 12)
          .turns(10)
          .depth(2, ...bar)
          .objective({ side: 'union', kind: 'hold', hexes: [2010], count: 1, text: 'Lie there.' } as never),
      );
      const field = fieldFor(table, 'union');
      return errandOf(field, partyIn(field.friends, 'boat')).what;
    };
    const column = Array.from({ length: 12 }, (_, row) => 1301 + row);
    expect(errand(column.slice(1))).toBe('hold');
    expect(errand(column)).not.toBe('hold');
  });

  it('N8: is no longer a hex farther on, where she heads more against the river', () => {
    const wall = Array.from({ length: 10 }, (_, row) => 701 + row);
    const table = battle(24, 12)
      .flow('W', 3)
      .terrain('bank', ...wall)
      .union('boat', 'uss_tyler', 505, 'E')
      .confederate('prey', 'css_general_bragg', 2205, 'W', { go: 8 })
      .start();
    const { chart } = table.match;
    const field = fieldFor(table, 'union');
    const way = errandOf(field, partyIn(field.friends, 'boat')).way!;
    let [at, before] = [505, Infinity];
    for (let steps = 0; steps < 9; steps += 1) {
      const facing = ALL_FACINGS.find(each => way(chart.neighbour(at, each)) < way(at))!;
      const moves = movesOf(table, { at, facing, speed: 8 });
      expect(moves).toBeLessThan(before);
      [at, before] = [chart.neighbour(at, facing), moves];
    }
  });

  it('N6: leads astern to who lies still and whom she cannot come up with ahead', () => {
    /** A gunboat with her bow on the shore, and a frigate at anchor behind her. */
    const table = battle(24, 12)
      .terrain('bank', 405, 404, 406, 504, 506)
      .union('boat', 'uss_tyler', 505, 'W')
      .confederate('prey', 'css_general_bragg', 1805, 'E', LYING)
      .start();
    plotsBy(table, 'union');
    expect(laid(table, 'boat').speed).toBeLessThan(0);
  });

  it('N10: ends where she lies stopped behind a friend: she does not run up to her at full speed', () => {
    const table = battle(24, 12)
      .union('lying', 'uss_cairo', 1005, 'E', { now: { disabled: true } })
      .union('boat', 'uss_tyler', 805, 'E', { go: 8 })
      .confederate('prey', 'css_general_bragg', 2205, 'E', LYING)
      .start();
    plotsBy(table, 'union');
    const ship = table.ship('boat');
    const { path } = courseOf(table.now, ship, laid(table, 'boat'));
    expect(path.length).toBeGreaterThan(0);
    expect(path.some(({ hex }) => hex === 1005)).toBe(false);
  });

  it('N10: leads round an enemy who lies bow to bow with her', () => {
    const table = battle(24, 12)
      .union('boat', 'uss_tyler', 1205, 'E')
      .confederate('bars', 'css_atlanta', 1305, 'W', LYING)
      .objective({ side: 'union', kind: 'exit', ships: ['boat'], count: 1, edge: 'right', text: 'Leave.' } as never)
      .start();
    plotsBy(table, 'union');
    expect(laid(table, 'boat').speed).toBeLessThan(0);
  });
});

describe('what the battle is about', () => {
  const survive = (side: Side, ship: string) =>
    ({ side, kind: 'survive', ships: [ship], count: 1, text: 'Be afloat at the end.' }) as never;
  const afloat = () =>
    battle(24, 12).union('boat', 'uss_tyler', 505, 'E').confederate('prey', 'css_general_bragg', 2205, 'E', LYING);

  it('is not won by waiting where the enemy has what he wants as well', () => {
    const alone = afloat().objective(survive('union', 'boat'));
    expect(fieldFor(alone.start(), 'union').waits).toBe(true);
    expect(fieldFor(alone.objective(survive('confederate', 'prey')).start(), 'union').waits).toBe(false);
  });

  it('counts more than a fort that no objective names', () => {
    const fort = (prize: number) => {
      const table = battle(24, 12)
        .work('fort', 'confederate', [1501, 1601], 'SW', { fort: 'fort_henry' })
        .union('boat', 'uss_cairo', 206, 'E')
        .start();
      return markOf(table.state.works.fort!, prize).perPoint;
    };
    expect(fort(7)).toBeGreaterThan(3 * fort(0));
  });
});

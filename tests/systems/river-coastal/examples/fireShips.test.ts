/** Fire ships and explosive ships (C50, C79, C80, C131), with loaded dice. */
import { describe, expect, it } from 'vitest';
import { SIDES, type FacingName, type Side } from '../../../../src/core/types.ts';
import { endMove } from '../../../../src/rules/river-coastal/endOfMove.ts';
import { burnFireShips, mayLetGo } from '../../../../src/rules/river-coastal/burning.ts';
import { areInContact } from '../../../../src/rules/river-coastal/fireShips.ts';
import { stepNext } from '../../../../src/rules/river-coastal/movement.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import {
  defaultPlot,
  layOptions,
  plotOptions,
  owesPlots,
  sideOptions,
} from '../../../../src/rules/river-coastal/plots.ts';
import { PLOTS_STEP } from '../../../../src/rules/river-coastal/sequence.ts';
import { muster } from '../../../../src/rules/river-coastal/setup/muster.ts';
import { fireOutOdds } from '../../../../src/rules/river-coastal/odds.ts';
import type { Plot, RiverEvent, RiverShip, Situation } from '../../../../src/rules/river-coastal/types.ts';
import type { OddsView } from '../../../../src/system/desk/index.ts';
import { outcomeOf } from '../../../../src/rules/river-coastal/victory.ts';
import { driftOf } from '../../../../src/rules/river-coastal/water.ts';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import { fireShips } from '../../../../src/rules/river-coastal/help/dangerTables.ts';
import { riverCoastal } from '../../../../src/rules/river-coastal/index.ts';
import { scenarioNamed } from '../../../helpers/scenarios.ts';
import { type Bench, bench, moved, plotted } from '../bench.ts';

/** Sides that owe a plot. */
const plotting = (now: Situation): Side[] =>
  SIDES.filter(side => owesPlots(now, side, { union: null, confederate: null }));

const raft = (more: Partial<RiverShip> = {}): Bench => bench().confederate('raft', 'fire_raft', 505, 'E', more);

const alight = { burntBy: 9 };
const vessels = (id: string, vessel: string, hex: number, more: Partial<RiverShip> = {}): Bench =>
  raft(alight).union(id, vessel, hex, 'E', { anchored: true, ...more });

describe('C79: fire ships', () => {
  it('by scenario (`fireShips`, `explosiveShips`) or catalogue (fire rafts): and all of them find room beside a friend (C12)', () => {
    const battle = scenarioNamed('brands');
    const { ships } = muster(battle);
    expect(Object.values(ships).map(({ id, fireShip, shares }) => [id, fireShip, shares])).toEqual(
      expect.arrayContaining([
        ['raft', 'fire', true],
        ['mosher', 'fire', true],
        ['powder', 'explosive', true],
        ['uss_tyler', undefined, false],
      ]),
    );
    expect(riverCoastal.sectionKeys).toMatchObject({ fireShips: { kind: 'ships' }, explosiveShips: { kind: 'ships' } });
  });

  it.each([
    [3, false],
    [4, true],
    [6, true],
  ])('D6 4-6 lights it: %i', (die, lit) => {
    const setup = raft().does(endMove, die);
    expect(setup.told('fireShipTried')).toMatchObject([{ ship: 'raft', die, lit }]);
    expect(setup.ship('raft').burntBy).toBe(lit ? 7 : 0);
  });

  it('a try at the end of each move, until it burns', () => {
    const setup = raft().does(endMove, 1).move(2).does(endMove, 3).move(3).does(endMove, 4).move(4).does(endMove);
    expect(setup.told('fireShipTried').map(({ lit }) => lit)).toEqual([false, false, true]);
  });

  it('C131: it burns, and sinks 6 moves later as a hulk does', () => {
    const setup = raft().does(endMove, 4);
    for (let turn = 2; turn <= 6; turn++) setup.move(turn).does(endMove);
    expect(setup.ship('raft').status).toBe('afloat');
    setup.move(7).does(endMove);
    expect(setup.told('shipSunk')).toMatchObject([{ ship: 'raft', cause: 'burnt' }]);
  });

  it('none is thrown before it is let go', () => {
    raft({ anchored: true }).does(endMove);
    bench().confederate('mosher', 'cs_tug', 505, 'E', { fireShip: 'fire' }).does(endMove);
  });

  it('drifts with the whole current, whatever she weighs', () => {
    const setup = raft().river('E', 4).union('heavy', 'uss_new_ironsides', 305, 'E', { fireShip: 'fire' });
    const now = setup.now();
    expect(driftOf(now, setup.ship('heavy'))).toBe(driftOf(now, setup.ship('raft')));
    delete setup.ship('heavy').fireShip;
    expect(driftOf(now, setup.ship('heavy'))).toBe(driftOf(now, setup.ship('raft')) / 2);
  });

  it.each([
    ['uss_cairo', 5, 6, false],
    ['uss_cairo', 6, 6, true],
    ['uss_tyler', 3, 4, false],
    ['uss_tyler', 4, 4, true],
  ] as const)('in contact ironclads catch fire on 6, others on 4-6: %s, %i', (vessel, die, need, caught) => {
    const setup = vessels('prey', vessel, 505);
    setup.does(burnFireShips, die);
    expect(setup.told('fireCaught')).toMatchObject([{ ship: 'prey', by: 'raft', die, need, caught }]);
    expect(setup.ship('prey').fires).toHaveLength(caught ? 1 : 0);
  });

  it.each([
    ['uss_cairo', 6, 4],
    ['uss_tyler', 4, 6],
  ] as const)('C50: such a fire is out on 6, aboard an ironclad on 4, 5, 6: %s', (vessel, die, need) => {
    const setup = vessels('prey', vessel, 505).does(endMove, die, need - 1);
    expect(setup.told('fireFought')).toMatchObject([{ die: need - 1, need, out: false, left: 3 }]);
    setup.move(2).does(endMove, 1, need);
    expect(setup.told('fireFought').at(-1)).toMatchObject({ die: need, out: true });
  });

  it('worked example 13: ironclad from a fire ship 15/16 within four tries', () => {
    let out = 0;
    for (let dice = 0; dice < 6 ** 4; dice++) {
      const setup = vessels('prey', 'uss_cairo', 705, { fires: [{ need: 4, tries: 4 }] });
      for (let tries = 0; tries < 4 && setup.ship('prey').fires.length > 0; tries++)
        setup.does(endMove, (Math.floor(dice / 6 ** tries) % 6) + 1);
      if (!setup.ship('prey').abandoned) out += 1;
    }
    expect(out / 6 ** 4).toBe(15 / 16);
  });

  it('C131: each end of move in contact is a die more, and each fire is by itself', () => {
    const setup = vessels('prey', 'uss_tyler', 505).does(burnFireShips, 4).does(burnFireShips, 4);
    expect(setup.ship('prey').fires).toHaveLength(2);
  });

  it('C131: friends are not spared, and who burns already throws none', () => {
    const setup = raft(alight)
      .confederate('friend', 'css_general_lovell', 505, 'E', { anchored: true })
      .confederate('other', 'fire_raft', 505, 'E', alight)
      .does(burnFireShips, 6, 6);
    expect(setup.told('fireCaught').map(({ ship, by }) => [ship, by])).toEqual([
      ['friend', 'raft'],
      ['friend', 'other'],
    ]);
  });

  it('C131: where nobody is aboard a fire is not fought: she burns as a hulk', () => {
    const setup = vessels('prey', 'mortar_boat', 505, { fullCpv: 0, cpv: 0 }).does(burnFireShips, 4);
    expect(setup.ship('prey')).toMatchObject({ fires: [], burntBy: 7 });
  });
});

describe('C50: a burning hulk acts as a fire ship', () => {
  const hulk = (more: Partial<RiverShip>): Bench =>
    bench()
      .confederate('hulk', 'css_general_lovell', 505, 'E', { abandoned: true, ...more })
      .union('prey', 'uss_tyler', 605, 'NE', { anchored: true, touched: ['hulk'] });

  it('she sets on fire whom she touches', () => {
    expect(hulk(alight).does(burnFireShips, 4).ship('prey').fires).toMatchObject([{ need: 6, tries: 4 }]);
    expect(hulk({}).does(burnFireShips).told('fireCaught')).toEqual([]);
  });

  it('C131: but drifts by C11', () => {
    const setup = hulk({ ...alight, fullSpv: 90 }).river('E', 4);
    const now = setup.now();
    expect(driftOf(now, setup.ship('hulk'))).toBeLessThan(driftOf(now, { ...setup.ship('hulk'), fullSpv: 70 }));
  });
});

describe('C80: who touches whom', () => {
  const meets = (facing: FacingName): Bench =>
    raft().river('E', 4).union('prey', 'uss_cairo', 605, facing, { anchored: true });

  it('a raft that drifts upon a ship stops in the hex above her, and touches her until she goes on', () => {
    const setup = meets('NE').does(moved);
    expect(setup.ship('raft')).toMatchObject({ at: 505, against: ['prey'] });
    setup.does(openMove);
    expect(areInContact(setup.ship('prey'), setup.ship('raft'))).toBe(true);
    Object.assign(setup.ship('prey'), { anchored: false });
    plotted(setup, 'prey', { speed: 12, anchor: false });
    setup.does(moved);
    expect(setup.ship('prey').at).not.toBe(605);
    expect(setup.ship('raft').against).toBeUndefined();
    expect(areInContact(setup.ship('prey'), setup.ship('raft'))).toBe(false);
  });

  it('a ship beside her that has not been stopped against her does not touch her', () => {
    const setup = raft({ ...alight, anchored: true }).union('prey', 'uss_cairo', 605, 'E', { anchored: true });
    setup.does(moved).does(burnFireShips);
    expect(setup.told('fireCaught')).toEqual([]);
  });

  it('C131: jammed, or rammed or slid along in this move, counts too', () => {
    const setup = raft().union('prey', 'uss_cairo', 605, 'E');
    const [one, other] = [setup.ship('raft'), setup.ship('prey')];
    expect(areInContact(one, other)).toBe(false);
    expect(areInContact({ ...one, locked: { ship: 'prey', until: 3 } }, other)).toBe(true);
    expect(areInContact(one, { ...other, touched: ['raft'] })).toBe(true);
  });

  it('ships of which neither burns note nothing of it', () => {
    const setup = bench()
      .river('E', 4)
      .confederate('hulk', 'css_general_lovell', 505, 'E', { abandoned: true })
      .union('prey', 'uss_cairo', 605, 'NE', { anchored: true })
      .does(moved);
    expect(setup.told('shipWaited')).toHaveLength(1);
    expect(setup.ship('hulk').against).toBeUndefined();
  });

  it('in one hex with a friend', () => {
    const setup = raft()
      .river('E', 4)
      .confederate('friend', 'css_general_lovell', 605, 'E', { anchored: true })
      .does(moved);
    expect(setup.told('shipWaited')).toEqual([]);
    expect(setup.ship('raft').at).toBe(605);
    expect(areInContact(setup.ship('friend'), setup.ship('raft'))).toBe(true);
  });
});

describe('C80: explosive ships', () => {
  const powder = (more: Partial<RiverShip> = {}): Bench =>
    bench().confederate('powder', 'fire_raft', 505, 'E', { fireShip: 'explosive', ...more });

  it.each([1, 5])('D6 each move from release: a %i is nothing', die => {
    const setup = powder().does(endMove, die);
    expect(setup.told('explosionTried')).toMatchObject([{ die, explodes: false }]);
    expect(setup.ship('powder').status).toBe('afloat');
  });

  it('6 explodes; every ship it touches, in the same hex or stopped against it, sinks, friend or enemy', () => {
    const setup = powder({ against: ['prey'] })
      .confederate('friend', 'cs_tug', 505, 'E', { anchored: true })
      .union('prey', 'uss_new_ironsides', 605, 'E', { anchored: true })
      .union('near', 'uss_tyler', 405, 'E', { anchored: true })
      .does(endMove, 6);
    expect(setup.told('shipSunk').map(({ ship, cause }) => [ship, cause])).toEqual([
      ['powder', 'blownUp'],
      ['prey', 'blownUp'],
      ['friend', 'blownUp'],
    ]);
    expect(setup.ship('near').status).toBe('afloat');
  });

  it('none is thrown before release, and it is not lit', () => {
    powder({ anchored: true }).does(endMove);
    expect(powder().does(endMove, 4).told('fireShipTried')).toEqual([]);
  });

  it('C53: other ships that explode harm nobody else', () => {
    const setup = bench()
      .confederate('raft', 'fire_raft', 505, 'E', { burntBy: 1 })
      .union('prey', 'uss_tyler', 605, 'E', { anchored: true });
    setup.does(endMove);
    expect(setup.ship('prey').status).toBe('afloat');
  });
});

describe('C131: how they are let go', () => {
  it('a raft at anchor is asked for a plot: to be kept, or let go', () => {
    const setup = raft({ anchored: true });
    const [now, ship] = [setup.now(), setup.ship('raft')];
    expect(plotting(now)).toEqual(['confederate']);
    const [kept] = plotOptions(now, ship);
    expect(plotOptions(now, ship)).toHaveLength(1);
    expect(kept).toMatchObject({ anchor: true, speed: 0 });
    expect(sideOptions(now, ship, kept!)).toMatchObject([{ release: true }]);
    expect(layOptions(now, 'confederate', { union: null, confederate: null })).toHaveLength(2);
    setup.state.cursor.phase = PLOTS_STEP;
    expect(desk.plots?.of(setup.now())).toMatchObject([{ unit: 'raft' }]);
  });

  it('and adrift at once', () => {
    const setup = plotted(raft({ anchored: true }).river('E', 4), 'raft', { release: true, anchor: true });
    setup.does(moved);
    expect(setup.told('fireShipReleased')).toMatchObject([{ ship: 'raft', at: 505 }]);
    expect(setup.told('weighed')).toEqual([]);
    expect(setup.ship('raft')).toMatchObject({ anchored: false, at: 605 });
    setup.does(burnFireShips, 4);
  });

  it('one that does not begin at anchor is adrift from the start, and asked for nothing', () => {
    const setup = raft().river('E', 4);
    expect(plotting(setup.now())).toEqual([]);
    expect(setup.does(moved).ship('raft').at).toBe(605);
  });

  const mosher = (more: Partial<RiverShip> = {}): Bench =>
    bench().confederate('mosher', 'cs_tug', 505, 'E', { fireShip: 'fire', shares: true, ...more });

  it('a ship with a crew steams through that move first; then the crew takes to its boats and is out of the battle', () => {
    const setup = plotted(mosher(), 'mosher', { speed: 12, release: true }).does(moved);
    expect(setup.ship('mosher')).toMatchObject({ at: 705, speed: 12, cpv: 1 });
    setup.does(endMove, 4);
    expect(setup.ship('mosher')).toMatchObject({ speed: 0, cpv: 0, fullCpv: 0, captain: null, burntBy: 7 });
    expect(setup.ship('mosher').abandoned).toBe(false);
    expect(plotting(setup.now())).toEqual([]);
  });

  it('fires aboard are left to burn', () => {
    const setup = plotted(mosher({ fires: [{ need: 6, tries: 2 }] }), 'mosher', { release: true }).does(endMove);
    expect(setup.ship('mosher')).toMatchObject({ fires: [], burntBy: 7 });
  });

  it('not with a fleet commander aboard, not twice, and no other ship', () => {
    const setup = mosher().confederate('plain', 'cs_tug', 405, 'E');
    expect(mayLetGo(setup.now(), setup.ship('mosher'))).toBe(true);
    expect(mayLetGo(setup.now(), setup.ship('plain'))).toBe(false);
    const staff = { commanders: [{ ship: 'mosher', place: 'aboard' }], orders: {}, written: [] };
    const led = { state: { ...setup.state, staff: staff as never } };
    expect(mayLetGo(led, setup.ship('mosher'))).toBe(false);
    expect(mayLetGo(setup.now(), { ...setup.ship('mosher'), fullCpv: 0 })).toBe(false);
  });

  it('what has been let go is no ship in action (C103)', () => {
    const setup = raft().union('tyler', 'uss_tyler', 305, 'E').confederate('lost', 'css_general_lovell', 905, 'E');
    expect(outcomeOf(setup.now())).toBeNull();
    setup.ship('lost').status = 'sunk';
    expect(outcomeOf(setup.now())).toMatchObject({ winner: 'union', cause: 'fleet-lost' });
  });
});

/** Of every fall of so many dice the share in which something holds. */
const shareOf = (dice: number, holds: (...faces: number[]) => boolean): number => {
  const falls = Array.from({ length: 6 ** dice }, (_, fall) =>
    Array.from({ length: dice }, (__, die) => (Math.floor(fall / 6 ** die) % 6) + 1),
  );
  return falls.filter(faces => holds(...faces)).length / falls.length;
};

describe('the odds of every die of C79 and C80 are shown before it is thrown', () => {
  const mosher = (more: Partial<RiverShip> = {}): Bench =>
    bench()
      .confederate('mosher', 'cs_tug', 505, 'E', { fireShip: 'fire', shares: true, speed: 12, ...more })
      .union('prey', 'uss_tyler', 605, 'NE', { anchored: true })
      .union('iron', 'uss_cairo', 905, 'NE', { anchored: true });
  const lays = (setup: Bench, more: Partial<Plot>): OddsView | null =>
    desk.odds(setup.now(), {
      type: 'plot',
      side: 'confederate',
      ship: 'mosher',
      ...defaultPlot(setup.now(), setup.ship('mosher')),
      ...more,
    });
  const chanceOf = ({ headlines }: OddsView, label: string): number | undefined =>
    headlines.find(each => each.label === label)?.chance;
  const lineOf = (setup: Bench, id: string, label: string): string | undefined =>
    desk
      .units(setup.now())
      .find(unit => unit.id === id)
      ?.lines.find(each => each.label === label)?.value;

  /** What comes of the end of a move in which she was let go beside her prey. */
  const falls = (vessel: string): number =>
    shareOf(2, (light, spread) => {
      const setup = bench()
        .confederate('mosher', 'cs_tug', 505, 'E', { fireShip: 'fire', fullCpv: 0, cpv: 0, captain: null })
        .union('prey', vessel, 605, 'NE', { anchored: true, touched: ['mosher'] });
      if (light < 4) setup.does(burnFireShips, light);
      else setup.does(burnFireShips, light, spread);
      return setup.ship('prey').fires.length > 0;
    });

  it('a plot that lets a fire ship go: whether she burns, and what she may set on fire', () => {
    const odds = lays(mosher(), { release: true })!;
    expect(odds.outcomes.map(({ chance }) => chance)).toEqual([1 / 2, 1 / 2]);
    expect(chanceOf(odds, 'burns as the move ends')).toBe(1 / 2);
    expect(chanceOf(odds, 'sets on fire wood that she touches')).toBeCloseTo(falls('uss_tyler'), 9);
    expect(chanceOf(odds, 'sets on fire an ironclad that she touches')).toBeCloseTo(falls('uss_cairo'), 9);
    expect(falls('uss_cairo')).toBeCloseTo(1 / 12, 9);
    expect(lays(mosher(), {})).toBeNull();
  });

  it('C131: fires that her crew leaves go on', () => {
    const odds = lays(mosher({ fires: [{ need: 6, tries: 2 }] }), { release: true })!;
    expect(chanceOf(odds, 'burns as the move ends')).toBe(1);
    expect(chanceOf(odds, 'sets on fire wood that she touches')).toBe(1 / 2);
  });

  it('one that rams shows the blow, and what she sets on fire besides', () => {
    const ramming = lays(mosher(), { speed: 12, ram: 'prey' })!;
    const odds = lays(mosher(), { speed: 12, ram: 'prey', release: true })!;
    expect(odds.outcomes).toEqual(ramming.outcomes);
    expect(chanceOf(odds, 'sets her on fire, touching')).toBeCloseTo(falls('uss_tyler'), 9);
    expect(chanceOf(ramming, 'sets her on fire, touching')).toBeUndefined();
    const powder = lays(mosher({ fireShip: 'explosive' }), { speed: 12, ram: 'prey', release: true })!;
    expect(chanceOf(powder, 'takes her down, touching')).toBe(1 / 6);
  });

  it('C80: a ship full of powder: in this move, and within three; in tow no die is thrown', () => {
    const odds = lays(mosher({ fireShip: 'explosive' }), { release: true })!;
    expect(odds.outcomes.map(({ chance }) => chance)).toEqual([5 / 6, 1 / 6]);
    const within = shareOf(3, (...dice) => {
      const setup = bench().confederate('mosher', 'fire_raft', 505, 'E', { fireShip: 'explosive' });
      for (const die of dice) if (setup.ship('mosher').status === 'afloat') setup.does(burnFireShips, die);
      return setup.ship('mosher').status === 'sunk';
    });
    expect(chanceOf(odds, 'within 3 moves')).toBeCloseTo(within, 9);
    expect(lays(mosher({ fireShip: 'explosive', towedBy: 'tug' }), { release: true })).toBeNull();
  });

  it('the sheet of one that has been let go tells her die, and of whom she touches theirs', () => {
    const lit = vessels('prey', 'uss_cairo', 505);
    expect(lineOf(lit, 'prey', 'Touches')).toBe('raft: catches fire 1 in 6');
    expect(lineOf(lit, 'raft', 'Touches')).toBeUndefined();
    const raw = raft().union('prey', 'uss_tyler', 505, 'E', { anchored: true });
    expect(lineOf(raw, 'raft', 'Fire ship')).toBe('is lit at the end of each move: 3 in 6');
    expect(lineOf(raw, 'prey', 'Touches')).toBe('raft: catches fire 1 in 4');
    const powder = raft({ fireShip: 'explosive' }).union('prey', 'uss_tyler', 505, 'E', { anchored: true });
    expect(lineOf(powder, 'raft', 'Explosive ship')).toBe('goes off at the end of each move: 1 in 6');
    expect(lineOf(powder, 'prey', 'Touches')).toBe('raft: goes down with her 1 in 6');
    const towed = raft({ fireShip: 'explosive', towedBy: 'prey' }).union('prey', 'uss_tyler', 505, 'E');
    expect(lineOf(towed, 'raft', 'Explosive ship')).toBe('does not go off in tow');
    expect(lineOf(towed, 'prey', 'Touches')).toBeUndefined();
    const kept = raft({ anchored: true }).union('prey', 'uss_tyler', 505, 'E');
    expect(lineOf(kept, 'prey', 'Touches')).toBeUndefined();
  });

  it('who burns already catches no fire, and whoever lies apart is in no danger', () => {
    expect(lineOf(vessels('prey', 'uss_tyler', 505, alight), 'prey', 'Touches')).toBeUndefined();
    expect(lineOf(vessels('prey', 'uss_tyler', 705), 'prey', 'Touches')).toBeUndefined();
  });

  it('what it may cost to run upon one is told of her hex', () => {
    const lit = vessels('prey', 'uss_tyler', 605);
    expect(desk.risk(lit.now(), 'prey', 505)).toBe('raft may set her on fire: 1 in 2');
    expect(desk.risk(lit.now(), 'prey', 705)).toBeNull();
    const powder = raft({ fireShip: 'explosive' }).union('prey', 'uss_cairo', 605, 'E');
    expect(desk.risk(powder.now(), 'prey', 505)).toBe('raft may take her down: 1 in 6');
  });

  it('the tables open at the die, with its chance beside it', () => {
    const rowOf = (setup: Bench, type: RiverEvent['type']): readonly string[] => {
      const [cell] = desk.events.cells?.(setup.told(type)[0]!, setup.now()) ?? [];
      return fireShips.rows[cell!.row]!;
    };
    expect(rowOf(raft().does(burnFireShips, 1), 'fireShipTried')).toEqual([
      'A fire ship lights on',
      '4, 5, 6',
      '3 in 6',
    ]);
    for (const [vessel, says] of [
      ['uss_tyler', ['What she touches burns on', '4, 5, 6', '3 in 6']],
      ['uss_cairo', ['An ironclad burns on', '6', '1 in 6']],
    ] as const)
      expect(rowOf(vessels('prey', vessel, 505).does(burnFireShips, 1), 'fireCaught')).toEqual(says);
    const powder = raft({ fireShip: 'explosive' }).does(burnFireShips, 1);
    expect(rowOf(powder, 'explosionTried')).toEqual(['An explosive ship goes off on', '6', '1 in 6']);
    expect(fireShips.rows.slice(-2).map(([, , chance]) => chance)).toEqual(['671 in 1296', '1215 in 1296']);
  });

  it.each([
    [6, 4, 'on fire: put out 671 in 1296', 671 / 1296],
    [4, 4, 'on fire: put out 1215 in 1296', 15 / 16],
    [6, 1, 'on fire: put out 1 in 6', 1 / 6],
  ])('C50: a fire that is out on %i with %i tries left', (need, tries, says, chance) => {
    const setup = bench().union('prey', 'uss_cairo', 505, 'E', { fires: [{ need, tries }] });
    expect(lineOf(setup, 'prey', 'Condition')).toBe(says);
    const { ways, of } = fireOutOdds({ need, tries });
    expect(ways / of).toBe(chance);
  });
});

describe('C131: how long two touch', () => {
  const touching = (): Bench => {
    const setup = bench()
      .union('raft', 'fire_raft', 505, 'E', { anchored: true, burntBy: 9 })
      .confederate('z', 'css_mcrae', 605, 'E', { anchored: true, against: ['raft'] });
    expect(areInContact(setup.ship('raft'), setup.ship('z'))).toBe(true);
    return setup;
  };
  const goesOn = (setup: Bench, id: string): boolean => {
    const ship = setup.ship(id);
    Object.assign(ship, { anchored: false, going: 'ahead', rate: 6, inHand: 24, halted: false });
    setup.does(play => {
      play.state.stepped = [];
      while (stepNext(play));
    });
    return areInContact(setup.ship('raft'), setup.ship('z'));
  };

  it('until she goes on who lies against the other', () => expect(goesOn(touching(), 'z')).toBe(false));
  it('or she against whom the other lies', () => {
    const setup = touching();
    setup.ship('raft').facing = 3;
    expect(goesOn(setup, 'raft')).toBe(false);
  });
});

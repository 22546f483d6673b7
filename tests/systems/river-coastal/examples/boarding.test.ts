/** Boarding, taken ships, landing parties and forts that are stormed (C66 to C70, C104, C129, C130), sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { enemyOf, type HexId } from '../../../../src/core/types.ts';
import { boardable, handsFor, isAlongside } from '../../../../src/rules/river-coastal/boarding.ts';
import { isStoked } from '../../../../src/rules/river-coastal/condition.ts';
import { meet } from '../../../../src/rules/river-coastal/contact.ts';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import { shiftFlags } from '../../../../src/rules/river-coastal/flagships.ts';
import { notReady } from '../../../../src/rules/river-coastal/gunnery.ts';
import { landings, marches, movesTo } from '../../../../src/rules/river-coastal/landing.ts';
import { abandon, sink } from '../../../../src/rules/river-coastal/loss.ts';
import { moraleFactors } from '../../../../src/rules/river-coastal/morale.ts';
import { isOut, progress } from '../../../../src/rules/river-coastal/objectives.ts';
import { boardingOdds, fightOdds, townOdds } from '../../../../src/rules/river-coastal/odds.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import { muster } from '../../../../src/rules/river-coastal/flagships.ts';
import { order, whatFits } from '../../../../src/rules/river-coastal/orders.ts';
import {
  chancesIn,
  detail,
  openParties,
  owesParties,
  partyOptions,
  sendParties,
} from '../../../../src/rules/river-coastal/parties.ts';
import type { Captain, RiverCommand, RiverShip } from '../../../../src/rules/river-coastal/types.ts';
import { outcomeOf, pointsDestroyed } from '../../../../src/rules/river-coastal/victory.ts';
import { redact } from '../../../../src/rules/river-coastal/views.ts';
import { isPowered, speedsFor } from '../../../../src/rules/river-coastal/way.ts';
import { bench, type Bench, captain } from '../bench.ts';

/** So many men in the boxes of a ship, at as many of her heaviest guns as said. */
const men = (table: Bench, id: string, pool: number, guns = 0): Bench => {
  const ship = table.ship(id);
  const crew = { engine: 1, boiler: 1, pool, guns: ship.guns.map((_, index) => index < guns) };
  const cpv = 2 + pool + guns;
  Object.assign(ship, { stokers: 'both', crew, cpv, fullCpv: cpv });
  return table;
};

/** Two gunboats at rest beside each other, the Union's with boarders to spare. */
const beside = (pool = 2, theirs = 0, guns = 0): Bench => {
  const table = bench().union('a', 'uss_tyler', 505, 'E').confederate('z', 'css_mcrae', 605, 'E');
  return men(men(table, 'a', pool), 'z', theirs, guns);
};

/** A hulk, a launch: whose last man is easily met. */
const alone = (table: Bench, id: string): Bench => {
  const ship = table.ship(id);
  Object.assign(ship, { stokers: 'all', cpv: 1, fullCpv: 1 });
  ship.crew = { engine: 0, boiler: 0, pool: 1, guns: ship.guns.map(() => false) };
  return table;
};

const board = (
  ship: string,
  target: string,
  parties: number,
  side: 'union' | 'confederate' = 'union',
): RiverCommand => ({
  type: 'board',
  side,
  ship,
  target,
  parties,
});

const landing = (parties: number, target = 'mill', ship = 'a'): RiverCommand => ({
  type: 'land',
  side: 'union',
  ship,
  target,
  parties,
});

/** One step of parties: what they are told, then the dice. */
const step = (table: Bench, commands: readonly RiverCommand[], ...faces: number[]): Bench =>
  table.does(
    play => {
      openParties(play);
      for (const command of commands) detail(play, command);
      sendParties(play);
    },
    ...faces,
  );

describe('C66: alongside', () => {
  const pair = (
    one: Partial<RiverShip>,
    other: Partial<RiverShip>,
    heading: 'E' | 'W' | 'NE' = 'E',
    at: HexId = 605,
  ) => {
    const table = bench().union('a', 'uss_tyler', 505, 'E', one).confederate('z', 'css_mcrae', at, heading, other);
    return isAlongside(table.now(), table.ship('a'), table.ship('z'));
  };

  it('adjacent and jammed, slid or rammed in this move', () => {
    const jammed = { locked: { ship: 'z', until: 4 } };
    expect([pair({ ...jammed, speed: 2 }, {}, 'NE'), pair({ ...jammed, speed: 2 }, {}, 'NE', 705)]).toEqual([
      true,
      false,
    ]);
    expect([pair({ touched: ['z'], speed: 4 }, {}, 'NE'), pair({}, { touched: ['a'], speed: 4 }, 'NE')]).toEqual([
      true,
      true,
    ]);
    expect(pair({ speed: 4 }, {}, 'NE')).toBe(false);
  });

  it('or adjacent, on parallel facings, both at rest', () => {
    expect([
      pair({}, {}),
      pair({}, {}, 'W'),
      pair({}, {}, 'NE'),
      pair({ speed: 2 }, {}),
      pair({}, { speed: 2 }),
    ]).toEqual([true, true, false, false, false]);
    expect(pair({}, {}, 'E', 705)).toBe(false);
  });

  it('a slide and a ram bring ships alongside until the next move, a spar torpedo does not', () => {
    const met = (heading: 'E' | 'NE', more: Partial<RiverShip>, ...faces: number[]) => {
      const table = bench()
        .union('a', 'uss_tyler', 505, 'E', { speed: 4, going: 'ahead', ...more })
        .confederate('z', 'css_mcrae', 605, heading, { spv: 400, value: 1 });
      table.does(play => meet(play, { ship: 'a', others: ['z'], how: 'lies' }), ...faces);
      return table;
    };
    expect(met('E', {}).ship('a').touched).toEqual(['z']);
    const rammed = met('NE', {}, 1, 1);
    expect(rammed.ship('a').touched).toEqual(['z']);
    rammed.does(openMove);
    expect(rammed.ship('a').touched).toBeUndefined();
    expect(met('NE', { spar: true }, 1).ship('a').touched).toBeUndefined();
  });
});

describe('C67: boarding', () => {
  it('up to two parties a move, points of crew of the pool that have done nothing else in it, and never the last one', () => {
    const hands = (pool: number, busy = 0) => {
      const table = beside(pool);
      table.ship('a').busy = busy;
      return handsFor(table.ship('a'));
    };
    expect([hands(0), hands(1), hands(2), hands(5), hands(2, 1)]).toEqual([0, 1, 2, 2, 1]);
    expect(handsFor(alone(beside(), 'a').ship('a'))).toBe(0);
  });

  it('what is offered: every ship alongside with one party and with two, to be taken back until the side has done', () => {
    const table = beside(2);
    const offered = (): RiverCommand[] => partyOptions(table.now(), 'union', chancesIn(table.now()));
    expect(offered()).toEqual([board('a', 'z', 1), board('a', 'z', 2), { type: 'detailed', side: 'union' }]);
    table.does(play => {
      openParties(play);
      detail(play, board('a', 'z', 2));
    });
    expect(offered()).toEqual([
      { type: 'stay', side: 'union', ship: 'a', group: 0 },
      { type: 'detailed', side: 'union' },
    ]);
    expect(redact(table.state, 'union').forays).toHaveLength(1);
    expect(redact(table.state, 'confederate').forays).toEqual([]);
    table.does(play => detail(play, { type: 'stay', side: 'union', ship: 'a', group: 0 }));
    expect(offered()).toHaveLength(3);
    table.does(play => detail(play, { type: 'detailed', side: 'union' }));
    expect(table.state.ready).toEqual(['union']);
    expect(owesParties(table.now(), 'confederate', chancesIn(table.now()))).toBe(true);
  });

  it('each crosses on 4, 5, 6, else stays, and has done its one thing in this move', () => {
    const table = step(beside(2, 5), [board('a', 'z', 2)], 3, 4, 1, 1, 1);
    expect(table.told('boardersCrossed')).toMatchObject([{ dice: [3, 4], over: 1 }]);
    expect(table.ship('a')).toMatchObject({ cpv: 3, busy: 1, crew: { pool: 1 } });
    const none = step(beside(1, 5), [board('a', 'z', 1)], 1);
    expect(none.ship('z').boarders).toBeUndefined();
    expect([none.ship('a').cpv, none.ship('a').busy]).toEqual([3, 1]);
  });

  it('then a die a party, sums compared: boarders beaten are lost, and she is kept and idle for one move (C68)', () => {
    const table = step(beside(1, 5), [board('a', 'z', 1)], 4, 3, 2, 2);
    expect(table.told('boardingFought')).toMatchObject([
      { dice: [3, 2, 2], parties: 1, result: 'defender', beaten: 0 },
    ]);
    expect([table.ship('z').boarders, table.ship('z').idle, table.ship('z').side]).toEqual([
      undefined,
      2,
      'confederate',
    ]);
    expect(table.ship('a').cpv).toBe(2);
  });

  it('at most one defender more than are aboard', () => {
    const dice = (parties: number, theirs: number, ...faces: number[]) =>
      step(beside(2, theirs), [board('a', 'z', parties)], ...faces).told('boardingFought')[0]!.dice.length - parties;
    expect(dice(1, 9, 4, 1, 1, 1)).toBe(2);
    expect(dice(2, 9, 4, 4, 1, 1, 1, 1, 1)).toBe(3);
    expect(dice(2, 0, 4, 4, 1, 1, 1, 1)).toBe(2);
  });

  it('the pool fights first, then gun crews, the lightest first, engine and boiler last; guns of men who fight are silent next move', () => {
    const table = step(beside(1, 1, 2), [board('a', 'z', 1)], 4, 4, 2, 2);
    expect(table.told('boardingFought')[0]!.result).toBe('goesOn');
    const { guns, crew } = table.ship('z');
    expect(crew).toMatchObject({ engine: 1, boiler: 1, pool: 1 });
    expect(guns.filter(({ loaded }) => loaded === 3)).toHaveLength(1);
    const silent = guns.findIndex(({ loaded }) => loaded === 3);
    table.move(2);
    expect(notReady(table.now(), table.ship('z'), silent)).toMatchObject({ why: 'loading', until: 3 });
    // She is neither taken nor kept: what is not on deck goes on.
    expect([isPowered(table.now(), table.ship('z')), table.ship('z').idle]).toEqual([true, undefined]);
  });

  it('none left: taken; as long as some are, they fight on against who has won (C129)', () => {
    const table = step(beside(1, 1, 1), [board('a', 'z', 1)], 4, 6, 2, 2);
    expect(table.told('boardingFought')[0]).toMatchObject({ result: 'attacker', beaten: 2 });
    expect(table.ship('z')).toMatchObject({ cpv: 2, side: 'confederate', boarders: { parties: 1, prisoners: 2 } });
    expect(table.ship('z').crew).toEqual({
      engine: 1,
      boiler: 1,
      pool: 0,
      guns: table.ship('z').guns.map(() => false),
    });
    expect(table.ship('z').shocks).toContain('crew');
    step(table, [], 6, 1, 1);
    expect(table.ship('z')).toMatchObject({ side: 'union', cpv: 1, prisoners: 4 });
  });

  it('a tie goes on in the next move, wherever the ships are then, and others may join it', () => {
    const table = step(beside(2, 0), [board('a', 'z', 1)], 4, 4, 2, 2);
    expect(table.ship('z').boarders).toEqual({ by: 'a', parties: 1, prisoners: 0 });
    table.ship('a').at = 905;
    step(table, [], 4, 2, 2);
    expect(table.told('boardingFought').map(({ result }) => result)).toEqual(['goesOn', 'goesOn']);
    table.ship('a').at = 505;
    step(table, [board('a', 'z', 1)], 5, 1, 2, 1, 1);
    expect(table.told('boardingFought').at(-1)).toMatchObject({ parties: 2, dice: [1, 2, 1, 1], result: 'attacker' });
    expect(table.ship('z').side).toBe('union');
  });

  it('defenders beaten are prisoners with the ship: if the rest of her crew keep her they are free (C129)', () => {
    const table = step(beside(1, 1, 1), [board('a', 'z', 1)], 4, 6, 2, 2);
    step(table, [], 1, 6, 6);
    expect(table.ship('z')).toMatchObject({ cpv: 4, side: 'confederate', crew: { pool: 2, engine: 1, boiler: 1 } });
    expect(table.ship('z').boarders).toBeUndefined();
  });

  it('if both board each other, a die each: the higher does; equal ones are thrown again', () => {
    const table = step(
      men(beside(1, 1), 'z', 1),
      [board('a', 'z', 1), board('z', 'a', 1, 'confederate')],
      ...[3, 3, 2, 5, 6, 4, 1, 1],
    );
    expect(table.told('boardersRaced').map(({ dice, ahead }) => [...dice, ahead])).toEqual([
      [3, 3, ''],
      [2, 5, 'z'],
    ]);
    expect(table.told('boardersCrossed').map(({ ship }) => ship)).toEqual(['z']);
    expect(table.told('boardingFought')).toMatchObject([{ ship: 'a', by: 'z' }]);
  });

  it('C104: an abandoned ship is boarded without a fight, by one party across, by either side', () => {
    const table = beside(1);
    Object.assign(table.ship('z'), { abandoned: true, speed: 0 });
    step(table, [board('a', 'z', 1)], 4);
    expect(table.ship('z')).toMatchObject({ side: 'union', abandoned: false, lostBy: 'confederate', cpv: 1 });
    const own = bench().union('a', 'uss_tyler', 505, 'E').union('b', 'uss_lexington', 605, 'E', { abandoned: true });
    step(men(own, 'a', 1), [board('a', 'b', 1)], 6);
    expect(own.ship('b')).toMatchObject({ side: 'union', abandoned: false, cpv: 1 });
    expect(own.ship('b').lostBy).toBeUndefined();
  });

  it('C129: friends are not boarded, nor who burns without a crew; of two friends on a hulk the second joins the first', () => {
    const table = beside(1).union('b', 'uss_lexington', 604, 'E');
    const whom = () => boardable(table.now(), table.ship('a')).map(({ id }) => id);
    expect(whom()).toEqual(['z']);
    Object.assign(table.ship('z'), { abandoned: true, burntBy: 6 });
    expect(whom()).toEqual([]);
    table.ship('z').burntBy = 0;
    expect(whom()).toEqual(['z']);
    step(men(table, 'b', 1), [board('a', 'z', 1), board('b', 'z', 1)], 4, 4);
    expect(table.ship('z')).toMatchObject({ side: 'union', cpv: 2, fullCpv: 2, crew: { engine: 1, boiler: 1 } });
  });

  it('C129: boarders are lost with a ship that sinks or is left to burn; one that is left otherwise is theirs in the next move', () => {
    const fought = () => step(beside(1, 0), [board('a', 'z', 1)], 4, 4, 2, 2);
    const sunk = fought().does(play => sink(play, 'z', 'gunfire'));
    expect(sunk.told('boardersLost')).toMatchObject([{ ship: 'z', by: 'a', parties: 1 }]);
    const burnt = fought().does(play => abandon(play, 'z', 'fire'));
    expect(burnt.ship('z').boarders).toBeUndefined();
    const panicked = fought();
    panicked.ship('z').fires = [{ need: 6, tries: 3 }];
    panicked.does(play => abandon(play, 'z', 'morale'));
    expect(panicked.ship('z')).toMatchObject({ abandoned: true, burntBy: 7 });
    expect(panicked.ship('z').boarders).toBeUndefined();
    const left = fought().does(play => abandon(play, 'z', 'morale'));
    step(left, []);
    expect(left.ship('z')).toMatchObject({ side: 'union', abandoned: false });
  });

  it('C129: who has gone into another ship is not lost to his own: her morale counts the men that she has', () => {
    const table = step(beside(2, 9), [board('a', 'z', 2)], 4, 4, 1, 1, 6, 6, 6);
    const lost = moraleFactors(table.ship('a'), 1).filter(({ reason }) => reason === 'moraleNoneLost');
    expect(lost).toHaveLength(1);
  });
});

describe('worked example 15', () => {
  it('one party boards a ship of one CPV: crosses 1/2, then wins 15/36, ties 6/36; of more defenders two fight: 20/216', () => {
    expect(fightOdds(1, 1)).toEqual({
      wins: { ways: 15, of: 36 },
      goesOn: { ways: 6, of: 36 },
      loses: { ways: 15, of: 36 },
    });
    expect(fightOdds(1, 2).wins).toEqual({ ways: 20, of: 216 });
    const table = alone(beside(), 'z');
    const odds = boardingOdds(table.ship('z'), 1);
    expect(odds.crosses).toEqual([1 / 2, 1 / 2]);
    expect(odds.taken).toBeCloseTo(15 / 72, 12);
    expect(odds.goesOn).toBeCloseTo(6 / 72, 12);
    const view = desk.odds(table.now(), board('a', 'z', 1))!;
    expect(view.headlines.map(({ chance }) => chance)).toEqual([
      expect.closeTo(1 / 2, 12),
      expect.closeTo(15 / 72, 12),
      expect.closeTo(6 / 72, 12),
      expect.closeTo(15 / 72, 12),
    ]);
    expect(view.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(boardingOdds(beside(1, 9).ship('z'), 1).gains).toBeCloseTo(20 / 432, 12);
    expect(townOdds(2)).toBeCloseTo(11 / 36, 12);
  });
});

describe('C68: a taken ship', () => {
  const taken = (parties = 2, more: Partial<Captain> = {}): Bench => {
    const table = alone(beside(2), 'z');
    table.ship('a').captain = captain({ red: -3, ...more });
    table.ship('z').stokers = 'both';
    table.does(play => void (play.state.staff = muster(play)));
    const dice = parties === 2 ? [4, 4, 6, 6, 1] : [4, 3, 6, 1];
    return step(table, [board('a', 'z', 2)], ...dice);
  };

  it('is her captor’s, with one CPV at the engine, one at the boiler, the rest at guns', () => {
    const table = taken();
    expect(table.ship('z')).toMatchObject({ side: 'union', lostBy: 'confederate', cpv: 2, fullCpv: 2 });
    expect(table.ship('z').crew).toMatchObject({ engine: 1, boiler: 1, pool: 0 });
    expect(isStoked(table.ship('z'))).toBe(true);
    const more = beside(2, 0);
    more.ship('z').boarders = { by: 'a', parties: 2, prisoners: 0 };
    step(more, [board('a', 'z', 1)], 4, 6, 6, 6, 1, 1);
    expect(more.ship('z').crew!.guns.filter(Boolean)).toHaveLength(1);
    // One party alone keeps the engine, and no more.
    expect(isStoked(taken(1).ship('z'))).toBe(false);
  });

  it('is idle for one move: she makes no way and fires no gun', () => {
    const table = taken().move(2);
    const ship = table.ship('z');
    expect([isPowered(table.now(), ship), speedsFor(table.now(), ship)]).toEqual([false, [0]]);
    expect(ship.guns.every((_, gun) => notReady(table.now(), ship, gun)?.why !== undefined)).toBe(true);
    expect(desk.whyNoMove(table.now(), 'z', null)?.cite).toContain('C68');
    table.move(3);
    expect(isPowered(table.now(), ship)).toBe(true);
  });

  it('counts as captured (C102, C103), and a fleet that is taken is lost, unless it has taken others', () => {
    const table = taken();
    expect(isOut(table.ship('z'))).toBe(true);
    expect(progress(table.now(), { side: 'union', text: '', kind: 'sinkOrCapture', ships: ['z'], count: 1 })).toBe(1);
    expect(pointsDestroyed(table.now(), 'union')).toBe(table.ship('z').startSpv);
    expect(pointsDestroyed(table.now(), 'confederate')).toBe(0);
    expect(outcomeOf(table.now())).toMatchObject({ winner: 'union', cause: 'fleet-lost' });
    table.does(play => abandon(play, 'a', 'morale'));
    expect(outcomeOf(table.now())).toMatchObject({ winner: 'union', cause: 'fleet-lost' });
  });

  it('has no captain, the red die of who sent the boarders, and the order Withdraw', () => {
    const table = taken();
    expect(table.ship('z').captain).toMatchObject({ alive: false, red: -3, green: 0, yellow: 0 });
    expect(table.state.staff!.orders.z).toEqual(order('withdraw'));
    expect(moraleFactors(table.ship('z'), 1)).toContainEqual(
      expect.objectContaining({ reason: 'captainDead', value: -3 }),
    );
    // C129: she is of the division of who took her.
    expect(table.state.staff!.commanders.map(({ side, division }) => [side, division])).toEqual([
      ['union', ['a', 'z']],
      ['confederate', []],
    ]);
  });

  it('flies her captor’s flag: her sheet is his, and says that she is a prize', () => {
    const table = taken();
    const sheet = desk.units(table.now()).find(({ id }) => id === 'z')!;
    expect([sheet.side, sheet.marks]).toEqual(['union', expect.arrayContaining(['prize', 'idle'])]);
    expect([
      redact(table.state, 'union').ships.z!.crew === null,
      redact(table.state, 'confederate').ships.z!.crew,
    ]).toEqual([false, null]);
  });

  it('C23: a commander leaves a flagship that is taken, or is lost with her', () => {
    const flagship = (character: Captain['character']) => {
      const table = taken();
      const commander = table.state.staff!.commanders.find(({ side }) => side === 'confederate')!;
      Object.assign(commander, { ship: 'z', place: 'aboard', character, relieves: captain() });
      table.does(shiftFlags);
      return [commander.place, table.ship('z').captain!.alive];
    };
    expect(flagship('intelligent')).toEqual(['boat', false]);
    expect(flagship('stubborn')).toEqual(['lost', false]);
  });

  it('C129: taken back by her own side she is no prize, and who was prisoner aboard is free', () => {
    const table = men(beside(2, 0), 'z', 0);
    step(table, [board('a', 'z', 2)], 4, 4, 6, 6, 1, 1);
    expect(table.ship('z')).toMatchObject({ side: 'union', prisoners: 2 });
    table.confederate('y', 'css_mcrae', 705, 'E');
    step(men(table, 'y', 2), [board('y', 'z', 2, 'confederate')], 4, 4, 6, 6, 1, 1);
    expect(table.ship('z')).toMatchObject({ side: 'confederate', cpv: 4, fullCpv: 4, prisoners: 2 });
    expect(table.ship('z').lostBy).toBeUndefined();
    expect(enemyOf(table.ship('z').side)).toBe('union');
  });
});

describe('C69: landing parties', () => {
  /** A gunboat at rest below a bank on which a mill stands, so many hexes from the shore. */
  const ashore = (away = 0, pool = 2): Bench => {
    const table = bench().union('a', 'uss_tyler', 502, 'E').confederate('z', 'css_mcrae', 1509, 'E');
    table.terrain('bank', 401, 501, 601, 701, 801);
    return men(table.building('confederate', 'mill', 501 + 100 * away), 'a', pool);
  };

  it('from a ship at rest beside the shore hex: up to two points of the pool', () => {
    const table = ashore();
    expect(landings(table.now(), table.ship('a')).map(({ work }) => work)).toEqual(['mill']);
    expect(partyOptions(table.now(), 'union', chancesIn(table.now()))).toEqual([
      landing(1),
      landing(2),
      { type: 'detailed', side: 'union' },
    ]);
    table.ship('a').speed = 2;
    expect(landings(table.now(), table.ship('a'))).toEqual([]);
    Object.assign(table.ship('a'), { speed: 0, at: 503 });
    expect(landings(table.now(), table.ship('a'))).toEqual([]);
  });

  it('landing takes one move; then two moves to the middle of that hex, and a die a party each move: a 6 takes it', () => {
    const table = step(ashore(), [landing(2)]);
    expect(table.told('partyLanded')).toMatchObject([{ ship: 'a', at: 501, parties: 2 }]);
    expect(table.ship('a')).toMatchObject({ cpv: 2, fullCpv: 2, crew: { pool: 0 } });
    step(table, []);
    expect(table.told('townRolled')).toEqual([]);
    step(table, [], 5, 1);
    step(table, [], 3, 6);
    expect(table.told('townRolled').map(({ dice, taken }) => [...dice, taken])).toEqual([
      [5, 1, false],
      [3, 6, true],
    ]);
    expect(table.work('mill').silent).toBe(true);
    expect(progress(table.now(), { side: 'union', text: '', kind: 'destroy', targets: ['mill'], count: 1 })).toBe(1);
    step(table, []);
    expect(table.told('townRolled')).toHaveLength(2);
  });

  it('three moves for each further hex', () => {
    const table = step(ashore(2), [landing(1)]);
    const [at, last] = [() => table.state.ashore![0]!.at, table.state.ashore![0]!.trail.length];
    expect([at(), last]).toEqual([601, 2]);
    const seen = [1, 2, 3, 4].map(() => {
      step(table, []);
      return at();
    });
    expect(seen).toEqual([601, 601, 701, 701]);
    expect(table.told('partyMoved')).toMatchObject([{ from: 601, to: 701, parties: 1 }]);
    step(table, [], 6);
    expect(table.work('mill').silent).toBe(true);
  });

  it('parties ashore are markers, not fired on', () => {
    const table = step(ashore(), [landing(2)]);
    expect(desk.markers(table.now())).toContainEqual(
      expect.objectContaining({ hex: 501, side: 'union', what: 'party', label: '2 parties' }),
    );
    // Guns are laid on units alone.
    expect(desk.units(table.now()).map(({ id }) => id)).toEqual(['a', 'z', 'mill']);
  });

  it('they re-embark the same way: as many moves back, and one to come aboard a friend at rest beside the shore', () => {
    const table = step(ashore(), [landing(2)]);
    const recall: RiverCommand = { type: 'recall', side: 'union', ship: 'a', group: 1 };
    step(table, []);
    expect(partyOptions(table.now(), 'union', chancesIn(table.now()))).toContainEqual(recall);
    step(table, [recall]);
    table.ship('a').speed = 2;
    step(table, []);
    expect(table.told('partyBack')).toEqual([]);
    table.ship('a').speed = 0;
    step(table, []);
    expect(table.told('partyBack')).toMatchObject([{ ship: 'a', at: 501, parties: 2 }]);
    expect(table.ship('a')).toMatchObject({ cpv: 4, fullCpv: 4, busy: 2, crew: { pool: 2 } });
    expect(table.state.ashore).toEqual([]);
  });

  it('their own ship takes them up before any other friend who lies there; without her another does', () => {
    const back = (away: boolean): string[] => {
      const table = bench().union('b', 'uss_lexington', 402, 'E').union('a', 'uss_tyler', 502, 'E');
      men(men(table, 'a', 2), 'b', 2).building('confederate', 'mill', 501);
      expect(table.now().chart.range(402, 501)).toBe(1);
      step(table, [landing(1)]);
      if (away) table.ship('a').at = 905;
      step(table, [{ type: 'recall', side: 'union', ship: 'a', group: 1 }]);
      return table.told('partyBack').map(({ ship }) => ship);
    };
    expect([back(false), back(true)]).toEqual([['a'], ['b']]);
  });

  it('C130: only for works of the enemy that can be reached over land before the battle is over, by the shortest way', () => {
    const table = ashore(3);
    const [goal] = landings(table.now(), table.ship('a'));
    expect([goal!.trail, movesTo(table.now(), goal!)]).toEqual([[601, 701, 801], 8]);
    // There in move 200, the last, they throw once.
    expect(landings(table.move(192).now(), table.ship('a'))).toHaveLength(1);
    expect(landings(table.move(193).now(), table.ship('a'))).toEqual([]);
    const cut = ashore(2).terrain('channel', 601);
    expect(landings(cut.now(), cut.ship('a'))).toEqual([]);
    const own = bench().union('a', 'uss_tyler', 502, 'E').building('union', 'mill', 501);
    expect(landings(own.now(), own.ship('a'))).toEqual([]);
  });

  it('C130: a party ashore is sent on to a work where it can still be in the last move', () => {
    const table = ashore(3);
    table.building('confederate', 'barn', 701);
    step(table, [landing(1)]);
    const [party] = table.state.ashore!;
    const at = (turn: number) => marches(table.move(turn).now(), party!).map(({ work }) => work);
    // Five moves to the middle of the second hex, the first of them in the move in which it is told.
    expect([at(196), at(197)]).toEqual([['barn'], []]);
    party!.gone = 2;
    expect([at(198), at(199)]).toEqual([['barn'], []]);
  });

  it('C130: a party ashore may be sent on to another work', () => {
    const table = ashore().building('confederate', 'barn', 701);
    step(table, [landing(1)]);
    expect(marches(table.now(), table.state.ashore![0]!).map(({ work }) => work)).toEqual(['barn']);
    step(table, [{ type: 'march', side: 'union', ship: 'a', group: 1, target: 'barn' }]);
    expect(table.state.ashore![0]).toMatchObject({ target: 'barn', trail: [501, 601, 701], gone: 1 });
  });

  it('C17, Land: nearer to the work, or beside it', () => {
    const table = ashore().union('b', 'uss_lexington', 1005, 'E');
    const fits = whatFits(table.now(), table.ship('b'), order('land', { unit: 'mill' }));
    expect([fits({ hex: 905, edge: null }), fits({ hex: 1105, edge: null })]).toEqual([true, false]);
    const there = whatFits(table.now(), table.ship('a'), order('land', { unit: 'mill' }));
    expect([there({ hex: 502, edge: null }), there({ hex: 504, edge: null })]).toEqual([true, false]);
  });
});

describe('C70: storming a fort', () => {
  const fort = (hexes: [HexId, HexId], cpv: number, pool = 2): Bench => {
    const table = bench().union('a', 'uss_tyler', 502, 'E').confederate('z', 'css_mcrae', 1509, 'E');
    table.terrain('bank', 401, 501, 601, 701).fort('confederate', 'redan', 'donelson_upper', hexes, 'SE');
    const guns = table.work('redan').guns.length;
    Object.assign(table.work('redan'), { cpv, spare: [Math.max(0, cpv - guns), 0, 0, 0, 0, 0] });
    return men(table, 'a', pool);
  };
  const toRedan = landing(2, 'redan');

  it('C130: as late as they can be in contact in the last move: one move before it in the fort’s own hex, three beside it', () => {
    const lands = (hexes: [HexId, HexId], turn: number): number => {
      const table = fort(hexes, 3).move(turn);
      return landings(table.now(), table.ship('a')).length;
    };
    expect([lands([501, 601], 199), lands([501, 601], 200)]).toEqual([1, 0]);
    expect([lands([701, 801], 197), lands([701, 801], 198)]).toEqual([1, 0]);
  });

  it('landed in the fort’s own hex, in the next move; a die a party against one a CPV of the fort', () => {
    const table = step(fort([501, 601], 3), [toRedan]);
    expect(table.told('fortStormed')).toEqual([]);
    step(table, [], 6, 6, 1, 1, 1);
    expect(table.told('fortStormed')).toMatchObject([{ dice: [6, 6, 1, 1, 1], parties: 2, result: 'attacker' }]);
    expect(table.work('redan')).toMatchObject({ silent: true, cpv: 0 });
    expect(table.work('redan').manned).not.toContain(true);
    expect(table.told('workTaken')).toMatchObject([{ unit: 'redan', ship: 'a' }]);
    expect(table.state.ashore).toHaveLength(1);
  });

  it('beside it, after three moves for each hex crossed', () => {
    const table = fort([701, 801], 3);
    Object.assign(table.ship('a'), { at: 502 });
    step(table, [toRedan]);
    expect(table.state.ashore![0]!.trail).toEqual([601, 701]);
    step(step(table, []), []);
    expect(table.told('fortStormed')).toEqual([]);
    step(table, [], 1, 1, 1, 1, 1);
    expect(table.told('fortStormed')).toHaveLength(1);
    // The losers are gone.
    expect([table.state.ashore, table.work('redan').silent, table.work('redan').cpv]).toEqual([[], false, 3]);
  });

  it('a tie: again in the next move; parties that have come together throw together', () => {
    const table = step(fort([501, 601], 3, 4), [toRedan]);
    table.ship('a').busy = 0;
    step(table, [toRedan], 2, 1, 1, 1, 1);
    expect(table.told('fortStormed').map(({ result }) => result)).toEqual(['goesOn']);
    step(table, [], 6, 6, 6, 6, 6, 6, 6);
    expect(table.told('fortStormed').at(-1)).toMatchObject({ parties: 4, result: 'attacker' });
  });

  it('C130: a fort without a man left is taken without a throw', () => {
    const table = step(fort([501, 601], 0), [toRedan]);
    step(table, []);
    expect([table.told('fortStormed'), table.work('redan').silent]).toEqual([[], true]);
  });
});

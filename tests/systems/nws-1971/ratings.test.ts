/** N11 to N16, N20, N32, N35, N49 to N52, N60: what every vessel and fort of the catalogue is worth, pinned in one table that is read when it changes. */
import { describe, expect, it } from 'vitest';
import type { Force, Work } from '../../../src/core/scenario.ts';
import { gradeOf, hullPlate, platesOf } from '../../../src/rules/nws-1971/armour.ts';
import { rate } from '../../../src/rules/nws-1971/setup/rate.ts';
import {
  decksOf,
  defenceOf,
  fortRateOf,
  fortRatingOf,
  rateOf,
  ratingOf,
  typeOf,
} from '../../../src/rules/nws-1971/setup/ratings.ts';
import { THIRDS, type Gun } from '../../../src/rules/nws-1971/types.ts';
import { asBuilt } from '../../../src/rules/shared/asBuilt.ts';
import { fort, fortIds, vessel, vesselIds, type Vessel } from '../../../src/ships/index.ts';

const INCH = 1200;
const inches = (thickness: number): string => String(Number((thickness / INCH).toFixed(3)));
const rated = (id: string, overrides: Force['overrides'] = {}) => ratingOf({ ...asBuilt(vessel(id)), overrides });

/** "2x65 1x32", the heaviest first. */
const battery = (guns: readonly Gun[]): string => {
  const values = [...new Set(guns.map(({ pv, every, bore }) => `${pv}${bore[0]!}/${every}`))];
  return values
    .map(value => ({
      value,
      count: guns.filter(({ pv, every, bore }) => `${pv}${bore[0]!}/${every}` === value).length,
    }))
    .sort((one, other) => Number.parseInt(other.value, 10) - Number.parseInt(one.value, 10))
    .map(({ value, count }) => `${count}x${value}`)
    .join(' ');
};

/** "port 1,2,1": guns that stand there in the three thirds. */
const standing = (guns: readonly Gun[]): string =>
  ['turret 1', 'turret 2', 'port', 'starboard', 'either']
    .flatMap(name =>
      [0, 1].map(deck => {
        const here = guns.filter(({ place }) =>
          name.startsWith('turret')
            ? place.turret === Number(name.slice(-1)) && place.deck === deck
            : place.turret === 0 && place.beam === name && place.deck === deck,
        );
        const counts = THIRDS.map(third => here.filter(({ place }) => place.third === third).length).join();
        const words = name.startsWith('turret') ? `${name} ${here.length}` : `${name} ${counts}`;
        return here.length === 0 ? '' : `${words}${deck === 1 ? ' lower' : ''}`;
      }),
    )
    .filter(words => words !== '')
    .join('; ');

const platesInWords = (ship: Vessel): string => {
  const { front, side, rear, ...others } = platesOf(ship);
  const named = Object.entries(others).filter(([, thickness]) => thickness > 0);
  return [
    [front, side, rear].map(inches).join(' '),
    ...named.map(([name, thickness]) => `${name} ${inches(thickness)}`),
  ].join(', ');
};

const line = (id: string): string => {
  const {
    rate,
    type,
    wooden,
    casemate,
    wheel,
    screws,
    funnels,
    decks,
    pilotHouse,
    bothEnds,
    ram,
    spars,
    full,
    top,
    guns,
  } = rated(id);
  const words = [
    wooden ? 'wood' : 'iron',
    ...(casemate ? ['casemate'] : []),
    ...(wheel === 'none' ? [] : [`wheel ${wheel}`]),
    ...(screws > 0 ? [`screws ${screws}`] : []),
    ...(funnels > 0 ? [`funnels ${funnels}`] : []),
    ...(decks > 1 ? [`decks ${decks}`] : []),
    ...(pilotHouse ? ['pilot house'] : []),
    ...(bothEnds ? ['both ends'] : []),
    ...(ram ? ['ram'] : []),
    ...(spars > 0 ? [`spars ${spars}`] : []),
  ].join(', ');
  return [
    id,
    `${type}${rate}`,
    `${full}/6`,
    `${top / 2} knots`,
    words,
    platesInWords(vessel(id)),
    battery(guns),
    standing(guns),
  ].join(' | ');
};

const workOf = (id: string): Work => ({
  id,
  side: 'confederate',
  kind: 'fort',
  name: id,
  fort: id,
  hexes: [101, 102],
  facing: 0,
});

const fortLine = (id: string): string => {
  const { rate, type, faces, guns } = fortRatingOf(workOf(id), { bracketedForts: false });
  const bracketed = fortRatingOf(workOf(id), { bracketedForts: true }).rate;
  const worth = Object.entries(faces).map(([face, points]) => {
    const here = guns.filter(({ bears }) => bears[0] === face);
    return `${face} ${points}: ${battery(here.filter(({ pv }) => pv > 0))}`;
  });
  return [id, `${type}${rate} [${bracketed}]`, fort(id).construction, ...worth].join(' | ');
};

it('N11 to N60: every vessel and every fort, as the table has them', async () => {
  expect([vesselIds.length, fortIds.length]).toEqual([189, 35]);
  const table = [...vesselIds.map(line), '', ...fortIds.map(fortLine), ''].join('\n');
  await expect(table).toMatchFileSnapshot('./catalogue.txt');
});

describe('N11: rates', () => {
  it.each([
    [301, 1],
    [300.5, 1],
    [300, 2],
    [201, 2],
    [200, 3],
    [101, 3],
    [100, 4],
    [51, 4],
    [50, 5],
    [10, 5],
  ])('%d feet is rate %d', (feet, rate) => {
    expect(rateOf(feet)).toBe(rate);
  });
});

describe('N12: types, the ships that the text names among them', () => {
  it.each([
    ['uss_new_ironsides', 'U'],
    ['css_louisiana', 'U'],
    ['css_virginia', 'U'],
    ['css_arkansas', 'U'],
    ['css_virginia_ii', 'W'],
    ['uss_keokuk', 'V'],
    ['uss_monitor', 'V'],
    ['uss_onondaga', 'V'],
    ['css_manassas', 'W'],
    ['css_atlanta', 'W'],
    ['uss_cairo', 'X'],
    ['uss_sassacus', 'X'],
    ['uss_tyler', 'Y'],
    ['css_general_beauregard', 'Y'],
    ['uss_queen_of_the_west', 'W'],
    ['cs_queen_of_the_west', 'Y'],
    ['uss_southfield', 'Y'],
    ['union_transport', 'Y'],
    ['css_david', 'Z'],
    ['hl_hunley', 'Z'],
    ['picket_boat_1', 'Z'],
    ['css_new_orleans_battery', 'W'],
    ['uss_hartford', 'U'],
    ['uss_congress', 'U'],
  ])('%s is %s', (id, type) => {
    expect(typeOf(vessel(id))).toBe(type);
  });

  it('N83: a broadside ironclad with a tower is T, a casemate ironclad with one V', () => {
    const towered = (id: string): Vessel => {
      const ship = vessel(id);
      return { ...ship, armour: { ...ship.armour, tower: { ironIn: 4 } } };
    };
    expect(['uss_new_ironsides', 'css_atlanta', 'uss_hartford'].map(id => typeOf(towered(id)))).toEqual([
      'T',
      'V',
      'U',
    ]);
  });

  it('wooden gunboats of more than 175 feet are U, to 175 W', () => {
    const gunboat = vessel('uss_cayuga');
    expect(typeOf({ ...gunboat, lengthFt: 175 })).toBe('W');
    expect(typeOf({ ...gunboat, lengthFt: 175.5 })).toBe('U');
  });
});

describe('N13: wooden', () => {
  it.each([
    ['uss_cumberland', true],
    ['css_general_bragg', true],
    ['uss_rattler', true],
    ['css_drewry', true],
    ['css_gaines', true],
    ['uss_cairo', false],
    ['uss_monitor', false],
    ['hl_hunley', false],
    ['css_david', true],
    ['css_manassas', false],
    ['css_new_orleans_battery', true],
  ])('%s: %s', (id, wooden) => {
    expect(rated(id).wooden).toBe(wooden);
  });

  it('an inch of iron on any whole face is enough, less is not', () => {
    const ship = vessel('uss_cayuga');
    expect(ratingOf(asBuilt({ ...ship, armour: { rear: { ironIn: 1 } } })).wooden).toBe(false);
    expect(ratingOf(asBuilt({ ...ship, armour: { rear: { ironIn: 0.9 } } })).wooden).toBe(true);
  });
});

const thickness = (id: string, part: keyof ReturnType<typeof platesOf>): string => inches(platesOf(vessel(id))[part]);

describe('N14 to N16: effective thickness', () => {
  it('example 1: the inches of the issue', () => {
    expect(thickness('css_virginia', 'side')).toBe('7.5');
    expect(thickness('css_virginia', 'hull')).toBe('1');
    expect(thickness('css_atlanta', 'side')).toBe('7.792');
    expect([thickness('css_tennessee', 'side'), thickness('css_tennessee', 'front')]).toEqual(['9', '10.5']);
    const cairo = platesOf(vessel('uss_cairo'));
    expect(thickness('uss_cairo', 'front')).toBe('4.25');
    expect(inches(hullPlate(cairo, 'side', 'amidships', false))).toBe('3.75');
    expect(inches(hullPlate(cairo, 'side', 'forward', false))).toBe('1');
    expect(thickness('uss_choctaw', 'front')).toBe('4.7');
    expect([thickness('uss_monitor', 'side'), thickness('uss_monitor', 'turret')]).toEqual(['6.563', '8']);
    const { side } = platesOf({ type: 'casemate_ironclad', armour: { side: { ironIn: 4, backingIn: 24 } } });
    expect([inches(side), gradeOf(side, 'casemate_ironclad')]).toEqual(['5.5', 'E']);
  });

  it('the City class: sides abreast the engines only, astern and elsewhere an inch', () => {
    const plates = platesOf(vessel('uss_cairo'));
    const at = (face: 'front' | 'side' | 'rear', third: (typeof THIRDS)[number], below = false): string =>
      inches(hullPlate(plates, face, third, below));
    expect(THIRDS.map(third => at('side', third))).toEqual(['1', '3.75', '1']);
    expect(THIRDS.map(third => at('side', third, true))).toEqual(['1', '3.75', '1']);
    expect(THIRDS.map(third => at('rear', third))).toEqual(['1', '1', '1']);
    expect(THIRDS.map(third => at('front', third))).toEqual(['4.25', '4.25', '4.25']);
  });

  it('plate round the engines guards amidships, above and below water, from every side', () => {
    const plates = platesOf(vessel('css_gaines'));
    for (const face of ['front', 'side', 'rear'] as const)
      for (const below of [false, true])
        expect(THIRDS.map(third => inches(hullPlate(plates, face, third, below)))).toEqual(['1', '2', '1']);
  });

  it('below water the hull where the catalogue has one, else the face', () => {
    expect(inches(hullPlate(platesOf(vessel('css_virginia')), 'side', 'amidships', true))).toBe('1');
    expect(inches(hullPlate(platesOf(vessel('uss_indianola')), 'side', 'forward', true))).toBe('3');
    expect(inches(hullPlate(platesOf(vessel('css_atlanta')), 'side', 'forward', true))).toBe('7.792');
  });

  it("a face without a plate takes the side's if that covers all of it; a gun shield guards nothing", () => {
    expect(thickness('uss_indianola', 'rear')).toBe('7');
    expect(thickness('uss_black_hawk', 'front')).toBe('0.75');
    const shield = { front: { ironIn: 6, extent: 'shield' as const }, side: { ironIn: 4 } };
    expect(inches(platesOf({ ...vessel('css_drewry'), armour: shield }).front)).toBe('1');
    expect(thickness('css_drewry', 'front')).toBe('1');
  });

  it('without iron: an inch, two of cotton, none (N15)', () => {
    expect(
      ['uss_hartford', 'uss_cayuga', 'uss_sassacus', 'uss_tyler', 'uss_monarch'].map(id => thickness(id, 'side')),
    ).toEqual(['1', '1', '1', '1', '1']);
    expect(thickness('css_general_bragg', 'rear')).toBe('2');
    expect(
      ['uss_southfield', 'union_transport', 'union_tug', 'picket_boat_1', 'union_coal_barge'].map(id =>
        thickness(id, 'side'),
      ),
    ).toEqual(['0', '0', '0', '0', '0']);
    expect([
      thickness('uss_rattler', 'front'),
      thickness('uss_rattler', 'side'),
      thickness('uss_rattler', 'rear'),
    ]).toEqual(['1', '0.75', '0.75']);
  });

  it('backing and rubber count behind hull and casemate alone', () => {
    const armour = {
      side: { ironIn: 2, backingIn: 16 },
      tower: { ironIn: 4, backingIn: 16 },
      pilotHouse: { ironIn: 3, backingIn: 16 },
      rubberIn: 2,
    };
    const plates = platesOf({ type: 'casemate_ironclad', armour });
    expect([plates.side, plates.turret, plates.pilotHouse].map(inches)).toEqual(['4', '4', '3']);
    expect(thickness('uss_keokuk', 'turret')).toBe('4');
  });

  it.each([
    [20, '10'],
    [32, '10'],
    [32.5, '9'],
    [33, '9'],
    [38, '9'],
    [38.5, '7.5'],
    [44.9, '7.5'],
    [45, '6.6'],
    [60, '6.6'],
    [60.5, '6'],
  ])('6 inches at %d degrees from level count as %s', (slopeDeg, counts) => {
    expect(inches(platesOf({ type: 'casemate_ironclad', armour: { side: { ironIn: 6, slopeDeg } } }).side)).toBe(
      counts,
    );
  });

  it.each([
    [0, '0'],
    [1, 'G'],
    [2, 'G'],
    [2.1, 'F'],
    [5.5, 'E'],
    [8, 'D'],
    [8.1, 'C'],
    [28, 'A8'],
    [40, 'A8'],
  ])('N18: %d inches are grade %s', (thick, letter) => {
    expect(gradeOf(thick * INCH, 'casemate_ironclad')).toBe(letter);
  });

  it('N18: cotton is F at its lower edge', () => {
    expect([0, 2, 4].map(thick => gradeOf(thick * INCH, 'cottonclad'))).toEqual(['0', 'F', 'E']);
    const shown = rate(vessel('css_general_beauregard')).find(({ label }) => label === 'Side, inches');
    expect(shown?.value).toBe('2 (F)');
  });
});

describe('N32, N60: where guns stand', () => {
  it('example 11: eleven guns a side stand 4, 3, 4; four stand 1, 2, 1', () => {
    const armed = (count: number): Vessel => ({
      ...vessel('uss_hartford'),
      guns: [{ gun: 'sb9', count, mount: 'broadside', bears: ['port'] }],
    });
    expect(standing(ratingOf(asBuilt(armed(11))).guns)).toBe('port 4,3,4');
    expect(standing(ratingOf(asBuilt(armed(4))).guns)).toBe('port 1,2,1');
    expect(standing(ratingOf(asBuilt(armed(1))).guns)).toBe('port 0,1,0');
  });

  it('on a frigate the lighter half of a side, rounded down, of equals the later, stands on top with pivots and light guns', () => {
    const frigate: Vessel = {
      ...vessel('uss_minnesota'),
      guns: [
        { gun: 'sb9', count: 2, mount: 'broadside', bears: ['port'] },
        { gun: 'sb8', count: 3, mount: 'broadside', bears: ['port'] },
        { gun: 'sb10', count: 1, mount: 'pivot', bears: ['bow', 'port', 'starboard'] },
        { gun: 'how12', count: 1, mount: 'top', bears: ['bow', 'stern', 'port', 'starboard'] },
      ],
    };
    const { guns, decks } = ratingOf(asBuilt(frigate));
    expect(decks).toBe(2);
    expect(guns.map(({ gun: id, place: { deck, third } }) => `${id} ${deck} ${third}`)).toEqual([
      'sb9 1 forward',
      'sb9 1 amidships',
      'sb8 1 aft',
      'sb8 0 forward',
      'sb8 0 aft',
      'sb10 0 forward',
      'how12 0 amidships',
    ]);
  });

  it('N84: with ninety guns in her broadsides a frigate has three decks, a third of each side on each, the lightest on top', () => {
    const armed = (...port: [string, number][]): Vessel => ({
      ...vessel('uss_congress'),
      guns: (['port', 'starboard'] as const).flatMap(side =>
        port.map(([id, count]) => ({ gun: id, count, mount: 'broadside' as const, bears: [side] })),
      ),
    });
    expect([44, 45, 60].map(count => decksOf(armed(['sb32', count])))).toEqual([2, 3, 3]);
    expect(decksOf({ ...armed(['sb32', 60]), type: 'sailing_sloop' })).toBe(1);
    const { guns, decks } = ratingOf(asBuilt(armed(['sb32', 30], ['sb8', 17])));
    const port = guns.filter(({ place }) => place.beam === 'port');
    const on = (deck: number): string[] => port.filter(({ place }) => place.deck === deck).map(({ gun }) => gun);
    expect([decks, on(0).length, on(1).length, on(2).length]).toEqual([3, 15, 15, 17]);
    expect([on(0), on(1), on(2)].map(row => [...new Set(row)])).toEqual([['sb32'], ['sb32'], ['sb8']]);
    // N60: each deck is divided into thirds by itself.
    expect(port.filter(({ place }) => place.deck === 0 && place.third === 'forward')).toHaveLength(5);
  });

  it('guns of turrets and towers fall with them; towers from the bow', () => {
    expect(standing(rated('uss_onondaga').guns)).toMatch(/^turret 1 2; turret 2 2$/u);
    expect(standing(rated('uss_keokuk').guns)).toBe('turret 1 1; turret 2 1');
  });
});

describe('N6, N28, N35, N44, N56', () => {
  it('funnels: two on the river, none without steam, else one', () => {
    expect(
      ['uss_cairo', 'uss_rattler', 'css_general_bragg', 'uss_tyler', 'uss_monarch', 'union_transport'].map(
        id => rated(id).funnels,
      ),
    ).toEqual([2, 2, 2, 2, 2, 2]);
    expect(['uss_congress', 'hl_hunley', 'css_new_orleans_battery'].map(id => rated(id).funnels)).toEqual([0, 0, 0]);
    expect(['uss_monitor', 'uss_hartford', 'css_virginia'].map(id => rated(id).funnels)).toEqual([1, 1, 1]);
  });

  it('no pilot house: launches and what never steams', () => {
    expect(['css_david', 'uss_congress', 'uss_monitor'].map(id => rated(id).pilotHouse)).toEqual([false, false, true]);
  });

  it('wheels and screws', () => {
    expect(
      ['uss_sassacus', 'uss_cairo', 'uss_neosho', 'uss_indianola', 'css_louisiana', 'uss_keokuk'].map(
        id => `${rated(id).wheel} ${rated(id).screws}`,
      ),
    ).toEqual(['side 0', 'aft 0', 'aft 0', 'side 2', expect.stringMatching(/^aft [12]$/u), 'none 2']);
  });

  it('damage before the battle: to the nearest sixth, ties more, one stays; speed stays whole', () => {
    expect(rated('uss_hartford', { damage: 50 })).toMatchObject({
      full: 24,
      sixths: 12,
      top: rated('uss_hartford').top,
    });
    expect(rated('picket_boat_1', { damage: 75 }).sixths).toBe(1);
    expect(rated('picket_boat_1', { damage: 99 }).sixths).toBe(1);
    expect(rated('css_atlanta', { knots: 5, ram: false })).toMatchObject({ top: 10, ram: false, canSteam: true });
  });
});

describe('N49 to N52: forts', () => {
  it("N51, example 15: six 68-pounders in stone 340 each, 2,040; Fort Henry's front", () => {
    expect(defenceOf(68, 'masonry')).toBe(340);
    expect(6 * defenceOf(68, 'masonry')).toBe(2040);
    expect(fortRatingOf(workOf('fort_henry'), { bracketedForts: false }).faces.front).toBe(465 + 8 * 120 + 112);
  });

  it('the rate of a face, and the bracketed column', () => {
    expect([150, 301, 40].map(feet => fortRateOf(feet, false))).toEqual([3, 1, 5]);
    expect([400, 401, 600, 601, 800, 801, 1000, 1001].map(feet => fortRateOf(feet, true))).toEqual([
      5, 4, 4, 3, 3, 2, 2, 1,
    ]);
  });

  it('N50: X: open earthworks of six guns at most, mortars not counted; all others U', () => {
    const typeOfFort = (
      guns: { gun: string; count: number; mount: string }[],
      construction: 'earth' | 'masonry' = 'earth',
    ) =>
      fortRatingOf(
        {
          ...workOf('fort_henry'),
          overrides: { guns: guns.map(entry => ({ ...entry, face: 'front' })), construction },
        },
        { bracketedForts: false },
      ).type;
    const six = { gun: 'sb32', count: 6, mount: 'barbette' };
    expect(typeOfFort([six])).toBe('X');
    expect(typeOfFort([six, { gun: 'mo10', count: 2, mount: 'mortar_bed' }])).toBe('X');
    expect(typeOfFort([{ ...six, count: 7 }])).toBe('U');
    expect(typeOfFort([{ ...six, mount: 'embrasure' }])).toBe('U');
    expect(typeOfFort([six], 'masonry')).toBe('U');
  });
});

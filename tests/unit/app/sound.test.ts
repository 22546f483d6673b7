import { describe, expect, it } from 'vitest';
import { CUES, groupOf, GROUPS, type Cue } from '../../../src/app/sound/cues.ts';
import { heardActs } from '../../../src/app/sound/heard.ts';
import { type StageActs, perform, type Stage } from '../../../src/system/stage.ts';
import { noisesOf, pieceOf, wayOf, type Noises } from '../../../src/app/sound/pieces.ts';
import { RECIPES } from '../../../src/app/sound/recipes.ts';
import { lengthOf, RATE, render } from '../../../src/app/sound/render.ts';
import { channelFor, LIMITS, type Voice } from '../../../src/app/sound/voices.ts';
import { portableStage } from '../../../src/rules/portable/stage/index.ts';
import { quickSheetStage } from '../../../src/rules/quick-sheet/stage/index.ts';
import { ramsStage } from '../../../src/rules/rams-ironclads/stage/index.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { GameEvent, Side } from '../../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';
import { gun } from '../../../src/ships/index.ts';
import { PROPULSIONS } from '../../../src/core/vessels.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';
import { PORTABLE } from '../../systems/portable/samples.ts';
import { QUICK_SHEET } from '../../systems/quick-sheet/samples.ts';
import { RAMS } from '../../systems/rams-ironclads/samples.ts';

describe('recipes', () => {
  it.each(CUES)('%s is a sound: within its peak, silent at both ends, over in good time', cue => {
    const samples = render(RECIPES[cue]);
    const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(highest).toBeCloseTo(RECIPES[cue].peak, 5);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
    expect(samples.length / RATE).toBeCloseTo(lengthOf(RECIPES[cue]), 2);
    expect(lengthOf(RECIPES[cue])).toBeLessThan(3);
  });

  it('give the same samples each time, and a sound of its own to each cue', () => {
    expect(render(RECIPES.rifle)).toEqual(render(RECIPES.rifle));
    const prints = CUES.map(cue => render(RECIPES[cue]).slice(500, 540).join());
    expect(new Set(prints).size).toBe(CUES.length);
  });

  it('make the heavier piece the deeper and the longer one', () => {
    const crossings = (cue: Cue): number => {
      const heard = render(RECIPES[cue]).subarray(0, Math.round(RATE * 0.4));
      return heard.filter((sample, place) => sample > 0 && (heard[place - 1] ?? 0) <= 0).length;
    };
    expect(crossings('lightGun')).toBeGreaterThan(crossings('heavySmoothbore'));
    expect(crossings('heavySmoothbore')).toBeGreaterThan(crossings('mortar'));
    expect(lengthOf(RECIPES.lightGun)).toBeLessThan(lengthOf(RECIPES.heavySmoothbore));
  });

  it('belong to groups that each have something to say', () => {
    for (const group of GROUPS) expect(CUES.some(cue => groupOf(cue) === group)).toBe(true);
  });
});

describe('pieces', () => {
  it('sound by what the catalogue says of them', () => {
    const heard = ['sb11', 'sb32', 'how12', 'rf8brooke', 'rf30', 'rf12', 'mo13'].map(id => pieceOf(gun(id)));
    expect(heard).toEqual([
      'heavySmoothbore',
      'lightGun',
      'lightGun',
      'rifle',
      'rifle',
      'lightGun',
      'mortar',
    ] satisfies Cue[]);
  });

  it('and hulls by how they are driven', () => {
    expect(PROPULSIONS.filter(way => wayOf(way) === 'paddles')).toHaveLength(5);
    expect(wayOf('screw')).toBe('screw');
    expect(PROPULSIONS.filter(way => wayOf(way) === null)).toEqual(['hand_crank', 'sail', 'none']);
  });

  it('are found in a battle: one gun by its place, or the heaviest that she has', () => {
    const match = battle(20, 9)
      .union('a', 'gunboat', 303, 'E')
      .confederate('z', 'casemate', 1106, 'W')
      .matchOf() as unknown as Match;
    const now = situationOf(match, start(match, 'sound').state);
    const noises = noisesOf(match, () => now);
    const named = match.rules.desk.guns!.of(now, 'a', null).map(view => noises.piece('a', view.gun));
    expect(named.length).toBeGreaterThan(1);
    expect(named).toContain(noises.piece('a'));
    expect(noises.piece('nobody')).toBe('lightGun');
    expect(noises.way('nobody')).toBeNull();
    expect(noises.way('a')).not.toBeNull();
  });

  it.each(RULE_SETS.filter(({ desk }) => desk.guns))(
    'are told apart by what they are, whatever they are called: $id',
    rules => {
      const match = matchOf(rules, scenarioNamed('hampton-roads-1'));
      const now = situationOf(match, start(match, 'sound').state);
      const guns = rules.desk.guns!;
      const unnamed: typeof guns = {
        ...guns,
        of: (...asked) => guns.of(...asked).map(view => ({ ...view, name: 'gun' })),
      };
      const noises = noisesOf({ ...match, rules: { ...rules, desk: { ...rules.desk, guns: unnamed } } }, () => now);
      const views = guns.of(now, 'css_virginia', null);
      const heard = views.map(({ gun: place }) => noises.piece('css_virginia', place));
      expect(heard).toEqual(views.map(({ piece }) => pieceOf(gun(piece))));
      expect(new Set(heard).size).toBeGreaterThan(1);
    },
  );
});

const silent = (): (Voice | null)[] => Array.from({ length: LIMITS.all }, () => null);
const voice = (cue: Cue, began: number, ends: number): Voice => ({ cue, began, ends });

describe('voices', () => {
  it('take a silent channel, or else the one that is nearest to its end', () => {
    const channels = silent();
    channels[0] = voice('bell', 0, 1000);
    expect(channelFor(channels, 'whistle', 100)).toBe(1);
    const full = channels.map((_, place) => voice(CUES[place]!, 0, place === 7 ? 150 : 1000));
    expect(channelFor(full, 'bell', 100)).toBe(7);
  });

  it('are few of a kind, and never two of a kind at once', () => {
    const channels = silent();
    channels[0] = voice('rifle', 0, 1000);
    expect(channelFor(channels, 'rifle', LIMITS.apart - 1)).toBe(-1);
    expect(channelFor(channels, 'rifle', LIMITS.apart)).toBe(1);
    for (let place = 0; place < LIMITS.alike; place++) channels[place] = voice('rifle', 0, 1000);
    expect(channelFor(channels, 'rifle', 500)).toBe(-1);
    expect(channelFor(channels, 'mortar', 500)).toBe(LIMITS.alike);
    expect(channelFor(channels, 'rifle', 1000)).toBeGreaterThanOrEqual(0);
  });
});

const NOISES: Noises = {
  piece: (_, place) => (place === 0 ? 'rifle' : 'mortar'),
  way: unit => (unit === 'a' ? 'paddles' : unit === 'b' ? 'screw' : null),
};
const CAST = {
  at: (unit: string) => ({ a: 202, b: 303, fort: 505 })[unit] ?? 0,
  facing: () => 0 as const,
  side: (unit: string): Side => (unit === 'a' ? 'union' : 'confederate'),
  card: () => null,
};

/** What has shaken the machine. */
const shakes: string[] = [];

/** A board whose balls land at once, and what is heard on it. */
const listening = <E extends GameEvent>(open: (acts: StageActs, cast: typeof CAST) => Stage<E>) => {
  const heard: Cue[] = [];
  const board = new Proxy({} as StageActs, {
    get:
      (_, name) =>
      (...told: unknown[]) => {
        if (name === 'fire') (told[5] as () => void)();
        return Promise.resolve();
      },
  });
  const ear = { hear: (cue: Cue) => void heard.push(cue), hush: () => undefined };
  const stage = open(
    heardActs(board, ear, NOISES, () => void shakes.push('shake')),
    CAST,
  );
  return async (event: E): Promise<Cue[]> => {
    heard.length = 0;
    shakes.length = 0;
    await perform(stage, event);
    expect(shakes).toHaveLength(heard.filter(cue => cue === 'strike').length);
    return [...heard];
  };
};

type Sounding<S> = { [T in keyof S]?: readonly Cue[] };

/** What is heard at the sample of each type of event; at all others nothing. */
const IN_PORTABLE: Sounding<typeof PORTABLE> = {
  shotFired: ['mortar', 'strike'],
  criticalPointReached: ['splinters'],
  shipSunk: ['explosion', 'sinking'],
  workSilenced: ['explosion'],
  shipArrived: ['whistle'],
  shipMoved: ['paddles'],
  shipRammed: ['crash'],
  hexTaken: ['paddles'],
  groundingRolled: ['scrape'],
  driftRolled: ['paddles'],
  mineStruck: ['explosion'],
};

const IN_QUICK_SHEET: Sounding<typeof QUICK_SHEET> = {
  shipDeployed: ['whistle'],
  shipArrived: ['whistle'],
  shotFired: ['rifle', 'ricochet', 'strike'],
  clockMoved: ['bell'],
  shipMoved: ['paddles'],
  wentAlongside: ['paddles'],
  groundingRolled: ['scrape'],
  ramBegun: ['whistle', 'paddles'],
  shipRammed: ['crash'],
  rammerReturned: ['paddles'],
  fireBurned: ['fire'],
  mineRolled: ['explosion'],
  weaponUsed: ['explosion'],
  shipSunk: ['explosion', 'sinking'],
  workSilenced: ['explosion'],
  driftRolled: ['paddles'],
};

const IN_RAMS: Sounding<typeof RAMS> = {
  shipEntered: ['whistle'],
  towCast: ['whistle'],
  towPassed: ['whistle'],
  shipMoved: ['paddles'],
  shipTowed: ['screw'],
  shipStopped: ['scrape'],
  shipsMet: ['scrape'],
  groundingRolled: ['scrape'],
  fireFought: ['fire'],
  gunFired: ['rifle', 'strike'],
  smallShotFired: ['musketry'],
  workDown: ['explosion'],
  criticalRolled: ['splinters'],
  fireBroke: ['fire'],
  sinkingBegan: ['water'],
  sinkingHastened: ['water'],
  shipSunk: ['sinking'],
  ramRolled: ['crash'],
  sparRolled: ['scrape'],
  torpedoBurst: ['explosion'],
  mineRolled: ['explosion'],
  mineDrifted: ['water'],
};

const cases = (samples: object, sounding: object) =>
  Object.entries(samples).map(([type, event]: [string, unknown]) => ({
    type,
    event,
    cues: (sounding as Record<string, readonly Cue[] | undefined>)[type] ?? [],
  }));

describe('what is heard of the portable rules', () => {
  const play = listening(portableStage);
  it.each(cases(PORTABLE, IN_PORTABLE))('$type: $cues', async ({ event, cues }) => {
    expect(await play(event as never)).toEqual(cues);
  });
});

describe('what is heard of the quick sheet', () => {
  const play = listening(quickSheetStage);
  it.each(cases(QUICK_SHEET, IN_QUICK_SHEET))('$type: $cues', async ({ event, cues }) => {
    expect(await play(event as never)).toEqual(cues);
  });

  it('is water where a ball misses, iron alone where all is turned aside, and no bell where the clock goes back', async () => {
    const { shotFired, clockMoved } = QUICK_SHEET;
    expect(await play({ ...shotFired, hits: 0, damage: 0 })).toEqual(['rifle', 'splash']);
    expect(await play({ ...shotFired, hits: 2, damage: 0 })).toEqual(['rifle', 'ricochet']);
    expect(await play({ ...clockMoved, by: -1, cause: 'union' })).toEqual([]);
  });
});

describe('what is heard of Rams and Ironclads', () => {
  const play = listening(ramsStage);
  it.each(cases(RAMS, IN_RAMS))('$type: $cues', async ({ event, cues }) => {
    expect(await play(event as never)).toEqual(cues);
  });
});

describe('sounds', () => {
  it('are none twice at one event', () => {
    for (const cues of [IN_PORTABLE, IN_QUICK_SHEET, IN_RAMS].flatMap(table => Object.values(table)))
      expect(new Set(cues).size).toBe(cues.length);
  });

  it('are all met somewhere, steam by a burst boiler', async () => {
    const rams = listening(ramsStage);
    const burst = await rams({ ...RAMS.criticalRolled, effect: 'boiler' });
    expect(burst).toEqual(['steam']);
    const met = new Set<Cue>([IN_PORTABLE, IN_QUICK_SHEET, IN_RAMS].flatMap(table => Object.values(table).flat()));
    // Pieces go by the gun, a miss by the shot: the tests above have them.
    const rest = CUES.filter(cue => !met.has(cue));
    expect(rest).toEqual(['lightGun', 'heavySmoothbore', 'splash', 'steam'] satisfies Cue[]);
  });
});

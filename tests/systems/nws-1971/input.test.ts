/** What a battle says to these rules alone, and what they ask of it: bad input, and the spacing of guns (N52). */
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { isCrowded } from '../../../src/rules/nws-1971/setup/spacing.ts';
import { parseScenario } from '../../../src/scenario/index.ts';
import { lintBattle } from '../../../src/trials/lint.ts';
import { problemsIn, reachFile } from '../../helpers/reach.ts';

const problemsOf = (section: Record<string, unknown>) => problemsIn(reachFile('nws-1971', section));

describe('what a battle says to these rules', () => {
  it('is read where it is right', () => {
    const right = {
      speeds: { uss_cairo: 20 },
      spars: ['uss_cairo'],
      rigged: ['uss_cairo'],
      torpedoTubes: { uss_cairo: 4 },
    };
    expect(problemsOf(right)).toEqual([]);
  });

  it.each([
    [{ speeds: { uss_cairo: 21 } }, 'speeds.uss_cairo', /from 0 to 20.*21/],
    [{ speeds: { uss_cairoo: 4 } }, 'speeds.uss_cairoo', /uss_cairoo.*"uss_cairo"/],
    [{ spars: ['uss_cairoo'] }, 'spars[0]', /uss_cairoo.*"uss_cairo"/],
    [{ rigged: ['uss_cairo', 'little_rebel'] }, 'rigged[1]', /little_rebel/],
    [{ torpedoTubes: { uss_cairo: 9 } }, 'torpedoTubes.uss_cairo', /from 1 to 4.*9/],
    [{ torpedoTubes: { uss_cairo: 0 } }, 'torpedoTubes.uss_cairo', /from 1 to 4.*0/],
    [{ night: 'yes' }, 'night', /true or false/],
    [{ torpedos: {} }, 'torpedos', /torpedos.*torpedoTubes/],
  ])('is refused in one message with its path, and nothing is changed: %j', (section, path, says) => {
    const given = structuredClone(section);
    const problems = problemsOf(given);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.path).toBe(`rules.nws-1971.${path}`);
    expect(problems[0]!.message).toMatch(says);
    expect(given).toEqual(section);
  });
});

describe('N52: at least fifteen feet a gun, at most six to a hundred feet', () => {
  it.each([
    [1, 10, false],
    [2, 33, true],
    [2, 34, false],
    [6, 100, false],
    [7, 100, true],
    [7, 117, false],
  ])('%d guns on %d feet: too close %s', (guns, feet, crowded) => {
    expect(isCrowded(guns, feet)).toBe(crowded);
  });

  const warned = (overrides: Record<string, unknown>, id = 'nws-1971') => {
    const forts = [{ side: 'confederate', fort: 'fort_henry', hexes: ['0501', '0601'], facing: 'SE', overrides }];
    const battle = reachFile(id, {}, { forts });
    const parsed = parseScenario(battle, RULE_SETS, 'reach.json');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return lintBattle(parsed.scenario, RULE_SETS).filter(({ message }) => message.includes('N52'));
  };

  it('lint tells the author, under these rules and no others', () => {
    const guns = [
      { gun: 'sb32', count: 7, mount: 'barbette', face: 'front' },
      { gun: 'sb32', count: 6, mount: 'barbette', face: 'rear' },
    ];
    expect(warned({ guns, faceLengthFt: 100 })).toEqual([
      {
        path: 'forts[0]',
        message:
          'fort_henry has 7 guns on 100 feet (front): at least 15 feet a gun and at most 6 to a hundred feet (N52)',
        severity: 'warning',
      },
    ]);
    expect(warned({ guns, faceLengthFt: 120 })).toEqual([]);
    expect(warned({ guns, faceLengthFt: 100 }, 'portable')).toEqual([]);
  });
});

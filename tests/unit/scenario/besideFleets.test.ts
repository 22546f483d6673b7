/** Assets, reserves and buildings of the shipped battles: where history had none of them docs/battles.md says why, in one line. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/core/scenario.ts';
import { SECTION, type QuickSheetSection } from '../../../src/rules/quick-sheet/setup/settings.ts';
import type { Work } from '../../../src/core/scenario.ts';
import { matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const PAGE = readFileSync(new URL('../../../docs/battles.md', import.meta.url), 'utf8');

/** What the page says of a battle, whose id begins its chapter. */
const chapterOf = ({ id }: Scenario): string =>
  PAGE.split(/^## /m).find(chapter => chapter.includes(`\n\n\`${id}\`,`)) ?? '';

const sheetOf = ({ rules }: Scenario): QuickSheetSection => rules[SECTION] as QuickSheetSection;
const assetsOf = (battle: Scenario): string[] => Object.values(sheetOf(battle).assets ?? {}).flat();
const reserveOf = (battle: Scenario): readonly string[] => sheetOf(battle).reserve ?? [];

const battles = readdirSync(new URL('../../../scenarios/', import.meta.url))
  .filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map(name => scenarioNamed(name.replace(/\.json$/, '')))
  .filter(({ rules }) => rules[SECTION]);

describe('issue 16: what the shipped battles have beside their fleets', () => {
  it.each(battles.map(battle => [battle.id, battle] as const))('%s, or why it has not', (_, battle) => {
    const chapter = chapterOf(battle);
    const line = (what: string): string => new RegExp(`^- ${what}, quick sheet: (.*)$`, 'm').exec(chapter)?.[1] ?? '';
    expect(line('Assets')).not.toBe('');
    expect(line('Assets').startsWith('none: ')).toBe(battle.mines.length + assetsOf(battle).length === 0);
    expect(line('Reserve')).not.toBe('');
    expect(line('Reserve').startsWith('none: ')).toBe(reserveOf(battle).length === 0);
    for (const { kind, name } of battle.works)
      if (kind === 'building') expect(chapter).toContain(`- Building, under every system: ${name}`);
  });

  it('there are assets, reserves, a submarine and a building among them', () => {
    const assets = battles.flatMap(assetsOf);
    for (const asset of ['submarine', 'torpedoBoat', 'fireRaft', 'armySupport', 'mist', 'nightfall', 'panic'] as const)
      expect(assets).toContain(asset);
    expect(battles.filter(battle => reserveOf(battle).length > 0).length).toBeGreaterThan(1);
    const built = battles.filter(({ works }) => works.some(({ kind }) => kind === 'building')).map(({ id }) => id);
    expect(built).toEqual(['galveston']);
  });

  it.each(['portable', 'quick-sheet', 'rams-ironclads'])(
    'the barricades on Kuhn’s Wharf stand at Galveston under %s, and the guns ashore bear on them',
    rules => {
      const match = matchNamed(rules, 'galveston');
      const { works } = match.rules.muster(match.scenario, match.options) as unknown as { works: Record<string, Work> };
      expect(works.kuhns_wharf).toMatchObject({ side: 'union', kind: 'building' });
      const [wharf = 0] = works.kuhns_wharf!.hexes;
      const [gun = 0] = works.galveston_shore!.hexes;
      expect(match.chart.range(gun, wharf)).toBeLessThan(4);
    },
  );
});

/** One shot by every rulebook of a battle, and how far the log can be gone back. */
import { hullTrack } from '../../../src/rules/shared/deskParts.ts';
import { hullOf } from '../../../src/system/desk/index.ts';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/app/table/session.ts';
import { layOut, situationOf, start } from '../../../src/core/engine.ts';
import { paragraphBehind } from '../../../src/system/help.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { shipOf } from '../../../src/core/rules.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { compare } from '../../../src/trials/rulebooks.ts';
import { battle } from '../../systems/portable/table.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

/** Memphis by the portable rules with an enemy brought within range of the Benton. */
const nearMemphis = () => {
  const match = matchNamed('portable', 'memphis');
  const { state } = start(match, 'near');
  const [own, enemy] = match.rules.desk
    .units(situationOf(match, state))
    .filter(({ id }) => id === 'uss_benton' || id === 'css_little_rebel');
  const firer = shipOf({ state }, own!.id);
  shipOf({ state }, enemy!.id).at = match.chart.neighbour(match.chart.neighbour(firer.at, 1), 1);
  return { match, state, firer: own!.id, target: enemy!.id };
};

describe('what each rulebook says', () => {
  it('is, of a shot that none allows, why by its own rules, which its own handbook tells', async () => {
    const { match, state, firer } = nearMemphis();
    const { rows } = compare(match, state, RULE_SETS, firer, firer);
    expect(rows.map(({ says }) => says)).toEqual(RULE_SETS.map(() => null));
    for (const { rules, why } of rows) {
      expect(why).toMatchObject({ says: 'That is a friend.' });
      const name = typeof why === 'object' ? (why?.cite ?? '') : '';
      expect(paragraphBehind(await rules.help!(), { of: 'cite', name })).not.toBeNull();
    }
  });

  it('is what each system’s own odds say of the battle as it stands', () => {
    const { match, state, firer, target } = nearMemphis();
    const { rows } = compare(match, state, RULE_SETS, firer, target);
    expect(rows.map(({ rules }) => rules.id).sort()).toEqual(RULE_SETS.map(({ id }) => id).sort());
    expect(rows[0]!.rules).toBe(match.rules);
    expect(rows[0]!.says).toEqual(match.rules.desk.outlook!.broadside(situationOf(match, state), firer, target));
    for (const { says, why } of rows) {
      expect(says === null).toBe(why !== null);
      if (!says) continue;
      expect(says.harms).toBeGreaterThan(0);
      expect(says.harms).toBeLessThanOrEqual(1);
      expect(says.share).toBeGreaterThan(0);
    }
    expect(rows.filter(({ says }) => says !== null).length).toBeGreaterThan(1);
  });

  it('takes places and losses over, and leaves the battle as it was', () => {
    const { match, state, firer, target } = nearMemphis();
    for (const rules of RULE_SETS.filter(other => other !== match.rules)) {
      const other = { ...match, rules, options: {} } as Match;
      const fresh = situationOf(other, layOut(other, 'x'));
      const before = JSON.stringify(fresh.state);
      const hex = shipOf({ state }, target).at;
      const pose = {
        unit: target,
        hex,
        facing: 2 as const,
        present: true,
        tracks: hullTrack(1, 2),
        aground: false,
        anchored: true,
      };
      const posed = { ...fresh, state: rules.desk.outlook!.posed(fresh, [pose]) };
      const sheet = rules.desk.units(posed).find(({ id }) => id === target)!;
      expect(sheet).toMatchObject({ hexes: [hex], facing: 2, present: true });
      expect(Math.abs(hullOf(sheet).left / hullOf(sheet).full - 0.5)).toBeLessThan(0.3);
      expect(sheet.marks).toContain('anchored');
      expect(JSON.stringify(fresh.state)).toBe(before);
    }
    expect(firer).not.toBe(target);
  });

  it('says what the others cannot be told', () => {
    const { match, state, firer, target } = nearMemphis();
    shipOf({ state }, target).at = match.chart.neighbour(shipOf({ state }, firer).at, 1);
    Object.assign(shipOf({ state }, target), { breakingOff: true });
    expect(compare(match, state, RULE_SETS, firer, target).lost).toEqual([
      { unit: target, marks: expect.arrayContaining([expect.objectContaining({ name: 'breaking off' })]) as unknown },
    ]);
  });
});

describe('going back by the log', () => {
  const MATCH = battle(12, 6)
    .union('u', 'gunboat', 202, 'E')
    .confederate('e', 'gunboat', 1105, 'W')
    .matchOf() as unknown as Match;
  const sit = (): Session => {
    const session = new Session(
      newGame({
        name: 'A game',
        created: '2026-01-02T03:04:05.000Z',
        seed: 'back',
        battle: { scenario: MATCH.scenario, source: {}, shipped: false },
        match: MATCH,
        players: { union: 'human', confederate: 'human' },
      }),
      () => undefined,
    );
    session.lift();
    return session;
  };
  const step = (session: Session, type: string): void => {
    const command = session.offers.value.find(offer => offer.type === type)!;
    expect(session.dispatch(command)).toBeNull();
    session.playback.skip();
  };

  it('goes as far as nothing was rolled, shown or handed over', async () => {
    const session = sit();
    const settle = async () => {
      for (let wait = 0; wait < 200 && session.busy.value; wait++) await new Promise(done => setTimeout(done));
      session.lift();
    };
    await settle();
    for (let moves = 0; moves < 2; moves++) {
      step(session, 'ahead');
      await settle();
    }
    expect(session.history.value).toHaveLength(2);
    expect(session.backTo.value).toEqual({ least: 0, why: null });
    expect(session.undoTo(1)).toBeNull();
    expect(session.history.value).toHaveLength(1);
    for (const type of session.offers.value.some(offer => offer.type === 'finish') ? ['finish', 'done'] : ['done']) {
      if (!session.offers.value.some(offer => offer.type === type)) continue;
      step(session, type);
      await settle();
    }
    const given = session.history.value.length;
    expect(session.backTo.value.least).toBeGreaterThan(1);
    expect(session.backTo.value.why).toContain('No way back');
    expect(session.undoTo(0)).toBe(session.backTo.value.why);
    expect(session.history.value).toHaveLength(given);
  });
});

// @vitest-environment happy-dom
/** The keys that ask at the table ask in a replay, too: nothing pressed stays without a word. */
import { describe, expect, it } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { onReplayKey } from '../../../src/app/replay/keys.ts';
import { Viewer } from '../../../src/app/replay/viewer.ts';
import { spokenInWords, standingInWords } from '../../../src/app/replay/words.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { playedMatch } from '../../helpers/playedGame.ts';

describe('a replay by ear', () => {
  it('tells where one stands with the keys, and where all ships lie, each time it is asked', async () => {
    const match = matchOf(findRuleSet('portable')!, shippedBattle('first-command')!.scenario);
    const viewer = new Viewer(playedMatch(match, 'by ear'));
    const hear = (code: string, shiftKey = false): string => {
      expect(onReplayKey(viewer, () => null, new KeyboardEvent('keydown', { key: code.at(-1)!, code, shiftKey }))).toBe(
        true,
      );
      return spokenInWords(viewer);
    };
    const here = standingInWords(viewer);
    expect(hear('KeyW')).toContain(`${here} Space plays and holds.`);
    const first = hear('KeyS').trim();
    expect(first).toBe(here);
    const ships = hear('KeyS', true);
    expect(ships).toMatch(/^Union: .*in hex \d{4}, Hull 4 of 4.*\. Confederate: .*in hex \d{4}/u);
    // The same again is another text, or it would not be spoken.
    expect(hear('KeyS', true)).not.toBe(ships);
    await viewer.seek(viewer.end);
    expect(spokenInWords(viewer)).toBe(standingInWords(viewer));
  });
});

/** Where two rules meet: what each of them says of a ship of which the other speaks too. */
import { describe, expect, it } from 'vitest';
import { battle } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };
const far = { anchored: true, now: BARE };

describe('critical 3 and section 10', () => {
  const stuck = (helmless: number) =>
    battle(15, 7)
      .terrain('bank', 402)
      .union('a', 'wooden', 403, 'E', { aground: true, now: { ...BARE, draught: 9, helmless } })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start()
      .move(['plot a 4 starboard'], 5, 6);
  it('R60: without a helmsman she does not turn as she comes off either', () => {
    const table = stuck(1);
    expect(table.ship('a')).toMatchObject({ aground: 'no', facing: 0, helmless: 0 });
    expect(table.told('turnDenied')).toMatchObject([{ ship: 'a', why: 'helm' }]);
    expect(stuck(0).ship('a').facing).toBe(5);
  });
});

import { RULE_SETS } from '../../../src/rules/index.ts';
import { describe, expect, it } from 'vitest';
import { hash } from '../../../src/core/replay.ts';
import { diceOf } from '../../../src/core/dice.ts';
import type { Command } from '../../../src/core/types.ts';
import {
  anchorOf,
  beforeLink,
  commitmentTo,
  digest,
  jointRng,
  linkAt,
  LINKS,
  saltOf,
} from '../../../src/post/digest.ts';
import { readPost, readPostText, type PostEntry, type PostFile } from '../../../src/post/file.ts';
import { newestState, openGameText, toGameFile } from '../../../src/trials/gameFile.ts';
import { packed, unpacked } from '../../../src/post/pack.ts';
import { answered, fileOf, give, receive, unfold, type Page } from '../../../src/post/page.ts';
import { isClosed, owedBy, stateOf } from '../../../src/post/standing.ts';
import {
  correspond,
  decisions,
  delivered,
  done,
  invited,
  joined,
  NO_LIBRARY,
  ownBattle,
  ownState,
  picker,
  SECRETS,
  sent,
  turnOf,
} from '../../helpers/post.ts';

const duel = ownBattle('duel');
const embers = ownBattle('embers');

const refusalOf = (read: { ok: boolean; refusal?: string }): string => (read.ok ? 'accepted' : (read.refusal ?? ''));

/** The file with its journal changed and its hash made anew, as a forger would. */
const forged = (file: PostFile, change: (journal: PostEntry[]) => PostEntry[]): PostFile => {
  const journal = change(structuredClone(file.journal));
  const { journal: _, running: __, ...heading } = file;
  return { ...file, journal, running: journal.reduce((before, entry) => digest([before, entry]), digest(heading)) };
};

const unfolded = (file: PostFile): string => refusalOf(unfold(file, NO_LIBRARY));

const mapped =
  <T extends PostEntry['type']>(type: T, change: (entry: Extract<PostEntry, { type: T }>) => PostEntry) =>
  (journal: PostEntry[]): PostEntry[] => {
    const place = journal.findIndex(entry => entry.type === type);
    return journal.map((entry, index) => (index === place ? change(entry as Extract<PostEntry, { type: T }>) : entry));
  };

const SYSTEMS = RULE_SETS.map(({ id }) => id);
const finished = Object.fromEntries(SYSTEMS.map(rules => [rules, correspond(duel, rules, 'x')]));

describe.each(SYSTEMS)('a whole game by post under %s', rules => {
  const { union, confederate } = finished[rules]!;

  it('comes out the same on both pages, and both secrets are told and found true', () => {
    expect(stateOf(union.now)?.outcome).not.toBeNull();
    expect(hash(stateOf(union.now))).toBe(hash(stateOf(confederate.now)));
    expect(hash(ownState(union))).toBe(hash(ownState(confederate)));
    expect([...union.now.told].sort()).toEqual(['confederate', 'union']);
    expect(isClosed(union.now) && isClosed(confederate.now)).toBe(true);
    expect(union.now.throws).toBeGreaterThan(1);
  });

  it('is found true by a third who has only the file', () => {
    const read = unfold(sent(union), NO_LIBRARY);
    expect(read.ok && hash(stateOf(read.now))).toBe(hash(stateOf(union.now)));
  });

  it('is an ordinary saved game when it is over, with the same dice', () => {
    const kept = toGameFile(union.mine!.played, '0.1.0', '2026-11-21T09:00:00.000Z');
    const opened = openGameText(JSON.stringify(kept), NO_LIBRARY);
    expect(opened.ok && hash(newestState(opened))).toBe(hash(ownState(union)));
    expect(Object.keys(kept.throws ?? {}).length).toBeGreaterThan(0);
  });

  it('holds neither secret before the end', () => {
    const before = JSON.stringify(fileOf(union.now).journal.filter(entry => entry.type !== 'secret'));
    expect(before).not.toContain(SECRETS.union);
    expect(before).not.toContain(SECRETS.confederate);
  });

  it('fits an address and comes back out of it to the letter', () => {
    const file = sent(union);
    expect(packed(file).length).toBeLessThan(JSON.stringify(file).length);
    const read = readPost(unpacked(packed(file)));
    expect(read.ok && read.file).toEqual(file);
  });
});

describe('a file that was changed is refused with its place', () => {
  const file = sent(finished.portable!.union);
  const orders = file.journal.findIndex(({ type }) => type === 'orders') + 1;
  const sealed = file.journal.findIndex(({ type }) => type === 'sealed') + 1;
  const opened = file.journal.findIndex(({ type }) => type === 'opened') + 1;
  const link = file.journal.findIndex(({ type }) => type === 'link') + 1;

  it('is a fair example', () => {
    expect(unfolded(file)).toBe('accepted');
    expect(unfolded(forged(file, journal => journal))).toBe('accepted');
  });

  it('a changed command', () => {
    const foul = forged(
      file,
      mapped('orders', entry => ({ ...entry, commands: entry.commands.map(each => ({ ...each, type: 'win' })) })),
    );
    expect(unfolded(foul)).toContain(`entry ${orders} (orders, `);
    expect(unfolded(foul)).toContain('was not offered: {"type":"win"');
  });

  it('a changed part of the dice', () => {
    const foul = forged(
      file,
      mapped('link', entry => ({ ...entry, link: 'ab'.repeat(32) })),
    );
    expect(unfolded(foul)).toContain(`entry ${link} (link, `);
    expect(unfolded(foul)).toContain('it is not this side’s part of these dice');
  });

  it('a wrong salt', () => {
    const foul = forged(
      file,
      mapped('opened', entry => ({ ...entry, salt: 'ab'.repeat(32) })),
    );
    expect(unfolded(foul)).toMatch(
      new RegExp(`entry ${opened} \\(opened, .*it is not what was sealed: expected .*, found`),
    );
  });

  it('another choice than the sealed one', () => {
    const foul = forged(
      file,
      mapped('opened', entry => ({ ...entry, commands: [...entry.commands, entry.commands[0]!] })),
    );
    expect(unfolded(foul)).toContain('it is not what was sealed');
    const other = forged(
      file,
      mapped('sealed', entry => ({ ...entry, commitment: 'ab'.repeat(32) })),
    );
    expect(unfolded(other)).toContain(`entry ${opened} (opened, `);
  });

  it('a sealed choice shown in the open', () => {
    const open = file.journal[opened - 1] as Extract<PostEntry, { type: 'opened' }>;
    const foul = forged(file, journal => [
      ...journal.slice(0, sealed - 1),
      { type: 'orders', by: open.by, commands: open.commands },
    ]);
    expect(unfolded(foul)).toContain('is shown where a sealed choice was expected');
  });

  it('a dropped entry', () => {
    const foul = forged(file, journal => journal.toSpliced(sealed - 1, 1));
    expect(unfolded(foul)).toMatch(/^This game by post cannot be so: entry \d+ \(/);
  });

  it('two entries swapped', () => {
    const foul = forged(file, journal => journal.toSpliced(opened - 1, 2, journal[opened]!, journal[opened - 1]!));
    expect(unfolded(foul)).toContain(`entry ${opened} (link, `);
  });

  it('an anchor out of the inviter’s own chain, before it or after it', () => {
    const { anchor } = file.inviter;
    const joinedWith = (own: string): string =>
      unfolded(
        forged(file, journal => {
          const place = journal.findIndex(({ type }) => type === 'joins');
          return [...journal.slice(0, place), { ...journal[place], anchor: own } as PostEntry];
        }),
      );
    const place = file.journal.findIndex(({ type }) => type === 'joins') + 1;
    const refused = `entry ${place} (joins, confederate): the anchor comes from the inviter’s own chain`;
    const far = Array.from({ length: LINKS }).reduce((link: string) => beforeLink(link), anchor);
    for (const own of [
      anchor,
      beforeLink(anchor),
      beforeLink(beforeLink(anchor)),
      far,
      linkAt(SECRETS.union, 1),
      SECRETS.union,
    ])
      expect(joinedWith(own)).toContain(refused);
    expect(joinedWith(anchorOf(SECRETS.confederate))).toBe('accepted');
  });

  it('a secret that is not the one of the anchor', () => {
    const foul = forged(
      file,
      mapped('secret', entry => ({ ...entry, secret: 'ab'.repeat(32) })),
    );
    expect(unfolded(foul)).toContain('it is not the secret that this side’s dice came from');
  });

  it('anything at all, without the hash made anew', () => {
    const foul = {
      ...file,
      journal: forged(
        file,
        mapped('joins', entry => ({ ...entry, name: 'Bob' })),
      ).journal,
    };
    expect(unfolded(foul)).toContain('its last hash does not fit');
  });
});

/** A game in which the union player waits: he has sent, and the other has answered. */
const exchange = (): { union: Page; confederate: Page; before: Page } => {
  const pick = picker('exchange');
  const union = turnOf(invited(duel, 'portable'), pick);
  const before = joined(union);
  return { union, before, confederate: turnOf(before, pick) };
};

describe('a file that does not go on from the game that a player has', () => {
  const { union, before, confederate } = exchange();
  const received = delivered(confederate, union);
  const again = (page: Page, file: PostFile): string => refusalOf(receive(page, file));

  it('an older one', () => {
    expect(again(received, sent(union))).toMatch(/is older than what you have: it ends at entry 1, yours at entry \d+/);
  });

  it('one whose past was rewritten', () => {
    const foul = forged(
      sent(confederate),
      mapped('joins', entry => ({ ...entry, name: 'Eve' })),
    );
    expect(again(received, foul)).toMatch(/rewritten at entry 2: expected .*"name":"Ben".*, found .*"name":"Eve"/);
  });

  it('a second answer to the same entry', () => {
    const other = turnOf(before, offers => offers.at(-1)!);
    expect(sent(other).running).not.toBe(sent(confederate).running);
    expect(again(received, sent(other))).toMatch(/was rewritten at entry \d+: expected/);
  });

  it('an entry in the own name', () => {
    const last = received.now.journal.length;
    const foul = forged(sent(received), journal => [...journal, { type: 'link', by: 'union', link: 'ab'.repeat(32) }]);
    expect(again(received, foul)).toBe(`Entry ${last + 1} of this file is in your name, but was not made here.`);
  });

  it('another heading', () => {
    expect(again(union, { ...sent(confederate), name: 'Another' })).toContain('its heading');
  });

  it('leaves what the player has as it is', () => {
    const kept = JSON.stringify(fileOf(union.now));
    again(
      union,
      forged(
        sent(confederate),
        mapped('link', entry => ({ ...entry, link: 'ab'.repeat(32) })),
      ),
    );
    expect(JSON.stringify(fileOf(union.now))).toBe(kept);
  });
});

describe('files that are no game by post', () => {
  it('says what is wrong, and where', () => {
    const file = sent(exchange().union);
    expect(refusalOf(readPostText('{'))).toBe('This is not a game by post of Brownwater.');
    expect(refusalOf(readPost({ ...file, format: 'other' }))).toBe('This is not a game by post of Brownwater.');
    expect(refusalOf(readPost({ ...file, version: 3 }))).toContain('newer version');
    expect(refusalOf(readPost({ ...file, journal: [{ type: 'sealed', by: 'union', commitment: 'x' }] }))).toBe(
      'This game by post is damaged at “journal, entry 1, commitment”.',
    );
    const { id } = file.rules;
    expect(unfolded({ ...file, rules: { id: 'none', hash: file.rules.hash } })).toContain('the rules “none”');
    expect(unfolded({ ...file, rules: { id, hash: '0'.repeat(32) } })).toContain('have been changed');
  });
});

describe('dice by post', () => {
  const links = { union: linkAt(SECRETS.union, 3), confederate: linkAt(SECRETS.confederate, 3) };
  const { union } = exchange();
  const state = stateOf(union.now)!;
  const command: Command = { type: 'ready', side: 'union' };

  it('come from a chain in which every link is the hash of the next', () => {
    expect(beforeLink(linkAt(SECRETS.union, 1))).toBe(anchorOf(SECRETS.union));
    expect(beforeLink(linkAt(SECRETS.union, 3))).toBe(linkAt(SECRETS.union, 2));
    expect(linkAt(SECRETS.union, LINKS)).toBe(SECRETS.union);
    expect(() => linkAt(SECRETS.union, 0)).toThrow('no link 0');
    expect(() => linkAt(SECRETS.union, LINKS + 1)).toThrow('no link');
  });

  it('change with each player’s part, the throw, the state and the command', () => {
    const faces = new Set(
      [
        jointRng(links, 3, 0, state, command),
        jointRng({ ...links, union: linkAt(SECRETS.union, 4) }, 3, 0, state, command),
        jointRng({ ...links, confederate: linkAt(SECRETS.confederate, 4) }, 3, 0, state, command),
        jointRng(links, 4, 0, state, command),
        jointRng(links, 3, 1, state, command),
        jointRng(links, 3, 0, { ...state, turn: 9 }, command),
        jointRng(links, 3, 0, state, { ...command, type: 'other' }),
      ].map(rng => rng.join()),
    );
    expect(faces.size).toBe(7);
    expect(diceOf(jointRng(links, 3, 0, state, command)).roll(6)).toBeGreaterThan(0);
  });

  it('do not fall before both have given their part of them', () => {
    const pick = picker('wait');
    let [mine, other] = [turnOf(invited(duel, 'quick-sheet'), pick), null as Page | null];
    // Until an order of the union side waits for dice.
    for (let letters = 0; mine.now.due?.what !== 'orders' && letters < 40; letters++) {
      other = turnOf(other ? delivered(mine, other) : joined(mine), pick);
      mine = turnOf(delivered(other, mine), pick);
    }
    const due = mine.now;
    expect(due.due?.what).toBe('orders');
    expect(due.links.confederate).toBeUndefined();
    expect(owedBy(due, 'union')).toBeNull();
    expect(owedBy(due, 'confederate')).toBe('link');
    // Nothing that his own page does by itself throws them.
    expect(done(answered(mine)).now).toBe(due);
    expect(refusalOf(give(mine, [{ type: 'concede', side: 'union' }]))).toContain('have not been thrown yet');
    const after = delivered(mine, other!);
    expect(stateOf(after.now)).not.toEqual(stateOf(due));
  });
});

describe('a sealed choice', () => {
  it('is 64 digits whatever is in it, and another for another salt', () => {
    const [one, two] = [saltOf(SECRETS.union, 1), saltOf(SECRETS.union, 2)];
    const short: Command[] = [{ type: 'ready', side: 'union' }];
    const long = Array.from({ length: 50 }, () => short[0]!);
    for (const commitment of [commitmentTo(one, short), commitmentTo(one, long)])
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(one, short)).not.toBe(commitmentTo(two, short));
  });

  it('says nothing of the choice in the file, and the other decides without it', () => {
    const { union } = exchange();
    const mine = union.own.sealed!;
    expect(mine.length).toBeGreaterThan(0);
    const before = joined(union);
    const state = stateOf(before.now)!;
    expect(hash(state)).toBe(hash(stateOf(invited(duel, 'portable').now)));
    expect(decisions(before, offers => offers[0]!).every(({ side }) => side === 'confederate')).toBe(true);
    expect(union.now.journal.map(({ type }) => type)).toEqual(['sealed']);
  });

  it('must be whole: nothing is left to be chosen when the other’s choice is known', () => {
    const { union } = exchange();
    const [first, ...rest] = union.own.sealed!;
    expect(rest.length).toBeGreaterThan(0);
    const cheat = done(give({ ...invited(duel, 'portable') }, [first!]));
    const other = turnOf(joined(cheat), picker('other'));
    expect(refusalOf(receive(cheat, sent(other)))).toContain('leaves a part of the choice open');
  });
});

describe('courtesies by post', () => {
  it('a player concedes in his turn, also where his choice would be sealed', () => {
    const page = done(give(invited(embers, 'portable'), [{ type: 'concede', side: 'union' }]));
    expect(stateOf(page.now)?.outcome).toEqual({ winner: 'confederate', cause: 'conceded' });
    const end = joined(page);
    expect(end.now.told).toEqual(['union', 'confederate']);
  });

  it('a draw is offered beside a sealed choice, and agreed', () => {
    const page = invited(embers, 'portable');
    const plot = decisions(page, offers => offers.at(-1)!);
    const union = done(give(page, [{ type: 'offerDraw', side: 'union' }, ...plot]));
    expect(union.now.journal.map(({ type }) => type)).toEqual(['orders', 'sealed']);
    const end = done(give(joined(union), [{ type: 'offerDraw', side: 'confederate' }]));
    expect(stateOf(end.now)?.outcome?.winner).toBe('draw');
    expect(isClosed(delivered(end, union).now)).toBe(true);
  });
});

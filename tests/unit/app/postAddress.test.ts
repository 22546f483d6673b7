import { describe, expect, it } from 'vitest';
import { addressFor, textIn } from '../../../src/app/post/address.ts';
import { isPostAddress, looksPosted } from '../../../src/app/post/place.ts';

/** A text that cannot be pressed together much, the same every time. */
const noise = (length: number): string => {
  let word = 1;
  return Array.from({ length }, () => {
    word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff;
    return String.fromCharCode(33 + ((word >> 16) % 90));
  }).join('');
};

describe('a game in an address', () => {
  it('comes back out to the letter', async () => {
    const text = `{"name":"Größe ⚓","noise":"${noise(300)}"}`;
    const address = (await addressFor(text)) ?? '';
    expect(address).toMatch(/^#post=[A-Za-z0-9_-]+$/);
    expect(isPostAddress(address)).toBe(true);
    expect(await textIn(address)).toBe(text);
  });

  it('is not offered where it would be too long', async () => {
    expect(await addressFor(noise(6000))).not.toBeNull();
    expect(await addressFor(noise(12_000))).toBeNull();
  });

  it('is nothing where a part of it is missing or changed', async () => {
    const address = (await addressFor(noise(500))) ?? '';
    expect(await textIn(address.slice(0, -20))).toBeNull();
    expect(await textIn('#post=%E0%A4')).toBeNull();
    expect(await textIn('#post=?')).toBeNull();
  });

  it('does not swell beyond any game', async () => {
    const swollen = (await addressFor('a'.repeat(4_100_000))) ?? '';
    expect(swollen).not.toBe('');
    expect(await textIn(swollen)).toBeNull();
  });
});

describe('a file', () => {
  it('is known as a game by post at a glance', () => {
    expect(looksPosted('{"format":"brownwater-post","version":1}')).toBe(true);
    expect(looksPosted('{"format":"brownwater-game","version":1}')).toBe(false);
  });
});

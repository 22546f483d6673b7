import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';

const nothing = { name: 'looking everywhere', find: () => Promise.resolve(undefined) };
const broken = { name: 'downloading', find: () => Promise.reject(new Error('no network\nat somewhere')) };
const found = { name: 'looking again', find: () => Promise.resolve('/usr/bin/some-browser') };

describe('finding a browser for the tests', () => {
  it('takes the first that is found', async () => {
    expect(await findBrowser([nothing, broken, found])).toBe('/usr/bin/some-browser');
  });

  it('says what was tried and what to install where none is found', async () => {
    const message = await findBrowser([nothing, broken]).then(String, (error: unknown) => (error as Error).message);
    expect(message).toContain('looking everywhere: none');
    expect(message).toContain('downloading: no network\n');
    expect(message).toContain('apt-get install -y chromium');
    expect(message).toContain('brew install --cask google-chrome');
    expect(message).toContain('winget install Google.Chrome');
    expect(message).toContain('BROWNWATER_BROWSER=');
  });
});

// @vitest-environment happy-dom
/** A link is copied, or handed to the system's own sheet where there is one; a shake and a true minus beside it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyLine } from '../../../src/app/making/copyLine.tsx';
import { change } from '../../../src/app/settings/settings.ts';
import { SETTINGS_AT_FIRST } from '../../../src/app/settings/settingsFile.ts';
import { shake } from '../../../src/app/sound/shake.ts';
import { decimal } from '../../../src/app/ui/words.ts';
import { figure } from '../../../src/trials/report/words.ts';

afterEach(() => {
  render(null, document.body);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'vibrate');
  change({ shakes: false });
});

const offer = (name: 'share' | 'vibrate') => {
  const told = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, name, { configurable: true, value: told });
  return told;
};

const shown = (sends: boolean): string[] => {
  render(<CopyLine label="Link" text="https://example.org/#x" words="Copy the link" sends={sends} />, document.body);
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
};

describe('a link', () => {
  it('is handed to the sheet of the system where there is one, and is an address', () => {
    expect(shown(true)).toEqual(['Copy the link']);
    render(null, document.body);
    const share = offer('share');
    expect(shown(false)).toEqual(['Copy the link']);
    render(null, document.body);
    expect(shown(true)).toEqual(['Copy the link', 'Send by another app']);
    void act(() => document.querySelectorAll('button')[1]!.click());
    expect(share.mock.calls).toEqual([[{ url: 'https://example.org/#x' }]]);
  });
});

describe('a shake on hits', () => {
  it('comes to who wants it, and at first to nobody', () => {
    const vibrate = offer('vibrate');
    expect(SETTINGS_AT_FIRST.shakes).toBe(false);
    shake();
    expect(vibrate).not.toHaveBeenCalled();
    change({ shakes: true });
    shake();
    expect(vibrate).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'vibrate');
    expect(shake).not.toThrow();
  });
});

describe('a number below nought', () => {
  it('has a true minus, which is read as one', () => {
    expect([decimal(-1), figure(-1.5)]).toEqual(['−1.0', '−1.5']);
  });
});

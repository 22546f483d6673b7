import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStrange, type Hired } from '../../../src/app/files/strange.ts';

const refuse = (why: string): string => `refused: ${why}`;
const hired = (part: Partial<Hired>): Hired & { gone: boolean } => {
  const one = {
    ready: Promise.resolve(),
    taste: () => Promise.resolve(),
    dismiss: () => void (one.gone = true),
    gone: false,
    ...part,
  };
  return one;
};
const read = (taster: Hired | null, text = 'text', own = (given: string): string => given): Promise<string> =>
  readStrange('battle', text, own, refuse, () => taster);

describe('what comes from elsewhere', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is read by the page once it has been read in a thread, which is sent home', async () => {
    const taster = hired({});
    expect(await read(taster)).toBe('text');
    expect(taster.gone).toBe(true);
  });

  it('is refused with a sentence after two seconds, and the thread is stopped', async () => {
    const taster = hired({ taste: () => new Promise(() => undefined) });
    const answer = read(taster);
    await vi.advanceTimersByTimeAsync(1999);
    expect(taster.gone).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(await answer).toMatch(/^refused: This takes too long to read/);
    expect(taster.gone).toBe(true);
  });

  it('is refused with a sentence where a reader fails, in the thread or on the page', async () => {
    const bad = (): never => {
      throw new TypeError('at is not a function');
    };
    expect(await read(hired({ taste: () => Promise.reject(new Error('at')) }))).toMatch(
      /^refused: This could not be read/,
    );
    expect(await read(hired({}), 'text', bad)).toMatch(/^refused: This could not be read/);
    expect(await read(null, 'text', bad)).toMatch(/^refused: This could not be read/);
  });

  it('is read by the page alone where there is no thread, or its readers cannot be fetched', async () => {
    expect(await read(null)).toBe('text');
    expect(await read(hired({ ready: Promise.reject(new Error('offline')) }))).toBe('text');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressTo } from '../../../src/sim/progress.ts';

let told = '';
const terminal = process.stderr.isTTY;
const setTerminal = (is: boolean): void =>
  void Object.defineProperty(process.stderr, 'isTTY', { value: is, configurable: true });

beforeEach(() => {
  told = '';
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    told += String(text);
    return true;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setTerminal(terminal);
});

describe('progress into a file', () => {
  beforeEach(() => setTerminal(false));

  it('is a plain line a second, and one at the end', () => {
    const progress = progressTo(30, 'games');
    for (const done of [10, 20, 30]) {
      vi.advanceTimersByTime(600);
      progress.to(done);
    }
    progress.end();
    expect(told).toBe('20 of 30 games\n30 of 30 games\n');
  });

  it('says how far it came when it ends early', () => {
    const progress = progressTo(30, 'games');
    progress.to(10);
    progress.end();
    expect(told).toBe('10 of 30 games\n');
  });
});

describe('progress on a terminal', () => {
  beforeEach(() => setTerminal(true));

  it('shows nothing where the work takes no second', () => {
    const progress = progressTo(30, 'games');
    vi.advanceTimersByTime(900);
    progress.to(29);
    progress.end();
    expect(told).toBe('');
  });

  it('is a bar after a second, with what has been done so far', () => {
    const progress = progressTo(30, 'games');
    vi.advanceTimersByTime(1100);
    progress.to(12);
    expect(told).toMatch(/█+░+ 12 of 30 games/);
    progress.end();
    expect(told.split('\n')).toHaveLength(1);
  });
});

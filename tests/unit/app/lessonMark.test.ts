// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Helm } from '../../../src/app/helm/helm.ts';
import { boxFor } from '../../../src/app/tutorial/spots.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const lies = (selector: string, top: number, bottom: number): void => {
  const element = document.querySelector(selector)!;
  const box = new DOMRect(0, top, 300, bottom - top);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(element, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
};

describe('a lesson’s outline', () => {
  it('ends where its panel does: the card of odds is longer than its window, and the main button lies below', () => {
    document.body.innerHTML = '<section class="orders"><div data-testid="odds"></div></section>';
    document.elementFromPoint = () => null;
    lies('.orders', 480, 700);
    lies('[data-testid="odds"]', 480, 760);
    expect(boxFor({ control: 'odds' }, {} as Helm, null)).toMatchObject({ top: 480, bottom: 700 });
    // What has been scrolled out of sight is outlined where it lies, until it is brought back.
    lies('[data-testid="odds"]', 800, 900);
    expect(boxFor({ control: 'odds' }, {} as Helm, null)).toMatchObject({ top: 800, bottom: 900 });
  });
});

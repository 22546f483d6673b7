// @vitest-environment happy-dom
/** A battle in which one side only fires says so on its card. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { GalleryNote } from '../../../src/app/setup/galleryNote.tsx';

afterEach(() => render(null, document.body));

const told = (battle: string): string => {
  void act(() => render(<GalleryNote scenario={shippedBattle(battle)!.scenario} />, document.body));
  return document.querySelector('[data-testid="gallery"]')?.textContent ?? '';
};

const ALONE = 'The Confederate side moves nothing here and only fires: a good battle to play alone, on the Union side.';

it.each(['fort-henry', 'fort-donelson', 'grand-gulf', 'vicksburg-run', 'sabine-pass', 'island-number-ten'])(
  '%s is a gallery for the forts',
  battle => expect(told(battle)).toBe(ALONE),
);

it.each(['memphis', 'drewrys-bluff', 'hampton-roads-1', 'head-of-passes'])('in %s both sides move', battle =>
  expect(told(battle)).toBe(''),
);

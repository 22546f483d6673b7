// @vitest-environment happy-dom
/** Whoever is invited to a game of the first version is told that its cards can be read; in a new one they cannot. Where ships lie out of sight it is told that the file holds them. */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { openPostText } from '../../../src/app/post/place.ts';
import { PostScreen } from '../../../src/app/post/screen.tsx';
import { fileOf, type Page } from '../../../src/post/page.ts';
import { invited } from '../../helpers/post.ts';
import { begunBefore, QUICK_SHEET } from '../../helpers/veiled.ts';

const root = document.createElement('div');

afterEach(() => render(null, root));

/** The page of whoever opens the file of that game for the first time. */
const opened = async ({ now }: Page): Promise<HTMLElement> => {
  openPostText(JSON.stringify(fileOf(now)));
  render(<PostScreen address="#post" />, root);
  await vi.waitFor(() => expect(root.querySelector('[data-testid="post-accept"]')).not.toBeNull(), 20_000);
  return root;
};

const memphis = shippedBattle('memphis')!;

it.each([
  ['the first version', begunBefore(memphis), true],
  ['this version', invited(memphis, QUICK_SHEET), false],
  ['rules without such secrets', invited(memphis, 'portable'), false],
])('%s', async (_, page, warned) => {
  expect((await opened(page)).querySelector('[data-testid="post-open"]') !== null).toBe(warned);
});

it.each([
  ['river-coastal', true],
  ['rams-ironclads', false],
])('C83: what the journal holds though the page hides it is told beforehand: %s', async (rules, warned) => {
  const page = await opened(invited(memphis, rules));
  expect(page.querySelector('[data-testid="by-post-unseen"]') !== null).toBe(warned);
});

/** What the first page asks of the room behind it before that is there. */
import { expect, it, vi } from 'vitest';

const followAddress = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../../src/app/app.tsx', () => ({ followAddress }));

it('does what was asked for before anything is drawn, and what is asked for later at once', async () => {
  const { enter, room, within } = await import('../../../src/app/first/room.ts');
  const happened: string[] = [];
  // The page draws itself once whatever has run is over.
  room.subscribe(inside => inside && queueMicrotask(() => happened.push('drawn')));
  within(() => happened.push('asked for'));
  await enter();
  expect(happened).toEqual(['asked for', 'drawn']);
  within(() => happened.push('asked for later'));
  expect(happened).toContain('asked for later');
});

it('forgets what was asked for where the room could not be fetched: whoever still wants it asks again', async () => {
  vi.resetModules();
  const { enter, roomTrouble, within } = await import('../../../src/app/first/room.ts');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  followAddress.mockImplementationOnce(() => {
    throw new Error('no room');
  });
  const begin = vi.fn<() => void>();
  within(begin);
  await expect.poll(() => roomTrouble.value).not.toBeNull();
  await enter();
  expect(begin).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalled();
  within(begin);
  expect(begin).toHaveBeenCalledOnce();
});

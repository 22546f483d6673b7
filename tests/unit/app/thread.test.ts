// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isOutdated } from '../../../src/app/offline/offline.ts';
import { whenBroken } from '../../../src/app/offline/thread.ts';

/** A thread that can be made to stumble; a browser says nothing where a script could not be fetched. */
const threadThat = (): { worker: Worker; stumble: (message: string) => void } => {
  const worker = new EventTarget();
  const stumble = (message: string): void => void worker.dispatchEvent(new ErrorEvent('error', { message }));
  return { worker: worker as Worker, stumble };
};

const sentences = { stumbled: (why: string) => `It has stumbled: ${why}`, lost: 'It could not be loaded.' };

const PAGE = '<script type="module" src="./assets/index-new.js"></script>';

const begunWith = (name: string): void => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `./assets/${name}`;
  document.body.append(script);
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  isOutdated.value = false;
});

it('a thread whose script is gone has the page look for a newer build', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(PAGE)));
  vi.stubGlobal('fetch', asked);
  begunWith('index-old.js');
  const { worker, stumble } = threadThat();
  const broken = whenBroken(worker, sentences);
  stumble('');
  await expect(broken).rejects.toThrow(sentences.lost);
  await expect.poll(() => isOutdated.value).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

it('the same build that lies there still is not called old', async () => {
  const answer = new Response(PAGE);
  const read = vi.spyOn(answer, 'text');
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  begunWith('index-new.js');
  const { worker, stumble } = threadThat();
  const broken = whenBroken(worker, sentences);
  stumble('');
  await expect(broken).rejects.toThrow(sentences.lost);
  await expect.poll(() => read.mock.results.length).toBe(1);
  await read.mock.results[0]?.value;
  expect(isOutdated.value).toBe(false);
});

it('a thread that stumbles over its work says over what, and nobody looks for a build', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const { worker, stumble } = threadThat();
  const broken = whenBroken(worker, sentences);
  stumble('no such ship');
  await expect(broken).rejects.toThrow('It has stumbled: no such ship');
  expect(asked).not.toHaveBeenCalled();
});

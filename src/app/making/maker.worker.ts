import { expose } from 'comlink';
import { speakAs } from '../settings/languages.ts';
import type { Maker, Proof } from './maker.ts';

let maker: Promise<Maker> | null = null;

/** What the check says of a battle was put together when its modules loaded: the language comes first. */
const open = async (language: string): Promise<Maker> => {
  await speakAs(language);
  const { Maker } = await import('./maker.ts');
  return new Maker();
};

/** The maker as the page reaches it, speaking the player's language. */
const WORKBENCH = {
  /** @throws Error with one sentence for a word that makes no battle */
  async prove(code: string, rules: string, language: string): Promise<Proof> {
    maker ??= open(language);
    return (await maker).prove(code, rules);
  },
};
export type Workbench = typeof WORKBENCH;

expose(WORKBENCH);

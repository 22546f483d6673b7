import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = join(ROOT, 'src/languages');
/** The sentences of src/app/ui/late.tsx. */
const SENTENCES = { late: 'Loading takes longer than usual.', again: 'Try again' };

/** They in every language that has them. */
const said = (): Record<string, typeof SENTENCES> => {
  const files = readdirSync(LANGUAGES).filter(file => file.endsWith('.json'));
  const others = files.map(file => {
    const phrases = JSON.parse(readFileSync(join(LANGUAGES, file), 'utf8')) as Record<string, string>;
    const inWords = Object.entries(SENTENCES).map(([name, key]) => [name, [phrases[key], key].find(Boolean)]);
    return [file.slice(0, -'.json'.length), Object.fromEntries(inWords)] as const;
  });
  return { en: SENTENCES, ...Object.fromEntries(others) };
};

/** The one script that stands in the page itself, for when no file comes, and what the page's policy knows it by. */
export const unlit = async (): Promise<{ script: string; source: string }> => {
  const built = await rolldown({
    input: join(ROOT, 'src/app/first/unlit.ts'),
    transform: { define: { SAID: JSON.stringify(said()) } },
    logLevel: 'silent',
  });
  const { output } = await built.generate({ format: 'iife', minify: true });
  await built.close();
  const script = output[0].code.trim();
  return { script, source: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
};

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TAG = /^[a-z]{2}$/;
/** So many of the sentences that wait for a translator are named. */
const NAMED = 20;

/**
 * Makes a file for a language that has none yet.
 * @param {string} folder
 * @param {string} tag
 */
export const beginLanguage = (folder, tag) => {
  if (!TAG.test(tag)) throw new Error(`"${tag}" is no tag of a language: two small letters, such as fr`);
  const file = join(folder, `${tag}.json`);
  if (!existsSync(file)) writeFileSync(file, '{}\n');
};

/** A language file as it should be, what it lacks, and what nobody says any more: that stays, since it may be wanted again. */
const upToDate = (said, phrases) => {
  const known = new Set(phrases);
  const leftOver = Object.keys(said).filter(key => !known.has(key) && said[key]);
  const sorted = [...phrases, ...leftOver].sort().map(key => [key, said[key] ?? '']);
  return {
    text: `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
    missing: phrases.filter(key => !said[key]),
    leftOver,
  };
};

/**
 * Brings every language file of the folder up to these sentences, or only looks whether it is.
 * @param {string} folder
 * @param {readonly string[]} phrases
 * @param {boolean} onlyLook
 */
export const followSources = (folder, phrases, onlyLook) => {
  const lines = [];
  let follows = true;
  for (const name of readdirSync(folder).filter(file => file.endsWith('.json'))) {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    const { text, missing, leftOver } = upToDate(JSON.parse(before), phrases);
    lines.push(`${name}: ${phrases.length - missing.length} of ${phrases.length} phrases`);
    for (const key of missing.slice(0, NAMED)) lines.push(`  missing: ${key}`);
    for (const key of leftOver) lines.push(`  nobody says any more: ${key}`);
    if (!onlyLook) writeFileSync(file, text);
    else if (text !== before) lines.push('  not up to date: run `npm run phrases`');
    if (onlyLook && (text !== before || leftOver.length > 0)) follows = false;
  }
  return { follows, lines };
};

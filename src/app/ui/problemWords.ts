import { decimal, t } from '../../languages/language.ts';

/** What the readers of battles, fleets and settings say is wrong, in the player's language: they themselves speak English only. */

const WHAT: Readonly<Record<string, string>> = {
  'a battle': t`a battle`,
  'a rule system': t`a rule system`,
  'a setting': t`a setting`,
  'a part of a career': t`a part of a career`,
  'a side': t`a side`,
  'a union vessel of the catalogue': t`a union vessel of the catalogue`,
  'a confederate vessel of the catalogue': t`a confederate vessel of the catalogue`,
  'a kind of water': t`a kind of water`,
  'a feature': t`a feature`,
  'a seed of 1 to 60 letters, digits, ".", "_" and "-"': t`a seed of 1 to 60 letters, digits, ".", "_" and "-"`,
};

/** " (nearest known name "portable"?)" or " (known: …)". */
export const hintInWords = (hint: string): string => {
  const nearest = /^ \(nearest known name "(.*)"\?\)$/s.exec(hint)?.[1];
  if (nearest !== undefined) return t` (nearest known name "${nearest}"?)`;
  const known = /^ \(known: (.*)\)$/s.exec(hint)?.[1];
  return known === undefined ? hint : t` (known: ${known})`;
};

/** Settings as a file names them, where the player may well meet them in a link. */
const WHERE: Readonly<Record<string, string>> = {
  columns: t`columns`,
  rows: t`rows`,
  points: t`points`,
  seed: t`seed`,
};

/** Figures of a ship, as the readers of battles call them. */
const FIGURE: Readonly<Record<string, string>> = {
  'a year': t`a year`,
  tons: t`tons`,
  'feet of length': t`feet of length`,
  'feet of beam': t`feet of beam`,
  'feet of draught': t`feet of draught`,
  knots: t`knots`,
  men: t`men`,
  screws: t`screws`,
  'inches of iron': t`inches of iron`,
  'inches of backing': t`inches of backing`,
  'degrees from the horizontal': t`degrees from the horizontal`,
};

/** A word of the catalogue within a sentence. */
const word = (id: string): string => id.replaceAll('_', ' ');

type Say = (found: readonly string[]) => string;

/** What was found, in the quotation marks of the language where it stands in any. */
const foundInWords = (found: string): string => {
  const text = /^"(.*)"$/s.exec(found)?.[1];
  return text === undefined ? found : t`"${text}"`;
};

const of = (name: string, rest: string): string => (name === '' ? rest : `${name} ${rest}`);

const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [/^ship (\d+): (.*)$/s, ([number = '', rest = '']) => t`ship ${number}: ${problemInWords(rest)}`],
  [/^([\w.[\]]+): (expected .*)$/s, ([where = '', rest = '']) => `${WHERE[where] ?? where}: ${problemInWords(rest)}`],
  [
    /^expected a feature of the open sea \((.*)\), found (\w+)$/,
    ([room = '', found = '']) => t`expected a feature of the open sea (${room}), found ${found}`,
  ],
  [/^there is only one (\S+)$/, ([ship = '']) => t`there is only one ${ship}`],
  [
    /^(?:(\S+) )?makes (\S+) knots of the (\S+) that are needed$/,
    ([ship = '', knots = '', least = '']) => of(ship, t`makes ${knots} knots of the ${least} that are needed`),
  ],
  [
    /^(?:(\S+) )?draws (\S+) feet of the (\S+) that the fairway allows$/,
    ([ship = '', feet = '', most = '']) => of(ship, t`draws ${feet} feet of the ${most} that the fairway allows`),
  ],
  [
    /^expected (\d+) to (\d+) vessels, found (\d+)$/,
    ([least = '', most = '', found = '']) => t`expected ${least} to ${most} vessels, found ${found}`,
  ],
  [
    /^expected (\d+) to (\d+) tons for a hull of (\S+) by (\S+) by (\S+) feet, found (.*)$/,
    ([least = '', most = '', length = '', beam = '', draught = '', found = '']) =>
      t`expected ${least} to ${most} tons for a hull of ${length} by ${beam} by ${draught} feet, found ${found}`,
  ],
  [
    /^expected (\S+) feet at most for a beam of (\S+), found (.*)$/,
    ([most = '', beam = '', found = '']) => t`expected ${most} feet at most for a beam of ${beam}, found ${found}`,
  ],
  [
    /^expected less than her length of (\S+) feet, found (.*)$/,
    ([length = '', found = '']) => t`expected less than her length of ${length} feet, found ${found}`,
  ],
  [
    /^expected 0 knots without an engine \(propulsion \w+\), found (.*)$/,
    ([found = '']) => t`expected 0 knots without an engine, found ${found}`,
  ],
  [
    /^expected (\d+) guns at most on a ship, found (.*)$/,
    ([most = '', found = '']) => t`expected ${most} guns at most on a ship, found ${found}`,
  ],
  [
    /^expected (\d+) to (\d+) men aboard a \w+, found (.*)$/,
    ([least = '', most = '', found = '']) => t`expected ${least} to ${most} men aboard, found ${found}`,
  ],
  [
    /^expected 1 inch of iron at most on a (\w+), found (.*)$/,
    ([type = '', found = '']) => t`expected 1 inch of iron at most on a ${word(type)}, found ${found}`,
  ],
  [
    /^expected iron on the front, side or rear of a (\w+), found none$/,
    ([type = '']) => t`expected iron on the front, side or rear of a ${word(type)}, found none`,
  ],
  [
    /^expected armour on the turret of a (\w+), found none$/,
    ([type = '']) => t`expected armour on the turret of a ${word(type)}, found none`,
  ],
  [
    /^expected guns in turret 1( and in turret 2)? on a (\w+), found .*$/,
    ([both = '', type = '']) =>
      both === ''
        ? t`expected guns in turret 1 on a ${word(type)}, found none or others`
        : t`expected guns in both turrets on a ${word(type)}, found none in one of them`,
  ],
  [
    /^expected no gun in a turret on a (\w+), found .*$/,
    ([type = '']) => t`expected no gun in a turret on a ${word(type)}`,
  ],
  [
    /^expected (?:one quarter|(?:(\d) to )?(\d) quarters) for a gun on a mount (\w+), found (.*)$/,
    ([least, most = '1', mount = '', found = '']) =>
      t`expected ${least ?? most} to ${most} quarters for a gun on a mount ${word(mount)}, found ${found}`,
  ],
  [/^the key "(\w+)" is missing.*$/, ([key = '']) => t`the figure “${key}” is missing`],
  [/^expected a ship with guns or a ram, found none$/, () => t`expected a ship with guns or a ram, found none`],
  [
    /^expected (\d+) points or fewer, found (\d+)$/,
    ([most = '', found = '']) => t`expected ${most} points or fewer, found ${found}`,
  ],
  [
    /^expected points from (\d+) to (\d+), found (.*)$/s,
    ([least = '', most = '', found = '']) => t`expected points from ${least} to ${most}, found ${found}`,
  ],
  [
    /^expected columns from (\d+) to (\d+), found (.*)$/s,
    ([least = '', most = '', found = '']) => t`expected columns from ${least} to ${most}, found ${found}`,
  ],
  [
    /^expected rows from (\d+) to (\d+), found (.*)$/s,
    ([least = '', most = '', found = '']) => t`expected rows from ${least} to ${most}, found ${found}`,
  ],
  [
    /^expected (\D+?) from ([\d.]+) to ([\d.]+)(?:, a whole number)?, found (.*)$/s,
    ([what = '', least = '', most = '', found = '']) =>
      t`expected ${FIGURE[what] ?? WHAT[what] ?? what} from ${least} to ${most}, found ${found}`,
  ],
  [
    /^expected a battle like (".*?"), found (.*)$/s,
    ([like = '', found = '']) => t`expected a battle like ${like}, found ${foundInWords(found)}`,
  ],
  [
    /^expected a fleet like (".*?"), found (.*)$/s,
    ([like = '', found = '']) => t`expected a fleet like ${like}, found ${foundInWords(found)}`,
  ],
  [
    /^expected (.*?), found (.*?)( \((?:nearest known name|known:) .*\))?$/s,
    ([what = '', found = '', hint = '']) =>
      t`expected ${WHAT[what] ?? what}, found ${foundInWords(found)}${hintInWords(hint)}`,
  ],
];

const DECIMAL = /^-?\d+\.\d+$/;

/** One such message; what is not known is left as it stands. */
export const problemInWords = (message: string): string => {
  for (const [form, say] of SENTENCES) {
    const found = form.exec(message);
    if (found) return say(found.slice(1).map(part => (DECIMAL.test(part) ? decimal(part) : part)));
  }
  return message;
};

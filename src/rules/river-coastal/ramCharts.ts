import { factorsThat, type Factor } from './factors.ts';
import { JAMMED, NO_RAM, RAM_ATTACK, RAM_CHART, RAM_TEST, RAMMING, RAMS_FROM, SCALE } from './tables.ts';
import type { Face, RamClass, RammerLine } from './types.ts';

/** Ramming, C57: what is asked of an attacker before he rams. */
export interface RamTest {
  readonly attacker: RamClass;
  readonly target: RamClass;
  readonly lostAny: boolean;
  readonly above: boolean;
  readonly ram: boolean;
  /** Whether the target fired on her in the move before. */
  readonly firedOn: boolean;
  /** Yellow die of who commands her; null = he is dead. */
  readonly yellow: number | null;
}

/** Ramming, C57, C58: whether the pair of classes asks for a test. */
export const isTestDue = ({ attacker, target, lostAny }: Pick<RamTest, 'attacker' | 'target' | 'lostAny'>): boolean => {
  const cell = RAM_CHART[attacker][target];
  return cell === 'ifLost' ? lostAny : cell !== 'none';
};

/** Ramming, C57: everything that is added to the die, in the printed order; the captain is dead: no die is thrown. */
export const ramTestFactors = (test: RamTest): Factor[] => {
  const cell = RAM_CHART[test.attacker][test.target];
  const off = typeof cell === 'number' ? cell : 0;
  return factorsThat([
    [off !== 0, off, 'larger'],
    [!test.lostAny, RAM_TEST.noneLost, 'noneLost'],
    [test.yellow !== null, test.yellow ?? 0, 'captainAboard'],
    [test.above, RAM_TEST.above, 'above'],
    [test.firedOn, RAM_TEST.firedOn, 'firedOn'],
    [test.lostAny, RAM_TEST.anyLost, 'anyLost'],
    [!test.ram, RAM_TEST.noRam, 'noRam'],
    [!test.above, RAM_TEST.below, 'below'],
  ]);
};

/** Ramming, C57: whether she goes on with that sum. */
export const ramsHome = (total: number): boolean => total >= RAMS_FROM;

/** Ramming Chart, C61: the line of a speed in half-knots, current not counted. */
export const lineAt = (halves: number): (typeof RAMMING)[number] => {
  const knots = Math.abs(halves) / SCALE.halves;
  const line = RAMMING.find(({ under }) => under === 0 || knots < under);
  if (!line) throw new Error(`no line of the ramming chart for ${knots} knots`);
  return line;
};

/** Ramming Chart, C61: dice of a blow; one more with a Ram Attack. */
export const blowDice = (halves: number, marked: boolean): number => lineAt(halves).dice + (marked ? RAM_ATTACK : 0);

/** Ramming Chart, C61: SPV for each point of the dice. */
export const blowValue = (halves: number): number => lineAt(halves).spv;

/** Ramming Chart, C61: SPV that a blow takes; half without a ram, rounded down. */
export const blowPoints = (halves: number, sum: number, ram: boolean): number =>
  Math.floor((blowValue(halves) * sum) / (ram ? 1 : NO_RAM));

/** Effect on Ramming Ship, C62: a die on the line of her speed; a ram lost before counts as none fitted. */
export const rammerLine = (halves: number, die: number): RammerLine => lineAt(halves).rammer[die as Face];

/** Jammed Chart, C65: whole moves after this one that both are locked; 0 = she comes free. */
export const jammedFor = (die: number): number => JAMMED[die as Face];

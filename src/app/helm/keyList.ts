import { RULE_SETS } from '../../rules/index.ts';
import type { Desk } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';

/** A key, or a few that belong together, and what it does: the list behind the help and behind the words at the chart. */
export interface KeyLine {
  readonly keys: string;
  readonly does: string;
  /** The same in as few words as are spoken when one comes to the chart; absent for what one does not do there by ear. */
  readonly atChart?: string;
}

/** The keys by which standing instructions are given in answer to a question: each system says its own. */
const stanceLine = (systems: readonly { readonly desk: Pick<Desk, 'standing'> }[]): KeyLine[] => {
  const letters = systems.flatMap(({ desk }) => desk.standing?.stances.flatMap(({ letter }) => letter ?? []) ?? []);
  const does = t`What units do by themselves from now on, in answer to a question: by the letter beside it`;
  return letters.length === 0 ? [] : [{ keys: [...new Set(letters)].join(', '), does }];
};

/** Keys that go about the chart and ask of it. */
const aboutTheChart = (): readonly KeyLine[] => [
  {
    keys: t`Space`,
    does: t`The main button: confirm, next ship, skip`,
    atChart: t`the main button`,
  },
  { keys: t`Arrow keys`, does: t`Move the hex cursor`, atChart: t`move the hex cursor` },
  {
    keys: t`Q E A D Z C`,
    does: t`The six directions: Q north-west, E north-east, A west, D east, Z south-west, C south-east`,
    atChart: t`move it in the six directions`,
  },
  { keys: t`Enter`, does: t`Act on the hex under the cursor, as a click would`, atChart: t`acts on its hex` },
  { keys: t`N, Shift N`, does: t`Next or previous unit that can act`, atChart: t`next or previous unit that can act` },
  {
    keys: t`K, Shift K`,
    does: t`The cursor on the nearest enemy, then on the next; the other way round`,
    atChart: t`nearest and next enemy, and back`,
  },
  {
    keys: 'I',
    does: t`On whom the guns of the ship in hand bear, with the odds; spoken`,
    atChart: t`on whom her guns bear`,
  },
  {
    keys: 'W, S',
    does: t`What can be done now; the hex under the cursor once more; spoken`,
    atChart: t`what can be done now, and the hex under the cursor once more`,
  },
  {
    keys: t`Shift W`,
    does: t`What has happened last, line by line, where it was told in short; spoken`,
    atChart: t`what has happened last, line by line`,
  },
  {
    keys: t`Shift S`,
    does: t`Where all ships lie, your own and the enemy’s, by bearing and distance; spoken`,
    atChart: t`where all ships lie`,
  },
];

/** Keys that decide. */
const deciding = (): readonly KeyLine[] => [
  { keys: 'T', does: t`Advice, when you play alone against an opponent; pressed again, it is followed` },
  { keys: 'O, .', does: t`Hold an opponent, or let him go on; full stop lets him make one move` },
  {
    keys: 'J',
    does: t`End the step; pressed again, also where somebody could still act`,
    atChart: t`ends the step`,
  },
  { keys: 'V', does: t`Look at your own cards and marks, and turn them face down again` },
  {
    keys: 'U',
    does: t`Undo, as far as no die was rolled and nothing hidden was shown`,
    atChart: t`takes back`,
  },
  { keys: t`Esc`, does: t`Put the target down, then the ship` },
];

/** Keys that change what is seen. */
const seeing = (): readonly KeyLine[] => [
  {
    keys: 'M, G, X',
    does: t`Over the chart: where a ship can go, where her guns bear, what can hit each hex; of the ship pointed at`,
    atChart: t`lay over the chart where she can go, where her guns bear, what can hit each hex`,
  },
  {
    keys: 'Y',
    does: t`A ruler on the chart: distance, bearing and line of fire between two hexes; by Enter, or a press on each`,
  },
  {
    keys: 'B',
    does: t`The armour of the ship pointed at, aimed at or in hand, plate by plate, where the rules ask it`,
    atChart: t`the armour of the ship there, plate by plate`,
  },
  { keys: 'F, +, −', does: t`Whole chart, nearer, farther` },
  { keys: t`Shift arrows`, does: t`Push the chart` },
  {
    keys: '+ − [ ]',
    does: t`While markers are laid: the speed of the ship in hand, and her helm to port and starboard`,
  },
  {
    keys: t`R, Shift T`,
    does: t`While markers are laid: the ship in hand steers as in the last move; her captain plots for her`,
  },
  { keys: 'P, .', does: t`Look at the last scene again; hold what runs, and step it event by event` },
  { keys: 'L', does: t`Open or close the side panel` },
  { keys: '?, H', does: t`Help, and the rules of the game on the table`, atChart: t`help, with all keys` },
  { keys: '/', does: t`Search, while help is open` },
];

/** Every key of the play screen, under any of these rules. */
export const keyList = (systems: Parameters<typeof stanceLine>[0] = RULE_SETS): readonly KeyLine[] => [
  ...aboutTheChart(),
  { keys: t`1 to 9`, does: t`The orders in the list`, atChart: t`the orders in the list` },
  ...stanceLine(systems),
  ...deciding(),
  ...seeing(),
];

/** What is said of the keys to those who come to the chart without seeing it. */
export const chartKeysInWords = (): string =>
  keyList()
    .flatMap(({ keys, atChart }) => (atChart === undefined ? [] : [`${keys}: ${atChart}.`]))
    .join(' ');

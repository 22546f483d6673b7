import { type UnitSheet, canFire } from '../../system/desk/index.ts';
import type { Helm } from '../helm/helm.ts';
import { answersOf } from '../play/opportunity.tsx';
import { saidOf } from '../helm/reasons.ts';
import { primaryOf } from '../helm/primary.ts';
import { readable } from '../table/log.ts';
import type { Table } from '../table/table.ts';
import { cursorInWords, inSentences, oddsInWords } from './speech.ts';
import { count, trackInWords, within } from '../ui/words.ts';
import type { OverlayKind } from '../overlays/overlays.ts';
import { OVERLAY_TITLE } from '../overlays/tools.tsx';
import { bearingInWords } from './bearing.ts';
import { chosenInWords, markerKeys } from './chosen.ts';
import { t } from '../../languages/language.ts';

/** Answers to questions that are asked by a key, for those who play by ear. */

/** Says something once. */
export const say = ({ spoken }: Table, words: string): void => {
  spoken.value = { words, number: spoken.peek().number + 1 };
};

/** The unit in hand, else the first of the player's that can act, else any of his. */
const lookout = (helm: Helm): UnitSheet | undefined => {
  const { viewer } = helm.session;
  const own = helm.units.peek().filter(unit => unit.present && unit.side === viewer.peek());
  const find = (id: string | null | undefined): UnitSheet | undefined => own.find(unit => unit.id === id);
  return find(helm.selected.peek()) ?? find(helm.actors.peek()[0]) ?? own[0];
};

const farOff = (helm: Helm, from: UnitSheet, to: UnitSheet): number =>
  helm.session.setup.match.chart.range(from.hexes[0] ?? 0, to.hexes[0] ?? 0);

/** Enemies on the chart, the nearest to a unit first. */
const enemiesOf = (helm: Helm, unit: UnitSheet): UnitSheet[] =>
  helm.units
    .peek()
    .filter(other => other.present && other.side !== unit.side && other.hexes.length > 0)
    .sort((one, other) => farOff(helm, unit, one) - farOff(helm, unit, other));

/** Puts the cursor on the nearest enemy; from there on the next one by distance, forward or back. */
export const toEnemy = (table: Table, step: 1 | -1): void => {
  const { helm } = table;
  const unit = lookout(helm);
  const enemies = unit ? enemiesOf(helm, unit) : [];
  if (enemies.length === 0) {
    say(table, t`No enemy is in sight.`);
    return;
  }
  const here = helm.cursorShown.peek() ? helm.cursor.peek() : 0;
  const at = enemies.findIndex(({ hexes }) => hexes.includes(here));
  const start = step > 0 ? 0 : enemies.length - 1;
  const enemy = enemies[at < 0 ? start : (at + step + enemies.length) % enemies.length];
  helm.cursorShown.value = true;
  helm.cursor.value = enemy?.hexes[0] ?? here;
  sayHex(table);
};

/** Says the hex under the cursor once more. */
export const sayHex = (table: Table): void => {
  const { helm } = table;
  const hex = helm.cursor.peek();
  say(table, hex === 0 ? t`The cursor is nowhere yet. An arrow key puts it on the chart.` : cursorInWords(helm, hex));
};

/** What a unit's guns can do to one enemy: how many bear, and the odds, or why none does. */
const gunsAt = (helm: Helm, unit: UnitSheet, enemy: UnitSheet): string => {
  const { desk } = helm.session.setup.match.rules;
  const { then } = helm;
  const where = bearingInWords(then.chart, { hex: unit.hexes[0] ?? 0, facing: unit.facing }, enemy.hexes[0] ?? 0);
  const guns = desk.guns?.of(then, unit.id, enemy.id).filter(canFire).length;
  const field = desk.fire.field(then, unit.id).find(({ hex }) => enemy.hexes.includes(hex));
  const offer = helm.targets.find(({ target }) => target === enemy.id);
  const odds = offer && oddsInWords(helm, unit.id, offer);
  const bears = guns === undefined ? field?.blocked === 0 : guns > 0;
  const why = bears ? null : desk.fire.whyNot(then, unit.id, enemy.id);
  const number = guns === undefined ? t`her guns bear` : count(guns, 'gun bears', 'guns bear');
  return inSentences(
    [`${enemy.name}, ${where ?? t`in her hex`}: ${bears ? number : (why?.says ?? t`no gun bears`)}`, odds].filter(
      part => part !== undefined && part !== null,
    ),
  );
};

/** One ship of the whole board: where she lies from the lookout, or in which hex, and what is left of her. */
const placeOf = (helm: Helm, from: UnitSheet, unit: UnitSheet): string => {
  const { chart } = helm.session.setup.match;
  const hex = unit.hexes[0] ?? 0;
  const where = bearingInWords(chart, { hex: from.hexes[0] ?? 0, facing: from.facing }, hex);
  const left = unit.tracks.slice(0, 1).map(trackInWords);
  return [unit.name, where ?? t`in hex ${chart.label(hex)}`, ...left].join(', ');
};

/** Says where all ships lie, one's own and the enemy's, by bearing and distance from the ship in hand, the nearest first. */
export const sayBoard = (table: Table): void => {
  const { helm } = table;
  const from = lookout(helm);
  if (!from) {
    say(table, t`You have nobody on the chart.`);
    return;
  }
  const there = helm.units
    .peek()
    .filter(({ present, hexes }) => present && hexes.length > 0)
    .sort((one, other) => farOff(helm, from, one) - farOff(helm, from, other));
  const own = there.filter(({ side, id }) => side === from.side && id !== from.id);
  const enemies = there.filter(({ side }) => side !== from.side);
  const list = (units: readonly UnitSheet[]): string =>
    units.length === 0 ? t`none` : units.map(unit => placeOf(helm, from, unit)).join('; ');
  const hex = helm.session.setup.match.chart.label(from.hexes[0] ?? 0);
  const parts = [t`From ${from.name} in hex ${hex}`, t`Enemies: ${list(enemies)}`, t`Your own: ${list(own)}`];
  say(table, inSentences(parts));
};

/** Says word for word what has happened last: where it was much, it was told in short. */
export const sayNews = (table: Table): void => {
  const lines = readable(table.told, table.session.eyes.peek());
  say(table, lines.length === 0 ? t`Nothing has happened yet.` : inSentences(lines.map(({ text }) => text)));
};

/** Turns an overlay on or off, of the unit that is pointed at or else of the one in hand, and says so. */
export const showOverlay = (table: Table, kind: OverlayKind): void => {
  const { overlays } = table;
  overlays.toggleHere(kind);
  const name = overlays.subject.peek()?.name;
  const what = OVERLAY_TITLE[kind];
  if (overlays.kind.peek() === null) say(table, t`${what}: put away.`);
  else if (kind !== 'danger' && name === undefined) say(table, t`${what}: no ship is in hand.`);
  else say(table, name === undefined || kind === 'danger' ? t`${what}: shown.` : t`${what}: shown, of ${name}.`);
};

/** Opens the armour of the ship that is pointed at, aimed at or in hand; false where these rules ask no plate. */
export const showArmour = (table: Table): boolean => {
  const { helm, overlays } = table;
  if (!helm.session.setup.match.rules.desk.armour) return false;
  const unit = overlays.armoured;
  overlays.armour.value = unit;
  if (unit === null) say(table, t`Armour: choose a ship first.`);
  return true;
};

/** Takes back what can be, and says what stands then. */
export const takeBack = (table: Table): void => {
  const { helm } = table;
  const before = helm.session.history.peek();
  helm.undo();
  const after = helm.session.history.peek();
  const { match } = helm.session.setup;
  const [first] = before.slice(after.length);
  if (first)
    say(table, t`Taken back: ${within(match.rules.phrase(first.command, helm.session.now), helm.units.peek())}.`);
  else {
    const why = helm.notice.peek();
    say(table, why === null ? t`There is nothing to take back.` : saidOf(why));
  }
};

/** Says of every enemy whether the guns of the unit in hand bear on him. */
export const sayGuns = (table: Table): void => {
  const { helm } = table;
  const unit = lookout(helm);
  if (!unit) {
    say(table, t`You have nobody on the chart.`);
    return;
  }
  const lines = enemiesOf(helm, unit).map(enemy => gunsAt(helm, unit, enemy));
  say(table, lines.length === 0 ? t`${unit.name} sees no enemy.` : inSentences([unit.name, ...lines]));
};

/** The ship that has been taken in hand; null where it is an enemy who is looked at: in hand are one's own alone. */
export const inHandInWords = (helm: Helm): string | null => {
  const unit = helm.unit(helm.selected.value);
  return unit?.side === helm.session.viewer.value ? t`${unit.name} in hand` : null;
};

/** The orders of the list, each with its key and what it risks. */
const numberedOf = (helm: Helm): string[] =>
  answersOf(helm).map(
    ({ words, chance }, place) =>
      `${place < 9 ? place + 1 : t`From the list`}: ${words}${chance === '' ? '' : `, ${chance}`}`,
  );

/** Several orders about one target, to choose from. */
export const ordersInWords = (helm: Helm): string => inSentences(numberedOf(helm));

/** Says what can be done now: the main button, the orders by their numbers, and the units that wait. */
export const sayChoices = (table: Table): void => {
  const { helm } = table;
  const { label, detail, press } = primaryOf(table, () => undefined);
  const main = `${press ? t`Space` : t`Wait`}: ${label}${detail === '' ? '' : `, ${detail}`}`;
  const orders = numberedOf(helm);
  const actors = helm.actors.peek().map(id => helm.unit(id)?.name ?? id);
  const waiting = actors.length === 0 ? [] : [`N: ${actors.join(', ')}`];
  const ways = new Set(helm.destinations.peek().map(({ hex }) => hex)).size;
  const reach = ways > 1 ? [t`${count(ways, 'hex', 'hexes')} in her reach`] : [];
  // All the markers that a ship may be given make a long list; the keys say the same in short.
  const keys = markerKeys(table);
  const listed = keys.length > 0 && orders.length > 9 ? [] : orders;
  const parts = [main, ...listed, ...keys, ...waiting, ...reach];
  const inHand = inHandInWords(helm);
  const all = [...(inHand === null ? [] : [inHand]), ...parts];
  const words = inSentences(all);
  const chosen = chosenInWords(table);
  say(table, chosen === null ? words : `${words} ${chosen}`);
};

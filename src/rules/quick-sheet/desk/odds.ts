import type { Cited } from '../../../system/cited.ts';
import type { OddsView } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import {
  effectSpread,
  fateOf,
  gambleSpread,
  groundingOdds,
  nextDraw,
  oneDieAtLeast,
  opportunityChances,
  ramOdds,
  shotOdds,
  unstickOdds,
  type Chance,
  type Fate,
  type Spread,
} from '../odds.ts';
import { FACTORS, type Factor } from '../factors.ts';
import { ASSET_NAME, CARD_TITLE, WEAPON_NAME } from '../words/names.ts';
import { ARRIVALS, ASSET_COMES_ON, REPAIRED_ON, STRUCK_TARGET_ON, MINE, WEAPONS } from '../tables.ts';
import { ORDER_CARDS, type QuickSheetCommand, type QuickSheetInterrupt, type Situation, type Unit } from '../types.ts';
import { isShip, unitOf } from '../units.ts';
import { effectDice } from '../weapons.ts';
import { counted, t } from '../../../languages/language.ts';

const points = (count: number): string => counted(count, 'point', 'points');
const dice = (count: number): string => counted(count, 'die', 'dice');

/** "4 each gun + 2 heavy gun": every factor with its reason. */
const factorsInWords = (modifiers: readonly Factor[]): string =>
  modifiers
    .map(({ value, reason }, index) => {
      const { says } = FACTORS[reason];
      return index === 0 ? `${value} ${says}` : `${value < 0 ? '−' : '+'} ${Math.abs(value)} ${says}`;
    })
    .join(' ');

const citedOf = (modifiers: readonly Factor[]): Cited[] => modifiers.map(({ reason }) => FACTORS[reason]);

const expectedOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);

const headlinesOf = (unit: Unit, fate: Fate): { label: string; chance: number }[] =>
  isShip(unit)
    ? [
        { label: t`sinks`, chance: fate.sinks },
        { label: t`critical hit`, chance: fate.critical },
        { label: t`strikes`, chance: fate.strikes },
      ]
    : [{ label: unit.kind === 'fort' ? t`silenced` : t`destroyed`, chance: fate.sinks }];

const viewOf = (basis: string, spread: Spread, unit: Unit, fate: Fate): OddsView => {
  const chances = spread.ways.map(ways => ways / spread.of);
  return {
    basis,
    outcomes: chances.map((chance, count) => ({ label: points(count), points: count, chance })),
    expected: expectedOf(chances),
    measure: 'points',
    headlines: headlinesOf(unit, fate),
  };
};

const yesNo = (basis: string, label: string, { ways, of }: Chance): OddsView => ({
  basis,
  outcomes: [
    { label, points: 1, chance: ways / of },
    { label: t`not: ${label}`, points: 0, chance: (of - ways) / of },
  ],
  expected: ways / of,
  headlines: [{ label, chance: ways / of }],
});

const fireOdds = (now: Situation, unit: string, gun: number, target: string): OddsView | null => {
  const odds = shotOdds(now, unit, gun, target);
  if (!odds) return null;
  const { shot } = odds;
  const aside = shot.deflectOn > 6 ? t`nothing turns hits aside` : t`armour turns ${shot.deflectOn} and more aside`;
  const basis = t`${dice(shot.dice)} (${factorsInWords(shot.modifiers)}), ${shot.hitOn} and more hits, ${aside}`;
  const view = viewOf(basis, odds.damage, unitOf(now, target), odds.fate);
  const hits = 1 - (odds.hits.ways[0] ?? 0) / odds.hits.of;
  const modifiers = citedOf(shot.modifiers);
  return { ...view, modifiers, headlines: [{ label: t`hits`, chance: hits }, ...view.headlines] };
};

const salvoOdds = (now: Situation, firer: string, target: string): OddsView => {
  const chances = opportunityChances(now, firer, target);
  const mark = unitOf(now, target);
  const fate = chances.reduce(
    (sum, chance, damage) => {
      const ways = Array.from({ length: damage + 1 }, (_, count) => (count === damage ? 1 : 0));
      const each = fateOf(mark, { ways, of: 1 });
      return {
        critical: sum.critical + chance * each.critical,
        sinks: sum.sinks + chance * each.sinks,
        strikes: sum.strikes + chance * each.strikes,
      };
    },
    { critical: 0, sinks: 0, strikes: 0 },
  );
  return {
    basis: t`a die for each bearing gun, 5 and 6 lets one fire`,
    outcomes: chances.map((chance, count) => ({ label: points(count), points: count, chance })),
    expected: expectedOf(chances),
    measure: 'points',
    headlines: headlinesOf(mark, fate),
  };
};

/** Section 25: every gun that can be fired by order at that target, one after another, with one strike test for all (Q32); of a fort as many as its dice allow (Q21). */
export const orderedSalvo = (now: Situation, id: string, target: string): OddsView | null => {
  const [unit, mark] = [unitOf(now, id), unitOf(now, target)];
  const { battery } = now.state;
  const shots = unit.guns
    .flatMap((gun, index) => (gun.fired ? [] : (shotOdds(now, id, index, target) ?? [])))
    .slice(0, battery?.unit === id ? battery.left : undefined);
  if (shots.length === 0 || (shots.length === 1 && battery?.unit !== id)) return null;
  const spread = shots.reduce((sum, { damage }) => both(sum, damage), { ways: [1], of: 1 });
  const thrown = shots.reduce((sum, { shot }) => sum + shot.dice, 0);
  const view = viewOf(t`${shots.length} guns, ${dice(thrown)} in all`, spread, mark, fateOf(mark, spread));
  const misses = shots.reduce((chance, { hits }) => (chance * (hits.ways[0] ?? 0)) / hits.of, 1);
  return { ...view, shots: shots.length, headlines: [{ label: t`hits`, chance: 1 - misses }, ...view.headlines] };
};

/** The spread of two falls of the dice together, as chances. */
const both = (one: Spread, other: Spread): Spread => {
  const ways = Array.from({ length: one.ways.length + other.ways.length - 1 }, () => 0);
  one.ways.forEach((a, i) =>
    other.ways.forEach((b, j) => (ways[i + j] = (ways[i + j] ?? 0) + (a / one.of) * (b / other.of))),
  );
  return { ways, of: 1 };
};

const rammingOdds = (now: Situation, rammer: string, target: string): OddsView => {
  const mark = shipOf(now, target);
  const odds = ramOdds(now, shipOf(now, rammer), mark);
  const unseen = mark.card === 'hidden' ? t`; her card is face down: 4 dice fewer if it is full speed` : '';
  const view = viewOf(`${dice(odds.dice)} (${factorsInWords(odds.modifiers)})${unseen}`, odds.damage, mark, odds.fate);
  return {
    ...view,
    modifiers: citedOf(odds.modifiers),
    headlines: [
      ...view.headlines,
      { label: t`is holed`, chance: odds.holes },
      { label: t`rammer damaged`, chance: odds.rammerDamaged },
    ],
  };
};

const weaponOdds = (now: Situation, interrupt: QuickSheetInterrupt | undefined, gamble: boolean): OddsView | null => {
  if (interrupt?.type !== 'gamble') return null;
  const ship = shipOf(now, interrupt.ship);
  const { weapon } = interrupt;
  if (gamble && weapon === 'fireRaft')
    return ship.onFire
      ? yesNo(t`she burns already`, t`sets her on fire`, { ways: 0, of: 6 })
      : yesNo(t`1 die, 5 and 6`, t`sets her on fire`, oneDieAtLeast(WEAPONS.fireRaft.gambleOn));
  const spread = gamble ? gambleSpread(weapon) : effectSpread(weapon, ship);
  const basis = gamble ? t`1 die, a 6 is ten points` : t`${dice(spread.ways.length - 1)}, each 5 and 6 a point`;
  const view = viewOf(`${WEAPON_NAME[weapon]}: ${basis}`, spread, ship, fateOf(ship, spread, false));
  return { ...view, outcomes: view.outcomes.filter(outcome => outcome.chance > 0) };
};

const drawOdds = (now: Situation, command: QuickSheetCommand): OddsView | null => {
  if (command.type !== 'chooseDeck') return null;
  const deck = now.state.decks[command.side][command.deck];
  const next = nextDraw(deck);
  if (!next) return null;
  const outcomes = ORDER_CARDS.map(card => ({
    label: CARD_TITLE[card],
    points: 0,
    chance: next[card].ways / next[card].of,
  }));
  return {
    basis: t`next card of ${deck.left} left`,
    outcomes,
    expected: 0,
    headlines: outcomes.map(({ label, chance }) => ({ label, chance })),
  };
};

const arrivalOdds = (now: Situation, die: number): OddsView | null => {
  const other = now.state.arrival?.dice[1 - die];
  if (other === undefined) return null;
  const need = Math.min(7, Math.max(1, ARRIVALS.need - other));
  return yesNo(t`1 die again, ${need} or more`, t`a small ship comes`, oneDieAtLeast(need));
};

/** The exact odds of an offered command, or null where no die hangs on it. */
export const oddsOf = (now: Situation, command: QuickSheetCommand): OddsView | null => {
  switch (command.type) {
    case 'fire':
      return fireOdds(now, command.unit, command.gun, command.target);
    case 'shoot':
      return salvoOdds(now, command.firer, command.target);
    case 'ram':
      return rammingOdds(now, command.ship, command.target);
    case 'unstick':
      return yesNo(t`2 dice, 8 or more`, t`comes off`, unstickOdds());
    case 'repair':
      return yesNo(t`1 die, 4 or more`, t`repaired`, oneDieAtLeast(REPAIRED_ON));
    case 'tryStruck':
      return yesNo(t`1 die, 5 or more`, t`may attack her`, oneDieAtLeast(STRUCK_TARGET_ON));
    case 'mist':
    case 'nightfall':
    case 'panic':
    case 'submarine':
    case 'torpedoBoat':
      return yesNo(t`1 die, 4 or more`, t`${ASSET_NAME[command.type]} comes`, oneDieAtLeast(ASSET_COMES_ON));
    case 'attackFrom':
      return yesNo(t`unless they expect her there`, t`gets through`, { ways: 5, of: 6 });
    case 'rollEffect':
    case 'gamble':
      return weaponOdds(
        now,
        now.state.cursor.interrupts.at(-1) as QuickSheetInterrupt | undefined,
        command.type === 'gamble',
      );
    case 'chooseDeck':
      return drawOdds(now, command);
    case 'reRoll':
      return arrivalOdds(now, command.die);
    default:
      return null;
  }
};

/** What may happen on entering a hex that is a sandbar for that ship. */
export const groundingInWords = (now: Situation, ship: string, place: string): string => {
  const { ways, of } = groundingOdds(shipOf(now, ship));
  return t`may stick at ${place}: ${ways} in ${of}`;
};

/** Section 17, Q44: what a marker may do to a ship that enters its hex, as far as this view knows it; null where it cannot harm. */
export const mineInWords = (now: Situation, id: ShipId, hex: HexId): string | null => {
  const mine = now.state.mines.find(each => each.hex === hex && !each.spent);
  if (!mine || mine.live === false) return null;
  const ship = shipOf(now, id);
  const { ways, of } = oneDieAtLeast(MINE.detonatesOn[ship.side]);
  const effect = effectDice('mine', ship);
  const place = now.chart.label(hex);
  return mine.live === null
    ? t`a mine, or a dummy, at ${place}: a mine goes off ${ways} in ${of}, then ${dice(effect)} or a gamble`
    : t`a mine at ${place}: a mine goes off ${ways} in ${of}, then ${dice(effect)} or a gamble`;
};

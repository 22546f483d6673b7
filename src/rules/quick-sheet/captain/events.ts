import type { HexId } from '../../../core/types.ts';
import { chanceIn } from '../../shared/chances.ts';
import { effectSpread, expectedIn, fateOf, gambleSpread, oneDieAtLeast } from '../odds.ts';
import { WEAPONS } from '../tables.ts';
import type { QuickSheetCommand, QuickSheetInterrupt, QuickSheetShip, Weapon } from '../types.ts';
import { NO_WAY } from '../../../bots/waters.ts';
import { reason } from '../../../system/captain.ts';
import { named } from '../../../languages/phrase.ts';
import { choose, most, of, shipValue, type Choice } from './choosing.ts';
import { fieldOf, type Field, type SheetAsk } from './field.ts';
import { dangerAt, fireFrom, standOf } from './fire.ts';
import { timeIsOurs } from './time.ts';

/** A weapon goes where it hurts: the dearest enemy, the weaker the better. */
const preyWorth = (field: Field, id: string): number => {
  const foe = field.foes.find(each => each.unit.id === id);
  if (!foe) return 0;
  return foe.mark.perPoint + foe.mark.sunk / Math.max(3, foe.mark.points) + (foe.ship ? shipValue(foe.ship) / 100 : 0);
};

const sendWeapon = (ask: SheetAsk, field: Field): Choice =>
  choose(
    [...of(ask, 'torpedoBoat'), ...of(ask, 'submarine')],
    option => preyWorth(field, option.ship),
    option => reason`${named(option.ship)} is the best prey.`,
  );

/** A raft is let go where an enemy lies. */
const raft = (ask: SheetAsk, field: Field): Choice => {
  const hit = of(ask, 'fireRaft').filter(({ hex }) => field.foes.some(foe => foe.ship && foe.at === hex));
  return choose(
    hit,
    option => preyWorth(field, field.taken.get(option.hex)?.id ?? ''),
    option => reason`An enemy lies at ${ask.now.chart.label(option.hex)}.`,
  );
};

/** Two light guns do something only where an enemy is in reach, and most where he lies close. */
const army = (ask: SheetAsk, field: Field): Choice => {
  const near = (hex: HexId): number =>
    field.foes.reduce((least, foe) => (foe.ship ? Math.min(least, ask.now.chart.range(foe.at, hex)) : least), NO_WAY);
  const best = most(of(ask, 'armySupport'), ({ hex }) => -near(hex));
  if (!best || -best.worth > 3) return null;
  return { command: best.option, why: () => reason`The guns have him in reach from there.` };
};

/** Panic takes a card of the ship that could do most with it. */
const panic = (ask: SheetAsk): Choice =>
  choose(
    of(ask, 'panic'),
    option => shipValue(ask.now.state.ships[option.ship] as QuickSheetShip),
    option => reason`${named(option.ship)} loses a card.`,
  );

/** Mist and night are for whoever is being shot at more than he shoots. */
const darken = (ask: SheetAsk, field: Field): Choice => {
  const given = field.friends.reduce(
    (sum, party) => sum + (party.ship ? fireFrom(field, party, standOf(field, party.ship, false)).worth : 0),
    0,
  );
  const taken = field.friends.reduce(
    (sum, party) => sum + (party.ship ? dangerAt(field, party, party.at, party.ship.facing) : 0),
    0,
  );
  const ahead = timeIsOurs(ask) > 0;
  const night = of(ask, 'nightfall')[0];
  if (night && ahead) return { command: night, why: () => reason`Time is on this side: let night fall.` };
  const mist = of(ask, 'mist')[0];
  if (mist && taken > 2 * given) return { command: mist, why: () => reason`The enemy has the better of the gunnery.` };
  return null;
};

export const events = (ask: SheetAsk): Choice => {
  const field = fieldOf(ask);
  return (
    sendWeapon(ask, field) ??
    raft(ask, field) ??
    army(ask, field) ??
    panic(ask) ??
    darken(ask, field) ?? {
      command: { type: 'pass', side: ask.side },
      why: () => reason`Nothing of it is worth spending now.`,
    }
  );
};

/** A fire costs two and a half points a turn until it is put out on a 4. */
const FIRE_COSTS = 5;
const SINKING_COUNTS = 0.3;

/** What a weapon that has come through does to a ship, by the dice together or all on one. */
const effectWorth = (weapon: Weapon, ship: QuickSheetShip, onOneDie: boolean): number => {
  const { gambleOn, gamblePoints } = WEAPONS[weapon];
  if (onOneDie && gamblePoints === 0) return FIRE_COSTS * chanceIn(oneDieAtLeast(gambleOn));
  const spread = onOneDie ? gambleSpread(weapon) : effectSpread(weapon, ship);
  return expectedIn(spread) + fateOf(ship, spread, false).sinks * shipValue(ship) * SINKING_COUNTS;
};

/** Q43: all on one die only where the dice together could not do it. */
export const gamble = (ask: SheetAsk): Choice => {
  const asked = ask.now.state.cursor.interrupts.at(-1) as QuickSheetInterrupt | undefined;
  const weapon = asked?.type === 'gamble' ? asked.weapon : null;
  const ship = asked?.type === 'gamble' ? ask.now.state.ships[asked.ship] : undefined;
  const worth = ({ type }: QuickSheetCommand): number =>
    weapon && ship ? effectWorth(weapon, ship, type === 'gamble') : 0;
  return choose([...of(ask, 'rollEffect'), ...of(ask, 'gamble')], worth, option =>
    option.type === 'gamble' ? reason`Only the one die can sink her.` : reason`The dice together do more.`,
  );
};

/** Nobody should know where a submarine comes from: the bot's own dice say. */
export const direction = (ask: SheetAsk): Choice => {
  const options = [...of(ask, 'guess'), ...of(ask, 'attackFrom')];
  const option = options[ask.dice.roll(Math.max(1, options.length)) - 1];
  return option ? { command: option, why: () => reason`One direction is as good as another.` } : null;
};

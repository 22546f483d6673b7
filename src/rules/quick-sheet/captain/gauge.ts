import type { Gauge } from '../../../system/captain.ts';
import { chanceIn, dieAtLeast } from '../../shared/chances.ts';
import { isServed } from '../gunnery.ts';
import { CRIPPLED_SPEED, DRIFTS_ON, GUN_RANGE, MOVEMENT, RAM_HIT_ON } from '../tables.ts';
import { ramDice, ramFactors } from '../ramming.ts';
import type { QuickSheetShip, Situation, Unit } from '../types.ts';
import { isBattered, isShip } from '../units.ts';
import type { SheetAsk } from './field.ts';
import { diceOf, tells } from './fire.ts';

/** Hexes at which guns mostly fire, and the part of a broadside that bears. */
const USUAL_RANGE = 2;
const BEARS = 0.5;
const DRIFTS = chanceIn(dieAtLeast(DRIFTS_ON));
const RAM_HITS = chanceIn(dieAtLeast(RAM_HIT_ON));

/** Between slow and full: she fires on some turns and steams on others. */
const paceOf = (ship: QuickSheetShip): number => {
  if (ship.target || ship.engineLost || ship.steamFrom === 0) return 0;
  if (isBattered(ship)) return CRIPPLED_SPEED;
  const { slow, full } = MOVEMENT[ship.fast ? 'fast' : 'normal'];
  return (slow.most + full.most) / 2;
};

const gaugeOf = (now: Situation, unit: Unit): Gauge => {
  const ship = isShip(unit) ? unit : null;
  const guns = unit.guns.filter(gun => isServed(unit, gun));
  const other = (id: string): Unit | undefined => now.state.ships[id] ?? now.state.works[id];
  return {
    pace: ship ? paceOf(ship) : 0,
    drift: ship ? DRIFTS : 0,
    held: ship?.aground ? Infinity : Math.max(0, (ship?.steamFrom ?? 0) - now.state.turn),
    reach: guns.length > 0 ? GUN_RANGE.long : 0,
    hull: unit.points,
    full: unit.strength,
    bite(id) {
      const target = other(id);
      if (!target) return 0;
      return guns.reduce((sum, gun) => {
        const dice = diceOf(gun.class, ship !== null, USUAL_RANGE, false) * tells(gun.class, false, target);
        return sum + dice * (gun.bears.length > 0 ? BEARS : 1);
      }, 0);
    },
    blow: () => (ship?.ram ? ramDice(ramFactors(ship, true, false)) * RAM_HITS : 0),
  };
};

/** Pieces for a reckoning of the whole battle, by the printed tables. */
export const gaugesOf = ({ now }: SheetAsk): ReadonlyMap<string, Gauge> => {
  const units: Unit[] = [...Object.values(now.state.ships), ...Object.values(now.state.works)];
  return new Map(units.map(unit => [unit.id, gaugeOf(now, unit)]));
};

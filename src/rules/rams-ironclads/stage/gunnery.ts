import type { Critical, HitEffect, RamsEvent } from '../types.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { Part } from './part.ts';
import { knots } from '../../shared/halfKnots.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import { counted, t } from '../../../languages/language.ts';

type GunFired = Extract<RamsEvent, { type: 'gunFired' }>;

export const CRITICAL_WORDS: Readonly<Record<Critical, string>> = {
  magazine: t`magazine explodes`,
  helm: t`helmsman killed`,
  list: t`holed below water`,
  jam: t`debris in the wheel`,
  smokestack: t`smokestack hit`,
  gunport: t`gunport hit`,
  steamPipes: t`steam pipes cut`,
  steering: t`steering damaged`,
  fire: t`fire!`,
  boiler: t`boiler holed`,
};

/** Only a critical hit has a word of its own; what the others cost is told by what comes of them. */
const HIT_WORDS: Readonly<Record<HitEffect, string>> = { critical: t`critical hit`, knot: '', gun: '', halfKnot: '' };

/** Armour class from which a shot that does no harm rings on iron. */
const IRON = 8;

const LISTS = {
  bow: t`down by the bows`,
  stern: t`down by the stern`,
  port: t`lists to port`,
  starboard: t`lists to starboard`,
} as const;

/** Hits that throw timber about. */
const SPLINTERS: ReadonlySet<Critical> = new Set<Critical>(['helm', 'jam', 'steering']);

/** Milliseconds that smoke hangs before the scalding is told. */
const SCALD = 120;

/** Hits that armour turned aside. */
export const ringsOnIron = ({ hit, armour }: Pick<GunFired, 'hit' | 'armour'>): boolean => !hit && armour >= IRON;

type Guns = 'gunFired' | 'smallShotFired' | 'hitRolled' | 'shoreHitRolled' | 'buildingHit' | 'workDown' | 'gunLost';

/** Guns: one after another, the later ones of a salvo without waiting for each to be admired. */
const shooting = ({ acts, units, places, note }: UnderWay): Part<Guns> => {
  let last = '';
  return {
    async gunFired(event) {
      const { firer, target, gun, hit } = event;
      const salvo = `${firer} ${target}`;
      const brisk = salvo === last;
      last = salvo;
      const aside = ringsOnIron(event) ? 1 : 0;
      await acts.fire(places.at(firer), places.at(target), hit ? 1 : 0, units.side(firer), {
        firer,
        target,
        aside,
        brisk,
        gun,
      });
      if (hit) await note(target, t`hit`, 'damage');
    },
    async smallShotFired({ firer, target, gun, helm }) {
      const shot = { firer, target, aside: 0, brisk: true, gun };
      if (gun === null) await note(firer, t`musketry`, 'plain');
      await acts.fire(places.at(firer), places.at(target), helm ? 1 : 0, units.side(firer), shot);
      await note(target, helm ? t`helmsman falls` : t`gunners kept down`, helm ? 'damage' : 'plain');
    },
    hitRolled: ({ target, effect }) =>
      HIT_WORDS[effect] === '' ? unseen() : note(target, HIT_WORDS[effect], 'damage'),
    shoreHitRolled: ({ unit, knocksOut }) => (knocksOut ? unseen() : note(unit, t`parapet holds`, 'plain')),
    buildingHit: ({ unit, hits, needed }) => note(unit, t`hit, ${hits} of ${needed}`, 'damage'),
    async workDown({ unit }) {
      await acts.explode(places.at(unit));
      await note(unit, t`silenced`, 'damage');
    },
    gunLost: ({ unit }) => note(unit, t`gun lost`, 'damage'),
  };
};

type Losses =
  | ('knotsLost' | 'criticalRolled' | 'listed' | 'repairTimed' | 'fireBroke' | 'crewTested' | 'shipAbandoned')
  | ('sinkingBegan' | 'sinkingHastened' | 'shipSunk');

const TIMED = { jam: t`fouled`, steering: t`rudder out`, gunport: t`port jammed` } as const;

/** What hits do to her, down to the bottom of the river. */
const losing = ({ acts, places, say, note }: UnderWay): Part<Losses> => ({
  knotsLost: ({ ship, halves, top }) =>
    note(ship, top > 0 ? t`−${knots(halves)}, ${knots(top)} left` : t`−${knots(halves)}, stopped`, 'damage'),
  async criticalRolled({ ship, effect }) {
    const at = places.at(ship);
    if (effect === 'magazine') await acts.explode(at);
    else if (effect === 'fire') await acts.blaze(at);
    else if (effect === 'steamPipes' || effect === 'boiler') await acts.steamBursts(at);
    else if (SPLINTERS.has(effect)) await acts.splinter(ship);
    if (effect === 'boiler') await acts.pause(SCALD);
    await say(ship, CRITICAL_WORDS[effect], 'damage');
  },
  listed: ({ ship, toward, already }) => note(ship, already ? t`leans already` : LISTS[toward], 'damage'),
  repairTimed: ({ ship, what, die }) => note(ship, `${TIMED[what]}, ${counted(die, 'turn')}`, 'damage'),
  fireBroke: ({ ship }) => acts.blaze(places.at(ship)),
  crewTested: ({ ship, leaves }) => (leaves ? unseen() : note(ship, t`the crew stays`, 'good')),
  async shipAbandoned({ ship, burning }) {
    await acts.strike(ship, false);
    await say(ship, burning ? t`abandoned, burning` : t`abandoned`, 'damage');
  },
  async sinkingBegan({ ship, at }) {
    await acts.settle(ship);
    await say(ship, t`sinking, by turn ${at}`, 'damage');
  },
  async sinkingHastened({ ship, at }) {
    await acts.settle(ship);
    await note(ship, t`faster, by turn ${at}`, 'damage');
  },
  async shipSunk({ ship, at, cause, settled }) {
    if (cause === 'magazine') await acts.explode(at);
    else if (cause === 'burnt') await acts.blaze(at);
    await acts.sink(ship, at);
    await acts.caption(at, settled ? t`sunk in the shoals` : t`sunk`, 'damage', ship);
  },
});

export const gunnery = (tools: UnderWay): Part<Guns | Losses> => ({ ...shooting(tools), ...losing(tools) });

import { counted, t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import { DAMAGE_TABLES } from '../tables.ts';
import type { Face, Job } from '../types.ts';
import { TABLE_NAME } from '../words/captions.ts';
import type { Part } from './part.ts';
import { knots } from '../../shared/halfKnots.ts';
import type { UnderWay } from '../../shared/underWay.ts';

type Guns =
  'fireOpened' | 'gunFired' | 'mortarFired' | 'shellFell' | 'burstRolled' | 'targetHit' | 'pointsLost' | 'workSilenced';

/** Guns: one after another, the later ones of a salvo without waiting for each to be admired. */
const shooting = ({ acts, units, places, note }: UnderWay): Part<Guns> => {
  let last = '';
  return {
    fireOpened: ({ unit }) => note(unit, t`opens fire`, 'plain'),
    async gunFired({ firer, target, gun, hit }) {
      const salvo = `${firer} ${target}`;
      const brisk = salvo === last;
      last = salvo;
      const shot = { firer, target, aside: 0, brisk, gun };
      await acts.fire(places.at(firer), places.at(target), hit ? 1 : 0, units.side(firer), shot);
    },
    async mortarFired({ firer, target, gun, hit }) {
      const shot = { firer, target, aside: 0, brisk: false, gun };
      await acts.fire(places.at(firer), places.at(target), hit ? 1 : 0, units.side(firer), shot);
    },
    async shellFell({ target, dice: [square = 1], points }) {
      await acts.explode(places.at(target));
      await note(target, points > 0 ? t`square ${square}: ${points}` : t`square ${square}`, 'damage');
    },
    async burstRolled({ unit, bursts }) {
      if (!bursts) return note(unit, t`the gun holds`, 'plain');
      await acts.explode(places.at(unit));
      await note(unit, t`gun bursts`, 'damage');
    },
    targetHit: ({ target, points, halved }) =>
      note(target, halved ? t`glances: ${points}` : t`hit: ${points}`, 'damage'),
    // What gunfire takes stands in the word of the hit.
    pointsLost: ({ unit, left, cause }) => (cause === 'gunfire' ? unseen() : note(unit, t`${left} left`, 'damage')),
    async workSilenced({ unit }) {
      await acts.explode(places.at(unit));
      await note(unit, t`silenced`, 'damage');
    },
  };
};

/** What a rudder or an engine does no more. */
const JOB: Readonly<Record<Job, string>> = {
  guns: t`gun silenced`,
  hardPort: t`rudder hard to port`,
  hardStarboard: t`rudder hard to starboard`,
  sameCourse: t`same course`,
  straight: t`straight ahead`,
  slowed: t`engine hit`,
};
const MENDED: Readonly<Record<Job, string>> = {
  guns: t`gun mended`,
  hardPort: t`steers again`,
  hardStarboard: t`steers again`,
  sameCourse: t`steers again`,
  straight: t`steers again`,
  slowed: t`engine mended`,
};

type Losses =
  | ('damageRolled' | 'gunsOut' | 'steeringHit' | 'speedLost' | 'crewLost' | 'captainKilled' | 'fireBroke')
  | ('fireFought' | 'draughtGrew' | 'repaired' | 'moraleRolled' | 'shipAbandoned' | 'shipSunk');

/** What hits do to her, down to the bottom of the river. */
const losing = ({ acts, places, say, note }: UnderWay): Part<Losses> => ({
  // What a line does is seen of its own event; where it does nothing this is all.
  damageRolled: ({ ship, table, line }) =>
    DAMAGE_TABLES[table][line as Face].does === 'nothing'
      ? note(ship, t`${TABLE_NAME[table]}: no harm`, 'good')
      : note(ship, TABLE_NAME[table], 'damage'),
  gunsOut: ({ unit, guns, lasts }) =>
    note(unit, lasts === 'destroyed' ? t`gun lost` : counted(guns.length, 'gun silenced', 'guns silenced'), 'damage'),
  async steeringHit({ ship, job }) {
    await acts.splinter(ship);
    await note(ship, JOB[job], 'damage');
  },
  async speedLost({ ship, halves, top }) {
    await acts.steamBursts(places.at(ship));
    await note(ship, top > 0 ? t`−${knots(halves)}, ${knots(top)} left` : t`−${knots(halves)}, stopped`, 'damage');
  },
  crewLost: ({ unit }) => note(unit, t`−1 CPV`, 'damage'),
  captainKilled: ({ unit }) => say(unit, t`captain killed`, 'damage'),
  fireBroke: ({ ship }) => acts.blaze(places.at(ship)),
  async fireFought({ ship, out }) {
    if (!out) await acts.blaze(places.at(ship));
    await note(ship, out ? t`fire out` : t`burns on`, out ? 'good' : 'damage');
  },
  async draughtGrew({ ship, feet }) {
    await acts.settle(ship);
    await note(ship, t`${counted(feet, 'foot', 'feet')} deeper`, 'damage');
  },
  repaired: ({ ship, job }) => note(ship, MENDED[job], 'good'),
  moraleRolled: ({ unit, stays }) =>
    note(unit, stays ? t`the crew stays` : t`the crew leaves`, stays ? 'good' : 'damage'),
  async shipAbandoned({ ship, cause }) {
    await acts.strike(ship, cause !== 'crew');
    await say(ship, cause === 'fire' ? t`abandoned, burning` : t`abandoned`, 'damage');
  },
  async shipSunk({ ship, at, cause }) {
    if (cause === 'magazine' || cause === 'blownUp') await acts.explode(at);
    else if (cause === 'burnt') await acts.blaze(at);
    await acts.sink(ship, at);
    await acts.caption(at, t`sunk`, 'damage', ship);
  },
});

export const gunnery = (tools: UnderWay): Part<Guns | Losses> => ({ ...shooting(tools), ...losing(tools) });

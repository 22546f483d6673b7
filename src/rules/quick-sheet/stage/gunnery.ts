import type { CriticalEffect, QuickSheetEvent } from '../types.ts';
import { DOWN_NAME } from '../words/names.ts';
import { unseen, type StageTools } from '../../shared/stageTools.ts';
import type { Part } from './part.ts';
import { counted, t } from '../../../languages/language.ts';

type GunneryEvents =
  | 'shotFired'
  | 'opportunityRolled'
  | 'fortRolled'
  | 'struckRolled'
  | 'pointsLost'
  | 'criticalRolled'
  | 'engineTested'
  | 'fireBurned'
  | 'turretTested'
  | 'gunLost'
  | 'shipBattered'
  | 'strikeTested'
  | 'shipSunk'
  | 'workSilenced';

type ShotFired = Extract<QuickSheetEvent, { type: 'shotFired' }>;

const EFFECT: Readonly<Record<CriticalEffect, string>> = {
  engine: t`engine hit`,
  funnel: t`funnel shot away`,
  fire: t`fire!`,
  gun: t`gun hit`,
  pilotHouse: t`pilot house hit`,
  rudder: t`rudder damaged`,
  magazine: t`magazine explodes`,
};

/** Hits that throw timber about. */
const SPLINTERS: ReadonlySet<CriticalEffect> = new Set<CriticalEffect>(['engine', 'pilotHouse', 'rudder']);

/** Milliseconds that a ship's fire is announced before it comes. */
const ANNOUNCED = 160;

/** What a shot did, in a few words; nothing for a miss, which the splash shows. */
export const shotInWords = ({ hits, damage }: Pick<ShotFired, 'hits' | 'damage'>): string => {
  const aside = Math.max(0, hits - damage);
  if (hits === 0) return '';
  if (aside === 0) return counted(hits, 'hit', 'hits');
  if (aside === hits) return t`${counted(hits, 'hit rings', 'hits ring')} on iron`;
  return t`${counted(hits, 'hit', 'hits')}, ${aside} turned aside`;
};

/** Guns: one after another, the later ones of a salvo without waiting for each to be admired. */
const shots = ({ acts, units, places, note }: StageTools): ((event: ShotFired) => Promise<void>) => {
  let last = '';
  return async event => {
    const { firer, target, gun, hits, damage } = event;
    const salvo = `${firer} ${target}`;
    const brisk = salvo === last;
    last = salvo;
    const aside = Math.max(0, hits - damage);
    const shot = { firer, target, aside, brisk, gun };
    await acts.fire(places.at(firer), places.at(target), damage, units.side(firer), shot);
    const words = shotInWords(event);
    if (words !== '') await note(target, words, damage > 0 ? 'damage' : 'plain');
  };
};

/** Damage to a ship, and what it does to her. */
const losses = ({ acts, places, say, note }: StageTools): Part<Exclude<GunneryEvents, GunEvents>> => ({
  pointsLost: ({ unit, lost }) => note(unit, `−${lost}`, 'damage'),
  async criticalRolled({ ship, effect, already }) {
    if (effect === 'magazine' && !already) await acts.explode(places.at(ship));
    if (effect === 'fire' && !already) await acts.blaze(places.at(ship));
    if (SPLINTERS.has(effect)) await acts.splinter(ship);
    await say(ship, already ? t`${EFFECT[effect]} again` : EFFECT[effect], 'damage');
  },
  engineTested: ({ ship, saved }) => note(ship, saved ? t`engine saved` : t`engine lost`, saved ? 'good' : 'damage'),
  async fireBurned({ ship, damage, started }) {
    await acts.blaze(places.at(ship));
    if (damage === 0) await note(ship, started ? t`fire checked` : t`fire held`, 'plain');
  },
  turretTested: ({ ship, out }) => note(ship, out ? t`turret jammed` : t`turret holds`, out ? 'damage' : 'good'),
  gunLost: ({ unit }) => note(unit, t`gun lost`, 'damage'),
  shipBattered: ({ ship }) => say(ship, t`battered`, 'damage'),
  async strikeTested({ ship, strikes }) {
    if (!strikes) return note(ship, t`fights on`, 'plain');
    await acts.strike(ship);
    await say(ship, t`strikes her colours`, 'damage');
  },
  async shipSunk({ ship, at, cause }) {
    // A magazine has gone up already; a holed ship just goes down.
    if (cause === 'fire' || cause === 'fireRaft') await acts.blaze(at);
    else if (cause !== 'holed' && cause !== 'sandbar') await acts.explode(at);
    await acts.sink(ship, at);
    await acts.caption(at, t`sunk`, 'damage', ship);
  },
  async workSilenced({ unit, kind }) {
    const at = places.at(unit);
    await acts.explode(at);
    if (kind !== 'fort' && kind !== 'building') await acts.leave(unit, at);
    if (at !== 0) await acts.caption(at, DOWN_NAME[kind], 'damage');
  },
});

type GunEvents = 'shotFired' | 'opportunityRolled' | 'fortRolled' | 'struckRolled';

export const gunnery = (tools: StageTools): Part<GunneryEvents> => {
  const { acts, note } = tools;
  return {
    ...losses(tools),
    shotFired: shots(tools),
    async opportunityRolled({ firer, guns }) {
      await note(firer, guns.length > 0 ? t`opens fire` : t`no gun ready`, 'plain');
      await acts.pause(ANNOUNCED);
    },
    fortRolled: ({ unit, guns }) =>
      guns > 0 ? note(unit, counted(guns, 'gun fires', 'guns fire'), 'plain') : unseen(),
    struckRolled: ({ unit, may }) => note(unit, may ? t`may attack` : t`spares her`, 'plain'),
  };
};

import type { Notes } from '../../core/ruleset.ts';
import type { KernelEvent } from '../../core/types.ts';
import { CRITICALS, DEFLECTION, GUN_RANGE, HIT_ON, RAM_BANDS } from './tables.ts';
import { ORDER_CARDS, REPAIRS, type Asset, type QuickSheet, type QuickSheetEvent, type Weapon } from './types.ts';
import { total } from './units.ts';
import { each, pick } from '../shared/labels.ts';
import { t } from '../../core/language.ts';

/**
 * What random games must meet before anyone may say that the whole sheet has been played: each card, asset, line of a table and
 * cause, by the event that shows it. For the fuzzer's counts only; no rule reads this.
 */

type Told = QuickSheetEvent | KernelEvent;
type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

interface Note<T extends Told['type']> {
  /** Every label that `of` can give. */
  all: readonly string[];
  of(event: EventOf<T>): string | readonly string[];
}

const WEAPONS: readonly Weapon[] = ['mine', 'submarine', 'torpedoBoat', 'fireRaft'];
const ROLLED_ASSETS: readonly Asset[] = ['mist', 'nightfall', 'panic', 'submarine', 'torpedoBoat'];
const SIDES = ['union', 'confederate'] as const;
const EFFECTS = [...new Set(Object.values(CRITICALS))];

const RAMS = {
  weak: `0-${RAM_BANDS.rammerDamagedUpTo}`,
  fair: `${RAM_BANDS.rammerDamagedUpTo + 1}-${RAM_BANDS.holedFrom - 1}`,
  hard: `${RAM_BANDS.holedFrom}+`,
} as const;
const ramBand = (damage: number): string =>
  damage <= RAM_BANDS.rammerDamagedUpTo ? RAMS.weak : damage < RAM_BANDS.holedFrom ? RAMS.fair : RAMS.hard;

const DEFLECTS = Object.entries(DEFLECTION).flatMap(([gun, row]) =>
  [...new Set(Object.values(row))].map(score => t`shot ${gun} turned on ${score}`),
);

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  cardShown: {
    all: each(['card'], ORDER_CARDS, [t`carried out`, 'held']),
    of: ({ card, held }) => t`card ${card} ${pick(held, 'held', t`carried out`)}`,
  },
  assetRolled: {
    all: each(['asset'], ROLLED_ASSETS, ['comes', 'fails']),
    of: ({ asset, comes }) => t`asset ${asset} ${pick(comes, 'comes', 'fails')}`,
  },
  armyPlaced: { all: [t`asset armySupport`], of: () => t`asset armySupport` },
  raftReleased: { all: [t`asset fireRaft`], of: () => t`asset fireRaft` },
  markersLaid: { all: [t`asset mines`], of: () => t`asset mines` },
  weaponUsed: {
    all: each(['weapon'], WEAPONS, ['effect', t`gamble won`, t`gamble lost`]),
    of: ({ weapon, gamble, damage, burns }) =>
      t`weapon ${weapon} ${gamble ? pick(damage > 0 || burns, t`gamble won`, t`gamble lost`) : 'effect'}`,
  },
  mineRolled: {
    all: each([t`mine detonates on`], ['5', '6'], ['explodes', 'sleeps']),
    of: ({ need, explodes }) => t`mine detonates on ${need} ${pick(explodes, 'explodes', 'sleeps')}`,
  },
  directionsShown: {
    all: each(['submarine'], [t`found out`, 'strikes']),
    of: ({ lost }) => t`submarine ${pick(lost, t`found out`, 'strikes')}`,
  },
  criticalRolled: {
    all: [
      ...Object.entries(CRITICALS).map(([score, effect]) => t`critical ${score} ${effect}`),
      ...each(
        ['critical'],
        EFFECTS.filter(effect => effect !== 'magazine'),
        ['again'],
      ),
    ],
    of: ({ dice, effect, already }) => [
      t`critical ${total(dice)} ${effect}`,
      ...(already ? [t`critical ${effect} again`] : []),
    ],
  },
  engineTested: {
    all: [t`engine saved`, t`engine lost`],
    of: ({ saved }) => t`engine ${pick(saved, 'saved', 'lost')}`,
  },
  turretTested: {
    all: each(['turret'], ['1', '2'], ['out', 'unhurt']),
    of: ({ turret, out }) => t`turret ${turret} ${pick(out, 'out', 'unhurt')}`,
  },
  fireBurned: {
    all: each(['fire'], [t`breaks out`, t`burns on`]),
    of: ({ started }) => t`fire ${pick(started, t`breaks out`, t`burns on`)}`,
  },
  repairRolled: {
    all: each(['repair'], REPAIRS, ['done', 'failed']),
    of: ({ what, repaired }) => t`repair ${what} ${pick(repaired, 'done', 'failed')}`,
  },
  shipRammed: { all: each(['ram'], Object.values(RAMS)), of: ({ damage }) => t`ram ${ramBand(damage)}` },
  rammerDamaged: {
    all: each(['rammer'], [t`keeps no ram`, t`had none`]),
    of: ({ lostRam }) => t`rammer ${pick(lostRam, t`keeps no ram`, t`had none`)}`,
  },
  holingRolled: {
    all: each(['holed'], ['sinks', 'floats']),
    of: ({ sinks }) => t`holed ${pick(sinks, 'sinks', 'floats')}`,
  },
  shotFired: {
    all: [
      ...DEFLECTS,
      ...each(['shot'], [t`by order`, t`of opportunity`], [t`on 5`, t`on 6`]),
      ...each(['shot'], ['short', 'long']),
    ],
    of: shot => [
      t`shot ${shot.class} turned on ${shot.deflectOn}`,
      t`shot ${pick(shot.opportunity, t`of opportunity`, t`by order`)} on ${pick(shot.hitOn === HIT_ON.usual, '5', '6')}`,
      t`shot ${pick(shot.range <= GUN_RANGE.short, 'short', 'long')}`,
    ],
  },
  opportunityRolled: {
    all: each(['opportunity'], [t`of a gun or more`, 'lost']),
    of: ({ guns }) => t`opportunity ${pick(guns.length > 0, t`of a gun or more`, 'lost')}`,
  },
  fortRolled: {
    all: each(['fort'], [t`may fire`, t`may not fire`]),
    of: ({ guns }) => t`fort ${pick(guns > 0, t`may fire`, t`may not fire`)}`,
  },
  struckRolled: {
    all: each([t`struck ship`], [t`fired at`, 'spared']),
    of: ({ may }) => t`struck ship ${pick(may, t`fired at`, 'spared')}`,
  },
  strikeTested: {
    all: each(['battered'], ['strikes', t`fights on`]),
    of: ({ strikes }) => t`battered ${pick(strikes, 'strikes', t`fights on`)}`,
  },
  groundingRolled: {
    all: each(['sandbar'], ['8', '11'], ['stuck', 'clear']),
    of: ({ sticksOn, aground }) => t`sandbar ${sticksOn} ${pick(aground, 'stuck', 'clear')}`,
  },
  unstickRolled: {
    all: each(['unstick'], ['1', '2'], ['free', 'stuck']),
    of: ({ attempt, free }) => t`unstick ${attempt} ${pick(free, 'free', 'stuck')}`,
  },
  driftRolled: {
    all: [
      ...each(['drift'], ['moved', 'roll', 'land', 'full', 'askew']),
      ...each([t`drift of a raft`], ['moved', 'land']),
    ],
    of: ({ die, stays }) => `${pick(die === null, t`drift of a raft`, 'drift')} ${stays ?? 'moved'}`,
  },
  clockMoved: {
    all: each(['clock'], ['turn', 'nightfall', 'on', 'back']),
    of: ({ cause, by }) => t`clock ${cause === 'turn' || cause === 'nightfall' ? cause : pick(by > 0, 'on', 'back')}`,
  },
  arrivalRolled: {
    all: each(['arrival'], ['any', 'none', t`again small`, t`again none`]),
    of: ({ again, brings }) => t`arrival ${again === null ? brings : t`again ${brings}`}`,
  },
  shipSunk: {
    all: each([t`sunk by`], ['gunfire', 'ram', 'ramming', 'fire', 'magazine', 'holed', ...WEAPONS]),
    of: ({ cause }) => t`sunk by ${cause}`,
  },
  workSilenced: {
    all: each(['destroyed'], ['fort', 'building', 'army', 'raft', 'boat']),
    of: ({ kind }) => t`destroyed ${kind}`,
  },
  shipLeft: {
    all: each([t`left the chart`], ['beaten', t`by an objective`]),
    of: ({ exited }) => t`left the chart ${pick(exited, t`by an objective`, 'beaten')}`,
  },
  priorityRolled: { all: each([t`priority of`], SIDES), of: ({ winner }) => t`priority of ${winner}` },
};

const noteOf = <T extends Told['type']>(event: EventOf<T>): readonly string[] => {
  const note = NOTES[event.type];
  const labels = note?.of(event) ?? [];
  return typeof labels === 'string' ? [labels] : labels;
};

/** Every label, and those of one event. */
export const notes: Notes<QuickSheet> = {
  all: Object.values(NOTES).flatMap(note => note.all),
  of: noteOf,
};

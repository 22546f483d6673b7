import type { Notes } from '../../../system/ruleset.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { CRITICALS, DEFLECTION, GUN_RANGE, HIT_ON, RAM_BANDS } from '../tables.ts';
import { ORDER_CARDS, REPAIRS, type Asset, type QuickSheet, type QuickSheetEvent, type Weapon } from '../types.ts';
import { total } from '../units.ts';
import { each, pick } from '../../shared/labels.ts';

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
  [...new Set(Object.values(row))].map(score => `shot ${gun} turned on ${score}`),
);

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  cardShown: {
    all: each(['card'], ORDER_CARDS, ['carried out', 'held']),
    of: ({ card, held }) => `card ${card} ${pick(held, 'held', 'carried out')}`,
  },
  assetRolled: {
    all: each(['asset'], ROLLED_ASSETS, ['comes', 'fails']),
    of: ({ asset, comes }) => `asset ${asset} ${pick(comes, 'comes', 'fails')}`,
  },
  armyPlaced: { all: ['asset armySupport'], of: () => 'asset armySupport' },
  raftReleased: { all: ['asset fireRaft'], of: () => 'asset fireRaft' },
  markersLaid: { all: ['asset mines'], of: () => 'asset mines' },
  weaponUsed: {
    all: each(['weapon'], WEAPONS, ['effect', 'gamble won', 'gamble lost']),
    of: ({ weapon, gamble, damage, burns }) =>
      `weapon ${weapon} ${gamble ? pick(damage > 0 || burns, 'gamble won', 'gamble lost') : 'effect'}`,
  },
  mineRolled: {
    all: each(['mine detonates on'], ['5', '6'], ['explodes', 'sleeps']),
    of: ({ need, explodes }) => `mine detonates on ${need} ${pick(explodes, 'explodes', 'sleeps')}`,
  },
  directionsShown: {
    all: each(['submarine'], ['found out', 'strikes']),
    of: ({ lost }) => `submarine ${pick(lost, 'found out', 'strikes')}`,
  },
  criticalRolled: {
    all: [
      ...Object.entries(CRITICALS).map(([score, effect]) => `critical ${score} ${effect}`),
      ...each(
        ['critical'],
        EFFECTS.filter(effect => effect !== 'magazine'),
        ['again'],
      ),
    ],
    of: ({ dice, effect, already }) => [
      `critical ${total(dice)} ${effect}`,
      ...(already ? [`critical ${effect} again`] : []),
    ],
  },
  engineTested: {
    all: ['engine saved', 'engine lost'],
    of: ({ saved }) => `engine ${pick(saved, 'saved', 'lost')}`,
  },
  turretTested: {
    all: each(['turret'], ['1', '2'], ['out', 'unhurt']),
    of: ({ turret, out }) => `turret ${turret} ${pick(out, 'out', 'unhurt')}`,
  },
  fireBurned: {
    all: each(['fire'], ['breaks out', 'burns on']),
    of: ({ started }) => `fire ${pick(started, 'breaks out', 'burns on')}`,
  },
  repairRolled: {
    all: each(['repair'], REPAIRS, ['done', 'failed']),
    of: ({ what, repaired }) => `repair ${what} ${pick(repaired, 'done', 'failed')}`,
  },
  shipRammed: { all: each(['ram'], Object.values(RAMS)), of: ({ damage }) => `ram ${ramBand(damage)}` },
  rammerDamaged: {
    all: each(['rammer'], ['keeps no ram', 'had none']),
    of: ({ lostRam }) => `rammer ${pick(lostRam, 'keeps no ram', 'had none')}`,
  },
  holingRolled: {
    all: each(['holed'], ['sinks', 'floats']),
    of: ({ sinks }) => `holed ${pick(sinks, 'sinks', 'floats')}`,
  },
  shotFired: {
    all: [
      ...DEFLECTS,
      ...each(['shot'], ['by order', 'of opportunity'], ['on 5', 'on 6']),
      ...each(['shot'], ['short', 'long']),
    ],
    of: shot => [
      `shot ${shot.class} turned on ${shot.deflectOn}`,
      `shot ${pick(shot.opportunity, 'of opportunity', 'by order')} on ${pick(shot.hitOn === HIT_ON.usual, '5', '6')}`,
      `shot ${pick(shot.range <= GUN_RANGE.short, 'short', 'long')}`,
    ],
  },
  opportunityRolled: {
    all: each(['opportunity'], ['of a gun or more', 'lost']),
    of: ({ guns }) => `opportunity ${pick(guns.length > 0, 'of a gun or more', 'lost')}`,
  },
  fortRolled: {
    all: each(['fort'], ['may fire', 'may not fire']),
    of: ({ guns }) => `fort ${pick(guns > 0, 'may fire', 'may not fire')}`,
  },
  struckRolled: {
    all: each(['struck ship'], ['fired at', 'spared']),
    of: ({ may }) => `struck ship ${pick(may, 'fired at', 'spared')}`,
  },
  strikeTested: {
    all: each(['battered'], ['strikes', 'fights on']),
    of: ({ strikes }) => `battered ${pick(strikes, 'strikes', 'fights on')}`,
  },
  groundingRolled: {
    all: each(['sandbar'], ['8', '11'], ['stuck', 'clear']),
    of: ({ sticksOn, aground }) => `sandbar ${sticksOn} ${pick(aground, 'stuck', 'clear')}`,
  },
  unstickRolled: {
    all: each(['unstick'], ['1', '2'], ['free', 'stuck']),
    of: ({ attempt, free }) => `unstick ${attempt} ${pick(free, 'free', 'stuck')}`,
  },
  driftRolled: {
    all: [
      ...each(['drift'], ['moved', 'roll', 'land', 'full', 'askew']),
      ...each(['drift of a raft'], ['moved', 'roll', 'land']),
    ],
    of: ({ raft, stays }) => `${pick(raft, 'drift of a raft', 'drift')} ${stays ?? 'moved'}`,
  },
  clockMoved: {
    all: each(['clock'], ['turn', 'nightfall', 'on', 'back']),
    of: ({ cause, by }) => `clock ${cause === 'turn' || cause === 'nightfall' ? cause : pick(by > 0, 'on', 'back')}`,
  },
  arrivalRolled: {
    all: each(['arrival'], ['any', 'none', 'again small', 'again none']),
    of: ({ again, brings }) => `arrival ${again === null ? brings : `again ${brings}`}`,
  },
  shipSunk: {
    all: each(['sunk by'], ['gunfire', 'ram', 'ramming', 'fire', 'magazine', 'holed', ...WEAPONS]),
    of: ({ cause }) => `sunk by ${cause}`,
  },
  workSilenced: {
    all: each(['destroyed'], ['fort', 'building', 'army', 'raft', 'boat']),
    of: ({ kind }) => `destroyed ${kind}`,
  },
  shipLeft: {
    all: each(['left the chart'], ['beaten', 'by an objective']),
    of: ({ exited }) => `left the chart ${pick(exited, 'by an objective', 'beaten')}`,
  },
  priorityRolled: { all: each(['priority of'], SIDES), of: ({ winner }) => `priority of ${winner}` },
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

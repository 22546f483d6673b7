import { brief, bursts } from '../words/brief.ts';
import type { CommandTarget, Desk, ShownRoll } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { lineBlockedAt } from '../sight.ts';
import { afoot, broadside, fieldFrom, fieldOfFire, mayEnd, posed, rams } from './ahead.ts';
import { battery } from './guns.ts';
import { cellsOf } from './charts.ts';
import { clock, clockRolls, decks, hands } from './cards.ts';
import { advise } from './advice.ts';
import { asked, ends, explain, isSecretIn, preludeIn, STANCE_VIEWS, standing, usual } from './ask.ts';
import { market } from './market.ts';
import { FACTORS } from '../factors.ts';
import { groundingInWords, mineInWords, oddsOf, orderedSalvo } from './odds.ts';
import { riverInWords } from './river.ts';
import { REFUSALS } from './refusals.ts';
import { whyNoMove, whyNoShotAt } from './why.ts';
import { ASSET_NAME } from '../words/names.ts';
import { objectivesOf, progress } from '../objectives.ts';
import { WHOLE_SIDE } from '../opportunity.ts';
import { PRE_GAME, sequence } from '../sequence.ts';
import { settingsOf } from '../setup/settings.ts';
import { unitSheets } from './sheets.ts';
import { EFFECT_HIT_ON, RAM_HIT_ON } from '../tables.ts';
import type {
  Asset,
  CriticalEffect,
  QuickSheet,
  QuickSheetCommand,
  QuickSheetEvent,
  QuickSheetMine,
} from '../types.ts';
import { isSandbarFor, unitOf } from '../units.ts';
import { mineViews, standingsOf, whereIn, whereLying } from '../../shared/deskParts.ts';
import { turnLimit, victoryPoints } from '../victory.ts';
import { counted, t } from '../../../languages/language.ts';

const nameOf = (asset: Asset): string => {
  const name = ASSET_NAME[asset];
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const about = (command: QuickSheetCommand): CommandTarget => {
  switch (command.type) {
    case 'fire':
      return { unit: command.unit, target: command.target, gun: command.gun };
    case 'tryStruck':
      return { unit: command.unit, target: command.target };
    case 'shoot':
      return { unit: command.firer, target: command.target };
    case 'ram':
    case 'alongside':
      return { unit: command.ship, target: command.target };
    case 'mist':
    case 'nightfall':
      return { unit: null, target: null, means: nameOf(command.type) };
    case 'panic':
    case 'submarine':
      return { unit: null, target: command.ship, means: nameOf(command.type) };
    case 'torpedoBoat':
      return { unit: null, target: command.ship, hex: command.hex, means: nameOf(command.type) };
    case 'armySupport':
    case 'fireRaft':
      return { unit: null, target: null, hex: command.hex, means: nameOf(command.type) };
    case 'layMarker':
    case 'layPatch':
      return { unit: null, target: null, hex: command.hex };
    case 'deploy':
    case 'bring':
      return { unit: command.ship, target: null, hex: command.hex };
    case 'lay':
      return { unit: command.ship, target: null, card: command.card };
    case 'chooseDeck':
      return { unit: command.ship, target: null, deck: command.deck };
    case 'loseGun':
      return { unit: command.unit, target: null, gun: command.gun };
    case 'instruct':
      return { unit: command.unit === WHOLE_SIDE ? null : command.unit, target: null, stance: command.stance };
    case 'cease':
      return { unit: command.unit, target: null };
    default:
      return { unit: 'ship' in command ? command.ship : null, target: null };
  }
};

/** What a critical hit is called beside its dice. */
const CRITICAL: Readonly<Record<CriticalEffect, string>> = {
  engine: t`critical: engine`,
  funnel: t`critical: funnel`,
  fire: t`critical: fire`,
  gun: t`critical: gun`,
  pilotHouse: t`critical: pilot house`,
  rudder: t`critical: rudder`,
  magazine: t`critical: magazine`,
};

const points = (count: number): string => (count === 0 ? t`no damage` : t`damage ${count}`);
const yes = (holds: boolean, good: string, bad: string): string => (holds ? good : bad);

/** The dice that an event shows and what came of them. */
const rollOf = (event: QuickSheetEvent | KernelEvent): Omit<ShownRoll, 'side'> | null => {
  switch (event.type) {
    case 'shotFired':
      return {
        dice: [...event.dice, ...event.deflection],
        caption: t`gunfire, ${counted(event.hits, 'hit', 'hits')}, ${points(event.damage)}`,
      };
    case 'opportunityRolled':
      return { dice: event.dice, caption: counted(event.guns.length, 'gun may fire', 'guns may fire') };
    case 'fortRolled':
      return { dice: event.dice, caption: counted(event.guns, 'gun may fire', 'guns may fire') };
    case 'shipRammed':
      return { dice: event.dice, caption: t`ram, ${points(event.damage)}` };
    case 'rammerDamaged':
      return { dice: [event.die], caption: t`rammer, ${points(event.damage)}` };
    case 'holingRolled':
      return { dice: [event.die], caption: yes(event.sinks, t`she sinks`, t`she stays afloat`) };
    case 'criticalRolled':
      return { dice: event.dice, caption: CRITICAL[event.effect] };
    case 'engineTested':
      return { dice: [event.die], caption: yes(event.saved, t`engine saved`, t`engine destroyed`) };
    case 'fireBurned':
      return { dice: [event.die], caption: t`fire, ${points(event.damage)}` };
    case 'turretTested':
      return {
        dice: event.pick === null ? [event.die] : [event.pick, event.die],
        caption: yes(event.out, t`turret out`, t`no effect`),
      };
    case 'strikeTested':
      return { dice: [event.die], caption: yes(event.strikes, t`strikes`, t`fights on`) };
    case 'struckRolled':
      return { dice: [event.die], caption: yes(event.may, t`may attack`, t`spared`) };
    case 'weaponUsed':
      return {
        dice: event.dice,
        caption: event.gamble ? t`gamble, ${points(event.damage)}` : t`effect, ${points(event.damage)}`,
      };
    case 'mineRolled':
      return { dice: [event.die], caption: yes(event.explodes, t`explodes`, t`does not go off`) };
    case 'groundingRolled':
      return { dice: event.dice, caption: yes(event.aground, t`stuck`, t`clears the bar`) };
    case 'unstickRolled':
      return { dice: event.dice, caption: yes(event.free, t`comes off`, t`still stuck`) };
    case 'repairRolled':
      return { dice: [event.die], caption: yes(event.repaired, t`repaired`, t`not repaired`) };
    default:
      return otherRoll(event);
  }
};

const otherRoll = (event: QuickSheetEvent | KernelEvent): Omit<ShownRoll, 'side'> | null => {
  switch (event.type) {
    case 'priorityRolled':
      return {
        dice: event.rolls.flatMap(pair => [pair.union, pair.confederate]),
        caption: event.winner === 'union' ? t`priority: union` : t`priority: confederate`,
      };
    case 'driftRolled':
      return { dice: [event.die], caption: yes(event.stays === null, t`drifts`, t`keeps station`) };
    case 'clockRolled':
      return { dice: [event.die], caption: yes(event.may, t`may shift the clock`, t`the clock stands`) };
    case 'arrivalRolled':
      return { dice: event.dice, caption: yes(event.brings !== 'none', t`a ship comes`, t`nobody comes`) };
    case 'assetRolled':
      return { dice: [event.die], caption: yes(event.comes, t`comes`, t`does not come`) };
    case 'deploymentRolled':
    case 'fortPlaced':
    case 'patchRolled':
      return { dice: event.dice, caption: t`column ${event.column}` };
    case 'shipWithdrawn':
      return { dice: [event.die], caption: t`stays away` };
    case 'cardLost':
      return { dice: [event.die], caption: t`card lost` };
    default:
      return null;
  }
};

const mineLabel = ({ live }: QuickSheetMine): string => (live === null ? t`mine or dummy` : live ? t`mine` : t`dummy`);

/** What the screen may ask about a battle by the quick sheet. */
export const desk: Desk<QuickSheet> = {
  units: unitSheets,
  about,
  odds: oddsOf,
  risk(now, ship, hex) {
    const risks: string[] = [];
    if (isSandbarFor(now, shipOf(now, ship), hex)) risks.push(groundingInWords(now, ship, now.chart.label(hex)));
    const mine = mineInWords(now, ship, hex);
    if (mine !== null) risks.push(mine);
    return risks.length > 0 ? risks.join('; ') : null;
  },
  whyNoMove,
  refusals: REFUSALS,
  markers: now => mineViews(now.state.mines, mineLabel),
  objectives: now => standingsOf(objectivesOf(now), objective => progress(now, objective)),
  points: now =>
    settingsOf(now.scenario).generated
      ? { union: victoryPoints(now, 'union'), confederate: victoryPoints(now, 'confederate') }
      : null,
  light: ({ state }) => (state.night ? 'night' : state.misty ? 'mist' : 'day'),
  prelude: preludeIn(PRE_GAME),
  market,
  deciding: { asked, explain, ends, usual, advise, isSecret: isSecretIn(sequence) },
  limit: { kind: 'open', last: turnLimit },
  fire: {
    field: fieldOfFire,
    counts: 'guns',
    line: lineBlockedAt,
    whyNot: whyNoShotAt,
    plotted: () => [],
    laidOn: () => null,
  },
  guns: { of: battery, salvo: orderedSalvo },
  steps: {
    whereabouts: whereLying,
    is: command => command.type === 'ahead' || command.type === 'turn' || command.type === 'astern',
    cost: () => 1,
    mayEnd,
    afoot,
    river: riverInWords,
  },
  outlook: { fieldFrom, rams, broadside, posed },
  cards: { hands, decks },
  clock: { reads: clock, rolls: clockRolls },
  standing: { of: standing, stances: STANCE_VIEWS, title: t`Opportunity fire` },
  events: {
    roll: rollOf,
    cells: cellsOf,
    brief,
    bursts,
    modifiers: FACTORS,
    luck(event, now) {
      if (event.type === 'shotFired') {
        const kept = (event.deflectOn > 6 ? 6 : event.deflectOn - 1) / 6;
        const expected = (event.dice.length * (7 - event.hitOn) * kept) / 6;
        return { side: unitOf(now, event.firer).side, expected, actual: event.damage };
      }
      if (event.type === 'shipRammed')
        return {
          side: unitOf(now, event.ship).side,
          expected: (event.dice.length * (7 - RAM_HIT_ON)) / 6,
          actual: event.damage,
        };
      if (event.type === 'weaponUsed' && !event.gamble)
        return { side: event.side, expected: (event.dice.length * (7 - EFFECT_HIT_ON)) / 6, actual: event.damage };
      return null;
    },
    where: whereIn<QuickSheetEvent | KernelEvent>(['ship', 'firer', 'target', 'unit'], ['at', 'from', 'to', 'hex']),
    movesFirst: event => (event.type === 'firstChosen' ? event.first : null),
  },
};

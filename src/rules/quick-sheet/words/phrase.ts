import {
  ASSET_NAME,
  BEAM_NAME,
  CARD_TITLE,
  DECK_NAME,
  directionName,
  gunNameIn,
  nameIn,
  REPAIR_NAME,
} from './names.ts';
import { BY_EDGE } from '../../../chart/words.ts';
import { SIDE_NAME } from '../../shared/names.ts';
import type { Helm, QuickSheetCommand, Situation, Stance } from '../types.ts';
import { t } from '../../../languages/language.ts';

const HELM: Readonly<Record<Helm, string>> = {
  ahead: t`ahead one hex`,
  port: t`ahead, turning to port`,
  starboard: t`ahead, turning to starboard`,
};
const STANCE: Readonly<Record<Stance, string>> = {
  always: t`always fire`,
  best: t`fire at the best moment`,
  ask: t`ask me`,
};

const PLAIN = {
  mist: t`Roll for mist`,
  nightfall: t`Roll for nightfall`,
  pass: t`No more events`,
  activate: t`Act with this ship`,
  unstick: t`Try to come off the sandbar`,
  goOn: t`Go on without`,
  carryOut: t`Carry out the order`,
  hold: t`Spend the card as hold`,
  astern: t`Astern one hex`,
  finish: t`End this ship’s turn`,
  wait: t`Wait for her next step`,
  holdFire: t`Hold fire`,
  rollEffect: t`Roll the effect dice`,
  gamble: t`Gamble on one die`,
  bringNobody: t`Nobody`,
} as const;

type PlainCommand = Extract<QuickSheetCommand, { type: keyof typeof PLAIN }>;
const isPlain = (command: QuickSheetCommand): command is PlainCommand => command.type in PLAIN;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A command as the words on a button. */
export const phrase = (command: QuickSheetCommand, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  const hex = (id: number): string => now.chart.label(id);
  if (isPlain(command)) return command.type === 'activate' ? t`Act with ${name(command.ship)}` : PLAIN[command.type];
  switch (command.type) {
    case 'buy':
      return [...command.ships.map(name), ...command.assets.map(asset => ASSET_NAME[asset])].join(', ');
    case 'pickAsset':
      return upper(ASSET_NAME[command.asset]);
    case 'pickShip':
      return name(command.ship);
    case 'deploy':
    case 'bring':
      return `${name(command.ship)} ${t`to ${hex(command.hex)}`}`;
    case 'layMarker':
      return command.live ? t`Mine at ${hex(command.hex)}` : t`Dummy at ${hex(command.hex)}`;
    case 'layPatch':
      return t`There, from ${hex(command.hex)} on`;
    case 'chooseDeck':
      return `${name(command.ship)}: ${DECK_NAME[command.deck]}`;
    case 'panic':
    case 'submarine':
      return t`${upper(ASSET_NAME[command.type])} against ${name(command.ship)}`;
    case 'torpedoBoat':
      return t`Torpedo boat against ${name(command.ship)} from ${hex(command.hex)}`;
    case 'armySupport':
    case 'fireRaft':
      return t`${upper(ASSET_NAME[command.type])} at ${hex(command.hex)}`;
    case 'fire':
      return t`Fire the ${gunNameIn(now.scenario, command.unit, command.gun)} at ${name(command.target)}`;
    case 'tryStruck':
      return t`Roll to attack ${name(command.target)}, who has struck`;
    default:
      return otherPhrase(command, now);
  }
};

type Other = Exclude<QuickSheetCommand, PlainCommand>;

const otherPhrase = (command: Other, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (command.type) {
    case 'cease':
      return t`${name(command.unit)}: cease fire`;
    case 'lay':
      return `${name(command.ship)}: ${CARD_TITLE[command.card]}`;
    case 'layPlace':
      return t`${name(command.ship)}: a card, face down`;
    case 'instruct':
      return `${command.unit === 'all' ? t`All ships` : name(command.unit)}: ${STANCE[command.stance]}`;
    case 'begin':
      return t`The ${SIDE_NAME[command.first]} side begins`;
    case 'repair':
      return t`Work on ${REPAIR_NAME[command.what]}`;
    case 'ahead':
      return upper(HELM[command.helm]);
    case 'alongside':
      return t`Alongside ${name(command.target)} (she to ${BEAM_NAME[command.on]}), ${HELM[command.helm]}`;
    case 'ram':
      return t`Ram ${name(command.target)}`;
    case 'turn':
      return t`Turn ${command.sixths * 60} degrees to ${BEAM_NAME[command.to]}`;
    case 'leave':
      return t`Leave ${BY_EDGE[command.edge]}`;
    case 'shoot':
      return t`${name(command.firer)}: fire at ${name(command.target)}`;
    case 'loseGun':
      return t`Give up a ${gunNameIn(now.scenario, command.unit, command.gun)}`;
    case 'guess':
      return t`Watch ${directionName(command.direction)}`;
    case 'attackFrom':
      return t`Come from ${directionName(command.direction)}`;
    case 'lieBeside':
      return t`Lie with her to ${BEAM_NAME[command.on]}`;
    case 'shiftClock':
      if (command.by === 0) return t`Leave the clock`;
      return command.by > 0 ? t`Move the clock on one` : t`Move the clock back one`;
    case 'reRoll':
      return t`Throw die ${command.die + 1} again for a small ship`;
    default:
      return command.type;
  }
};

import { FACINGS } from '../../core/types.ts';
import { ASSET_NAME, gunNameIn, nameIn, REPAIR_NAME, SIDE_NAME } from './names.ts';
import { CARD_TABLE } from './tables.ts';
import type { Helm, QuickSheetCommand, Situation, Stance } from './types.ts';

const HELM: Readonly<Record<Helm, string>> = {
  ahead: 'ahead one hex',
  port: 'ahead, turning to port',
  starboard: 'ahead, turning to starboard',
};
const STANCE: Readonly<Record<Stance, string>> = {
  always: 'always fire',
  best: 'fire at the best moment',
  ask: 'ask me',
};

const PLAIN = {
  mist: 'Roll for mist',
  nightfall: 'Roll for nightfall',
  pass: 'No more events',
  activate: 'Act with this ship',
  unstick: 'Try to come off the sandbar',
  goOn: 'Go on without',
  carryOut: 'Carry out the order',
  hold: 'Spend the card as hold',
  astern: 'Astern one hex',
  finish: 'End this ship’s turn',
  holdFire: 'Hold fire',
  rollEffect: 'Roll the effect dice',
  gamble: 'Gamble on one die',
  bringNobody: 'Nobody',
} as const;

type PlainCommand = Extract<QuickSheetCommand, { type: keyof typeof PLAIN }>;
const isPlain = (command: QuickSheetCommand): command is PlainCommand => command.type in PLAIN;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A command as the words on a button. */
export const phrase = (command: QuickSheetCommand, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  const hex = (id: number): string => now.chart.label(id);
  if (isPlain(command)) return command.type === 'activate' ? `Act with ${name(command.ship)}` : PLAIN[command.type];
  switch (command.type) {
    case 'pickAsset':
      return upper(ASSET_NAME[command.asset]);
    case 'pickShip':
      return name(command.ship);
    case 'deploy':
    case 'bring':
      return `${name(command.ship)} to ${hex(command.hex)}`;
    case 'layMarker':
      return `${command.live ? 'Mine' : 'Dummy'} at ${hex(command.hex)}`;
    case 'chooseDeck':
      return `${name(command.ship)}: ${command.deck === 'fullSpeedDeck' ? 'full speed deck' : 'action stations deck'}`;
    case 'panic':
    case 'submarine':
      return `${upper(ASSET_NAME[command.type])} against ${name(command.ship)}`;
    case 'torpedoBoat':
      return `Torpedo boat against ${name(command.ship)} from ${hex(command.hex)}`;
    case 'armySupport':
    case 'fireRaft':
      return `${upper(ASSET_NAME[command.type])} at ${hex(command.hex)}`;
    case 'fire':
      return `Fire the ${gunNameIn(now.scenario, command.unit, command.gun)} at ${name(command.target)}`;
    case 'tryStruck':
      return `Roll to fire at ${name(command.target)}, who has struck`;
    default:
      return otherPhrase(command, now);
  }
};

type Other = Exclude<QuickSheetCommand, PlainCommand>;

const otherPhrase = (command: Other, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (command.type) {
    case 'cease':
      return `${name(command.unit)}: cease fire`;
    case 'lay':
      return `${name(command.ship)}: ${CARD_TABLE[command.card].title}`;
    case 'instruct':
      return `${command.unit === 'all' ? 'All ships' : name(command.unit)}: ${STANCE[command.stance]}`;
    case 'begin':
      return `The ${SIDE_NAME[command.first]} side begins`;
    case 'repair':
      return `Work on ${REPAIR_NAME[command.what]}`;
    case 'ahead':
      return upper(HELM[command.helm]);
    case 'alongside':
      return `Alongside ${name(command.target)} (she to ${command.on}), ${HELM[command.helm]}`;
    case 'ram':
      return `Ram ${name(command.target)}`;
    case 'turn':
      return `Turn ${command.sixths * 60} degrees to ${command.to}`;
    case 'leave':
      return `Leave by the ${command.edge} edge`;
    case 'shoot':
      return `${name(command.firer)}: fire at ${name(command.target)} as she passes`;
    case 'loseGun':
      return `Give up a ${gunNameIn(now.scenario, command.unit, command.gun)}`;
    case 'guess':
      return `Watch ${FACINGS[command.direction]}`;
    case 'attackFrom':
      return `Come from ${FACINGS[command.direction]}`;
    case 'lieBeside':
      return `Lie with her to ${command.on}`;
    case 'shiftClock':
      return command.by === 0 ? 'Leave the clock' : `Move the clock ${command.by > 0 ? 'on' : 'back'} one`;
    case 'reRoll':
      return `Throw die ${command.die + 1} again for a small ship`;
    default:
      return command.type;
  }
};

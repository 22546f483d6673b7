import type { ShownRoll } from '../../../system/desk/index.ts';
import { counted, t } from '../../../languages/language.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { RiverEvent } from '../types.ts';
import { CHARACTER_NAME, TABLE_NAME } from '../words/captions.ts';
import { windInWords } from '../words/weather.ts';

const yes = (holds: boolean, good: string, bad: string): string => (holds ? good : bad);

type Roll = Omit<ShownRoll, 'side'> | null;
type Told = RiverEvent | KernelEvent;

const drawn = (die: number | null, caption: string): Roll => (die === null ? null : { dice: [die], caption });

const TORPEDO = { fails: t`does not go off`, bursts: t`bursts`, sinks: t`she sinks`, dummy: t`dummy` } as const;

const FOUGHT = { attacker: t`boarders win`, defender: t`boarders lose`, goesOn: t`the fight goes on` } as const;
const STORMED = { attacker: t`stormed`, defender: t`stormers lose`, goesOn: t`the fight goes on` } as const;

/** Dice of boarders and of parties ashore. */
const partyRoll = (event: Told): Roll => {
  switch (event.type) {
    case 'boardersRaced':
      return { dice: event.dice, caption: t`who boards whom` };
    case 'boardersCrossed':
      return { dice: event.dice, caption: t`across: ${event.over}` };
    case 'boardingFought':
      return { dice: event.dice, caption: FOUGHT[event.result] };
    case 'townRolled':
      return { dice: event.dice, caption: yes(event.taken, t`it falls`, t`it holds out`) };
    case 'fortStormed':
      return { dice: event.dice, caption: STORMED[event.result] };
    default:
      return null;
  }
};

/** Dice of what lies in the water, and of what is set adrift in it. */
const hazardRoll = (event: Told): Roll => {
  switch (event.type) {
    case 'mineRolled':
      return { dice: [event.die], caption: t`minefield: ${TORPEDO[event.does]}` };
    case 'sparRolled':
      return { dice: [event.die], caption: t`spar torpedo: ${TORPEDO[event.does]}` };
    case 'chainRolled':
      return { dice: [event.die], caption: yes(event.over, t`over the chain`, t`the chain holds`) };
    case 'fireShipTried':
      return { dice: [event.die], caption: yes(event.lit, t`alight`, t`does not catch`) };
    case 'fireCaught':
      return { dice: [event.die], caption: yes(event.caught, t`catches fire`, t`spared by the fire`) };
    case 'explosionTried':
      return { dice: [event.die], caption: yes(event.explodes, t`she goes off`, t`the fuse burns`) };
    case 'ownSparRolled':
      return { dice: [event.die], caption: yes(event.sinks, t`sinks with it`, t`gets away`) };
    default:
      return partyRoll(event);
  }
};

/** Dice of ships' ways: captains, tests, the bottom. */
const orderRoll = (event: Told): Roll => {
  switch (event.type) {
    case 'windThrown':
      return { dice: event.dice, caption: windInWords(event.wind) };
    case 'minersRolled':
      return { dice: event.dice, caption: event.side === null ? t`both throw again` : t`who lays the mines` };
    case 'fogThrown':
      return { dice: event.dice, caption: yes(event.inches > 0, t`fog`, t`no fog`) };
    case 'captainThrown':
      return { dice: event.dice, caption: CHARACTER_NAME[event.character] };
    case 'commanderThrown':
      return { dice: event.dice, caption: t`${CHARACTER_NAME[event.character]} commander` };
    case 'flagshipTried':
      return drawn(event.die, yes(event.leaves, t`leaves his flagship`, t`stays aboard`));
    case 'ramTested':
      return event.die === null
        ? null
        : { dice: [event.die], caption: yes(event.passed, t`she rams`, t`does not press it home`) };
    case 'groundingRolled':
      return { dice: [event.die], caption: yes(event.aground, t`aground`, t`floats`) };
    case 'freeingRolled':
      return { dice: [event.die], caption: yes(event.free, t`comes off`, t`still fast`) };
    case 'ramRolled':
      return { dice: event.dice, caption: t`ram: ${event.points} SPV` };
    case 'rammerRolled':
      return { dice: [event.die], caption: yes(event.does === 'nothing', t`rammer unhurt`, t`rammer hurt`) };
    case 'lockRolled':
      return {
        dice: [event.die],
        caption: event.moves === 0 ? t`comes free` : t`jammed, ${counted(event.moves, 'move')}`,
      };
    default:
      return hazardRoll(event);
  }
};

/** The dice that an event shows and what came of them. */
export const rollOf = (event: Told): Roll => {
  switch (event.type) {
    case 'gunFired':
      return {
        dice: [event.die],
        caption: event.hit
          ? t`gunfire, ${event.total} on ${event.need}: hit`
          : t`gunfire, ${event.total} on ${event.need}: no hit`,
      };
    case 'mortarFired':
      return {
        dice: [event.die],
        caption: event.hit ? t`mortar, ${event.need} or more: hit` : t`mortar, ${event.need} or more: no hit`,
      };
    case 'shellFell':
      return { dice: event.dice, caption: t`square ${event.dice[0] ?? 1}: ${counted(event.points, 'point')}` };
    case 'burstRolled':
      return { dice: [event.die], caption: yes(event.bursts, t`gun bursts`, t`the gun holds`) };
    case 'damageRolled':
      return { dice: event.dice, caption: t`damage: ${TABLE_NAME[event.table]}` };
    case 'gunsOut':
      return drawn(event.die, t`which gun`);
    case 'crewLost':
      return drawn(event.die, t`which men`);
    case 'fireFought':
      return { dice: [event.die], caption: yes(event.out, t`fire out`, t`burns on`) };
    case 'moraleRolled':
      return { dice: [event.die], caption: yes(event.stays, t`morale holds`, t`crew leaves`) };
    default:
      return orderRoll(event);
  }
};

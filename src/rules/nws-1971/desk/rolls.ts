import { counted, t } from '../../../languages/language.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { ShownRoll } from '../../../system/desk/index.ts';
import type { NwsEvent } from '../types.ts';
import { BURST_NAME, OUTCOME_NAME, spotInWords, STRICKEN_NAME, THIRD_NAME } from '../words/captions.ts';

type Roll = ShownRoll | null;
type Told = NwsEvent | KernelEvent;

const yes = (holds: boolean, good: string, bad: string): string => (holds ? good : bad);

const jam = (moves: number): string => {
  if (moves === 0) return t`holds`;
  return moves < 0 ? t`jammed for good` : t`jammed for ${counted(moves, 'move')}`;
};

/** Dice of what a hit leaves. */
const harmRoll = (event: Told): Roll => {
  switch (event.type) {
    case 'amidshipsRolled':
      return {
        dice: [event.die],
        caption: { magazine: t`magazine hit`, engines: t`engines hit`, nothing: t`nothing more` }[event.does],
      };
    case 'aftRolled':
      return { dice: [event.die], caption: yes(event.jams, t`steering jammed`, t`nothing more`) };
    case 'steeringJammed':
      return event.die === null ? null : { dice: [event.die], caption: t`steering jammed` };
    case 'deckRolled':
      return { dice: [event.die], caption: t`which deck` };
    case 'turretRolled':
    case 'portRolled':
      return { dice: [event.die], caption: jam(event.moves) };
    case 'wheelRolled':
      return { dice: [event.die], caption: yes(event.does === 'nothing', t`wheel holds`, t`wheel hit`) };
    case 'wheelLost':
      return event.die === null ? null : { dice: [event.die], caption: t`which wheel` };
    case 'fireRolled':
      return { dice: [event.die], caption: yes(event.out, t`fire out`, t`burns on`) };
    case 'fifthMoveRolled':
      return { dice: [event.die], caption: t`five moves of fire` };
    case 'flamesSpread':
      return {
        dice: event.sideDie === null ? [event.die] : [event.die, event.sideDie],
        caption: t`flames ${THIRD_NAME[event.third]}`,
      };
    default:
      return null;
  }
};

/** The dice that an event shows and what came of them. */
export const rollOf = (event: Told): Roll => {
  switch (event.type) {
    case 'gunFired':
      return {
        dice: [event.die],
        caption: event.hit ? t`gunfire, ${event.need} or more: hit` : t`gunfire, ${event.need} or more: no hit`,
      };
    case 'hitThrown':
      return {
        dice: [
          ...event.dice,
          ...(event.further === null ? [] : [event.further]),
          ...(event.quality === null ? [] : [event.quality]),
        ],
        caption: `${spotInWords(event.spot)}: ${OUTCOME_NAME[event.outcome]}`,
      };
    case 'workThrown':
      return { dice: event.dice, caption: yes(event.harms, t`hit: ${event.points}`, t`no damage`) };
    case 'placeRolled':
      return { dice: [event.die], caption: STRICKEN_NAME[event.where] };
    case 'torpedoRolled':
    case 'mineRolled':
      return { dice: [event.die], caption: BURST_NAME[event.does] };
    default:
      return harmRoll(event);
  }
};

import { HOLE, wordsOf } from '../../shared/help.ts';
import type { Handbook } from '../../../system/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { QuickSheetCommand, QuickSheetEvent, QuickSheetInterrupt } from '../types.ts';
import { t } from '../../../languages/language.ts';

/** Which rule stands behind what the screen shows. */

type Cites<T extends string> = Readonly<Record<T, string>>;

export const EVENTS: Cites<(QuickSheetEvent | KernelEvent)['type']> = {
  ...{ turnBegan: '20', phaseBegan: '20', drawOffered: 'Q71', battleEnded: 'Q71' },
  ...{ shipWithdrawn: 'Q55', shipPicked: 'Q55', deploymentRolled: 'Q70', shipDeployed: 'Q70' },
  ...{ shipArrived: 'Q12', markersLaid: 'Q44', handDrawn: 'Q1', deckReshuffled: 'Q2' },
  ...{ assetRolled: 'Q69', cardLost: 'Q49', armyPlaced: 'Q50', raftReleased: 'Q47', boatBeside: 'Q46' },
  ...{ directionsShown: 'Q45', weaponUsed: 'Q43', fortRolled: 'Q21', shotFired: '25' },
  ...{ opportunityRolled: 'Q20', struckRolled: 'Q33', priorityRolled: 'Q8', firstChosen: 'Q8' },
  ...{ cardLaid: 'Q3', shipActivated: 'Q9', unstickRolled: 'Q39', repairRolled: '26', cardShown: 'Q3' },
  ...{ shipMoved: '21', shipTurned: '21', wentAlongside: 'Alongside', shipLeft: 'S8' },
  ...{ groundingRolled: '23', mineRolled: 'Q44', dummyFound: 'Q44' },
  ...{ ramBegun: 'Q34', ramFoiled: 'Q34', shipRammed: '24', rammerDamaged: '24', holingRolled: '24' },
  ...{ rammerReturned: 'Q38', pointsLost: '26', criticalRolled: '26', engineTested: 'Q25', fireBurned: 'Q26' },
  ...{ turretTested: 'Q30', gunLost: '26', shipBattered: '28', strikeTested: 'Q32', shipSunk: '26' },
  ...{ workSilenced: '30', driftRolled: 'Q41', clockMoved: 'Q10', clockRolled: 'Q10', cardsRemoved: 'Q3' },
  arrivalRolled: 'Q12',
};

export const COMMANDS: Cites<QuickSheetCommand['type']> = {
  ...{ pickAsset: 'Q42', pickShip: 'Q55', deploy: 'Q70', layMarker: 'Q44', chooseDeck: 'Q1' },
  ...{ mist: 'Q48', nightfall: 'Q48', pass: '17', panic: 'Q49', submarine: 'Q45', torpedoBoat: 'Q46' },
  ...{ armySupport: 'Q50', fireRaft: 'Q47', fire: '25', tryStruck: 'Q33', cease: 'Q7', lay: 'Q3' },
  ...{ instruct: 'Q20', begin: 'Q8', activate: 'Q9', unstick: 'Q39', goOn: 'Q9', carryOut: 'Q3', hold: 'Q3' },
  ...{ astern: 'Q6', finish: 'Q9', repair: '26', ahead: '21', alongside: 'Alongside', ram: '24', turn: '21' },
  ...{ leave: 'S8', shoot: 'Q20', holdFire: 'Q20', rollEffect: 'Q43', gamble: 'Q43', loseGun: '26' },
  ...{ guess: 'Q45', attackFrom: 'Q45', lieBeside: 'Alongside', shiftClock: 'Q10', reRoll: 'Q12' },
  ...{ bring: 'Q12', bringNobody: 'Q12' },
};

export const QUESTIONS: Cites<QuickSheetInterrupt['type']> = {
  ...{ opportunity: 'Q20', loseGun: '26', guess: 'Q45', attackFrom: 'Q45', gamble: 'Q43', lieBeside: 'Alongside' },
};

const SENTENCES: Handbook['refusals'] = [
  [t`That is a friend.`, 'Q7'],
  [t`She is out of the battle.`, 'Q71'],
  [t`No gun is left to fire.`, '26'],
  [t`She has struck, and this turn’s roll spared her.`, 'Q33'],
  [t`No gun bears.`, 'Q14'],
  [t`The guns that bear have no dice left.`, '25'],
  [t`Out of range: ${HOLE} hexes, guns reach ${HOLE}.`, 'Q16'],
  [t`Not seen: ${HOLE} hexes, sight is ${HOLE}.`, 'Q48'],
  [t`The line of fire is blocked by ${HOLE}.`, 'Q17'],
  [t`She is not on the chart.`, 'Q12'],
  [t`She has struck her colours.`, 'Q33'],
  [t`She cannot move by herself.`, 'S9'],
  [t`She has no steam before turn ${HOLE}.`, 'S9'],
  [t`Her engine is destroyed.`, '26'],
  [t`Her pilot house is hit: no movement until it is repaired.`, '26'],
  [t`She is stuck on a sandbar.`, '23'],
  [t`She has acted this turn.`, 'Q8'],
  [t`${HOLE} must finish first.`, 'Q8'],
  [t`She rammed last turn and has no order card.`, 'Q38'],
  [t`She has no order card.`, 'Q3'],
  [t`Her card is ${HOLE}: no movement.`, 'Q3'],
  [t`She has moved as far as her card allows.`, '21'],
  [t`${HOLE} is ${HOLE}: no ship can enter.`, 'S9'],
  [t`Two ships lie in ${HOLE} already.`, 'Alongside'],
  [t`The ship in ${HOLE} does not lie parallel.`, 'Alongside'],
  [t`${HOLE} is beyond what is left of her order, or not on her heading.`, '21'],
  [t`She has nothing to do here in this step.`, '20'],
];

/** Why a hand lies idle, or moves a ship less than its cards say. */
const HINDRANCES: Handbook['refusals'] = [
  [t`She rammed last turn and lays no card in this one.`, 'Q38'],
  [t`Her engine is destroyed: no card moves her.`, '26'],
  [t`She is stuck: her card moves her only if she comes off first.`, '23'],
  [t`Her pilot house is hit: her card moves her only if it is repaired first.`, '26'],
  [t`Her rudder is damaged: ${HOLE} at most, and always with a turn.`, '26'],
  [t`Her funnel is gone: ${HOLE} at most.`, '26'],
  [t`She is battered: ${HOLE} at most.`, '28'],
];

/** Refusals by words that only they have. */
export const REFUSALS: Handbook['refusals'] = [...SENTENCES, ...HINDRANCES].map(([refusal, cite]) => [
  wordsOf(refusal),
  cite,
]);

import type { Handbook } from '../../../core/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { QuickSheetCommand, QuickSheetEvent, QuickSheetInterrupt } from '../types.ts';

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

/** Refusals by words that only they have. */
export const REFUSALS: Handbook['refusals'] = [
  ['That is a friend', 'Q7'],
  ['out of the battle', 'Q71'],
  ['No gun is left', '26'],
  ['this turn’s roll spared her', 'Q33'],
  ['No gun bears', 'Q14'],
  ['no dice left', '25'],
  ['Out of range', 'Q16'],
  ['Not seen', 'Q48'],
  ['line of fire is blocked', 'Q17'],
  ['not on the chart', 'Q12'],
  ['struck her colours', 'Q33'],
  ['cannot move by herself', 'S9'],
  ['has no steam', 'S9'],
  ['engine is destroyed', '26'],
  ['pilot house is hit', '26'],
  ['stuck on a sandbar', '23'],
  ['has acted this turn', 'Q8'],
  ['must finish first', 'Q8'],
  ['rammed last turn', 'Q38'],
  ['has no order card', 'Q3'],
  ['Her card is', 'Q3'],
  ['as far as her card allows', '21'],
  ['no ship can enter', 'S9'],
  ['Two ships lie in', 'Alongside'],
  ['does not lie parallel', 'Alongside'],
  ['beyond what is left of her order', '21'],
  ['nothing to do here', '20'],
];

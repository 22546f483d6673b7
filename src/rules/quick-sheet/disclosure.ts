import { disclosed, type Secret } from '../../system/disclosure.ts';
import { MARKERS_STEP } from './sequence.ts';
import type { QuickSheet, QuickSheetState } from './types.ts';

type Own = Secret<QuickSheetState>;

/** What lies under the name of a side. */
const ofSide: Own = { knows: (_, side, [whose]) => whose === side };
const ofSideUnseen: Own = { ...ofSide, unseen: true };

/** S7: whose every field of the state is. */
export const disclosure = disclosed<QuickSheet>()(
  {
    '.ships.*.hand.*': { knows: (state, side, [id = '']) => state.ships[id]?.side === side },
    '.ships.*.card': {
      knows: (state, side, [id = '']) => {
        const ship = state.ships[id];
        return ship?.side === side || ship?.shown === true || ship?.card === null;
      },
    },
    '.decks.*.fullSpeedDeck.draw': ofSide,
    '.decks.*.actionStationsDeck.draw': ofSide,
    '.assets.*.*': ofSide,
    '.instructions.*.all': ofSide,
    '.instructions.*.units.*': ofSideUnseen,
    '.instructions.*.set.*': ofSideUnseen,
    // Q44: while they are laid, not even where the other's markers lie; then only which of them are mines.
    '.mines.*': {
      knows: ({ mines, cursor }, side, [place]) => mines[Number(place)]?.side === side || cursor.phase !== MARKERS_STEP,
      unseen: true,
    },
    '.mines.*.live': {
      knows: ({ mines }, side, [place]) => {
        const mine = mines[Number(place)];
        return mine?.side === side || mine?.known === true;
      },
    },
    '.preGame.markers.*': { knows: ({ cursor }, side, [whose]) => whose === side || cursor.phase !== MARKERS_STEP },
    // Q20: who was asked shows who was told to ask.
    '.letGo.*': { knows: ({ active, ships }, side) => !active || ships[active.ship]?.side !== side, unseen: true },
    // Q76: both buy in secret, and the enemy is not even told who has done.
    '.bought.*': ofSideUnseen,
    // Q45: the guess lies face down until the direction is named.
    '.guess': {
      knows: ({ cursor }, side) => !cursor.interrupts.some(each => each.type === 'attackFrom' && each.side === side),
    },
  },
  {
    '.mines.*': ['side hex spent known'],
    '.ships.*': [
      'ram draught shallow status strength points aground anchored steamFrom entry leftBy target struck',
      'armour turrets fast entryHex engineLost funnelLost onFire pilotHouseHit rudderHit abeam shaken',
      'turnedInHex deck shown saidMove saidFull held noCardIn acted startedIn',
    ],
    '.works.*': ['points id side kind strength facing armour down prey'],
    '.works.*.hexes': ['*'],
    '': ['active attacker clock clockFloor next battery misty night clockDie arrival preGame made'],
    '.drifting': ['*'],
    '.cursor.interrupts.*': ['ship target unit weapon source'],
    '.ships.*.guns.*': ['gun class mount turret lost fired'],
    '.ships.*.guns.*.bears': ['*'],
    '.ships.*.turretsOut': ['*'],
    '.works.*.guns.*': ['gun class mount turret lost fired'],
    '.works.*.guns.*.bears': ['*'],
    '.active': ['moved stage ship attempts halted ramFrom pledged'],
    '.active.firedUpon': ['*'],
    '.decks.*.fullSpeedDeck': ['left'],
    '.decks.*.fullSpeedDeck.discards': ['fullSpeed slowSpeed slowAndFire fire turnAndFire'],
    '.decks.*.actionStationsDeck': ['left'],
    '.decks.*.actionStationsDeck.discards': ['fullSpeed slowSpeed slowAndFire fire turnAndFire'],
    '.agenda.*': ['type hex target gun cause ship firer opportunity by unit from boat'],
    '.done': ['*'],
    '.batteries': ['*'],
    '.battery': ['left unit'],
    '.hurt.*': ['ship by'],
    '.spared.*': ['target firer may'],
    '.arrival': ['side brings'],
    '.arrival.dice': ['*'],
    '.preGame.assets': ['*'],
    '.preGame.picks.*': ['by fleet'],
    '.preGame.picked': ['*'],
    '.preGame': ['column river'],
    '.preGame.river': ['column'],
    '.preGame.river.due.*': ['kind by'],
    '.preGame.river.laid.*': ['kind'],
    '.preGame.river.laid.*.hexes': ['*'],
  },
);

import { disclosed } from '../../system/disclosure.ts';
import { isAskedUnseen, isHidden } from './lookout.ts';
import { isSilent } from './silence.ts';
import type { RiverCoastal, RiverState } from './types.ts';
import type { Side } from '../../core/types.ts';

const ownShip = (state: RiverState, side: Side, [id = '']: readonly string[]): boolean =>
  state.ships[id]?.side === side;

const ownWork = (state: RiverState, side: Side, [id = '']: readonly string[]): boolean =>
  state.works[id]?.side === side;

const writtenAt = (state: RiverState, place: string | undefined): string => state.staff?.written[Number(place)] ?? '';

const asked = (state: RiverState, side: Side, [place]: readonly string[]): boolean =>
  !isAskedUnseen(state, side, state.cursor.interrupts[Number(place)]);

/** S7, C107: whose every field of the state is. */
export const disclosure = disclosed<RiverCoastal>()(
  {
    '.ships.*': { knows: (state, side, [id = '']) => !isHidden(state, side, id) },
    // What a side saw last of an enemy it knows, and which of his own ships the other sees everybody can tell (C134).
    '.unseen.*': { knows: () => true },
    // C83: who has had her hex in the last round tells of ships under way.
    '.stepped.*': {
      knows: (state, side, [place]) => !state.unseen || ownShip(state, side, [state.stepped[Number(place)] ?? '']),
      unseen: true,
    },
    '.staff.commanders.*.from': {
      knows: (state, side, [place]) => !isHidden(state, side, state.staff?.commanders[Number(place)]?.ship ?? ''),
    },
    '.cursor.interrupts.*.ship': { knows: asked },
    '.cursor.interrupts.*.target': { knows: asked },
    '.ships.*.plot': { knows: ownShip, unseen: true },
    '.ships.*.crew': { knows: ownShip, unseen: true },
    '.ships.*.captainGun': { knows: ownShip },
    '.ships.*.captain': { knows: (state, _, [id = '']) => !isSilent(state, id), unseen: true },
    '.ships.*.hits.*.left': { knows: ownShip },
    '.staff.orders.*': { knows: ownShip, unseen: true },
    '.staff.written.*': {
      knows: (state, side, [place]) => ownShip(state, side, [writtenAt(state, place)]),
      unseen: true,
    },
    '.staff.commanders.*.signalled': {
      knows: (state, side, [place]) => state.staff?.commanders[Number(place)]?.side === side,
    },
    '.staff.commanders.*.relieves': {
      knows(state, _, [place]) {
        const commander = state.staff?.commanders[Number(place)];
        return !(commander?.place === 'aboard' && state.silent?.includes(commander.ship) === true);
      },
      unseen: true,
    },
    '.works.*.guns.*.square': { knows: ownWork },
    '.works.*.manned.*': { knows: ownWork },
    '.works.*.spare.*': { knows: ownWork, unseen: true },
    '.works.*.commander.square': { knows: ownWork },
    '.works.*.captainGun': { knows: ownWork },
    '.works.*.opens': { knows: ownWork },
    '.mines.*.live': {
      knows(state, side, [place]) {
        const field = state.mines?.[Number(place)];
        return field?.side === side || field?.known === true;
      },
    },
    '.aims.*': {
      knows: (state, side, [place]) => {
        const unit = state.aims[Number(place)]?.unit ?? '';
        return (state.works[unit] ?? state.ships[unit])?.side === side;
      },
      unseen: true,
    },
    '.forays.*': { knows: (state, side, [place]) => state.forays?.[Number(place)]?.side === side, unseen: true },
    // C97: cards are their owner's; how many lie before the other side is seen.
    '.random.hands.*.*.card': { knows: (_, side, [whose]) => whose === side },
    '.random.hands.*.*.met': { knows: (_, side, [whose]) => whose === side },
    '.tests.*': {
      knows: (state, side, [place]) => state.ships[state.tests[Number(place)] ?? '']?.side === side,
      unseen: true,
    },
  },
  {
    '.ships.*': [
      'ramClass handling small ironclad shares bothWays stokers fullSpv startSpv value fullCpv statedDraught fullTop',
      'steamFrom spv cpv ram draught status abandoned entry entryHex leftBy speed inHand rate going',
      'busy turning turningAstern entered halted anchored aground cleared locked knotsLost boilerDestroyed',
      'pilotHouseLost burntBy opened shelled balloon underFire rammed frail spar balked',
      'idle lostBy prisoners touched against boarders fireShip tows towedBy tug fastTo ownHandling',
    ],
    '.ships.*.touched': ['*'],
    '.ships.*.against': ['*'],
    '.ships.*.tows': ['*'],
    '.ships.*.boarders': ['by parties prisoners'],
    '.ashore.*': ['id side ship parties target at gone home'],
    '.ashore.*.trail': ['*'],
    '.ships.*.sloped': ['front side rear'],
    '.ships.*.aground': ['tries before by'],
    '.ships.*.locked': ['ship until'],
    '.ships.*.turrets': ['*'],
    '.ships.*.hits.*': ['job halves from'],
    '.ships.*.hits.*.guns': ['*'],
    '.ships.*.fires.*': ['need tries'],
    '.ships.*.firedOnBy': ['*'],
    '.ships.*.firedOnBefore': ['*'],
    '.ships.*.shocks': ['*'],
    '.ships.*.guns.*': ['gun kind damage slow mount stands turret lost loaded square'],
    '.ships.*.guns.*.bears': ['*'],
    '.ships.*.guns.*.blind': ['*'],
    '.works.*': ['id side kind facing fullFpv fpv fullCpv cpv high silent takenBy commander shelled opened'],
    '.works.*.buildings': ['*'],
    '.chains': ['*'],
    '.wrecks.*': ['hex until'],
    '.mines.*': ['side known'],
    '.mines.*.hexes': ['*'],
    '.works.*.hexes': ['*'],
    '.works.*.guns.*': ['gun kind damage slow mount stands turret lost loaded'],
    '.works.*.guns.*.bears': ['*'],
    '.works.*.guns.*.blind': ['*'],
    '.works.*.commander': ['alive character green red yellow before fell'],
    '.staff.commanders.*': ['side ship place stays due alive character green red yellow'],
    '.staff.commanders.*.division': ['*'],
    '.silent': ['*'],
    '.ready': ['*'],
    '.weather': ['wind fog'],
    '.smoke.*': ['level quiet'],
    '.fired': ['*'],
    '': ['quarter staff silent unseen weather mines chains wrecks forays ashore random'],
    '.random': ['miner'],
    '.random.flagships': ['*'],
    '.random.control.*': ['islands downstream'],
  },
);

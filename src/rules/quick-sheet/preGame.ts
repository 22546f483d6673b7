import { throwDice } from '../../core/dice.ts';
import { shipOf } from '../../core/rules.ts';
import { enemyOf, type HexId, type Side } from '../../core/types.ts';
import { nameIn } from './words/names.ts';
import { fromEdge, openLaying, patchInWords } from './laying.ts';
import { assetsLeft, isMarket } from './market.ts';
import type { Settings } from './setup/settings.ts';
import { GENERATED } from './tables.ts';
import type { Play, PreGame, QuickSheetCommand, QuickSheetShip, Situation } from './types.ts';
import { afloat, defenderFirst, defenderOf, shipsIn, total } from './units.ts';
import { t } from '../../languages/language.ts';

const ORDINAL = [t`The first`, t`The second`, t`The third`, t`The fourth`, t`The fifth`, t`The sixth`] as const;

/** What is being chosen before the first turn. */
export const preGameInWords = (now: Situation): { text: string; unit: string | null } | null => {
  const { preGame, attacker, cursor } = now.state;
  const [side] = cursor.awaiting;
  if (!preGame || !isPreGame(now) || !side) return null;
  const [pick] = preGame.picks;
  if (pick && unpicked(now, pick.fleet).length > 0) {
    const done = preGame.picked.filter(id => shipOf(now, id).side === pick.fleet).length;
    const of = done + preGame.picks.filter(({ fleet }) => fleet === pick.fleet).length;
    const which = ORDINAL[done] ?? '';
    const text =
      pick.fleet === side
        ? t`${which} of ${of} ships of your own fleet that open the battle.`
        : t`${which} of ${of} ships of the enemy’s fleet that open the battle.`;
    return { text, unit: null };
  }
  if (preGame.assets[side] > 0)
    return { text: t`${preGame.assets[side]} more to choose. The enemy does not learn what.`, unit: null };
  const patch = patchInWords(now);
  if (patch) return { text: patch, unit: null };
  const [next] = preGame.column > 0 ? undeployed(now, side) : [];
  if (next) {
    const where = side === attacker ? t`one of the two columns at your edge` : t`column ${preGame.column} from theirs`;
    return { text: t`${nameIn(now.scenario, next.id)}: choose her hex in ${where}.`, unit: next.id };
  }
  const { live, dummies } = preGame.markers[side];
  if (live + dummies === 0) return null;
  const text =
    live > 0
      ? t`A mine: choose its hex. ${live} and ${dummies} left.`
      : t`A dummy: choose its hex. ${live} and ${dummies} left.`;
  return { text, unit: null };
};

/** Q55: who chooses how many ships of whose fleet, in order: the attacker's first, each fleet's owner before the enemy. */
export const openPreGame = ({ attacker, layRiver }: Settings): PreGame => {
  const defender = enemyOf(attacker);
  const picks = (fleet: Side, by: Side, count: number) => Array.from({ length: count }, () => ({ fleet, by }));
  const preGame: PreGame = {
    picks: [
      ...picks(attacker, attacker, GENERATED.attacker.own),
      ...picks(attacker, defender, GENERATED.attacker.foes),
      ...picks(defender, defender, GENERATED.defender.own),
      ...picks(defender, attacker, GENERATED.defender.foes),
    ],
    picked: [],
    column: 0,
    assets: { union: 0, confederate: 0 },
    markers: { union: { live: 0, dummies: 0 }, confederate: { live: 0, dummies: 0 } },
  };
  if (layRiver) preGame.river = openLaying(attacker);
  return preGame;
};

/** Q55, Q76: fleets are bought, and assets with them. */
export const buysFleets = (now: Situation): boolean => isPreGame(now) && isMarket(now.scenario);

/** Q42: fleets are as the scenario has them, and assets are picked. */
export const picksAssets = (now: Situation): boolean => isPreGame(now) && !isMarket(now.scenario);

/** Whether the players have choices to make before the first turn. */
export const isPreGame = (now: Situation): boolean => now.state.preGame !== null && now.state.turn === 1;

const reserves = (now: Situation, side: Side): QuickSheetShip[] =>
  Object.values(now.state.ships).filter(ship => ship.side === side && ship.status === 'reserve');

/** Q55: the defender loses one of his ships at random. */
export const withdrawOne = (play: Play): void => {
  const fleet = reserves(play, defenderOf(play.state));
  if (fleet.length === 0) return;
  const die = play.dice.roll(fleet.length);
  const ship = fleet[die - 1];
  if (!ship) return;
  ship.status = 'withdrawn';
  play.emit({ type: 'shipWithdrawn', ship: ship.id, die });
};

const unpicked = (now: Situation, fleet: Side): QuickSheetShip[] =>
  reserves(now, fleet).filter(ship => !now.state.preGame?.picked.includes(ship.id));

/** Q55: whose choice of a ship it is. */
export const picksOwed = (now: Situation): Side[] => {
  const next = now.state.preGame?.picks[0];
  return next && unpicked(now, next.fleet).length > 0 ? [next.by] : [];
};

export const pickOptions = (now: Situation, side: Side): QuickSheetCommand[] => {
  const next = now.state.preGame?.picks[0];
  return next ? unpicked(now, next.fleet).map(ship => ({ type: 'pickShip', side, ship: ship.id })) : [];
};

export const pickShip = (play: Play, command: QuickSheetCommand): void => {
  const { preGame } = play.state;
  if (command.type !== 'pickShip' || !preGame) return;
  preGame.picks.shift();
  preGame.picked.push(command.ship);
  play.emit({ type: 'shipPicked', ship: command.ship, by: command.side });
};

/** Q42: each side takes three assets, the one with fewer ships on the chart four. */
export const openAssets = (play: Play): void => {
  const { preGame, attacker } = play.state;
  if (!preGame) return;
  const ships = (side: Side): number => preGame.picked.filter(id => shipOf(play, id).side === side).length;
  for (const side of [attacker, enemyOf(attacker)])
    preGame.assets[side] = ships(side) < ships(enemyOf(side)) ? GENERATED.assetsOfFewer : GENERATED.assets;
};

export const assetsOwed = (now: Situation): Side[] =>
  defenderFirst(now.state)
    .filter(side => (now.state.preGame?.assets[side] ?? 0) > 0)
    .slice(0, 1);

/** Q42: what a side may take now: most things are taken once. */
export const assetOptions = (now: Situation, side: Side): QuickSheetCommand[] =>
  assetsLeft(side, now.state.assets[side]).map(asset => ({ type: 'pickAsset', side, asset }));

export const pickAsset = (play: Play, command: QuickSheetCommand): void => {
  const { preGame } = play.state;
  if (command.type !== 'pickAsset' || !preGame) return;
  preGame.assets[command.side] -= 1;
  play.state.assets[command.side].push(command.asset);
};

/** Q55, Q70: 2D6 for the column in which the defender lies, counted from the attacker's edge. */
export const rollDeployment = (play: Play): void => {
  const { preGame } = play.state;
  if (!preGame) return;
  const dice = throwDice(play.dice, 2);
  preGame.column = total(dice);
  play.emit({ type: 'deploymentRolled', side: defenderOf(play.state), dice, column: preGame.column });
};

const ATTACKERS_COLUMNS = 2;

/** Q55: water in which a side's chosen ships may start. */
const berths = (now: Situation, side: Side): HexId[] => {
  const column = now.state.preGame?.column ?? 0;
  const { attacker } = now.state;
  const inside = (hex: HexId): boolean =>
    side === attacker ? fromEdge(now, side, hex) <= ATTACKERS_COLUMNS : fromEdge(now, attacker, hex) === column;
  return now.chart.hexes.filter(hex => now.chart.navigable(hex) && inside(hex) && shipsIn(now, hex).length === 0);
};

const undeployed = (now: Situation, side: Side): QuickSheetShip[] =>
  reserves(now, side).filter(ship => now.state.preGame?.picked.includes(ship.id));

export const deployOwed = (now: Situation): Side[] =>
  defenderFirst(now.state)
    .filter(side => undeployed(now, side).length > 0 && berths(now, side).length > 0)
    .slice(0, 1);

/** The chosen ships one after another, each into any free water of her side's column. */
export const deployOptions = (now: Situation, side: Side): QuickSheetCommand[] =>
  undeployed(now, side)
    .slice(0, 1)
    .flatMap(ship => berths(now, side).map(hex => ({ type: 'deploy' as const, side, ship: ship.id, hex })));

export const deploy = (play: Play, command: QuickSheetCommand): void => {
  if (command.type !== 'deploy') return;
  const ship = shipOf(play, command.ship);
  ship.status = 'afloat';
  ship.at = command.hex;
  play.emit({ type: 'shipDeployed', ship: ship.id, at: command.hex, facing: ship.facing });
};

/** Q44, Q69: for every pick of mines one live mine and one dummy. */
export const openMarkers = (play: Play): void => {
  const { preGame } = play.state;
  if (!preGame) return;
  for (const side of defenderFirst(play.state)) {
    const count = play.state.assets[side].filter(asset => asset === 'mines').length;
    preGame.markers[side] = { live: count, dummies: count };
    play.state.assets[side] = play.state.assets[side].filter(asset => asset !== 'mines');
  }
};

const markersLeft = (now: Situation, side: Side): { live: number; dummies: number } =>
  now.state.preGame?.markers[side] ?? { live: 0, dummies: 0 };

export const markersOwed = (now: Situation): Side[] =>
  defenderFirst(now.state)
    .filter(side => markersLeft(now, side).live + markersLeft(now, side).dummies > 0)
    .slice(0, 1);

/** Q44: any water that no marker and no ship lies in, nor an enemy beside it; mines before dummies. */
export const markerOptions = (now: Situation, side: Side): QuickSheetCommand[] => {
  const live = markersLeft(now, side).live > 0;
  const enemies = afloat(now, enemyOf(side));
  const free = (hex: HexId): boolean =>
    now.chart.navigable(hex) &&
    !now.state.mines.some(mine => mine.hex === hex) &&
    shipsIn(now, hex).length === 0 &&
    enemies.every(enemy => now.chart.range(enemy.at, hex) > 1);
  return now.chart.hexes.filter(free).map(hex => ({ type: 'layMarker', side, hex, live }));
};

export const layMarker = (play: Play, command: QuickSheetCommand): void => {
  const { preGame } = play.state;
  if (command.type !== 'layMarker' || !preGame) return;
  preGame.markers[command.side][command.live ? 'live' : 'dummies'] -= 1;
  play.state.mines.push({ side: command.side, hex: command.hex, live: command.live, known: false, spent: false });
};

/** The markers are seen, in an order that tells nothing. */
export const closeMarkers = (play: Play): void => {
  play.state.mines.sort((one, other) => one.hex - other.hex);
  for (const side of defenderFirst(play.state)) {
    const count = play.state.mines.filter(mine => mine.side === side).length;
    if (count > 0) play.emit({ type: 'markersLaid', side, count });
  }
};

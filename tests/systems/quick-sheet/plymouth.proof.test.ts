/** Captains at Plymouth, whole battles: Albemarle used to turn her stern to the gunboats and sit so on the water off the town that she had come for. */
import { expect, it } from 'vitest';
import { turned } from '../../../src/core/types.ts';
import { situationOf } from '../../../src/core/engine.ts';
import { weightOfFire } from '../../../src/rules/quick-sheet/gunnery.ts';
import type { QuickSheetState, Situation } from '../../../src/rules/quick-sheet/types.ts';
import { gameSeed, playGame, seatsFor } from '../../../src/trials/game.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const GAMES = 20;
/** Hexes within which the gunboats hit her hard. */
const ABOUT = 3;
/** Degrees to either side of right astern. */
const STERN = 60;

it('Albemarle never lies two turns as she is with every enemy about her astern and no gun that bears on one, as long as she has her guns', () => {
  const match = matchNamed('quick-sheet', 'plymouth');
  const idle: string[] = [];
  let lain = 0;
  for (let game = 0; game < GAMES; game++) {
    const seed = gameSeed('plymouth', game);
    let [turn, before] = [0, ''];
    playGame(match, seatsFor({ union: 'captain', confederate: 'captain' }, seed), seed, (_command, _events, state) => {
      if (state.turn === turn) return;
      turn = state.turn;
      const now = situationOf(match, state as QuickSheetState) as Situation;
      const albemarle = now.state.ships.css_albemarle;
      if (albemarle?.status !== 'afloat' || albemarle.guns.some(({ lost }) => lost)) return;
      const about = Object.values(now.state.ships).filter(
        ({ side, status, at }) => side === 'union' && status === 'afloat' && now.chart.range(albemarle.at, at) <= ABOUT,
      );
      const lies = `${albemarle.at} heading ${albemarle.facing}`;
      const stays = lies === before && about.length > 0;
      before = lies;
      if (!stays) return;
      lain += 1;
      const astern = turned(albemarle.facing, 3);
      const isAstern = ({ at }: { at: number }): boolean => now.chart.inArc(albemarle.at, astern, at, STERN, true);
      if (about.every(foe => isAstern(foe) && weightOfFire(now, albemarle, foe) === 0))
        idle.push(`${seed}, turn ${turn}: ${lies}`);
    });
  }
  expect(idle).toEqual([]);
  expect(lain).toBeGreaterThan(5);
});

import { counted, t } from '../../../languages/language.ts';
import { knots } from '../../shared/halfKnots.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import { deckName, OUTCOME_NAME, pointsInWords, spotInWords, THIRD_NAME } from '../words/captions.ts';
import type { Part } from './part.ts';

type Guns =
  | (
      | 'gunFired'
      | 'hitThrown'
      | 'workThrown'
      | 'fallOrdered'
      | 'workGunsFell'
      | 'workSilenced'
      | 'deckRolled'
      | 'gunsStruck'
    )
  | ('turretOut' | 'turretRolled' | 'portRolled' | 'turretFreed' | 'portCleared');

/** Guns one after another, the later ones of a salvo without waiting for each to be admired; a bounce is unlike a hole. */
const shooting = ({ acts, units, places, note }: UnderWay): Part<Guns> => {
  let last = '';
  const jam = (ship: string, moves: number): Promise<void> =>
    note(
      ship,
      moves === 0 ? t`holds` : moves < 0 ? t`jammed for good` : t`jammed for ${counted(moves, 'move')}`,
      moves === 0 ? 'plain' : 'damage',
    );
  return {
    async gunFired({ firer, target, gun, hit }) {
      const salvo = `${firer} ${target}`;
      const brisk = salvo === last;
      last = salvo;
      const shot = { firer, target, aside: 0, brisk, gun };
      await acts.fire(places.at(firer), places.at(target), hit ? 1 : 0, units.side(firer), shot);
    },
    async hitThrown({ target, spot, outcome }) {
      if (outcome === 'through') await acts.splinter(target);
      else if (outcome !== 'nothing') await acts.clang(target);
      const text = outcome === 'nothing' ? t`no damage` : `${spotInWords(spot)}: ${OUTCOME_NAME[outcome]}`;
      await note(target, text, outcome === 'through' ? 'damage' : outcome === 'bounced' ? 'good' : 'plain');
    },
    workThrown: ({ target, harms, points }) =>
      note(target, harms ? t`hit: ${points}` : t`no damage`, harms ? 'damage' : 'plain'),
    workGunsFell: ({ work, guns }) => note(work, counted(guns.length, 'gun lost', 'guns lost'), 'damage'),
    async workSilenced({ work }) {
      await acts.explode(places.at(work));
      await note(work, t`silenced`, 'damage');
    },
    fallOrdered: unseen,
    deckRolled: ({ ship, deck, of }) => note(ship, deckName(deck, of), 'plain'),
    gunsStruck: ({ ship, guns }) =>
      guns.length === 0 ? unseen() : note(ship, counted(guns.length, 'gun lost', 'guns lost'), 'damage'),
    turretOut: ({ ship }) => note(ship, t`turret out`, 'damage'),
    turretRolled: ({ ship, moves }) => jam(ship, moves),
    portRolled: ({ ship, moves }) => jam(ship, moves),
    turretFreed: ({ ship }) => note(ship, t`turret turns again`, 'good'),
    portCleared: ({ ship }) => note(ship, t`port clear`, 'good'),
  };
};

type Losses =
  | ('pointsLost' | 'speedLost' | 'amidshipsRolled' | 'aftRolled' | 'steeringJammed' | 'pilotHouseHit' | 'funnelHit')
  | ('wheelRolled' | 'wheelLost' | 'underControl' | 'shipDisabled' | 'shipAbandoned' | 'shipSunk' | 'fireBroke')
  | ('fireRolled' | 'fifthMoveRolled' | 'flamesSpread');

const MACHINERY = { magazine: t`magazine hit`, engines: t`engines hit`, nothing: t`nothing more` } as const;
const FIFTH = { out: t`fire out`, burns: t`burns on`, abandoned: t`abandoned`, blowsUp: t`blows up` } as const;

/** N36: a jam and a wheel shot away show themselves next; that she has no power, nothing else says. */
const WHEEL = {
  port: t`wheel hit`,
  starboard: t`wheel hit`,
  gone: t`wheel hit`,
  power: t`no power`,
  nothing: t`wheel holds`,
} as const;

const AGAIN = { steering: t`steers again`, pilotHouse: t`under control`, power: t`power again` } as const;

/** What hits do to her, down to the bottom of the river. */
const losing = ({ acts, places, say, note }: UnderWay): Part<Losses> => ({
  // Guns, rams, torpedoes, mines and fires take points: how many, whatever took them.
  async pointsLost({ ship, sixths }) {
    await acts.settle(ship);
    await note(ship, t`−${pointsInWords(sixths)}`, 'damage');
  },
  async speedLost({ ship, halves, top }) {
    await acts.steamBursts(places.at(ship));
    await note(ship, top > 0 ? t`−${knots(halves)}, ${knots(top)} left` : t`−${knots(halves)}, stopped`, 'damage');
  },
  amidshipsRolled: ({ ship, does }) => note(ship, MACHINERY[does], does === 'nothing' ? 'plain' : 'damage'),
  aftRolled: ({ ship, jams }) => note(ship, jams ? t`rudder struck` : t`steering holds`, jams ? 'damage' : 'plain'),
  async steeringJammed({ ship }) {
    await acts.splinter(ship);
    await note(ship, t`steering jammed`, 'damage');
  },
  async pilotHouseHit({ ship }) {
    await acts.splinter(ship);
    await note(ship, t`pilot house hit`, 'damage');
  },
  funnelHit: ({ ship, falls }) => note(ship, falls ? t`funnel down` : t`funnel shot through`, 'damage'),
  wheelRolled: ({ ship, does }) => note(ship, WHEEL[does], does === 'nothing' ? 'plain' : 'damage'),
  wheelLost: ({ ship }) => note(ship, t`wheel gone`, 'damage'),
  underControl: ({ ship, what }) => note(ship, AGAIN[what], 'good'),
  shipDisabled: ({ ship }) => say(ship, t`disabled`, 'damage'),
  async shipAbandoned({ ship }) {
    await acts.strike(ship, false);
    await say(ship, t`abandoned`, 'damage');
  },
  async shipSunk({ ship, at, cause }) {
    if (cause === 'magazine' || cause === 'torpedo' || cause === 'mine') await acts.explode(at);
    else if (cause === 'fire' || cause === 'burnt') await acts.blaze(at);
    await acts.sink(ship, at);
    await acts.caption(at, t`sunk`, 'damage', ship);
  },
  fireBroke: ({ ship }) => acts.blaze(places.at(ship)),
  async fireRolled({ ship, out }) {
    if (!out) await acts.blaze(places.at(ship));
    await note(ship, out ? t`fire out` : t`burns on`, out ? 'good' : 'damage');
  },
  async fifthMoveRolled({ ship, does }) {
    if (does !== 'out') await acts.blaze(places.at(ship));
    await note(ship, FIFTH[does], does === 'out' ? 'good' : 'damage');
  },
  async flamesSpread({ ship, third }) {
    await acts.blaze(places.at(ship));
    await note(ship, t`flames ${THIRD_NAME[third]}`, 'damage');
  },
});

export const gunnery = (tools: UnderWay): Part<Guns | Losses> => ({ ...shooting(tools), ...losing(tools) });

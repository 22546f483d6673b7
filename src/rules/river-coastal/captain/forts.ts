import { named } from '../../../languages/phrase.ts';
import { reason, type Step } from '../../../system/captain.ts';
import { heaviestFirst } from '../setup/ratings.ts';
import type { RiverCoastal, RiverCommand } from '../types.ts';
import { isShip } from '../units.ts';
import type { Field, RiverAsk } from './field.ts';

/** C86: guns, men and commander stay in the squares in which they stand, which shares out what a mortar may strike. */
export const allotAsTheyStand = ({ side }: RiverAsk): Step<RiverCoastal> => ({
  command: { type: 'allotted', side },
  why: () => reason`The forts stay as they are laid out.`,
});

/** C25: a commander takes charge of the heaviest gun that he may, until it is silenced. */
export const gunsOfForts = ({ friends }: Field, options: readonly RiverCommand[]): Step<RiverCoastal>[] =>
  friends.flatMap(({ id, unit }) => {
    if (isShip(unit) || unit.captainGun >= 0) return [];
    const offers = options.filter(option => option.type === 'fort' && option.unit === id && option.captainGun >= 0);
    const [command] = heaviestFirst(unit.guns).flatMap(
      gun => offers.find(offer => offer.type === 'fort' && offer.captainGun === gun) ?? [],
    );
    return command ? [{ command, why: () => reason`The commander of ${named(id)} lays her heaviest gun.` }] : [];
  });

import { settings } from '../settings/settings.ts';

/** Milliseconds of a hit: felt, and over before the next. */
const HIT = 40;

/** Whether this machine can shake at all. */
export const canShake = (): boolean => 'vibrate' in navigator;

/** A shake where a shot strikes, for who wants that. */
export const shake = (): void => {
  if (settings.value.shakes && canShake()) navigator.vibrate(HIT);
};

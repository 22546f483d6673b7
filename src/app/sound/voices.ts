import type { Cue } from './cues.ts';

/** A sound that is on the air, in milliseconds of the page's clock. */
export interface Voice {
  cue: Cue;
  began: number;
  ends: number;
}

/** Voices at a time, voices of one kind, and milliseconds between two of a kind. */
export const LIMITS = { all: 12, alike: 3, apart: 55 } as const;

/**
 * The channel on which a sound may begin: a silent one, or the one that is nearest to its end. -1 where it is not to sound: too
 * many of its kind do, or one has only just begun.
 */
export const channelFor = (channels: readonly (Voice | null)[], cue: Cue, now: number): number => {
  const alike = channels.filter(voice => voice?.cue === cue && voice.ends > now);
  if (alike.length >= LIMITS.alike || alike.some(voice => voice !== null && now - voice.began < LIMITS.apart))
    return -1;
  const endOf = (voice: Voice | null | undefined): number => voice?.ends ?? 0;
  return channels.reduce((best, voice, channel) => (endOf(voice) < endOf(channels[best]) ? channel : best), 0);
};

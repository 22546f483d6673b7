import type { Ending } from '../../core/ending.ts';
import { t } from '../../languages/language.ts';

type Endings = Readonly<Record<string, Ending>>;

/** S11: endings by objectives, under every system. */
export const BY_OBJECTIVES = {
  objective: {
    says: t`The winner met an objective of the battle.`,
    names: winner => t`The ${winner} side met an objective of the battle.`,
    headline: t`an objective met`,
    label: t`objective`,
    byObjective: true,
  },
  'objectives-both': {
    says: t`Both sides met an objective in the same step.`,
    headline: t`objectives met by both sides`,
    label: t`objectives-both`,
  },
} as const satisfies Endings;

/** A fleet that is out of the battle, where vessels can be abandoned; a system with other losses says so in its own sentence. */
export const BY_FLEETS = {
  'fleet-lost': {
    says: t`Every vessel of one side was sunk, abandoned or gone.`,
    names: (_, loser) => t`Every vessel of the ${loser} side was sunk, abandoned or gone.`,
    headline: t`a whole fleet out of the battle`,
    headlineNames: (_, loser) => t`the whole ${loser} fleet out of the battle`,
    label: t`fleet-lost`,
  },
  'fleets-lost': {
    says: t`Neither side had a vessel left under her colours.`,
    headline: t`both fleets out of the battle`,
    label: t`fleets-lost`,
  },
} as const satisfies Endings;

/** The last turn over; a system with another limit says so in its own sentence. */
export const BY_TIME = {
  'held-at-end': {
    says: t`The last turn was over and one side had held what it was to hold.`,
    names: winner => t`The last turn was over and the ${winner} side had held what it was to hold.`,
    headline: t`what was to be held was held to the end`,
    headlineNames: winner => t`the ${winner} side held to the end what it was to hold`,
    label: t`held-at-end`,
    byObjective: true,
  },
  'time-up': {
    says: t`The last turn was over and neither side, or both, had met an objective.`,
    headline: t`time was up`,
    label: t`time-up`,
  },
} as const satisfies Endings;

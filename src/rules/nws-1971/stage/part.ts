import type { Stage } from '../../../system/stage.ts';
import type { Told } from '../words/told.ts';

/** The part of the stage that plays these events. */
export type Part<T extends Told['type']> = Pick<Stage<Told>, T>;

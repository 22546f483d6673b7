import type { KernelEvent } from '../../../core/types.ts';
import type { Stage } from '../../../system/stage.ts';
import type { RamsEvent } from '../types.ts';

export type Told = RamsEvent | KernelEvent;
/** The part of the stage that plays these events. */
export type Part<T extends Told['type']> = Pick<Stage<Told>, T>;

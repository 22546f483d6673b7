import type { KernelEvent } from '../../../core/types.ts';
import type { Stage } from '../../../system/stage.ts';
import type { RiverEvent } from '../types.ts';

export type Told = RiverEvent | KernelEvent;
/** The part of the stage that plays these events. */
export type Part<T extends Told['type']> = Pick<Stage<Told>, T>;

import type { Burst } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';

/** What goes off under a ship and is no other ship's. */
export const mined = (ship: string): Burst => ({ under: ship, says: t`by a mine` });
export const byHerOwn = (ship: string): Burst => ({ under: ship, says: t`by her own torpedo` });

/** What another ship brings to her: who that is the event says. */
export const torpedoed = (target: string): Burst => ({ under: target, says: '' });

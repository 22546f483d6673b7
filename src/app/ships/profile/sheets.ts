import type { Vessel } from '../../../ships/index.ts';
import { ironcladSheet } from './ironclads.ts';
import type { Sheet } from './parts.ts';
import { riverSheet } from './riverboats.ts';
import { seaSheet } from './seagoing.ts';

/** How a vessel looks from the side. */
export const sheetOf = (vessel: Vessel): Sheet => ironcladSheet(vessel) ?? riverSheet(vessel) ?? seaSheet(vessel);

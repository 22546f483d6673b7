import type { RuleSet } from '../../core/ruleset.ts';
import type { Doctrine } from './doctrine.ts';
import { plain } from './plain.ts';
import { portableDoctrine } from './portable/index.ts';
import { quickSheetDoctrine } from './quick-sheet/index.ts';
import { ramsDoctrine } from './rams-ironclads/index.ts';

/** How captains fight under each rule system. */
const DOCTRINES: readonly { id: string; doctrine: Doctrine }[] = [
  { id: 'portable', doctrine: portableDoctrine },
  { id: 'quick-sheet', doctrine: quickSheetDoctrine },
  { id: 'rams-ironclads', doctrine: ramsDoctrine },
];

/** The doctrine for these rules; without one of their own, captains go by the odds that the rules give them. */
export const doctrineOf = (rules: RuleSet): Doctrine => DOCTRINES.find(({ id }) => id === rules.id)?.doctrine ?? plain;

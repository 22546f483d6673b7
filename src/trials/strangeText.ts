/** What whoever keeps games needs to read what somebody else may have written. */
export { parseJson } from '../scenario/jsonText.ts';
export { shortened } from '../scenario/problems.ts';
export { moment } from '../scenario/shapes.ts';

import confederate from '../../../assets/flags/confederate.svg';
import union from '../../../assets/flags/union.svg';
import type { Side } from '../../core/types.ts';

const FLAGS: Readonly<Record<Side, string>> = { union, confederate };

/** A side's flag; the side is always named beside it. */
export const Flag = ({ side }: { side: Side }) => <img class="flag" src={FLAGS[side]} alt="" width="38" height="20" />;

/** Thrown where the kernel's own contract is broken: a bug in a rule system, never a player's mistake. */
export class RulesBug extends Error {}

/** Simulations of a commander in a crowd, where each decision is dear and a turn has many: its decisions share them. */
export interface Purse {
  /** Whether this is a new turn's first decision; if so, the purse is full again. */
  opens(turn: number): boolean;
  /** What the next decision may spend. */
  share(): number;
  spend(simulations: number): void;
}

/** Budgets that the decisions of a turn share. */
const BUDGETS_A_TURN = 3;

/**
 * A third of what is left for each decision, one whole budget for the first: cards are laid for the whole fleet before anything else, then
 * ships whose guns bear go first. Equal shares would be too small to tell good plans from luck.
 */
export const purseOf = (budget: number): Purse => {
  let now = 0;
  let left = 0;
  return {
    opens(turn) {
      if (turn === now) return false;
      now = turn;
      left = BUDGETS_A_TURN * budget;
      return true;
    },
    share: () => Math.floor(left / BUDGETS_A_TURN),
    spend: simulations => void (left -= simulations),
  };
};

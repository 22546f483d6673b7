/** Words with the rule behind them: a citation that leads to a paragraph of the handbook. */
export interface Cited {
  readonly says: string;
  readonly cite: string;
}

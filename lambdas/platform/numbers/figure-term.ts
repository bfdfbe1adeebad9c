/** A date or a number of a question as search terms. */
export interface FigureTerm {
  /** Terms of texts that have this very date or number; several if it may mean several. */
  exact: string[];
  /** Terms of texts that have a part of it: its day in any year, its month, its year. */
  broad: string[];
  /** A text that has it. */
  said: string;
}

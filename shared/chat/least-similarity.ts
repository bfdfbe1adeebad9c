/** Below it a passage has hardly anything to do with the question, and is shown only where an answer cites it. */
export const leastSimilarity = 0.05;

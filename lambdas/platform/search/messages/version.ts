/** Incremented with every change of the terms of a text, which has stored indexes rebuilt. */
export const messageAnalysisVersion = "1";

declare module "vader-sentiment" {
  export const SentimentIntensityAnalyzer: {
    /** Scores of an English text; `compound` is from -1 to 1. */
    polarity_scores(text: string): { compound: number };
  };
}

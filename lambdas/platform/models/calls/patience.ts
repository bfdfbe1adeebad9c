/** Timeouts of model calls in seconds, including retries and the waits between them. */
export interface Patience {
  /** Until the first word of an answer. */
  firstTokenSeconds: number;
  /** Between two words of an answer. */
  betweenTokensSeconds: number;
  /** Until a question is embedded or a model is checked. */
  questionSeconds: number;
  /** Until one request with passages is embedded, without retries. */
  passagesSeconds: number;
}

export const defaultPatience: Patience = {
  firstTokenSeconds: 30,
  betweenTokensSeconds: 20,
  questionSeconds: 10,
  passagesSeconds: 30,
};

/** The same timeout for everything, for slow models. */
export const patienceOf = (seconds: number): Patience => ({
  firstTokenSeconds: seconds,
  betweenTokensSeconds: seconds,
  questionSeconds: seconds,
  passagesSeconds: seconds,
});

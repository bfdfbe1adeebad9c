/** How long somebody waits for a model, in seconds; tries again and the waits between them are within. */
export interface Patience {
  /** Until the first word of an answer. */
  firstTokenSeconds: number;
  /** Between two words of an answer. */
  betweenTokensSeconds: number;
  /** Until a question is embedded, or a model has shown that it can be asked. */
  questionSeconds: number;
  /** Until one request with passages is embedded; trying again may take longer. */
  passagesSeconds: number;
}

export const usualPatience: Patience = {
  firstTokenSeconds: 30,
  betweenTokensSeconds: 20,
  questionSeconds: 10,
  passagesSeconds: 30,
};

/** The same patience in everything, as a model that is slower than usual needs it. */
export const patienceOf = (seconds: number): Patience => ({
  firstTokenSeconds: seconds,
  betweenTokensSeconds: seconds,
  questionSeconds: seconds,
  passagesSeconds: seconds,
});

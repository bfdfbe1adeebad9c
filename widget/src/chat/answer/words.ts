import type { words } from "../../words/words.ts";

/** The words below an answer in English. */
export const english = {
  source: "Source",
  askAbout: "Ask about",
  helpful: "Helpful",
  unhelpful: "Not helpful",
  thanks: "Thank you",
  wrong: "Thank you. What was wrong?",
  whatWasWrong: "What was wrong",
  word: "In a few words",
  notSaved: "It could not be saved.",
  cut: "The answer was too long and was cut off here.",
};

/** Those, and what the chat has from the start. */
export type AnswerWords = typeof english & Pick<typeof words, "send">;

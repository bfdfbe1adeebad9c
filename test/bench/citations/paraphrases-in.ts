/** A passage, a statement that says a part of it in other words, and one that changes its figure, date, unit or name. */
export interface Paraphrase {
  language: string;
  passage: string;
  right: string;
  wrong: string;
}

/** Reads lines such as "en | It costs €5 per month. | It is 5 euros monthly. | It is 6 euros monthly." */
export const paraphrasesIn = (lines: string): Paraphrase[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", passage = "", right = "", wrong = ""] = line
        .split(" | ")
        .map((part) => part.trim());
      return { language, passage, right, wrong };
    });

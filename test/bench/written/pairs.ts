/** A written question with a question that is asked later. */
export interface Pair {
  language: string;
  written: string;
  asked: string;
}

/** Reads lines such as "en | Do you sell helmets? | Can I buy a helmet?". */
export const pairsIn = (lines: string): Pair[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", written = "", asked = ""] = line.split("|").map((part) => part.trim());
      return { language, written, asked };
    });

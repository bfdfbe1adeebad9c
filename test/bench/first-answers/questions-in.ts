/** A newcomer's question to one document. */
export interface Question {
  /** The name of the document's file. */
  document: string;
  text: string;
  /** The fact that a right answer has in it; undefined if the document does not tell. */
  fact?: RegExp;
}

/**
 * Reads lines such as `What does it cost? => 49 euros|€49`, under the line `# file`. The part after the arrow is a regular
 * expression, in which case does not matter, or a hyphen if the document does not tell.
 */
export const questionsIn = (lines: string): Question[] => {
  let document = "";
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) document = line.slice(2);
      if (!line.includes(" => ")) return [];
      const [text = "", fact = ""] = line.split(" => ");
      return [{ document, text, ...(fact !== "-" && { fact: new RegExp(fact, "iu") }) }];
    });
};

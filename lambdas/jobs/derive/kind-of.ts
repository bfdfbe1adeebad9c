import type { CriterionKind } from "#shared/jobs/shapes.ts";

const nice =
  /\b(?:welcome|a plus|bonus|nice to have|ideally|preferably|preferred|desirable|an advantage|beneficial|optional|would be good)\b/iu;
const note =
  /\b(?:start(?:s|ing)? (?:date|before|by|from|in|on)|available from|notice period|salary|work permit|right to work|own (?:car|vehicle))\b/iu;

/** Whether a statement asks for something, would like it, or is nothing that an answer shows. */
export const kindOf = (statement: string): CriterionKind => {
  if (note.test(statement)) return "note";
  return nice.test(statement) ? "nice" : "must";
};

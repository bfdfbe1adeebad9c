const note = String.raw`\[(?:\d{1,3}|\p{Ll}|(?:nb|note|anm\.?|nota|n) ?\d{1,3}|(?:citation|quelle|référence|cita|bron|kilde|источник)(?: \p{L}{1,14}){0,3})\]`;
const pages = String.raw`(?::\s?\d{1,4}(?:[–-]\d{1,4})?(?:,\s?\d{1,4}(?:[–-]\d{1,4})?){0,4})?`;
/** "1986.[9]", "[14]: 228": behind a word or its punctuation. */
const behind = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{N}.,;:!?)"”»'’。、，])(?:${note}${pages})+(?![\p{N}([=])`,
  "gu",
);
const atStart = new RegExp(String.raw`^(?:${note}${pages})+\s*(?=[\p{L}"“„«])`, "u");
/** Where a passage was cut within a mark. */
const cutStart = new RegExp(String.raw`^\d{1,3}\](?:${note})*${pages}\s*(?=[\p{L}"“„«])`, "u");
const cutEnd = /(?<=[.!?。！？"”])\[\d{0,3}$/u;
/** Where marks are surely notes: behind the end of a sentence or a clause. */
const evidence = /[\p{L})"”»'’\d][.,。、，]\[(?:\d{1,3}|\p{Ll})\]|^\[\d{1,3}\](?:\[\d{1,3}\])*\s?\p{Lu}/u;

/** Removes the marks of notes from lines of a passage: a reader would take them for the numbers of an answer's passages. */
export const footnotesIn = (passage: string): ((line: string) => string) =>
  evidence.test(passage)
    ? (line) =>
        line.replace(behind, "").replace(atStart, "").replace(cutStart, "").replace(cutEnd, "").trim() || line
    : (line) => line;

export interface Sentence {
  /** Offset in the text. */
  start: number;
  text: string;
}

/** The full stop of an abbreviation such as "Dr.", or of "3. März". */
const innerStop = /(?<=(?<!\p{L})(\p{L}|\d\d?|[DM]rs?|St|Nr|Prof|bzw|ca|approx))\.(?=\s)/gu;

/** The end of a line within a sentence, as in the text of a PDF file. */
const innerLineEnd = /\n(?=\p{Ll})/gu;

/** The sentences of a text; the end of a line ends one, unless the next begins in lower case. */
export const sentencesIn = (text: string): Sentence[] =>
  segments(text.replace(innerStop, "_").replace(innerLineEnd, " "), "sentence").flatMap(
    ({ segment, index }) => {
      const start = index + segment.search(/\S|$/);
      const sentence = text.slice(start, index + segment.trimEnd().length);
      return sentence ? { start, text: sentence } : [];
    },
  );

export const segments = (text: string, granularity: "sentence" | "word"): Intl.SegmentData[] => [
  ...new Intl.Segmenter(undefined, { granularity }).segment(text),
];

/**
 * The text behind a citation mark, without a gap before a full stop or comma. A space before other punctuation, as French
 * has it, becomes one at which no line breaks.
 */
export const afterMark = (text: string): string =>
  text.replace(/^[ \t]{1,4}(?=[.,)])/, "").replace(/^[ \t](?=[;:!?])/, "\u202f");

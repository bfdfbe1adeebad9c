/** In a text without white space at its end. */
const boundary = /(?<=[.!?…؟۔।։။።][)"”»'*_]{0,10})\s+|(?<=[。！？；])(?=\S)|\n+/g;
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|z\.\s?b|u\.\s?a|etc|approx|no|nr|vs|dr|mr|mrs|ms|prof|st|ca|bzw|sra?|art|fig|vgl|núm|\d{1,2})\.$/iu;

/** Splits a streamed text into its finished sentences and the rest. */
export const finishedSentences = (text: string): { finished: string[]; rest: string } => {
  const finished: string[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.trimEnd().matchAll(boundary)) {
    const sentence = text.slice(from, index);
    if (!gap.includes("\n") && abbreviation.test(sentence)) continue;
    if (sentence.trim()) finished.push(sentence.trim());
    from = index + gap.length;
  }
  return { finished, rest: text.slice(from) };
};

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|approx|no|vs|mr|mrs|ms|dr|prof|st|inc|ltd|fig|cf|jr|sr|gen|col|rev|ca|bzw|usw|sra?|núm)|(?:^|[\s(.])\p{Lu})\.\s*$/iu;

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a paragraph, lines joined; a full stop after an abbreviation or an initial ends none. */
export const sentencesOf = (paragraph: string): string[] => {
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  const sentences: string[] = [];
  let begun = "";
  for (const { segment } of segmenter.segment(oneLine(paragraph))) {
    begun += segment;
    if (abbreviation.test(begun)) continue;
    sentences.push(begun.trim());
    begun = "";
  }
  return [...sentences, begun.trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
};

/** Passages may begin or end within a sentence. */
export const isWholeSentence = (text: string): boolean =>
  /[.!?。！？؟।…:;][)"”»’'\]]*$/u.test(text) && !/^\p{Ll}/u.test(text);

/** Line breaks become spaces, except in scripts that have none. */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，])\s*\n\s*/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });
const bullet = /^(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+/u;

/** The sentences of a text, and the lines of a list. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|;/)
    .flatMap((line) => [...segmenter.segment(line.trim().replace(bullet, ""))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

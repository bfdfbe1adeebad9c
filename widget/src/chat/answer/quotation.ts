const around = 160;
const longest = 700;

/**
 * The sentence of a passage that says most of what the answer's sentence says, with a little of the text before and
 * after it. If no sentence shares enough words, the whole passage is quoted.
 */
export function quotationIn(
  passage: string,
  claim: string,
): [before: string, quotation: string, after: string] {
  const said = wordsOf(claim);
  let best = 0.25;
  let from = 0;
  let to = passage.length;
  for (const { segment, index } of segments(passage, "sentence")) {
    const words = wordsOf(segment);
    const shared = [...words].filter((word) => said.has(word)).length;
    const likeness = (2 * shared) / (words.size + said.size);
    if (likeness > best) {
      best = likeness;
      from = index;
      to = index + segment.trimEnd().length;
    }
  }
  return [
    lastPart(passage.slice(0, from)),
    firstPart(passage.slice(from, to), longest),
    firstPart(passage.slice(to), around),
  ];
}

/** The sentence that the mark of source `number` follows; the whole answer without such a mark. */
export function claimOf(answer: string, number: number): string {
  const marks = /(\[\d{1,2}(, ?\d{1,2})*\])+/g;
  for (const match of answer.matchAll(marks))
    if (match[0].match(/\d+/g)?.includes(String(number))) {
      const before = answer.slice(0, match.index).replace(marks, "").trimEnd();
      return [...segments(before, "sentence")].at(-1)?.segment ?? before;
    }
  return answer;
}

const segments = (text: string, granularity: "sentence" | "word") =>
  new Intl.Segmenter(undefined, { granularity }).segment(text);

const wordsOf = (text: string): Set<string> =>
  new Set(
    [...segments(text.toLowerCase(), "word")].filter((part) => part.isWordLike).map((part) => part.segment),
  );

const firstPart = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, "")}…` : text;

const lastPart = (text: string): string =>
  text.length > around ? `…${text.slice(-around).replace(/^\S*\s+/, "")}` : text;

interface Hit {
  start: number;
  end: number;
}

/** Where folded words stand in a text: offsets in UTF-16 units, in order and without overlaps. */
export const hitsIn = (text: string, words: string[]): Hit[] => {
  const searched = foldedAlike(text);
  if (searched === undefined) return [];
  const found = words.flatMap((word) => [...placesOf(searched, word)]);
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let free = 0;
  return sorted.filter(({ start, end }) => {
    if (start < free) return false;
    free = end;
    return true;
  });
};

/** Small letters at the same places; undefined for the few texts of which some have other lengths. */
const foldedAlike = (text: string): string | undefined => {
  const searched = text.toLowerCase();
  return searched.length === text.length ? searched : undefined;
};

function* placesOf(text: string, word: string): Generator<Hit> {
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length))
    yield { start, end: start + word.length };
}

/** Some letters of a text in one line: from the beginning, or around the first word that was searched. */
export const excerptOf = (
  plain: string,
  { words, letters }: { words: string[]; letters: number },
): string => {
  if (plain.length <= letters) return plain;
  const first = firstPlace(plain, words);
  const isFar = first !== undefined && first > letters - 40;
  const from = isFar ? wordStart(plain, first - 60) : 0;
  const cut = plain.slice(from, from + letters);
  // half a sign of two units is no sign
  const whole = cut.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return `${from > 0 ? "…" : ""}${whole}${from + letters < plain.length ? "…" : ""}`;
};

const firstPlace = (plain: string, words: string[]): number | undefined => {
  const searched = foldedAlike(plain) ?? "";
  const places = words.map((word) => searched.indexOf(word)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : undefined;
};

const wordStart = (text: string, from: number): number => {
  const space = text.indexOf(" ", from);
  return space >= 0 && space - from < 30 ? space + 1 : from;
};

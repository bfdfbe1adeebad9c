interface Parts {
  before: string;
  /** The part that the other text does not have. */
  own: string;
  after: string;
}

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/);

/** Splits a text around the words in which it differs from another one: what both begin and end with stays outside. */
export const differing = (text: string, other: string): Parts => {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  return {
    before: words.slice(0, start).join(""),
    own: words.slice(start, words.length - end).join(""),
    after: words.slice(words.length - end).join(""),
  };
};

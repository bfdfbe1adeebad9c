/** Memoises a function of texts in a two-generation LRU of `most` entries: recent hits need no bookkeeping. */
export const memoize = <Made>(most: number, make: (text: string) => Made): ((text: string) => Made) => {
  let latest = new Map<string, { made: Made }>();
  let earlier = latest;
  return (text) => {
    const known = latest.get(text);
    if (known) return known.made;
    const found = earlier.get(text) ?? { made: make(text) };
    if (latest.size >= most / 2) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(text, found);
    return found.made;
  };
};

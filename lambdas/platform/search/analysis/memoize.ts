/**
 * Remembers what a function made of the texts it saw lately: a chatbot's visitors ask about the same few passages, and
 * reading one anew costs more than looking it up. Knows texts by themselves, so a changed one is another one. Of the
 * latest half nothing has to be moved when it is seen again.
 */
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

/**
 * Remembers what a function made of the texts it saw lately: a chatbot's visitors ask about the same few passages, and
 * reading one anew costs more than looking it up. Knows texts by themselves, so a changed one is another one.
 */
export const kept = <Made>(most: number, make: (text: string) => Made): ((text: string) => Made) => {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const found = known.get(text);
    if (found) {
      known.delete(text);
      known.set(text, found);
      return found.made;
    }
    const made = make(text);
    known.set(text, { made });
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return made;
  };
};

/** A part of a name; `isHit` parts are what was searched for. */
export interface NamePart {
  text: string;
  isHit: boolean;
}

/** Whether the name has every word of the text in it, in any order and case. */
export const matches = (name: string, text: string): boolean =>
  wordsOf(text).every((word) => fold(name).includes(word));

/** The matching items: those whose names begin with the text come first, else in the given order. */
export const bestMatches = <Item extends { name: string }>(
  items: Item[],
  { text, most }: { text: string; most: number },
): Item[] => {
  const begins = ({ name }: Item) => fold(name).startsWith(fold(text.trim()));
  const found = items.filter(({ name }) => matches(name, text));
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, most);
};

/** The name cut at the first place of the first word. */
export const partsOf = (name: string, text: string): NamePart[] => {
  const [word = ""] = wordsOf(text);
  const at = word ? fold(name).indexOf(word) : -1;
  // Lower case may have another length, for example that of the Turkish İ.
  if (at < 0 || fold(name).length !== name.length) return [{ text: name, isHit: false }];
  const cuts = [name.slice(0, at), name.slice(at, at + word.length), name.slice(at + word.length)];
  return cuts.map((part, index) => ({ text: part, isHit: index === 1 })).filter((part) => part.text !== "");
};

const fold = (text: string): string => text.normalize("NFC").toLowerCase();

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

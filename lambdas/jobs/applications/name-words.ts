/** Scripts whose words are written without spaces: letters beside a name belong to other words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・々]+$/u;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The source of an expression that finds a text as words of their own; spaces in it may be of any kind. */
export const wordsIn = (text: string): string => {
  const source = escaped(text).replaceAll(/\s+/g, String.raw`\s+`);
  return unspaced.test(text) ? source : String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`;
};

/**
 * A name, and the parts of it that may stand alone. One without spaces, as in Chinese and Japanese, has its family name
 * first: the first two signs of four and more, and a given name of the last two.
 */
export const partsOfName = (name: string): string[] => {
  const whole = name.trim();
  if (!whole) return [];
  const parts = whole.split(/[\s・-]+/u).filter((part) => part.length > 1);
  const halves = parts.flatMap((part) =>
    unspaced.test(part) && part.length > 2
      ? [...(part.length > 3 ? [part.slice(0, 2)] : []), part.slice(-2)]
      : [],
  );
  const joined = parts.length > 1 && parts.every((part) => unspaced.test(part)) ? [parts.join("")] : [];
  return [...new Set([whole, ...joined, ...parts, ...halves])];
};

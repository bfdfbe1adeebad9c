/** One spelling for comparison: small letters, straight quotes, no marks at the ends. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'&]+/gu, " ")
    .trim();

/** Phrases of several languages, one a line or parted by semicolons. */
export const phrases = (list: string): ReadonlySet<string> =>
  new Set(list.split(/[;\n]/).map(plainWords).filter(Boolean));

/** A title or heading in its parts: "404 – Page not found | Town library" has three. */
export const partsOf = (title: string): string[] =>
  title
    .split(/[|–—·•»:!?…]| -|\. |\.\./)
    .map(plainWords)
    .filter(Boolean);

/** One of its parts is nothing but such a phrase. */
export const isNamed = (title: string, known: ReadonlySet<string>): boolean =>
  partsOf(title).some((part) => known.has(part)) || known.has(plainWords(title));

/** Holds one of the phrases. */
export const mentions = (text: string, known: ReadonlySet<string>): boolean => countOf(text, known, 1) > 0;

/** How many of the phrases a text holds, counted up to a number. Scripts without blanks have no bounds of words. */
export function countOf(text: string, known: ReadonlySet<string>, most = 2): number {
  const plain = ` ${plainWords(text)} `;
  let count = 0;
  for (const phrase of known) {
    if (plain.includes(/^[\u3040-\u9fff\u0e00-\u0e7f]/.test(phrase) ? phrase : ` ${phrase} `)) count += 1;
    if (count === most) break;
  }
  return count;
}

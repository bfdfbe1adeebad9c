/** Whether a word is a common one and no name: it, or a form of it, is written without a capital somewhere in the text. */
export type IsCommon = (word: string) => boolean;

const longestText = 60_000;
const fewestLetters = 4;

export const commonIn = (text: string): IsCommon => {
  const beginnings = new Set<string>();
  for (const piece of text.slice(0, longestText).split(/\s+/)) {
    if (address.test(piece)) continue;
    for (const word of piece.match(/[\p{L}\p{M}]+/gu) ?? [])
      if (/^\p{Ll}/u.test(word)) beginnings.add(beginningOf(word));
  }
  return (word) => beginnings.has(beginningOf(word.replace(/İ/g, "i").toLowerCase()));
};

/** Names stand in addresses without capitals. */
const address = /[@/\\_]|\p{L}\.\p{L}/u;

/** Without its last two letters, which inflection changes. */
const beginningOf = (word: string): string =>
  word.normalize("NFC").slice(0, Math.max(fewestLetters, word.length - 2));

/** A name of a unit for comparison: lower case, without vowel signs of Arabic, and without points and hard spaces around. */
export const plainUnit = (name: string): string =>
  plainText(name)
    .replace(/[\u064b-\u0652"']/g, "")
    .trim()
    .replace(/\.$/, "");

/** A text in which such names are found, at the same places as in the original. */
export const plainText = (text: string): string => text.toLowerCase().replace(/[\u00a0\u202f\u2009]/g, " ");

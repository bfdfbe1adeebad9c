/** An ideograph says about as much as three letters, a Korean syllable as two. */
const han = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const hangul = /\p{sc=Hangul}/gu;

/** Length of a text in characters of an alphabet. */
export const widthOf = (text: string): number =>
  text.length + 2 * (text.match(han)?.length ?? 0) + (text.match(hangul)?.length ?? 0);

const letters = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** How many words a reader would say a text has; two letters make one in scripts without spaces. */
export const countWords = (text: string): number =>
  (text.match(letters)?.length ?? 0) / 2 + (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0);

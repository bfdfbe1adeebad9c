const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const unspacedLetters = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const ideographsPerWord = 2;
/** Counted in Thai texts with the runtime's dictionary, vowels and tone marks included: 3.9. */
const unspacedLettersPerWord = 4;

/** The number of words; in scripts without spaces by the number of letters. */
export const countWords = (text: string): number =>
  (text.match(ideographs)?.length ?? 0) / ideographsPerWord +
  (text.match(unspacedLetters)?.length ?? 0) / unspacedLettersPerWord +
  (text.replace(unspacedLetters, " ").match(/(?<!\S)\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0);

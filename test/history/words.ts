import { random } from "../random.ts";

const syllables =
  "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo ya ze bri cla dre fle gri plo sta tru sco".split(
    " ",
  );

/** Texts of words that are as unequally frequent as those of a language (Zipf), the same for the same seed. */
export const textsOf = (seed: number, vocabulary = 40_000) => {
  const next = random(seed);
  const wordOf = (rank: number): string => {
    let word = "";
    for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
      word += syllables[rest % syllables.length];
    return word;
  };
  const word = (): string => wordOf(Math.floor(vocabulary ** next()) - 1);
  return {
    wordOf,
    text: (words: number): string => Array.from({ length: words }, word).join(" "),
  };
};

/**
 * An estimate of how many tokens a language model makes of a text: one for every four characters of scripts
 * with an alphabet, one for every character of Chinese, Japanese and Korean, two for every three of other
 * scripts written without spaces. Within a fifth of what common tokenisers count for plain prose.
 */
export const estimateTokens = (text: string): number => {
  const dense = text.match(denseScripts)?.length ?? 0;
  const unspaced = text.match(unspacedScripts)?.length ?? 0;
  return Math.ceil((text.length - dense - unspaced) / 4 + dense + (unspaced * 2) / 3);
};

const denseScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const unspacedScripts = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

const common =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u4E00-\u9FA5\u3000-\u303F\uFF00-\uFFEF\u2010-\u2027\u20AC\t\n\r -~\u00A0-\u00FF]/gu;
const blanks = /[ \n\u3000-\u3002\uFF01\uFF0C]/g;

/**
 * How much a decoded text looks like one, up to 1 and a little above where it has spaces, line ends or full
 * stops: the share of characters in everyday use, less those of scripts that stand alone among others.
 */
export function plausibility(text: string): number {
  const characters = text.replace(/^\uFEFF/, "");
  if (characters.length === 0) return 0;
  const known = characters.match(common)?.length ?? 0;
  const breaks = characters.match(blanks)?.length ?? 0;
  const ideographs = characters.match(/\p{Script=Han}/gu)?.length ?? 0;
  const foreign = characters.match(/[\p{Script=Hangul}\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0;
  const mixed = Math.min(ideographs, foreign) / characters.length;
  return known / characters.length - mixed + Math.min(0.3, (breaks / characters.length) * 3);
}

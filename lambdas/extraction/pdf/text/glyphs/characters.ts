/** Bullets of the Symbol and Wingdings fonts, in the private use area. */
const bullets = /[\uF0A7\uF0B7\uF0A8\uF076\uF0D8\uF0FC\uF06C\uF06E\uF09F\uF0D2\uF0E0\uF0AE]/g;

/** Ligatures, Arabic presentation forms and radicals: glyph shapes that decompose to letters. */
const shapes =
  /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC\u2F00-\u2FD5\u2E9F\u2EF3\uFE10-\uFE19\uFE30-\uFE44\uF900-\uFAFF]/g;

/** Radicals that share a glyph with a character and that Unicode does not decompose. */
const radicals = new Map(
  "⻑長 ⻘青 ⻝食 ⻭歯 ⻲亀 ⻩黄 ⻄西 ⻁虎 ⻨麦 ⻤鬼 ⻢马 ⻔门 ⻋车 ⻅见 ⻆角 ⻉贝 ⻚页 ⻛风 ⻜飞 ⻥鱼 ⻦鸟 ⻰龙 ⺠民 ⻌辶 ⻯竜 ⻫斉 ⻙韦 ⻓长 ⻣骨 ⻪黾 ⻬齐 ⻮齿 ⺼月 ⺝月 ⻐金"
    .split(" ")
    .map(([radical = "", character = ""]) => [radical, character]),
);

const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A glyph's text with ligatures decomposed and with normalised bullets and spaces. */
export const cleanCharacters = (text: string): string => {
  if (/^[\x21-\x7E]$/.test(text)) return text;
  return text
    .replace(shapes, (shape) => shape.normalize("NFKC").trim())
    .replace(/[\u2E80-\u2EF3]/g, (radical) => radicals.get(radical) ?? radical)
    .replace(bullets, "•")
    .replace(/[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g, " ")
    .replace(unseen, (character) => (character === "\u00AD" ? "-" : ""));
};

/** True for scripts without spaces between words. */
export const isIdeographic = (character: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60\u30FC]/u.test(character);

/** Combining forms of accents that old typesetting draws separately over a letter. */
const accents: Record<string, string> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "^": "\u0302",
  "˜": "\u0303",
  "~": "\u0303",
  "¸": "\u0327",
  ˇ: "\u030C",
  "°": "\u030A",
  "˚": "\u030A",
  "˘": "\u0306",
  "¯": "\u0304",
  "˙": "\u0307",
  "˝": "\u030B",
  "˛": "\u0328",
};

/** A letter combined with an accent; undefined if there is no such character. */
export const accented = (letter: string, mark: string): string | undefined => {
  if (/^\p{M}+$/u.test(mark)) return (letter + mark).normalize("NFC");
  const combining = accents[mark];
  if (!combining || !/^[\p{L}ı]$/u.test(letter)) return undefined;
  const composed = (letter.replace("ı", "i") + combining).normalize("NFC");
  return composed.length === 1 ? composed : undefined;
};

/** True for characters that no text contains: controls, private use, replacement. */
export const isUnreadable = (character: string): boolean => /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(character);

/** Control words and symbols that stand for a character. */
export const wordCharacters = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["softline", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["emspace", " "],
  ["enspace", " "],
  ["qmspace", " "],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["bullet", "•"],
  ["zwj", "\u200d"],
  ["zwnj", "\u200c"],
]);

export const signCharacters = new Map([
  ["~", "\u00a0"],
  ["_", "-"],
  ["\\", "\\"],
  ["{", "{"],
  ["}", "}"],
  ["\t", "\t"],
]);

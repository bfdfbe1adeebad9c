/** With a full stop, where the text has no end of its own. */
export const ended = (text: string): string => {
  if (/[.!?。！？؟।…][)"”»’'」』\]]*$/u.test(text)) return text;
  const bare = text.replace(/[,;:،，；：]$/u, "");
  if (/\p{sc=Thai}$/u.test(bare)) return bare;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(bare)) return `${bare}。`;
  return /\p{sc=Devanagari}$/u.test(bare) ? `${bare}।` : `${bare}.`;
};

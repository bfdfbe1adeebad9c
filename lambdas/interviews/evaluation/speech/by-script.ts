/** Chinese and Japanese, which are told by their script. */
export const byScript = (text: string): "zh" | "ja" | undefined => {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return "ja";
  return /\p{sc=Han}/u.test(text) ? "zh" : undefined;
};

/** A text without these signs, and without spaces, at both ends. */
export const trimSigns = (text: string, signs: string): string => {
  const isLeft = (at: number) => signs.includes(text.charAt(at)) || text.charAt(at).trim() === "";
  let start = 0;
  let end = text.length;
  while (start < end && isLeft(start)) start += 1;
  while (end > start && isLeft(end - 1)) end -= 1;
  return text.slice(start, end);
};

const longest = 80;
const numbering =
  /^\(?([\p{Lu}\p{N}]{1,3}|[ivxlc]+|\p{Ll})([.)]+(?:[\p{L}\p{N}]{1,3}[.)]+)*[\p{L}\p{N}]{0,3})\s+/u;

/**
 * Level of a heading that is formatted by hand: bold, large or numbered in three parts. The level follows the number,
 * else it is the lowest. Undefined for other paragraphs.
 */
export const titleLevel = (text: string, look: { isBold: boolean; isLarge: boolean }): number | undefined => {
  const title = text.trim();
  if (title.length < 2 || title.length >= longest) return;
  const number = numbering.exec(title)?.[0] ?? "";
  const words = title.slice(number.length);
  if (!/\p{L}/u.test(words) || /[.!?:;,\n]|^[[(*-]/.test(words.replace(/:$/, ""))) return;
  const depth = number.split(/[.)]+/).filter((part) => part.trim()).length;
  if (!look.isBold && !look.isLarge && (depth < 3 || !/^\p{Lu}/u.test(words))) return;
  return depth > 0 ? Math.min(6, depth) : 6;
};

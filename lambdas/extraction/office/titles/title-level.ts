const longest = 80;
const numbering = /^\(?([\p{Lu}\p{N}]{1,3}|[ivxlc]+|\p{Ll})((?:[.)]+[\p{L}\p{N}]{0,3})+)\s+/u;

/**
 * The level of the heading that a paragraph is meant to be, as many authors set one in bold or in large letters
 * instead of styling it, or number it in three parts: by its number, else the lowest. Undefined where it is none.
 */
export function titleLevel(text: string, look: { isBold: boolean; isLarge: boolean }): number | undefined {
  const title = text.trim();
  if (title.length < 2 || title.length >= longest) return;
  const number = numbering.exec(title)?.[0] ?? "";
  const words = title.slice(number.length);
  if (!/\p{L}/u.test(words) || /[.!?:;,\n]|^[[(*-]/.test(words.replace(/:$/, ""))) return;
  const depth = number.split(/[.)]+/).filter((part) => part.trim()).length;
  if (!look.isBold && !look.isLarge && (depth < 3 || !/^\p{Lu}/u.test(words))) return;
  return depth > 0 ? Math.min(6, depth) : 6;
}

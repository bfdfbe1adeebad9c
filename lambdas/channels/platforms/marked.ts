/** A text between marks. They count beside words only, so spaces stand outside of them. */
export const marked = (text: string, mark: string): string => {
  const inner = text.trim();
  const from = inner ? text.indexOf(inner) : text.length;
  return text.slice(0, from) + mark + inner + mark + text.slice(from + inner.length);
};

/** The bounds of what a page may say about itself: entries, characters of a text, and characters of all together. */
export const mostEntries = 20;
export const maxTextLength = 500;
export const maxContextLength = 4000;
export const entryName = /^[\p{L}\p{N} _.-]{1,40}$/u;

/** Texts, numbers and booleans by name. */
export type PageContext = Record<string, string | number | boolean>;

/** Whether a value is plain data within the bounds. */
export const isPageContext = (value: unknown): value is PageContext => {
  if (!(value instanceof Object)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= mostEntries &&
    entries.join("").length <= maxContextLength &&
    entries.every(
      ([name, text]) =>
        entryName.test(name) &&
        /^(string|number|boolean)$/.test(typeof text) &&
        `${text}`.length <= maxTextLength,
    )
  );
};

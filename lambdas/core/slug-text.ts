/** Lower case, accents folded, everything but letters and digits a hyphen; at most 60 characters, maybe empty. */
export const slugText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");

/** The name for a title whose unique names are all taken: its letters and the time in base 36. */
export const fallbackSlug = (title: string, now = Date.now()): string => {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .trim()
    .replace(/ +/g, "-")
    .slice(0, 60);
  return [words, now.toString(36)].filter(Boolean).join("-");
};

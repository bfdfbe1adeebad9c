/** Offsets at which a text has a term that begins as a word does, whatever its case; none for a term of white space. */
export const occurrencesOf = (term: string, text: string): number[] => {
  const sought = term.trim().toLowerCase();
  if (!sought) return [];
  const lower = text.toLowerCase();
  const found: number[] = [];
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, at + sought.length))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) found.push(at);
  return found;
};

/** Says that a text is too long; undefined if it is not. The server checks it again, by the same number. */
export const lengthIssue = (text: string, most: number): string | undefined =>
  text.trim().length > most ? `Use at most ${most.toLocaleString("en")} characters.` : undefined;

const most = 100_000;

/** Words of the document so far, to distinguish broken words from compounds at line ends. */
export class Vocabulary {
  private readonly words = new Set<string>();

  /** Adds the words of a line, except the first and last, which may be broken. */
  add(line: string): void {
    if (this.words.size > most) return;
    const whole = line
      .replace(/(?<![\p{L}\p{M}-])[\p{L}\p{M}-]+[-‐]$/u, "")
      .replace(/^\p{Ll}[\p{L}\p{M}]*/u, "")
      .toLowerCase();
    for (const [word] of whole.matchAll(/[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu)) this.words.add(word);
  }

  readonly has = (word: string): boolean => this.words.has(word.toLowerCase());
}

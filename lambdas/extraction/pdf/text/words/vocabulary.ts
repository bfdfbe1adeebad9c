const most = 100_000;

/** Words of the document seen so far, to tell a word cut at a line's end from two joined by a hyphen. */
export class Vocabulary {
  private readonly words = new Set<string>();

  /** Words of a line but for those that its ends may have cut. */
  add(line: string): void {
    if (this.words.size > most) return;
    const whole = line
      .replace(/[\p{L}\p{M}-]+[-‐]$/u, "")
      .replace(/^\p{Ll}[\p{L}\p{M}]*/u, "")
      .toLowerCase();
    for (const [word] of whole.matchAll(/[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu)) this.words.add(word);
  }

  readonly has = (word: string): boolean => this.words.has(word.toLowerCase());
}

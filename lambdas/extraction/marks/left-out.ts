import { type Mark, type MarkName, marks } from "./marks.ts";

/** In a warning, the parts that are named and the characters of each. */
const mostNames = 3;
const longestName = 40;

/** Collects the parts that were left out because of their marks, for warnings to the document's owner. */
export class LeftOut {
  private readonly parts = new Map<MarkName, { count: number; names: Set<string> }>();
  /** The part that neighbouring runs of text make up so far. */
  private open: { mark: MarkName; text: string } | undefined;

  /** `name` is what the owner recognises the part by: its label, its number or the start of its text. */
  add(mark: MarkName, name: string): void {
    const known = this.parts.get(mark) ?? { count: 0, names: new Set() };
    known.count += 1;
    if (known.names.size < mostNames && name.trim()) known.names.add(shortened(name));
    this.parts.set(mark, known);
  }

  /** Adds a run of text to the part of the run before it, unless `endPart` was called in between. */
  addRun(mark: MarkName, text: string): void {
    if (this.open?.mark !== mark) this.endPart();
    this.open = { mark, text: (this.open?.text ?? "") + text };
  }

  /** Ends the part that runs make up, because text that is shown follows. */
  endPart(): void {
    const { open } = this;
    this.open = undefined;
    if (open && /[\p{L}\p{N}]/u.test(open.text)) this.add(open.mark, open.text);
  }

  /** One sentence for each kind of mark, such as: 2 hidden columns were left out: "Our cost" and "Margin". */
  warnings(): string[] {
    this.endPart();
    return [...this.parts].map(([mark, { count, names }]) => {
      const { one, many, advice }: Mark = marks[mark];
      const noun = count === 1 ? one : many;
      const examples = [...names].map((name) => `"${name}"`);
      if (count > examples.length && examples.length > 0) examples.push(`${count - examples.length} more`);
      const list = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(examples);
      const sentence = `${count} ${noun} ${count === 1 ? "was" : "were"} left out${list && `: ${list}`}.`;
      return advice ? `${sentence} ${advice}` : sentence;
    });
  }
}

const shortened = (name: string): string => {
  const line = name.replace(/\s+/g, " ").trim();
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line;
};

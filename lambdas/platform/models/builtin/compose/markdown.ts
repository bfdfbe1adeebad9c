/** A quoted text with its source. */
export interface Quote {
  text: string;
  /** Position of the passage, from 0. */
  passage: number;
  /** Position in reading order among all segments. */
  order: number;
}

/** A part of an answer. */
export interface Block {
  layout: "flow" | "list" | "steps";
  /** The line before a list, or "Yes." or "No." */
  opening?: string;
  quotes: Quote[];
  /** The number of list items left out. */
  left?: number;
}

/** An answer in Markdown, each quote with the number of its passage: "It costs 4 euros. [1]". */
export const toMarkdown = (blocks: Block[]): string =>
  blocks
    .filter(({ quotes }) => quotes.length > 0)
    .map(blockToMarkdown)
    .join("\n\n");

const blockToMarkdown = (block: Block): string => {
  if (block.layout === "flow") return [block.opening, flow(block.quotes)].filter(Boolean).join(" ");
  const lines = block.quotes.map((quote, at) => {
    const mark = block.layout === "steps" ? `${at + 1}.` : "-";
    const isLast = at === block.quotes.length - 1;
    return `${mark} ${isLast || quote.passage !== block.quotes[at + 1]!.passage ? withCitation(quote) : quote.text}`;
  });
  const left = block.left ? `\n- … (+${block.left})` : "";
  return `${block.opening ? `${block.opening}\n\n` : ""}${lines.join("\n")}${left}`;
};

/** Joins neighbours of one passage by a space; a gap between quotes begins a new paragraph. */
const flow = (quotes: Quote[]): string =>
  quotes
    .map((quote, at) => {
      const before = quotes[at - 1];
      if (!before) return withCitation(quote);
      const isNext = before.passage === quote.passage && before.order + 1 === quote.order;
      return `${isNext ? " " : "\n\n"}${withCitation(quote)}`;
    })
    .join("");

const withCitation = ({ text, passage }: Quote): string => `${text} [${passage + 1}]`;

/** Merges the blocks of several questions: sentences in reading order, without repeated quotes. */
export const mergeBlocks = (blocks: Block[]): Block[] => {
  const quoted = new Set<string>();
  const once = blocks.map((block) => ({
    ...block,
    quotes: block.quotes.filter(({ text }) => !quoted.has(text) && quoted.add(text)),
  }));
  if (blocks.length < 2 || once.some(({ layout }) => layout !== "flow")) return once;
  const quotes = once.flatMap((block) => block.quotes).sort((one, other) => one.order - other.order);
  return [{ layout: "flow", quotes }];
};

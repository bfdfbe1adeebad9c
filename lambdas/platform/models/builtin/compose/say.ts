import type { Block, Quote } from "./block.ts";

/** An answer in Markdown, each quote with the number of its passage: "It costs 4 euros. [1]". */
export const say = (blocks: Block[]): string =>
  blocks
    .filter(({ quotes }) => quotes.length > 0)
    .map(sayBlock)
    .join("\n\n");

const sayBlock = (block: Block): string => {
  if (block.layout === "flow") return [block.opening, flow(block.quotes)].filter(Boolean).join(" ");
  const lines = block.quotes.map((quote, at) => {
    const mark = block.layout === "steps" ? `${at + 1}.` : "-";
    const isLast = at === block.quotes.length - 1;
    return `${mark} ${isLast || quote.passage !== block.quotes[at + 1]!.passage ? marked(quote) : quote.text}`;
  });
  const left = block.left ? `\n- … (+${block.left})` : "";
  return `${block.opening ? `${block.opening}\n\n` : ""}${lines.join("\n")}${left}`;
};

/** Neighbours of one passage read on; where something lies between, a new paragraph begins. */
const flow = (quotes: Quote[]): string =>
  quotes
    .map((quote, at) => {
      const before = quotes[at - 1];
      if (!before) return marked(quote);
      const isNext = before.passage === quote.passage && before.order + 1 === quote.order;
      return `${isNext ? " " : "\n\n"}${marked(quote)}`;
    })
    .join("");

const marked = ({ text, passage }: Quote): string => `${text} [${passage + 1}]`;

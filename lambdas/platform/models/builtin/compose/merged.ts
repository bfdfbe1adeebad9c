import type { Block } from "./block.ts";

/** The blocks of several questions: sentences read on in reading order, and nothing is said twice. */
export const merged = (blocks: Block[]): Block[] => {
  const said = new Set<string>();
  const once = blocks.map((block) => ({
    ...block,
    quotes: block.quotes.filter(({ text }) => !said.has(text) && said.add(text)),
  }));
  if (blocks.length < 2 || once.some(({ layout }) => layout !== "flow")) return once;
  const quotes = once.flatMap((block) => block.quotes).sort((one, other) => one.order - other.order);
  return [{ layout: "flow", quotes }];
};

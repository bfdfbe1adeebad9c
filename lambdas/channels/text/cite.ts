import { citationMarksIn } from "#shared/chat/citation-marks.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { type Block, blocksOf } from "./blocks.ts";
import type { Run } from "./dialect.ts";

/** The blocks of an answer: its citation marks lead to web pages, and a list at its end names what it cites. */
export const citedBlocks = (answer: string, context: ContextItem[]): Block[] => {
  const numbers = new Set(citationMarksIn(answer).flatMap((mark) => mark.numbers));
  const sources = [...numbers]
    .sort((one, other) => one - other)
    .flatMap((number) => {
      const source = context[number - 1];
      return source ? [{ number, source }] : [];
    });
  const text = blocksOf(answer).map((block) =>
    "runs" in block ? { ...block, runs: block.runs.flatMap((run) => linked(run, context)) } : block,
  );
  return [
    ...text,
    ...sources.map(({ number, source }, at): Block => {
      const { place, url } = source.metadata;
      const name = [source.source, place].filter(Boolean).join(", ");
      return {
        gap: at === 0 ? "\n\n" : "\n",
        runs: [{ text: `[${number}] ` }, { text: name, ...(url && { href: url }) }],
      };
    }),
  ];
};

/** A run in which each mark of one source is a run of its own, with the source's address. */
const linked = (run: Run, context: ContextItem[]): Run[] => {
  if (run.isCode || run.href) return [run];
  const runs: Run[] = [];
  let from = 0;
  for (const { mark, index, numbers } of citationMarksIn(run.text)) {
    const url = numbers.length === 1 ? context[(numbers[0] ?? 0) - 1]?.metadata.url : undefined;
    if (!url) continue;
    runs.push({ ...run, text: run.text.slice(from, index) }, { ...run, text: mark, href: url });
    from = index + mark.length;
  }
  return [...runs, { ...run, text: run.text.slice(from) }].filter(({ text }) => text !== "");
};

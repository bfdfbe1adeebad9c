import type { TextBlock } from "#shared/documents/text.ts";

/** Lines between blank ones, without white space around them, at their places in a text that begins at `from`. */
export const paragraphsOf = (
  answer: string,
  { from, place }: { from: number; place?: string },
): (TextBlock & { type: "paragraph" })[] => {
  const found: (TextBlock & { type: "paragraph" })[] = [];
  let isOpen = false;
  let lineStart = from;
  for (const line of answer.split("\n")) {
    const text = line.trim();
    const start = lineStart + line.indexOf(text);
    const end = start + text.length;
    const open = isOpen ? found.at(-1) : undefined;
    if (text && open) open.end = end;
    else if (text) found.push({ type: "paragraph", start, end, ...(place && { place }) });
    isOpen = text !== "";
    lineStart += line.length + 1;
  }
  return found;
};

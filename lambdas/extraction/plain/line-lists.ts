import type { Draft } from "../blocks/block.ts";
import { boundary, seam, widthOf } from "./wrapped-lines.ts";

/** The mark of a list item with the space around it. */
export const bulletOf = (line: string): string | undefined =>
  /^\s*(?:[-*•‣◦▪●○■□·–—➢✓✔☐☑]|o(?= {1,4}\S)|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])\s+(?=\S)/.exec(line)?.[0];

/** Items with their lines; what is indented deeper than an item's mark belongs to a list within it. */
export function listBlocks(lines: string[]): Draft[] {
  const drafts: Draft[] = [];
  const indents: number[] = [];
  for (const [index, line] of lines.entries()) {
    const bullet = bulletOf(line);
    const last = drafts.at(-1);
    if (bullet === undefined) {
      const kind = /^\s{2,}/.test(line) ? "run" : boundary(lines, index, widthOf(lines, index));
      if (last && kind === "run") last.text += seam(lines[index - 1] ?? "", line) + line.trim();
      else if (last?.type === "paragraph" && kind === "line") last.text += `\n${line.trim()}`;
      else drafts.push({ type: "paragraph", text: line.trim() });
      continue;
    }
    const indent = bullet.length - bullet.trimStart().length;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent + 1) indents.pop();
    if (indents.at(-1) !== indent) indents.push(indent);
    const mark = bullet.trim();
    const text = line.slice(bullet.length).trim();
    drafts.push({
      type: "list-item",
      level: indents.length,
      text: `${/\w/.test(mark) && mark !== "o" ? mark : "-"} ${text}`,
    });
  }
  return drafts;
}

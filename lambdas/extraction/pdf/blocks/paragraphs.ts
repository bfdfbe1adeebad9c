import { joinLine } from "../text/words/join-lines.ts";
import type { TextBlock } from "./block.ts";
import type { Line } from "./line.ts";
import { isItem } from "./marker.ts";

type Known = (word: string) => boolean;

type Edges = { left: number; right: number; leading: number; isHanging: boolean };

/** Joins the lines of a column into paragraphs, titles and list items. */
export const paragraphsOf = (lines: Line[], page: number, pageHeight: number, known: Known): TextBlock[] => {
  const edges = edgesOf(lines);
  const blocks: { block: TextBlock; last: Line }[] = [];
  for (const [index, line] of lines.entries()) {
    const current = blocks.at(-1);
    const before = lines[index - 1];
    if (current && before && goesOn(line, before, current.block, lines[index + 1], edges)) {
      current.block.text =
        current.block.isMono && line.isMono
          ? `${current.block.text}\n${line.text}`
          : joinLine(current.block.text, line.text, known);
      if (line.isEntry) current.block.role = "list-item";
      current.block.lines += 1;
      if (line.links.length > 0) current.block.links = [...(current.block.links ?? []), ...line.links];
      current.block.isBold &&= line.isBold;
      current.block.isMono &&= line.isMono;
      current.last = line;
    } else {
      const gap = before ? (line.top - before.bottom) / line.size : 9;
      blocks.push({ block: blockOf(line, page, pageHeight, gap), last: line });
    }
  }
  const reach = edges.right - 0.08 * (edges.right - edges.left);
  return blocks.map(({ block, last }) => ({ ...block, endsFull: last.right > reach }));
};

const blockOf = (line: Line, page: number, pageHeight: number, gap: number): TextBlock => ({
  kind: "text",
  page,
  text: line.text,
  size: line.size,
  isBold: line.isBold,
  isMono: line.isMono,
  lines: 1,
  endsFull: false,
  left: line.left,
  textLeft: line.textLeft,
  gap,
  height: line.top / pageHeight,
  ...(line.links.length > 0 && { links: line.links }),
  ...((line.isEntry || line.startsEntry) && { role: "list-item" as const }),
});

const edgesOf = (lines: Line[]): Edges => {
  const steps = lines.slice(1).flatMap((line, index) => {
    const step = (line.baseline - (lines[index]?.baseline ?? 0)) / line.size;
    return step > 0.5 && step < 3 ? [step] : [];
  });
  const steady = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.35)] ?? 1.2;
  const setIn = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    return before && isSetIn(line, before) ? [before] : [];
  });
  const cut = setIn.filter(({ text }) => !/[.!?:;。！？)\]"”]$/.test(text)).length;
  return {
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    leading: Math.max(steady, 0.9),
    isHanging: cut > setIn.length * 0.3,
  };
};

const isSetIn = (line: Line, before: Line) =>
  line.left > before.left + 0.7 * line.size && line.left < before.left + 6 * line.size;

const goesOn = (
  line: Line,
  before: Line,
  block: TextBlock,
  next: Line | undefined,
  edges: Edges,
): boolean => {
  const step = (line.baseline - before.baseline) / Math.max(line.size, before.size);
  if (step > edges.leading * 1.25 + 0.1 || step < -0.5) return false;
  if (Math.abs(line.size - before.size) > 0.12 * before.size) return false;
  if (isItem(line.text) || before.isEntry || line.startsEntry) return false;
  if (isLabelled(line, before, block)) return true;
  if (line.isBold !== before.isBold && (block.isBold || isDone(before, line, edges))) return false;
  if (line.isMono && before.isMono) return true;
  if (isItem(block.text)) {
    const isShifted =
      Math.abs(line.left - (block.lines > 1 ? before.left : block.textLeft)) > 0.3 * line.size;
    if (isShifted && hasRoom(before, line, edges)) return false;
    return line.left > block.left - 0.2 * line.size || !isShort(before, edges);
  }
  if (isSetOut(line, before) && block.lines > 1 && isSetOut(block, before)) return false;
  if (isSetIn(line, before) && edges.isHanging && block.lines === 1) return true;
  if (isFirstIndent(line, before, next)) return false;
  return !isDone(before, line, edges);
};

const isSetOut = ({ left }: { left: number }, before: Line) => left < before.left - 0.6 * before.size;

/** True for a first-line indent. */
const isFirstIndent = (line: Line, before: Line, next: Line | undefined) =>
  isSetIn(line, before) &&
  (next === undefined || next.left < line.left - 0.5 * line.size) &&
  before.right > line.left + 8 * line.size;

/** True if the previous line ends early, at the end of a sentence or in a list of short lines. */
const isDone = (before: Line, line: Line, edges: Edges): boolean => {
  const room = edges.right - before.right;
  if (!hasRoom(before, line, edges)) return false;
  if (/[.!?:;。！？]["”’)]?$/.test(before.text)) return room > 0.12 * (edges.right - edges.left);
  return room > 0.4 * (edges.right - edges.left) && !/^\p{Ll}/u.test(line.text);
};

/** True if the first word of the line would have fitted on the previous line. */
const hasRoom = (before: Line, line: Line, edges: Edges): boolean => {
  const firstWord = line.text.split(/\s/, 1)[0]?.length ?? 0;
  return isShort(before, edges) && edges.right - before.right > (firstWord + 2) * 0.55 * line.size;
};

/** True for a number above its caption. */
const isLabelled = (line: Line, before: Line, block: TextBlock) =>
  block.lines === 1 &&
  /^\p{Nd}[\p{Nd}.,]{0,11}$/u.test(before.text) &&
  /^\p{L}{2}/u.test(line.text) &&
  Math.abs(line.left - before.left) < 0.3 * line.size &&
  line.baseline - before.baseline < 1.7 * line.size;

const isShort = (line: Line, { right, left }: Edges) =>
  right - line.right > Math.max(1.5 * line.size, 0.08 * (right - left));

import { leadOf, proseSegments } from "./prose.ts";
import type { SegmentGroup, UnplacedSegment } from "./segment.ts";

/** What a line of a list begins with. */
export const bullet = /^\s*(?:[-*•‣◦–▪●]|\(?\p{N}{1,3}[.)]|\p{L}\))\s+/u;
const number = /^\s*\(?\p{N}{1,3}[.)]\s+/u;

/** Whether a line begins with a bullet or a number. */
export const isListed = (line: string): boolean => bullet.test(line);

/** The segments of a list and of the text before it. `above`: the line that announces the list, if any. */
export const listSegments = (
  lines: string[],
  above: string | undefined,
  heading: string | undefined,
): UnplacedSegment[] => {
  const first = lines.findIndex(isListed);
  const before = first > 0 ? proseSegments(lines.slice(0, first).join("\n"), { isCut: false }) : [];
  const lead = leadOf(before) ?? (before.length > 0 ? undefined : above);
  const group: SegmentGroup = {
    key: "",
    isNumbered: number.test(lines[first] ?? ""),
    ...(lead && { lead }),
    ...(heading && { heading }),
  };
  const items = itemsOf(lines.slice(first)).map(
    (text): UnplacedSegment => ({ text, source: lead ? `${lead} ${text}` : text, form: "item", group }),
  );
  return [...before, ...items];
};

const itemsOf = (lines: string[]): string[] =>
  lines.reduce<string[]>((items, line) => {
    if (isListed(line) || items.length === 0) items.push(line.replace(bullet, "").trim());
    else items.push(`${items.pop()} ${line.trim()}`);
    return items;
  }, []);

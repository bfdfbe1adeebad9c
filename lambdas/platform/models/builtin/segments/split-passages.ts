import type { Passage } from "#platform/search/port.ts";
import { isListed, listSegments } from "./lists.ts";
import { leadOf, proseSegments } from "./prose.ts";
import type { Segment, UnplacedSegment } from "./segment.ts";
import { entrySegments, isEntries, isRow, rowSegments } from "./tables.ts";

/** Splits passages into segments in reading order, without headings, half sentences and page references. */
export const segmentsOf = (passages: Passage[]): Segment[] =>
  passages.flatMap((passage, at) => partsOf(passage).map((part) => ({ ...part, passage: at })));

const partsOf = ({ text, titlePath, documentId, ordinal }: Passage): UnplacedSegment[] => {
  const section = [documentId, ...titlePath].join("\n");
  const titles = new Set(titlePath.map((title) => title.trim()));
  const parts: UnplacedSegment[] = [];
  let isFirst = true;
  for (const block of text.split(/\n{2,}/)) {
    if (titles.has(block.trim())) continue;
    const lines = block.split("\n").filter((line) => line.trim());
    const isCut = isFirst && ordinal > 0 && /^\p{Ll}/u.test(block);
    isFirst = false;
    const lead = leadOf(parts);
    if (lines.some(isRow)) parts.push(...rowSegments(lines, section));
    else if (isEntries(lines)) parts.push(...entrySegments(lines));
    else if (lines.some(isListed)) parts.push(...listSegments(lines, lead, titlePath.at(-1)));
    else parts.push(...proseSegments(lines.join("\n"), { isCut }));
  }
  return withQuestions(
    parts.map((part, at) => (isLead(part, parts[at + 1]) ? asLead(part, parts[at + 1]!) : part)),
  );
};

/** Merges a question into the source of the segment that follows it. */
const withQuestions = (parts: UnplacedSegment[]): UnplacedSegment[] =>
  parts.flatMap((part, at): UnplacedSegment[] => {
    if (part.form === "question") return [];
    const before = parts[at - 1];
    return [before?.form === "question" ? { ...part, source: `${before.text} ${part.source}` } : part];
  });

const isLead = (part: UnplacedSegment, next: UnplacedSegment | undefined): boolean =>
  part.form === "sentence" && next?.form === "item" && next.group?.lead === part.text;

const asLead = (part: UnplacedSegment, next: UnplacedSegment): UnplacedSegment => ({
  ...part,
  form: "lead",
  group: next.group!,
});

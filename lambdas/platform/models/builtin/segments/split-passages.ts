import type { Passage } from "#platform/search/port.ts";
import { partsOf } from "../furniture/furniture.ts";
import { askedRow, entriesFor } from "../furniture/quotable.ts";
import { footnotesIn } from "./footnote-marks.ts";
import { joinedLines } from "./joined-lines.ts";
import { isListed, listSegments } from "./lists.ts";
import { leadOf, proseSegments, withFullStop } from "./prose.ts";
import type { Segment, UnplacedSegment } from "./segment.ts";
import { entrySegments, isEntries, isProseEntry, isRow, rowSegments } from "./tables.ts";

/**
 * Splits passages into segments in reading order, without headings, half sentences and page references; and without what
 * is no content, such as lists of references, unless the question asks for it.
 */
export const segmentsOf = (passages: Passage[], question = ""): Segment[] =>
  passages.flatMap((passage, at) => segmentsIn(passage, question).map((part) => ({ ...part, passage: at })));

const segmentsIn = (passage: Passage, question: string): UnplacedSegment[] => {
  const { titlePath, documentId, ordinal } = passage;
  const section = [documentId, ...titlePath].join("\n");
  const titles = new Set(titlePath.map((title) => title.trim()));
  const parts: UnplacedSegment[] = [];
  const withoutNotes = footnotesIn(passage.text);
  let isFirst = true;
  let heading: string | undefined;
  const all = partsOf(passage);
  const box = all.find(({ kind }) => kind === "infobox");
  for (const part of joinedLines(all)) {
    const lines = part.lines.map(withoutNotes);
    const above = heading;
    heading = titles.has(lines.join("\n")) ? lines.join(" ") : undefined;
    if (heading) continue;
    const isCut = isFirst && ordinal > 0 && /^\p{Ll}/u.test(lines[0] ?? "");
    isFirst = false;
    const lead = leadOf(parts);
    if (part === box) parts.push(...askedRow(all, question));
    else if (part.kind) parts.push(...entriesFor(part, question));
    else if (lines.some(isRow)) parts.push(...rowSegments(lines, section));
    else if (isEntries(lines) || lines.every(isProseEntry)) parts.push(...entrySegments(lines));
    else if (lines.some(isListed)) parts.push(...listSegments(lines, lead, titlePath.at(-1)));
    else {
      const sentences = proseSegments(lines.join("\n"), { isCut });
      parts.push(...(sentences.length > 0 ? sentences : underHeading(lines, above)));
    }
  }
  return withQuestions(
    parts.map((part, at) => (isLead(part, parts[at + 1]) ? asLead(part, parts[at + 1]!) : part)),
  );
};

const mostWords = 6;

/** A short line under a heading, with it: a name above a role, "Ann Berg: Head of research." */
const underHeading = (lines: string[], heading: string | undefined): UnplacedSegment[] => {
  const [line = ""] = lines;
  if (!heading || lines.length > 1 || line.split(/\s+/).length > mostWords || !/\p{L}/u.test(line)) return [];
  const text = withFullStop(`${heading}: ${line}`);
  return [{ text, source: text, form: "sentence" }];
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

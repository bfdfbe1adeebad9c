import type { Passage } from "#platform/search/port.ts";
import { isRow } from "./cells.ts";
import { entryParts, isEntries } from "./entries.ts";
import { isListed, listParts } from "./lists.ts";
import type { Part, Piece } from "./piece.ts";
import { leadOf, proseParts } from "./prose/prose.ts";
import { rowParts } from "./rows.ts";

/** What can be quoted of the passages, in reading order; headings alone, half sentences and page references cannot. */
export const piecesOf = (passages: Passage[]): Piece[] =>
  passages.flatMap((passage, at) => partsOf(passage).map((part) => ({ ...part, passage: at })));

const partsOf = ({ text, titlePath, documentId, ordinal }: Passage): Part[] => {
  const section = [documentId, ...titlePath].join("\n");
  const titles = new Set(titlePath.map((title) => title.trim()));
  const parts: Part[] = [];
  let isFirst = true;
  for (const block of text.split(/\n{2,}/)) {
    if (titles.has(block.trim())) continue;
    const lines = block.split("\n").filter((line) => line.trim());
    const isCut = isFirst && ordinal > 0 && /^\p{Ll}/u.test(block);
    isFirst = false;
    const lead = leadOf(parts);
    if (lines.some(isRow)) parts.push(...rowParts(lines, section));
    else if (isEntries(lines)) parts.push(...entryParts(lines));
    else if (lines.some(isListed)) parts.push(...listParts(lines, lead, titlePath.at(-1)));
    else parts.push(...proseParts(lines.join("\n"), { isCut }));
  }
  return withQuestions(
    parts.map((part, at) => (isAnnouncing(part, parts[at + 1]) ? asLead(part, parts[at + 1]!) : part)),
  );
};

/** What follows a question is found by it, but the question is not said. */
const withQuestions = (parts: Part[]): Part[] =>
  parts.flatMap((part, at): Part[] => {
    if (part.form === "question") return [];
    const before = parts[at - 1];
    return [before?.form === "question" ? { ...part, source: `${before.text} ${part.source}` } : part];
  });

const isAnnouncing = (part: Part, next: Part | undefined): boolean =>
  part.form === "sentence" && next?.form === "item" && next.group?.lead === part.text;

const asLead = (part: Part, next: Part): Part => ({ ...part, form: "lead", group: next.group! });

import { sayEntry, sayRow } from "../compose/table/say-row.ts";
import { cellsOf } from "./cells.ts";
import type { Part } from "./piece.ts";

const entry = /^[\p{L}\p{M}\p{N}_.›[\] -]{1,60}: \S/u;

/** Whether lines are keys with their values, as passages hold a JSON file. */
export const isEntries = (lines: string[]): boolean =>
  lines.length > 1 && lines.every((line) => entry.test(line));

/** Entries of one thing that has a name are said together; settings side by side each for itself. */
export const entryParts = (lines: string[]): Part[] => {
  if (!/^(?:\w+\.)*(?:name|title|id|question|product|item)\b/i.test(lines[0] ?? ""))
    return lines.map((line) => {
      const [key = "", ...value] = line.split(": ");
      return { text: sayEntry(key, value.join(": ")), source: line, form: "entry" };
    });
  const cells = lines.flatMap((line) => cellsOf(line));
  return [{ text: sayRow(cells), source: lines.join("; "), form: "entry", cells }];
};

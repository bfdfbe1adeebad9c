import { sayRow } from "../compose/table/say-row.ts";
import { cellsOf, isLabelLine, isRow } from "./cells.ts";
import type { Group, Part } from "./piece.ts";
import { proseParts } from "./prose/prose.ts";

/** The rows of a table, with its labels; what stands between them is read as prose. `section` tells tables apart. */
export const rowParts = (lines: string[], section: string): Part[] => {
  let labels: string[] = [];
  let group: Group = { key: section, isNumbered: false };
  return lines.flatMap((line, at): Part[] => {
    if (isLabelLine(line, lines[at + 1])) {
      labels = line.split(" | ");
      group = { key: `${section}\n${line}`, isNumbered: false };
      return [];
    }
    if (!isRow(line)) return proseParts(line, { isCut: false });
    const cells = cellsOf(line, labels);
    return [{ text: sayRow(cells), source: line, form: "row", group, cells }];
  });
};

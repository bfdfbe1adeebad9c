import type { Part } from "../furniture/furniture.ts";
import { isListed } from "./lists.ts";
import { isEntries, isRow } from "./tables.ts";

/** "Applications:", alone on its line. */
const label = /^[^.!?:：;]{2,40}[:：]$/u;
const mostLabelWords = 4;
/** The end of a line that goes on after a gap: "Chair of the Policy Board and". */
const open = /(?:,|&|(?<!\p{L})(?:and|or|of|the|for|und|oder|der|et|ou|de|du|y|e|en|of|van|и|или))$/u;

/**
 * Joins paragraphs of one line to the ones that they belong to: a label to its text ("Applications:" above "Bolts and
 * nuts."), and a line that does not end to the next one, such as those of a title slide.
 */
export const joinedLines = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((joined, part) => {
    const before = joined.at(-1);
    if (before && isPlain(before) && isPlain(part) && goesOn(before, part))
      joined[joined.length - 1] = {
        lines: [`${before.lines[0]!.replace(/ (?=[:：]$)/, "")} ${part.lines.join(" ")}`],
      };
    else joined.push(part);
    return joined;
  }, []);

const isPlain = ({ kind, lines }: Part): boolean =>
  kind === undefined && !lines.some((line) => isRow(line) || isListed(line)) && !isEntries(lines);

const goesOn = ({ lines }: Part, next: Part): boolean => {
  const [line = ""] = lines;
  if (lines.length !== 1 || label.test(next.lines[0] ?? "")) return false;
  return (label.test(line) && line.split(/\s+/).length <= mostLabelWords) || open.test(line);
};

import { memoize } from "#platform/search/analysis/memoize.ts";
import type { Passage } from "#platform/search/port.ts";
import { isListed } from "../segments/lists.ts";
import type { BoxLine } from "./infobox/box-line.ts";
import { boxLines, type PlacedLine } from "./infobox/infobox.ts";
import type { Furniture } from "./kinds.ts";
import { isNavigation, isNotice } from "./navigation.ts";
import { indexLines, isContentsLine, isLed } from "./pages-of-terms.ts";
import { referenceLines } from "./reference-lines.ts";
import { isContact, isOffer, tellingWords } from "./references.ts";
import { type Section, sectionOf } from "./section-titles.ts";
import { isTechnical } from "./technical.ts";

/** Lines of one paragraph, list or table that are all content, or all of one kind of furniture. */
export interface Part {
  lines: string[];
  kind?: Furniture;
  /** The lines of an infobox with their labels. */
  box?: BoxLine[];
}

type Placed = Pick<Passage, "text" | "titlePath" | "ordinal">;

/** Passages of the chatbots that are asked now; one takes some milliseconds to split. */
const mostKept = 2000;

const kept = memoize(mostKept, (key): readonly Part[] => split(JSON.parse(key) as Placed));

/** Splits a passage into its content and what is around it, in reading order. */
export const partsOf = ({ text, titlePath, ordinal }: Placed): readonly Part[] =>
  kept(JSON.stringify({ text, titlePath, ordinal }));

const split = ({ text, titlePath, ordinal }: Placed): Part[] => {
  const placed = text
    .split(/\n{2,}/)
    .flatMap((own, block) =>
      own.split("\n").flatMap((line) => (line.trim() ? [{ line: line.trim(), block }] : [])),
    );
  const { kinds, box } = kindsOf(placed, titlePath, ordinal);
  const parts: (Part & { block: number })[] = [];
  for (const [at, { line, block }] of placed.entries()) {
    const kind = kinds[at];
    const last = parts.at(-1);
    if (last?.block === block && last.kind === kind) last.lines.push(line);
    else parts.push({ block, lines: [line], ...(kind && { kind }) });
    if (kind === "infobox") parts.at(-1)!.box = [...(parts.at(-1)!.box ?? []), box.get(at)!];
  }
  return parts;
};

const kindsOf = (
  placed: PlacedLine[],
  titlePath: string[],
  ordinal: number,
): { kinds: (Furniture | undefined)[]; box: Map<number, BoxLine> } => {
  const lines = placed.map(({ line }) => line);
  const sections = sectionsOf(lines, titlePath);
  const kinds: (Furniture | undefined)[] = lines.map((line, at) => kindOf(line, sections[at]));
  for (const at of indexLines(
    lines,
    sections.map((section) => section === "index"),
  ))
    kinds[at] ??= "index";
  for (const at of referenceLines(lines, sections, kinds, titlePath.at(-1))) kinds[at] = "references";
  const box = boxLines(
    placed.map(({ line, block }, at) => ({ line: kinds[at] ? "" : line, block })),
    ordinal,
  );
  for (const at of box.keys()) kinds[at] ??= "infobox";
  for (const [at, line] of lines.entries()) if (sectionOf(line)) kinds[at] ??= kinds[at + 1] ?? kinds[at - 1];
  return { kinds, box };
};

/** The section of each line: that of the headings above it, or of a line in the text that is such a heading. */
const sectionsOf = (lines: string[], titlePath: string[]): (Section | undefined)[] => {
  let open = titlePath.map(sectionOf).findLast((section) => section !== undefined);
  const titled = open;
  return lines.map((line) => {
    const own = sectionOf(line);
    if (own) open = own;
    else if (titlePath.at(-1) === line) open = titled;
    return own ?? open;
  });
};

const shortLine = 90;

const kindOf = (line: string, section: Section | undefined): Furniture | undefined => {
  if (isLed(line)) return "contents";
  if (isTechnical(line)) return "technical";
  if (isNavigation(line) && !isContact(line)) return "navigation";
  if (isNotice(line) && !isContact(line)) return "notice";
  if (section === "contents" && isContentsLine(line) && !isOffer(line)) return "contents";
  if (section === "links" && isLink(line)) return "links";
  return undefined;
};

/** A title of something elsewhere: no sentence, no price and nobody to reach. */
const isLink = (line: string): boolean => {
  if (isOffer(line)) return false;
  if (line.includes(" | ")) return true;
  if (/[.!?。！？।]$/u.test(line)) return false;
  return (isListed(line) || tellingWords(line) < 2) && (line.length <= shortLine || /https?:/.test(line));
};

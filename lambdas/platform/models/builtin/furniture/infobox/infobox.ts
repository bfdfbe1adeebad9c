import { isContact } from "../references.ts";
import { type BoxLine, isCell, isSentence, readLine } from "./box-line.ts";
import { isLabel } from "./labels.ts";

/** A line of a passage, and which of its paragraphs, lists and tables it stands in. */
export interface PlacedLine {
  line: string;
  block: number;
}

/** An infobox stands within the first passages of its page. */
const lastOrdinal = 4;
/** So many different labels tell an infobox; rows may go on from the passage before, lines with colons be a text's own. */
const leastLabels = { plain: 3, row: 2, colon: 4 };
/** Least share of usual labels among rows. */
const leastShare = 0.4;

/**
 * The lines of an infobox in a passage, by their positions: "Born | 26 June 1968", "Born: 26 June 1968" or, in a page
 * saved as text, "Born 26 June 1968", and the captions and cells among them. A way to reach somebody is content.
 */
export const boxLines = (lines: PlacedLine[], ordinal: number): Map<number, BoxLine> => {
  if (ordinal > lastOrdinal) return new Map();
  const read = lines.map(({ line }) => (isContact(line) ? undefined : readLine(line)));
  const usual = read.flatMap((line, at) => (line?.label && isLabel(line.label) ? [at] : []));
  if (usual.length === 0 || !isBox(read, usual)) return new Map();
  const isOfColons = usual.every((at) => read[at]!.style === "colon");
  const blocks = new Set(usual.map((at) => lines[at]!.block));
  const held = new Map<number, BoxLine>();
  const [first, last] = [usual[0]!, usual.at(-1)!];
  for (const [at, { line, block }] of lines.entries()) {
    const own = read[at];
    if (own?.label && blocks.has(block)) held.set(at, own);
    else if (!isOfColons && at > first && at < last && isCell(line) && !isContact(line))
      held.set(at, { value: line });
  }
  return isOfColons ? held : withCaptions(held, { lines, first, last });
};

const isBox = (read: (BoxLine | undefined)[], usual: number[]): boolean => {
  const different = (style: BoxLine["style"]): number =>
    new Set(usual.flatMap((at) => (read[at]!.style === style ? [read[at]!.label!.toLowerCase()] : []))).size;
  const [rows, colons, plain] = [different("row"), different("colon"), different("plain")];
  const allRows = read.filter((line) => line?.style === "row").length;
  if (rows >= leastLabels.row && usual.length >= leastShare * allRows) return true;
  return plain > 0 ? plain + colons >= leastLabels.plain : colons >= leastLabels.colon;
};

interface Box {
  lines: PlacedLine[];
  first: number;
  last: number;
}

/** With the captions above the first label, the cells below the last one, and captions that are repeated. */
const withCaptions = (held: Map<number, BoxLine>, { lines, first, last }: Box): Map<number, BoxLine> => {
  const lineAt = (at: number): string => lines[at]?.line ?? "";
  const isTable = (at: number): boolean => isCareer(lineAt(at)) || isCareer(lineAt(at + 1));
  for (let at = last + 1; at < lines.length && isCell(lineAt(at)) && isTable(at); at += 1)
    held.set(at, { value: lineAt(at) });
  for (let at = first - 1; at >= 0 && !isSentence(lineAt(at)) && !isContact(lineAt(at)); at -= 1)
    if (lines[at]!.block === lines[first]!.block) held.set(at, { value: lineAt(at) });
  const captions = new Set([...held.values()].filter(({ label }) => !label).map(({ value }) => value));
  for (const [at, { line }] of lines.entries()) if (captions.has(line)) held.set(at, { value: line });
  return held;
};

/** "1997–2004 Norwich City 278 (84)". */
const isCareer = (line: string): boolean => isCell(line) && /\d{4}.*\(\d+\)|^total\b.*\d/iu.test(line);

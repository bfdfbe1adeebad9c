import { isLabel } from "./labels.ts";

/** A line of the box beside an article; one without a label is a caption or a cell. */
export interface BoxLine {
  label?: string;
  value: string;
}

/** An infobox stands within the first passages of its page. */
const lastOrdinal = 4;
const leastLabels = 3;
const mostWords = 4;

/**
 * The lines of an infobox in a passage, by their positions: "Born | 26 June 1968", "Born: 26 June 1968" or, in a page
 * saved as text, "Born 26 June 1968", and the captions between them.
 */
export const boxLines = (lines: string[], ordinal: number): Map<number, BoxLine> => {
  if (ordinal > lastOrdinal) return new Map();
  const read = lines.map(readLine);
  const labelled = read.flatMap((line, at) => (line?.label && isLabel(line.label) ? [at] : []));
  const distinct = new Set(labelled.map((at) => read[at]!.label!.toLowerCase()));
  if (distinct.size < leastLabels) return new Map();
  const [first, last] = [labelled[0]!, labelled.at(-1)!];
  const held = new Map<number, BoxLine>();
  for (const [at, line] of lines.entries()) {
    const isBetween = at > first && at < last;
    const isRow = read[at]?.label !== undefined && line.includes(" | ");
    if (labelled.includes(at) || (isBetween && (read[at]?.label || isCell(line))) || isRow)
      held.set(at, read[at] ?? { value: line });
  }
  return labelled.length >= held.size / 5 ? withEnds(held, lines, [first, last]) : new Map();
};

/** Captions before the first label, and cells behind the last one. */
const withEnds = (
  held: Map<number, BoxLine>,
  lines: string[],
  [first, last]: [number, number],
): Map<number, BoxLine> => {
  const isTable = (at: number) => isNumbers(lines[at] ?? "") || isNumbers(lines[at + 1] ?? "");
  for (let at = last + 1; at < lines.length && !held.has(at) && isCell(lines[at]!) && isTable(at); at += 1)
    held.set(at, { value: lines[at]! });
  for (let at = first - 1; at >= 0 && !held.has(at) && isCell(lines[at]!); at -= 1)
    held.set(at, { value: lines[at]! });
  const captions = new Set([...held.values()].filter(({ label }) => !label).map(({ value }) => value));
  for (const [at, line] of lines.entries()) if (captions.has(line)) held.set(at, { value: line });
  return held;
};

/** Short and no sentence. */
const isCell = (line: string): boolean => line.length <= 80 && !/[.!?。！？।](?:\[\p{N}+\])?$/u.test(line);

const isNumbers = (line: string): boolean => isCell(line) && /\d{4}.*\(\d+\)|^total\b.*\d/iu.test(line);

const readLine = (line: string): BoxLine | undefined => {
  const cells = line.split(" | ");
  if (cells.length === 2) return { label: cells[0]!.trim(), value: cells[1]!.trim() };
  if (cells.length > 2) return undefined;
  const [, label, value] = /^([^:：]{1,40})[:：]\s?(\S.*)$/su.exec(line) ?? [];
  if (label && value) return { label: label.trim(), value };
  if (isLabel(line)) return { label: line, value: "" };
  return isCell(line) ? unmarked(line) : undefined;
};

/** "Date of birth 26 June 1968": the longest label that a line begins with. */
const unmarked = (line: string): BoxLine | undefined => {
  const words = line.split(" ");
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(" ");
    const value = words.slice(count).join(" ");
    if (isLabel(label) && /^[\p{Lu}\p{Lo}\p{N}"“(+–-]/u.test(value)) return { label, value };
  }
  return undefined;
};

import type { PageBreak } from "#shared/documents/text.ts";
import type { Draft } from "./block.ts";
import { maxHeadingLength } from "./block.ts";
import { areValues, isInForm, isLabelRow, isNumeric } from "./header-row.ts";

const maxTitleLength = 80;
const maxNoteLength = 60;
/** Rows below that tell labels from values, and those that tell whether a column has figures. */
const rowsLookedAt = 30;
const figuresLookedAt = 4;

export interface Row {
  /** Text by column; an empty string for an empty cell or one covered by a merged cell. */
  cells: string[];
  /** The document marks it as a header row. */
  isHeader?: boolean;
  /** An empty row precedes it: another table may start here. */
  isAfterGap?: boolean;
  /** Values of it are left out: it is no title, however few are left. */
  isIncomplete?: boolean;
  /** The reader knows that the row holds values. */
  isValues?: boolean;
  /** Where it starts, if its table runs over pages. */
  place?: string;
  /** For each cell, where another page begins inside it. */
  pageBreaks?: PageBreak[][];
}

/**
 * Drafts for the rows of a table or sheet, with the labels of their columns. Two label rows are joined. With
 * `hasTitles`, as in a sheet, there may be several tables below one another, and titles above them become headings.
 */
export const tableRows = (
  rows: Row[],
  { place: whole, hasTitles = true }: { place?: string; hasTitles?: boolean } = {},
): Draft[] => {
  const filled = rows.filter((row) => row.cells.some((cell) => cell.trim()));
  const drafts: Draft[] = [];
  let header: string[] | undefined;
  let labels: string[] | undefined;
  let isOpen = true;
  for (const [index, row] of filled.entries()) {
    if (row.isAfterGap) isOpen = true;
    const place = row.place ?? whole;
    const [previous, next] = [filled[index - 1], filled[index + 1]];
    const repeats = isSame(row.cells, labels);
    const below = isOpen ? filled.slice(index + 1, index + rowsLookedAt).map(({ cells }) => cells) : [];
    const isLabelled = isOpen && isLabelRow(row.cells, next?.cells, below.slice(1, 1 + figuresLookedAt));
    const compared = isLabelled ? below : [];
    const holdsValues = row.isValues || areValues(row.cells, compared) || isInForm(row.cells, compared);
    if (hasTitles && isTitle(row, next, isOpen)) {
      drafts.push({ type: "heading", level: 2, text: textOf(row), place });
      isOpen = true;
    } else if (row.isHeader || repeats || (isLabelled && !holdsValues)) {
      if (!repeats)
        header = previous?.isHeader && row.isHeader ? joined(previous.cells, row.cells) : row.cells;
      if (!repeats) labels = row.cells;
      isOpen = false;
      drafts.push({ ...draftOf(row), text: distinct(row.cells).join(" | "), isHeader: true, place });
    } else if (header && previous && isSubheading(row.cells, next?.cells, previous.cells, header)) {
      header = joined(header, row.cells);
      labels = row.cells;
      drafts.push({ ...draftOf(row), isHeader: true, place });
    } else if (hasTitles && header && isNote(row)) {
      drafts.push({ type: "paragraph", text: textOf(row), place });
    } else {
      if (holdsValues || row.cells.some(isNumeric)) isOpen = false;
      drafts.push({ ...draftOf(row, header), place });
    }
  }
  return drafts;
};

const filledIn = (cells: string[]) => cells.filter((cell) => cell.trim());

/** True for a single short cell above a label row, or two above a wide one. */
const isTitle = (row: Row, next: Row | undefined, isOpen: boolean): boolean => {
  const [only, ...others] = filledIn(row.cells);
  if (!only || !next || row.isIncomplete || only.length > maxTitleLength) return false;
  if (isNumeric(only) || /^\[[x ]\]/.test(only)) return false;
  const below = filledIn(next.cells);
  if (others.length === 0) return below.length > 1 && !next.cells.every(isNumeric);
  if (others.length > 1 || !isOpen || others.some((cell) => isNumeric(cell) || cell.length > maxTitleLength))
    return false;
  return below.length > 4 && below.every((cell) => cell.length < 20);
};

/** True for a single long cell below a table: a note. */
const isNote = (row: Row): boolean => {
  const [only, ...others] = filledIn(row.cells);
  return only !== undefined && others.length === 0 && row.cells.length > 0 && only.length > maxNoteLength;
};

/** True for a repeated label row. */
const isSame = (cells: string[], header: string[] | undefined): boolean => {
  if (!header || filledIn(cells).length < 3) return false;
  return cells.every((cell, column) => !cell.trim() || cell === header[column]);
};

/** True for a second label row, below one with a label that spans columns. */
const isSubheading = (
  cells: string[],
  next: string[] | undefined,
  above: string[],
  header: string[],
): boolean => {
  if (above !== header || distinct(header).length === filledIn(header).length) return false;
  const isWider = filledIn(cells).every((cell) => !isNumeric(cell) || /^\s*(19|20)\d\d\s*$/.test(cell));
  return isWider && isLabelRow(cells, next);
};

const joined = (upper: string[], lower: string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    distinct([upper[column] ?? "", lower[column] ?? ""]).join(" "),
  );

/** Filled cells without equal neighbours. */
const distinct = (cells: string[]) =>
  filledIn(cells.map(oneLine)).filter((cell, index, all) => cell !== all[index - 1]);

const draftOf = (row: Row, labels?: string[]): Draft => {
  const columns = row.cells.flatMap((cell, column) => (cell.trim() ? [column] : []));
  const cells = columns.map((column) => oneLine(row.cells[column]));
  const header = labels && columns.map((column) => oneLine(labels[column]?.slice(0, maxHeadingLength)));
  const hasGaps = columns.some((column, index) => column !== index);
  return {
    type: "table-row",
    text: cells.join(" | "),
    cells,
    ...(hasGaps && { columns }),
    ...(header && { header }),
    ...(row.pageBreaks && { pageBreaks: pageBreaksIn(row, columns) }),
  };
};

/** Where pages begin in the row's text, with the way back to its first page at the next cell. */
const pageBreaksIn = ({ cells, pageBreaks, place }: Row, columns: number[]): PageBreak[] => {
  const found: PageBreak[] = [];
  let from = 0;
  for (const column of columns) {
    const cell = cells[column] ?? "";
    if (place && found.at(-1) && found.at(-1)?.place !== place) found.push({ at: from, place });
    for (const pageBreak of pageBreaks?.[column] ?? [])
      found.push({
        ...pageBreak,
        at: from + oneLine(cell).length - oneLine(cell.slice(pageBreak.at)).length,
      });
    from += oneLine(cell).length + " | ".length;
  }
  return found;
};

const textOf = (row: Row) => filledIn(row.cells).map(oneLine).join(", ");

const oneLine = (cell = "") => cell.replace(/\s+/g, " ").trim();

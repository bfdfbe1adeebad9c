import type { Draft, Kind } from "./block.ts";
import { saysContinued, withoutContinued } from "./continued-words.ts";
import { isNumeric } from "./header-row.ts";

/** Formats whose tables stand in a text or on slides. Parts of a sheet below one another are tables of their own. */
const kinds = new Set<Kind>(["docx", "doc", "html", "pptx", "ppt"]);

const sampled = 20;

/**
 * Labels for a table without any that continues the one before: directly behind it, below a title that says so or
 * that is repeated, or on the next slide of the same title, with as many columns of the same kinds.
 */
export const withContinuedLabels = (drafts: Draft[], kind: Kind): Draft[] => {
  if (!kinds.has(kind) || !drafts.some(isUnlabelled)) return drafts;
  const labelled = [...drafts];
  let open: { labels: string[]; rows: Draft[] } | undefined;
  let titles = new Set<string>();
  for (let index = 0; index < labelled.length; index += 1) {
    const draft = labelled[index];
    if (draft?.type !== "table-row") {
      const title = withoutContinued(draft?.text ?? "");
      if (open && !titles.has(title) && !saysContinued(draft?.text ?? "")) open = undefined;
      if (!open) titles = new Set([title]);
      continue;
    }
    if (draft.isHeader) open = { labels: spread(draft, draft.cells), rows: [] };
    else if (draft.header) {
      open ??= { labels: [], rows: [] };
      for (const [at, column] of columnsOf(draft).entries()) open.labels[column] ??= draft.header[at] ?? "";
      open.labels = Array.from(open.labels, (label = "") => label);
      open.rows.push(draft);
    } else {
      const rows = partFrom(labelled, index);
      if (open && isSameTable(open, rows))
        for (const [at, row] of rows.entries())
          labelled[index + at] = {
            ...row,
            header: columnsOf(row).map((column) => open?.labels[column] ?? ""),
          };
      else open = undefined;
      index += rows.length - 1;
    }
  }
  return labelled;
};

const isUnlabelled = ({ type, isHeader, header }: Draft): boolean =>
  type === "table-row" && !isHeader && !header;

const columnsOf = ({ cells = [], columns }: Draft): number[] => columns ?? cells.map((_, column) => column);

const spread = (row: Draft, values: string[] = []): string[] => {
  const columns = columnsOf(row);
  const cells = Array.from({ length: Math.max(...columns) + 1 }, () => "");
  for (const [at, column] of columns.entries()) cells[column] = values[at] ?? "";
  return cells;
};

/** The rows without labels from here on. */
const partFrom = (drafts: Draft[], from: number): Draft[] => {
  const end = drafts.findIndex(
    ({ type, isHeader, header }, index) => index > from && (type !== "table-row" || isHeader || header),
  );
  return drafts.slice(from, end < 0 ? undefined : end);
};

const isSameTable = ({ labels, rows }: { labels: string[]; rows: Draft[] }, part: Draft[]): boolean => {
  const width = Math.max(...part.flatMap(columnsOf)) + 1;
  if (width !== labels.length || width < 2 || rows.length === 0) return false;
  return labels.every((_, column) => {
    const [before, after] = [rows.slice(-sampled), part.slice(0, sampled)].map((own) => share(own, column));
    return before === undefined || after === undefined || Math.abs(before - after) <= 0.5;
  });
};

/** Share of numbers in a column; undefined for an empty one. */
const share = (rows: Draft[], column: number): number | undefined => {
  const cells = rows.flatMap((row) => spread(row, row.cells)[column] || []);
  return cells.length > 0 ? cells.filter(isNumeric).length / cells.length : undefined;
};

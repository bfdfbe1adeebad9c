const maxLineLength = 160;

/**
 * Splits a row whose cells list several values each, because authors type a whole column into one cell. Takes the
 * lines of each cell, empty ones included. Undefined if the line counts do not match.
 */
export const rowsInCells = (cells: string[][]): string[][] | undefined => {
  const [first, ...others] = cells;
  if (!first || others.length === 0 || cells.flat().some((line) => line.length > maxLineLength)) return;
  for (const labels of variants(first)) {
    const found = byLabels(labels, others) ?? underTitle(labels, others);
    if (found) return found;
  }
  return sharingLabel(first, others);
};

type Column = { units: string[]; values: string[] };

/** Lines by paragraph, or by every line break. */
const variants = (lines: string[]): string[][] => [
  trimmed(lines),
  trimmed(lines.flatMap((line) => line.split("\n"))),
];

const trimmed = (lines: string[]) => lines.slice(0, lines.findLastIndex((line) => line.trim()) + 1);

const filledOf = (lines: string[]) => lines.filter((line) => line.trim());

const byLabels = (labels: string[], others: string[][]): string[][] | undefined => {
  // Leading lines without a label: units, years.
  const units = Math.max(
    0,
    labels.findIndex((line) => line.trim()),
  );
  const filled = filledOf(labels.slice(units));
  if (filled.length < 2) return;
  const columns = others.map((lines) =>
    longest(
      variants(lines).map((variant) => column(variant, labels, units)),
      filled.length,
    ),
  );
  const found = columns.filter((one) => one !== undefined);
  if (found.length < columns.length || !found.some(({ values }) => values.length === filled.length)) return;
  if (filled.length === 2 && !found.every(({ values }) => values.every(isNumber))) return;
  const above = Array.from({ length: units }, (_, index) => [
    "",
    ...found.map((one) => one.units[index] ?? ""),
  ]);
  return [
    ...above,
    ...filled.map((label, index) => [label, ...found.map(({ values }) => values[index] ?? "")]),
  ];
};

/** Values in the order of the labels. Empty lines between them belong to labels of several lines. */
const column = (lines: string[], labels: string[], units: number): Column | undefined => {
  if (units > 2) return;
  const values = lines.slice(units);
  const isShort = filledOf(values).length < filledOf(labels.slice(units)).length;
  if (isShort && values.some((line, index) => !line || !labels[units + index])) return;
  return { units: lines.slice(0, units), values: filledOf(values) };
};

/** The candidate with most values, but no more than labels. */
const longest = (candidates: Array<Column | undefined>, most: number): Column | undefined => {
  const fitting = candidates.filter((one) => one && one.values.length > 1 && one.values.length <= most);
  return fitting.toSorted((a, b) => (b?.values.length ?? 0) - (a?.values.length ?? 0))[0];
};

/** Rows if the first label is a title of the others, without values. */
const underTitle = (labels: string[], others: string[][]): string[][] | undefined => {
  const [title, ...below] = filledOf(labels);
  const columns = others.map(filledOf);
  if (!title || below.length < 2 || columns.some((values) => values.length !== below.length)) return;
  return [[title], ...below.map((label, index) => [label, ...columns.map((values) => values[index] ?? "")])];
};

/** Rows of numbers that share one label. */
const sharingLabel = (first: string[], others: string[][]): string[][] | undefined => {
  const label = filledOf(first).join(" ");
  const columns = others.map(filledOf);
  const count = columns[0]?.length ?? 0;
  if (!label || count < 2 || others.length < 2) return;
  if (columns.some((values) => values.length !== count || !values.every(isNumber))) return;
  return Array.from({ length: count }, (_, index) => [
    label,
    ...columns.map((values) => values[index] ?? ""),
  ]);
};

const isNumber = (text: string) => /\p{Nd}/u.test(text) && text.length < 20;

export interface Row {
  what: string;
  value: number;
  unit: string;
  /** The limit to stay within, or the least to reach; none where the figure is for reading only. */
  atMost?: number;
  atLeast?: number;
}

/** Prints every figure beside its limit; a missed one says so. */
export const printTable = (rows: Row[]): void => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows)
    console.log(
      `  ${row.what.padEnd(width)}  ${figure(row.value).padStart(9)} ${row.unit.padEnd(10)} ${verdict(row)}`,
    );
};

const verdict = ({ value, atMost, atLeast }: Row): string => {
  if (atMost !== undefined) return `limit ${figure(atMost)}  ${value <= atMost ? "ok" : "MISSED"}`;
  if (atLeast !== undefined) return `at least ${figure(atLeast)}  ${value >= atLeast ? "ok" : "MISSED"}`;
  return "";
};

const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

/** The value that this part of the sorted values lies below, e.g. 0.5 for the median. */
export const percentile = (values: number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** A value of a table's row with the label of its column, where it has one. */
export interface Cell {
  label?: string;
  value: string;
}

/** Whether a line is the labels of a table: "Service | Price | Due". */
export const isLabelLine = (line: string, next: string | undefined): boolean =>
  line.includes(" | ") && next?.startsWith(`${line.split(" | ")[0]}: `) === true;

/** Whether a line is a row of a table as passages hold it: "Service: Reminder; Price: 1.50 euros", or "Reminder | 1.50 euros". */
export const isRow = (line: string): boolean =>
  line.includes(" | ") || cellsOf(line).filter(({ label }) => label).length > 1;

/** The cells of a row. `labels` are the table's own where they are known: a value may look like a labelled one itself. */
export const cellsOf = (line: string, labels: string[] = []): Cell[] => {
  if (line.includes(" | ")) return line.split(" | ").map((value) => ({ value }));
  return partsOf(line, labels).map((part) => {
    const [, label, value] = /^([^:]{1,60}): (.+)$/s.exec(part) ?? [];
    return label && value ? { label, value } : { value: part };
  });
};

const partsOf = (line: string, labels: string[]): string[] =>
  line.split("; ").reduce<string[]>((parts, part) => {
    const isNext =
      labels.length > 0 ? labels.some((label) => part.startsWith(`${label}: `)) : /^[^:]{1,60}: /.test(part);
    if (isNext || parts.length === 0) parts.push(part);
    else parts.push(`${parts.pop()}; ${part}`);
    return parts;
  }, []);

/** A cell of a row, with its place in the passage. */
export interface Cell {
  label: string;
  /** Offset of its value. */
  start: number;
  text: string;
}

const labelled = /^([^:;|]{1,60}): (?=\S)/;

/**
 * The cells of a row as passages hold it: "Service: Reminder; Price: 1.50 euros", or "Reminder | 1.50 euros" in a table
 * without labels. With the labels of its table, a value may look like a labelled cell. Undefined for other lines.
 * @param start The offset of the line.
 */
export const rowOf = (line: string, start: number, labels: string[] = []): Cell[] | undefined => {
  const isPiped = line.includes(" | ");
  if (isPiped && labels.length > 0) return undefined;
  const cells: Cell[] = [];
  let at = start;
  for (const part of line.split(isPiped ? " | " : "; ")) {
    const label = isPiped ? "" : labelIn(part, labels);
    const last = cells.at(-1);
    // a value with a semicolon in it
    if (last && !isPiped && !label) last.text += `; ${part}`;
    else {
      const skipped = label ? label.length + 2 : 0;
      cells.push({ label, start: at + skipped, text: part.slice(skipped) });
    }
    at += part.length + (isPiped ? 3 : 2);
  }
  const few = labels.length > 0 ? 1 : 2;
  return isPiped || cells.filter(({ label }) => label).length >= few ? cells : undefined;
};

const labelIn = (part: string, labels: string[]): string =>
  labels.length > 0
    ? (labels.find((label) => part.startsWith(`${label}: `)) ?? "")
    : (labelled.exec(part)?.[1] ?? "");

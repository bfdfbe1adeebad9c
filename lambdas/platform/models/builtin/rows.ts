interface Cell {
  label?: string;
  value: string;
}

/** Whether a line is the labels of a table: "Service | Price | Due". */
export const isLabelLine = (line: string, next: string | undefined): boolean =>
  line.includes(" | ") && next?.startsWith(`${line.split(" | ")[0]}: `) === true;

/** Whether a line is a row of a table as passages hold it: "Service: Reminder; Price: 1.50 euros", or "Reminder | 1.50 euros". */
export const isRow = (line: string): boolean =>
  line.includes(" | ") || cellsOf(line).filter(({ label }) => label).length > 1;

/**
 * Says a row as a sentence: "Reminder: Price 1.50 euros; Due after 7 days." Of a question and its answer, the answer.
 * `labels` are the table's own where they are known: a value may look like a labelled one itself.
 */
export const sayRow = (line: string, labels: string[] = []): string => {
  const cells = line.includes(" | ") ? unlabelled(line) : cellsOf(line, labels);
  const answer = cells.find(({ label }) =>
    /^(?:answer|reply|antwort|respuesta|réponse|resposta)$/i.test(label ?? ""),
  );
  if (answer) return ended(answer.value);
  const [first, ...others] = cells;
  if (!first || others.length === 0) return ended(line);
  return ended(`${first.value}: ${others.map(sayCell).join("; ")}`);
};

/** Says one "openingHours › Saturday: 10:00" as "Opening hours, Saturday: 10:00." */
export const sayEntry = (line: string): string => {
  const [key = "", ...value] = line.split(": ");
  const label = sayKey(key);
  return ended(`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${value.join(": ")}`);
};

/** "openingHours › Saturday" as "opening hours, Saturday". */
const sayKey = (key: string): string =>
  key
    .split(/\.| › /)
    .map((part) =>
      part
        .replace(/_/g, " ")
        .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(", ");

const sayCell = ({ label, value }: Cell): string => (label ? `${sayKey(label)} ${value}` : value);

const unlabelled = (line: string): Cell[] => line.split(" | ").map((value) => ({ value }));

const cellsOf = (line: string, labels: string[] = []): Cell[] =>
  partsOf(line, labels).map((part) => {
    const [, label, value] = /^([^:]{1,60}): (.+)$/s.exec(part) ?? [];
    return label && value ? { label, value } : { value: part };
  });

const partsOf = (line: string, labels: string[]): string[] =>
  line.split("; ").reduce<string[]>((parts, part) => {
    const isNext =
      labels.length > 0 ? labels.some((label) => part.startsWith(`${label}: `)) : /^[^:]{1,60}: /.test(part);
    if (isNext || parts.length === 0) parts.push(part);
    else parts.push(`${parts.pop()}; ${part}`);
    return parts;
  }, []);

const ended = (text: string): string => (/[.!?。！？؟।]$/u.test(text) ? text : `${text}.`);

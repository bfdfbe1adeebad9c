import { proseSegments, withFullStop } from "./prose.ts";
import type { SegmentGroup, TableCell, UnplacedSegment } from "./segment.ts";

/** Whether a line is the labels of a table: "Service | Price | Due". */
export const isLabelLine = (line: string, next: string | undefined): boolean =>
  line.includes(" | ") && next?.startsWith(`${line.split(" | ")[0]}: `) === true;

/** Whether a line is a row of a table: "Service: Reminder; Price: 1.50 euros", or "Reminder | 1.50 euros". */
export const isRow = (line: string): boolean =>
  line.includes(" | ") || cellsOf(line).filter(({ label }) => label).length > 1;

/** The cells of a row. `labels` are those of the table, if known: values may look like labelled cells. */
export const cellsOf = (line: string, labels: string[] = []): TableCell[] => {
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

/** The rows of a table; lines between them are prose. `section` distinguishes tables of the same labels. */
export const rowSegments = (lines: string[], section: string): UnplacedSegment[] => {
  let labels: string[] = [];
  let group: SegmentGroup = { key: section, isNumbered: false };
  return lines.flatMap((line, at): UnplacedSegment[] => {
    if (isLabelLine(line, lines[at + 1])) {
      labels = line.split(" | ");
      group = { key: `${section}\n${line}`, isNumbered: false };
      return [];
    }
    if (!isRow(line)) return proseSegments(line, { isCut: false });
    const cells = cellsOf(line, labels);
    return [{ text: sayRow(cells), source: line, form: "row", group, cells }];
  });
};

const entry = /^(?![-–*•] )[\p{L}\p{M}\p{N}_.›[\] -]{1,60}: \S/u;

/** Whether all lines are keys with values, such as those of a JSON file. */
export const isEntries = (lines: string[]): boolean =>
  lines.length > 1 && lines.every((line) => entry.test(line));

/** Entries of an object with a name become one segment; settings become one each. */
export const entrySegments = (lines: string[]): UnplacedSegment[] => {
  if (!/^(?:\w+\.)*(?:name|title|id|question|product|item)\b/i.test(lines[0] ?? ""))
    return lines.flatMap((line): UnplacedSegment[] => {
      const [key = "", ...values] = line.split(": ");
      const value = values.join(": ");
      if (isProseEntry(line)) return proseSegments(withFullStop(value), { isCut: false });
      return [{ text: sayEntry(key, value), source: line, form: "entry" }];
    });
  const cells = lines.flatMap((line) => cellsOf(line));
  return [{ text: sayRow(cells), source: lines.join("; "), form: "entry", cells }];
};

/** Whether an entry is a text of its own, whose key says nothing: "text: The gate closes at ten." */
export const isProseEntry = (line: string): boolean => {
  const [key = "", ...values] = line.split(": ");
  const value = values.join(": ");
  return proseKey.test(key) && value.split(/\s+/).length >= 4 && /[.!?。！？](?:\s|$)/u.test(value);
};

const proseKey = /(?:^|[.›] ?)(?:text|content|body|description|paragraph|abstract|html|markdown)$/i;

/** More cells do not fit into a sentence. */
const maxCells = 6;
const answerLabel =
  /^(?:answer|a|reply|antwort|respuesta|réponse|resposta|risposta|antwoord|ответ|απάντηση|cevap|yanıt|răspuns|trả lời|उत्तर|คำตอบ|答案|回答|答え|الجواب|الإجابة)$/iu;

/**
 * Writes a row as a sentence: "Reminder: Price 1.50 euros; Due after 7 days." A row of a question and its answer becomes
 * the answer. Cells whose label the question asks for come first.
 */
export const sayRow = (cells: TableCell[], isAsked: (label: string) => boolean = () => false): string => {
  const answer = cells.find(({ label }) => answerLabel.test(label ?? ""));
  if (answer) return withFullStop(answer.value);
  const [first, ...others] = cells;
  if (!first) return "";
  if (others.length === 0)
    return withFullStop(first.label ? sayEntry(first.label, first.value) : first.value);
  const asked = others.filter(({ label }) => label && isAsked(label));
  const rest = others.filter((cell) => !asked.includes(cell));
  const said = [...asked, ...rest].slice(0, Math.max(maxCells, asked.length));
  return withFullStop(`${first.value}: ${said.map(sayCell).join("; ")}`);
};

/** Writes "openingHours › Saturday: 10:00" as "Opening hours, Saturday: 10:00." */
export const sayEntry = (key: string, value: string): string => {
  const label = sayKey(key);
  return withFullStop(`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${value}`);
};

/** "openingHours › Saturday" as "opening hours, Saturday". */
const sayKey = (key: string): string =>
  key
    .split(/\.(?=\S)| › /)
    .map((part) =>
      part
        .replace(/_/g, " ")
        .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(", ");

const sayCell = ({ label, value }: TableCell): string => (label ? `${sayKey(label)} ${value}` : value);

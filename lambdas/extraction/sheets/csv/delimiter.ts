import { noDelimiter, parseCsv } from "./parse-csv.ts";

const delimiters = [",", ";", "\t", "|"];
const sampleLength = 20_000;
const sampleRows = 50;

/** A first line for Excel that names the delimiter. */
export const namedDelimiter = /^"?sep=(.)"?\r?\n/i;

/** The delimiter that cuts most of the first records into the same number of cells, as many as possible. */
export const delimiterOf = (text: string): string => {
  const named = namedDelimiter.exec(text)?.[1];
  if (named) return named;
  const sample = text.slice(0, sampleLength);
  const scored = delimiters.map((delimiter) => ({ delimiter, score: regularity(sample, delimiter) }));
  const others = scored.filter(({ delimiter, score }) => delimiter !== "," && score > 0);
  const isComma = others.length === 0 || !hasDecimalCommas(sample);
  const best = (isComma ? scored : others).reduce((one, next) => (next.score > one.score ? next : one));
  if (best.score <= 0 || (best.delimiter === "," && isOneColumn(sample))) return noDelimiter;
  return best.delimiter;
};

const regularity = (sample: string, delimiter: string): number => {
  const rows = parseCsv(sample, delimiter, sampleRows).filter((cells) => cells.some((cell) => cell.trim()));
  const widths = rows.map((cells) => cells.length).filter((width) => width > 1);
  const counts = Map.groupBy(widths, (width) => width);
  const [width = 0, same = []] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const isRagged = same.length < rows.length * 0.4 && widths.length < rows.length * 0.8;
  return isRagged ? 0 : same.length * Math.sqrt(width);
};

/** True if nearly all commas outside of quotes stand between two figures. */
const hasDecimalCommas = (sample: string): boolean => {
  const bare = sample.replace(/"[^"]*"/g, "");
  const decimals = bare.match(/\d,(?=\d)/g)?.length ?? 0;
  return decimals > (bare.match(/,/g)?.length ?? 0) * 0.8;
};

/** True for a column of decimal numbers or of phrases, whose commas are its own, below a label without one. */
const isOneColumn = (sample: string): boolean => {
  const [label = "", ...lines] = sample.split(/\r?\n|\r/).filter((line) => line.trim());
  if (lines.length < 2 || sample.includes('"')) return false;
  const hasLabel = !label.includes(",");
  const own = lines.slice(0, sampleRows);
  if ((hasLabel ? own : [label, ...own]).every(isDecimal)) return true;
  return hasLabel && own.every((line) => !/,(?! )/.test(line));
};

const isDecimal = (line: string) =>
  /^\s*[-+]?\p{Sc}?\s?(\d{1,3}([. ]\d{3})*|\d+),\d{1,2}\s*(\p{Sc}|%|[A-Z]{3})?\s*$/u.test(line);

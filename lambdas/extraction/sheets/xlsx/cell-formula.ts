import type { CellAddress } from "@e965/xlsx";
import type { Formula } from "../facts.ts";
import { moved } from "../formulas/moved.ts";

/** Formulas that other cells share, by their number. */
export type SharedFormulas = Map<string, { text: string; at: CellAddress }>;

interface Stored {
  /** Type of the cell's value. */
  type: string | undefined;
  isRecalculated: boolean;
}

/** A cell's formula, if its result is missing, stands for nothing or says less than the formula does. */
export const formulaOf = (
  content: string,
  at: CellAddress,
  shared: SharedFormulas,
  { type, isRecalculated }: Stored,
): Formula | undefined => {
  if (content.startsWith("<v>") || content.startsWith("<is>")) return;
  const found = /<(?:\w+:)?f(\s[^<>]*?)?(?:\/>|>([^<]*)<)/.exec(content);
  if (!found) return;
  const [, attributes = "", code = ""] = found;
  const number = /\ssi=["'](\d+)/.exec(attributes)?.[1];
  const master = number === undefined ? undefined : shared.get(number);
  const own = unescaped(code);
  if (number !== undefined && own) shared.set(number, { text: own, at });
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)/.exec(content)?.[1]?.trim() ?? "";
  const isMissing = value === "" && type !== "str";
  const isPlaceholder = isRecalculated && /^0(\.0*)?$/.test(value) && (type ?? "n") === "n";
  const text = own || (master ? moved(master.text, at.r - master.at.r, at.c - master.at.c) : "");
  const isTelling = /\b(HYPERLINK|IMAGE)\s*\(/i.test(text);
  if (!isMissing && !isPlaceholder && !isTelling) return;
  const isArray = /\st=["'](array|dataTable)/.test(attributes);
  return { text, isUncalculated: isMissing || isPlaceholder, ...(isArray && { isArray }) };
};

const entities: Record<string, string> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };

const unescaped = (code: string): string =>
  code.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

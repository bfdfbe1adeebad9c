import { type CellObject, utils } from "@e965/xlsx";
import type { MarkName } from "../../marks/marks.ts";
import { withLinks } from "../../office/links.ts";
import { hidden, numberShown, textShown } from "../display/display.ts";
import type { CellFacts } from "../facts.ts";
import type { Result } from "../formulas/calculator.ts";
import { isoShown } from "./iso-shown.ts";
import { richText } from "./rich-text.ts";

/** A cell's text as people see it, or the reason why there is none. */
export interface Shown {
  text: string;
  mark?: MarkName;
  /** The text that the mark hides. */
  hidden?: string;
  /** The name of an error, such as #REF!. */
  error?: string;
  /** Whether a formula without a stored result was calculated. */
  formula?: "calculated" | "without result";
}

export const cellShown = (
  cell: CellObject,
  facts: CellFacts,
  is1904: boolean,
  calculate: () => Result | undefined,
): Shown => {
  const code = facts.format ?? formatCode(cell);
  if (!facts.formula && cell.t === "z") return { text: "" };
  const result = facts.formula ? calculate() : undefined;
  if (facts.formula?.isUncalculated) {
    if (!result) return { text: "", formula: "without result" };
    const shown = withMark(valueShown(result.value, code, is1904, result.link), facts.mark);
    return { ...shown, formula: "calculated" };
  }
  if (cell.t === "e") return result ? { text: String(result.value) } : { text: "", error: errorOf(cell) };
  if (facts.isoDate) return withMark(isoShown(facts.isoDate, code, is1904), facts.mark);
  const value = cell.t === "n" ? (facts.figures ?? cell.v) : cell.v;
  const isNumber = cell.t === "n" || cell.t === "d";
  const shown = isNumber
    ? numberShown(String(value), code, is1904)
    : valueShown(richText(cell) ?? cell.v, code, is1904);
  const link = cell.l?.Target ?? result?.link;
  return withMark(shown === hidden || !link ? shown : withLinks(shown, [link]), facts.mark);
};

const formatCode = (cell: CellObject): string => (cell.z === undefined ? "General" : String(cell.z));

const errorOf = (cell: CellObject): string => utils.format_cell(cell) || "error";

const valueShown = (value: unknown, code: string, is1904: boolean, link?: string): string | typeof hidden => {
  if (typeof value === "number") return numberShown(String(value), code, is1904);
  const text = typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "");
  const shown = textShown(text.trim(), code);
  return link && shown !== hidden ? withLinks(shown, [link]) : shown;
};

const withMark = (text: string | typeof hidden, mark: MarkName | undefined): Shown => {
  if (text === hidden) return { text: "", mark: "hiddenByFormat" };
  return text && mark ? { text: "", mark, hidden: text } : { text };
};

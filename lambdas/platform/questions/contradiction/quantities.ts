import type { TableCell } from "#platform/models/builtin/segments/segment.ts";
import { type Key, keysIn } from "./keys.ts";
import type { Part, Stance } from "./part.ts";
import { stemOf } from "./quantity.ts";

/**
 * The stances of the parts of a passage to the quantities asked for. Only a row that begins with one is of that one: the
 * price for two hours is not that for three.
 */
export const stanceOfQuantities = (asked: Key[], parts: Part[]): Stance[] =>
  parts.map(({ form, cells }) => {
    const [first] = asked.length > 0 && form === "row" && cells ? cells : [];
    const said = first && quantityOf(first);
    const same = said ? asked.filter(({ unit }) => unit && said.units.includes(stemOf(unit))) : [];
    if (!said || same.length === 0) return "open";
    return same.some(({ value }) => value === said.value) ? "holds" : "contradicts";
  });

/** The number of a cell that has nothing else but a unit, which may stand in its label. */
const quantityOf = ({ label, value }: TableCell): { value: string; units: string[] } | undefined => {
  const [, unit] = /^\p{N}[\p{N}.,’ ]{0,12}([\p{L}\p{M}%€$£°]{0,20})\.?$/u.exec(value.trim()) ?? [];
  const [key] = unit === undefined ? [] : keysIn(value);
  if (unit === undefined || !key) return undefined;
  const words = unit ? [unit] : (label ?? "").split(/[^\p{L}\p{M}%€$£°]+/u).filter(Boolean);
  return { value: key.value, units: words.map(stemOf) };
};

import type { Segment } from "../text/segment.ts";
import { rowsOf } from "./row.ts";

/** Postcode and town, in either order: "24103 Kiel", "London SW1A 2AA", "Austin, TX 73301". */
const town =
  /^(?:[A-Z]{1,3}[- ])?\p{Nd}{4,5}(?:[- ]?[A-Z]{2})?,? \p{Lu}\p{L}+|\p{L}{2},? [A-Z]{2} \p{Nd}{5}(?:-\p{Nd}{4})?$|\b[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? \p{Nd}[A-Z]{2}$/u;

const [fewest, most] = [3, 8];

/** True for the lines of one postal address. */
export const isAddress = (segments: Segment[]): boolean => {
  const rows = rowsOf(segments);
  if (rows.length < fewest || rows.length > most || rows.some(({ segments: own }) => own.length > 1))
    return false;
  return segments.filter(({ text }) => town.test(text)).length === 1;
};

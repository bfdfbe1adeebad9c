import type { Segment } from "../../text/segment.ts";

/** True if only the first row of a table is bold or shaded. */
export const isLabelled = (rows: Segment[][]): boolean => {
  const [first, ...others] = rows.filter((row) => row.length > 0);
  if (!first || first.length < 2 || others.length === 0) return false;
  const isBold = (row: Segment[]) => row.every((segment) => segment.isBold);
  if (isBold(first) && others.filter(isBold).length <= others.length * 0.2) return true;
  const shade = first[0]?.shade;
  return (
    shade !== undefined &&
    first.every((segment) => segment.shade === shade) &&
    others.every((row) => row.every((segment) => segment.shade !== shade))
  );
};

import { fenceOf, isBlank, isInterruption, itemOf } from "./line-signs.ts";

/** Runs on from the line above although it lacks that line's mark. */
export function isLazy(lines: string[], at: number): boolean {
  const line = lines[at] ?? "";
  const above = lines[at - 1] ?? "";
  return (
    !isBlank(line) &&
    !isBlank(above) &&
    !isInterruption(line) &&
    !itemOf(line) &&
    !fenceOf(above) &&
    !/^[ >]*$/.test(above)
  );
}

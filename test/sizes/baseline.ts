import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { Size } from "./size.ts";

const file = fileURLToPath(new URL("baseline.json", import.meta.url));

/** How far a size may grow above its baseline. */
const growth = 1.05;

/** The recorded bytes by what they are the size of. */
export const baseline = (): Record<string, number> =>
  z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, "utf8")));

/** The bytes that a size may have; one that is not recorded yet has its upper bound alone. */
export const limitOf = ({ what, promised, most = Infinity }: Size, recorded = baseline()): number =>
  promised ?? Math.min(most, Math.floor((recorded[what] ?? Infinity) * growth));

/** Records the present sizes; throws if one is above its bound. */
export const record = (sizes: Size[]): void => {
  const tooLarge = sizes.filter((size) => size.bytes > limitOf(size, {}));
  if (tooLarge.length > 0)
    throw new Error(`Above a bound that no baseline moves: ${tooLarge.map(({ what }) => what).join(", ")}.`);
  const kept = sizes.filter(({ promised }) => promised === undefined);
  const bytes = Object.fromEntries(kept.map((size) => [size.what, size.bytes]));
  writeFileSync(file, `${JSON.stringify(bytes, null, 2)}\n`);
};

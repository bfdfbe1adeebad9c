import { expect, it } from "vitest";
import { percentile } from "../bench/table.ts";
import { killed } from "./killed.ts";

it("killed five times under load, it starts within seconds, and all that was acknowledged is there once", async () => {
  const { problems, starts, acknowledged } = await killed({ rounds: 5, seed: 20261121 });
  expect(problems).toEqual([]);
  expect(percentile(starts, 0.5)).toBeLessThan(5);
  expect(acknowledged).toBeGreaterThan(20);
}, 180_000);

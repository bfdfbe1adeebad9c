import { expect, it } from "vitest";
import { killed } from "./killed.ts";

it("killed five times under load, it starts within seconds, and all that was acknowledged is there once", async () => {
  const { problems, starts, acknowledged } = await killed({ rounds: 5, seed: 20261121 });
  expect(problems).toEqual([]);
  expect(Math.max(...starts)).toBeLessThan(5);
  expect(acknowledged).toBeGreaterThan(20);
}, 120_000);

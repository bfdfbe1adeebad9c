import { expect, it } from "vitest";
import { isFull, seedOfRun } from "../seed.ts";
import { killed } from "./killed.ts";

const rounds = isFull() ? 10 : 2;

it("killed again and again under load, it starts each time, and all that was acknowledged is there once", async () => {
  const { problems, starts, acknowledged } = await killed({ rounds, seed: seedOfRun() });
  expect(problems).toEqual([]);
  expect(starts).toHaveLength(rounds);
  expect(acknowledged).toBeGreaterThan(rounds * 4);
}, 600_000);

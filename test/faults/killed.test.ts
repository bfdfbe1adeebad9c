import { expect } from "vitest";
import { itDrawn } from "../it-drawn.ts";
import { isFull } from "../seed.ts";
import { killed } from "./killed.ts";

const rounds = isFull() ? 10 : 2;

itDrawn(
  "killed again and again under load, it starts each time, and all that was acknowledged is there once",
  "kills",
  async (seed) => {
    const { problems, starts, acknowledged } = await killed({ rounds, seed });
    expect(problems).toEqual([]);
    expect(starts).toHaveLength(rounds);
    expect(acknowledged).toBeGreaterThan(rounds * 4);
  },
  600_000,
);

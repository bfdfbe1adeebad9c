import { expect } from "vitest";
import { itDrawn } from "../it-drawn.ts";
import { isFull } from "../seed.ts";
import { growsOn, worked } from "./samples.ts";
import { soak } from "./soak.ts";

itDrawn(
  "under steady work it loses nothing, closes what it opened and does not grow without end",
  "steady work",
  async (seed) => {
    const { problems, samples, before, after, acknowledged } = await soak({
      seconds: isFull() ? 60 : 8,
      sampleSeconds: isFull() ? 1 : 0.25,
      leastAcknowledged: 100,
      seed,
    });
    expect(problems).toEqual([]);
    expect(after.processes).toBe(0);
    expect(after.sockets - before.sockets).toBeLessThanOrEqual(3);
    expect(after.files - before.files).toBeLessThanOrEqual(3);
    expect(growsOn(samples), JSON.stringify(worked(samples))).toBe(false);
    expect(acknowledged).toBeGreaterThanOrEqual(100);
  },
  600_000,
);

import { expect, it } from "vitest";
import { growsOn, worked } from "./samples.ts";
import { soak } from "./soak.ts";

it("under steady work it loses nothing, closes what it opened and does not grow without end", async () => {
  const { problems, samples, before, after, acknowledged } = await soak({
    seconds: 60,
    sampleSeconds: 1,
    seed: 20261121,
  });
  expect(problems).toEqual([]);
  expect(after.processes).toBe(0);
  expect(after.sockets - before.sockets).toBeLessThanOrEqual(3);
  expect(after.files - before.files).toBeLessThanOrEqual(3);
  expect(growsOn(samples), JSON.stringify(worked(samples))).toBe(false);
  expect(acknowledged).toBeGreaterThan(100);
}, 240_000);

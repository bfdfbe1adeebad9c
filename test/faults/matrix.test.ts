import { expect, it } from "vitest";
import { isFull, seedOfRun } from "../seed.ts";
import { matrix } from "./matrix.ts";

/** A hundred have every kind of fault at every place once. */
const cases = isFull() ? 300 : 100;

it("whatever single place goes wrong, nothing acknowledged is lost or doubled, and what is counted agrees", async () => {
  const { problems, hit, injected } = await matrix({ cases, seed: seedOfRun() });
  expect(problems).toEqual([]);
  expect(hit).toBeGreaterThan(cases * 0.9);
  expect(injected.filter(([, count]) => count === 0)).toEqual([]);
}, 900_000);

import { expect, it } from "vitest";
import { isFull, seedOfRun } from "../seed.ts";
import { matrix } from "./matrix.ts";

const all = 300;
/** A hundred cases have every kind of fault at every place; each commit begins at another of them. */
const cases = isFull() ? all : 12;

it("whatever single place goes wrong, nothing acknowledged is lost or doubled, and what is counted agrees", async () => {
  const seed = seedOfRun();
  const { problems, hit, injected } = await matrix({ cases, seed, from: (seed * cases) % all });
  expect(problems).toEqual([]);
  expect(hit).toBeGreaterThan(cases * 0.8);
  if (isFull()) expect(injected.filter(([, count]) => count === 0)).toEqual([]);
}, 3_600_000);

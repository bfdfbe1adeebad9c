import { expect, it } from "vitest";
import { corpusOf, reportRed } from "../corpus.ts";
import { isFull, seedOfRun } from "../seed.ts";
import { matrix } from "./matrix.ts";

const all = 300;
/** A hundred cases have every kind of fault at every place; a run begins at the one that its seed names. */
const cases = isFull() ? all : 12;
const casePattern = /^Case (\d+) of seed (\d+)/;

it("no case that was ever red is red again", async () => {
  for (const name of corpusOf("faults")) {
    const [, from, seed] = name.match(casePattern) ?? [];
    expect((await matrix({ cases: 1, seed: Number(seed), from: Number(from) })).problems).toEqual([]);
  }
}, 3_600_000);

it("whatever single place goes wrong, nothing acknowledged is lost or doubled, and what is counted agrees", async () => {
  const seed = seedOfRun();
  const { problems, hit, injected } = await matrix({ cases, seed, from: (seed * cases) % all });
  for (const problem of problems) {
    const [name] = problem.match(casePattern) ?? [];
    if (name) reportRed("faults", name);
  }
  expect(problems).toEqual([]);
  expect(hit).toBeGreaterThan(cases * 0.8);
  if (isFull()) expect(injected.filter(([, count]) => count === 0)).toEqual([]);
}, 3_600_000);

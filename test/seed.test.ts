import { expect, it } from "vitest";
import { corpus } from "./corpus.ts";
import { drawnFrom, evenlyFrom, isFull, seedOfRun, seedsOf } from "./seed.ts";

const [first] = corpus();

it("every case of the corpus says since when and why", () => {
  for (const { suite, name, since, reason } of corpus()) {
    expect([suite, name]).not.toContain("");
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(reason).toMatch(/^[^<]+/);
  }
});

it("a suite's seeds are those of its corpus, then those of the run", () => {
  expect(seedsOf("no such suite", 3)).toEqual([0, 1, 2].map((at) => seedOfRun() + at));
  expect(seedsOf(first?.suite ?? "", 2).map(String)).toEqual(
    expect.arrayContaining([first?.name, String(seedOfRun())]),
  );
});

it.skipIf(isFull())("a drawing has the cases of the corpus and others, spread over all", () => {
  const cases = Array.from({ length: 90 }, (_, at) => String(at));
  const drawn = drawnFrom(first?.suite ?? "", cases, 9);
  expect(drawn[0]).toBe(first?.name);
  expect(drawn.slice(-8).every((one, at) => Math.floor(Number(one) / 10) === at + 1)).toBe(true);
  expect(evenlyFrom(cases, 9, 7)).toEqual(evenlyFrom(cases, 9, 7));
});

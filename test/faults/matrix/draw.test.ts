import { expect, it } from "vitest";
import { type Calls, drawn } from "./draw.ts";
import { kinds, places } from "./kinds.ts";
import { storyNames } from "./stories.ts";

/** Every story calls every place so often. */
const callsOf = (count: number): Calls =>
  new Map(storyNames.map((story) => [story, new Map(places.map((place) => [place, count]))]));

const faultsOf = (cases: number, calls: number, start: number) =>
  Array.from({ length: cases }, (_, number) => drawn({ number, start, next: () => 0.5 }, callsOf(calls)));

it.each([0, 0.25, 0.9])("in 100 cases every kind of fault comes at every place (%s)", (start) => {
  const came = new Set(faultsOf(100, 50, start).map(({ fault }) => `${fault.place} ${fault.kind}`));
  expect(came).toEqual(new Set(places.flatMap((place) => kinds[place].map((kind) => `${place} ${kind}`))));
});

it.each([0, 0.25, 0.9])("in 300 cases a process ends at each of twenty calls to the table (%s)", (start) => {
  for (const story of storyNames) {
    const ended = faultsOf(300, 20, start).filter(
      (one) => one.story === story && one.fault.place === "dynamodb" && one.fault.kind === "ends",
    );
    expect(new Set(ended.map(({ fault }) => fault.at)).size).toBe(20);
  }
});

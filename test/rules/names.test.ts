import { expect, it } from "vitest";
import { areas } from "#lambdas/areas.ts";
import { groundWords } from "#platform/table/keys.ts";
import { groundIds } from "#platform/table/new-id.ts";

const repeated = (names: string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

it("no two kinds of keys begin with the same word", () => {
  const words = [groundWords, ...areas.map(({ keys = {} }) => keys)].flatMap((one) => Object.values(one));
  expect(repeated(words)).toEqual([]);
});

it("no two kinds of ids have the same prefix", () => {
  const prefixes = [groundIds, ...areas.map(({ ids = {} }) => ids)].flatMap((one) => Object.values(one));
  expect(repeated(prefixes)).toEqual([]);
});

it("no two areas give a function, a queue, a message of the outbox or its schedule the same name", () => {
  for (const part of ["functions", "queues", "messages", "wakes"] as const)
    expect([part, repeated(areas.flatMap((area) => Object.keys(area[part] ?? {})))]).toEqual([part, []]);
  expect(repeated(areas.map(({ name }) => name))).toEqual([]);
});

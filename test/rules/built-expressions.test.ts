import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { isSuperLinear } from "./expressions.ts";
import { root, sourcesOf } from "./sources.ts";

/** Names of people are hidden in questions, which have at most 4,000 characters. */
const ofQuestions = ["(?<=\\b(?:[Mm]y name is|", "(?<=\\b(?:I am|"];

/** A line that can be the status of a document has at most 110 characters. */
const ofStatuses = ["^(?:superseded|withdrawn|", "^(?:(?:(?:superseded|"];

const bounded = [...ofQuestions, ...ofStatuses];

const Original = RegExp;
const built = new Map<string, { source: string; flags: string }>();

const record = new Proxy(Original, {
  construct: (target, [source, flags = ""]) => {
    const made = Reflect.construct(target, [source, flags]);
    built.set(String(made), { source: made.source, flags: made.flags });
    return made;
  },
});

afterAll(() => void vi.unstubAllGlobals());

it("no expression that a module builds when it is loaded takes more than linear time", async () => {
  const builders = sourcesOf("lambdas").filter(({ text }) =>
    /^const .*new RegExp\(|^ +\S*new RegExp\(/m.test(text),
  );
  // packages stay loaded; what our own modules build is told from theirs at the second time
  for (const { path } of builders) await import(join(root, path));
  vi.resetModules();
  vi.stubGlobal("RegExp", record);
  for (const { path } of builders) await import(join(root, path));
  vi.unstubAllGlobals();
  expect(built.size).toBeGreaterThan(15);
  const slow = [...built.values()].filter(isSuperLinear).map(({ source }) => source);
  expect(slow.filter((source) => !bounded.some((beginning) => source.startsWith(beginning)))).toEqual([]);
});

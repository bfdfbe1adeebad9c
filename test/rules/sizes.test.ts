import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const linesOf = (text: string) => text.trimEnd().split("\n").length;
const sources = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test");

it("no file is longer than 200 lines", () => {
  const long = sources
    .filter(({ text }) => linesOf(text) > 200)
    .map(({ path, text }) => `${path}: ${linesOf(text)}`);
  expect(long).toEqual([]);
});

it("half of the product's files are within 60 lines", () => {
  const lengths = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages").map(({ text }) =>
    linesOf(text),
  );
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
  expect(median).toBeLessThanOrEqual(60);
});

it("nobody uses the any type or silences the compiler", () => {
  const banned = /:\s*any\b|\bas any\b|@ts-(ignore|nocheck)/;
  const found = sources.filter(({ path, text }) => !path.startsWith("test/rules/") && banned.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

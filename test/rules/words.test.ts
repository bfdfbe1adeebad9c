import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const sources = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test");

/** Comments with the line they begin at; lines of one comment belong together. */
const commentsOf = (text: string): { line: number; comment: string }[] =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ ?(.*)/g)].map((match) => ({
    line: text.slice(0, match.index).split("\n").length,
    comment: (match[1] ?? match[2] ?? "").replace(/^\s*\* ?/gm, "").trim(),
  }));

const found = (isWrong: (comment: string) => boolean): string[] =>
  sources
    .filter(({ path }) => !path.startsWith("test/rules/"))
    .flatMap(({ path, text }) =>
      commentsOf(text)
        .filter(({ comment }) => isWrong(comment))
        .map(({ line, comment }) => `${path}:${line}: ${comment.split("\n")[0]}`),
    );

it("a comment begins with the thing it is about", () => {
  expect(found((comment) => /^(What|Of|Those|By|As)\s/.test(comment))).toEqual([]);
});

it("a comment is plain engineer's English", () => {
  expect(found((comment) => /\b(anew|whoever|for ever|meanwhile)\b/i.test(comment))).toEqual([]);
});

it("no comment silences the compiler for a whole file", () => {
  expect(found((comment) => /^@ts-nocheck/.test(comment))).toEqual([]);
});

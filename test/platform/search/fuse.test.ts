import { expect, it } from "vitest";
import { fuse } from "#platform/search/fuse.ts";
import type { Match } from "#platform/search/port.ts";
import { document, passagesOf } from "./passages.ts";

const names = ["Apples", "Pears", "Plums", "Cherries"];
const passages = passagesOf(document("doc_a"), names);

/** A ranked list of these passages, best first. */
const list = (...texts: string[]): Match[] =>
  texts.map((text, rank) => {
    const passage = passages[names.indexOf(text)];
    if (!passage) throw new Error(`There is no passage ${text}`);
    return { passage, score: 100 - rank };
  });

const order = (lists: Match[][], options: { limit?: number; weights?: number[] } = {}) =>
  fuse(lists, { limit: 10, ...options }).map(({ passage }) => passage.text);

it("a passage that both lists know goes before one that a single list puts first", () => {
  expect(order([list("Apples", "Pears"), list("Plums", "Pears")])[0]).toBe("Pears");
});

it("the score is the sum of one over sixty and the rank", () => {
  const [best, other] = fuse([list("Apples", "Pears"), list("Apples")], { limit: 10 });
  expect(best?.score).toBeCloseTo(1 / 61 + 1 / 61, 12);
  expect(other?.score).toBeCloseTo(1 / 62, 12);
});

it("only ranks count, whatever the lists' own scores", () => {
  const [quiet, loud] = [list("Apples", "Pears"), list("Apples", "Pears")];
  for (const match of loud) match.score *= 1e6;
  expect(fuse([loud], { limit: 10 })).toEqual(fuse([quiet], { limit: 10 }));
});

it("a list counts as much as its weight says", () => {
  const lists = [list("Apples"), list("Pears")];
  expect(order(lists, { weights: [1, 2] })).toEqual(["Pears", "Apples"]);
  expect(order(lists, { weights: [2, 1] })).toEqual(["Apples", "Pears"]);
});

it("a list of hardly any weight decides between equals only", () => {
  const keyword = list("Apples", "Pears");
  expect(order([keyword, list("Pears", "Apples")], { weights: [1, 0.01] })).toEqual(["Apples", "Pears"]);
  expect(order([keyword, list("Cherries", "Plums")], { weights: [1, 0.01] })).toEqual([
    "Apples",
    "Pears",
    "Cherries",
    "Plums",
  ]);
});

it("equals stay in the order of the lists", () => {
  expect(order([list("Apples"), list("Pears"), list("Plums")])).toEqual(["Apples", "Pears", "Plums"]);
});

it("a passage comes once, and no more come than asked for", () => {
  expect(order([list(...names), list(...names.toReversed())])).toHaveLength(names.length);
  expect(order([list(...names)], { limit: 2 })).toEqual(["Apples", "Pears"]);
});

it("nothing found is nothing", () => {
  expect(order([])).toEqual([]);
  expect(order([[], []])).toEqual([]);
});

import { expect, it } from "vitest";
import type { Block } from "#extraction/blocks/block.ts";
import { partsOf } from "#lambdas/core/reading/text/parts.ts";

const block = (start: number, text: string): Block => ({
  type: "paragraph",
  text,
  start,
  end: start + text.length,
});

const parts = (text: string, lengths: number[], passages: { start: number; end: number }[] = []) => {
  let start = 0;
  const blocks = lengths.map((length) => {
    const one = block(start, text.slice(start, start + length));
    start += length;
    return one;
  });
  return partsOf({ text, blocks, passages });
};

it("a short text is one part", () => {
  const [only, ...others] = parts("Four weeks.", [11], [{ start: 0, end: 11 }]);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ start: 0, end: 11, text: "Four weeks.", passagesBefore: 0 });
});

it("a passage over a cut is in both parts and counted where it begins", () => {
  const passages = [0, 25_000, 50_000].map((start) => ({ start, end: start + 20_000 }));
  const found = parts("a".repeat(70_000), [30_000, 40_000], passages);
  expect(found.map(({ start }) => start)).toEqual([0, 30_000]);
  expect(found.map((part) => part.passages.map(({ start }) => start))).toEqual([
    [0, 25_000],
    [25_000, 50_000],
  ]);
  expect(found.map(({ passagesBefore }) => passagesBefore)).toEqual([0, 2]);
});

it("an endless block is cut between its passages, and lies in every part", () => {
  const passages = Array.from({ length: 10 }, (_, at) => ({ start: at * 9000, end: at * 9000 + 9000 }));
  const found = parts("a".repeat(90_000), [90_000], passages);
  expect(found.map(({ start }) => start)).toEqual([0, 36_000, 72_000]);
  expect(found.map(({ blocks }) => blocks.length)).toEqual([1, 1, 1]);
});

it("a text without any place to cut is cut between characters", () => {
  const text = `a${"😀".repeat(50_000)}`;
  const found = parts(text, [text.length]);
  expect(found.map((part) => part.text).join("")).toBe(text);
  expect(found.every((part) => part.text.isWellFormed() && part.text.length <= 40_000)).toBe(true);
});

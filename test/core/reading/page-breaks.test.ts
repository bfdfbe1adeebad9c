import { expect, it } from "vitest";
import { assemble } from "#extraction/blocks/assemble.ts";
import type { Draft } from "#extraction/blocks/block.ts";
import { chunk } from "#lambdas/core/reading/chunk/chunk.ts";
import { type Placed, placesOf } from "#shared/documents/places.ts";

const passages = (drafts: Draft[]) => chunk({ kind: "pdf", warnings: [], ...assemble(drafts) });

const placesIn = (passage: Placed & { text: string }, quoted: string) => {
  const start = passage.text.indexOf(quoted);
  return placesOf(passage, { start, end: start + quoted.length });
};

const first = "The lantern stands in the first hall, beside the door that ";
const second = "leads to the yard. The anchor lies in the second hall.";
const overTwo: Draft = {
  type: "paragraph",
  text: first + second,
  place: "Page 1",
  pageBreaks: [{ at: first.length, place: "Page 2" }],
};

it("a passage knows where in its text the next page begins", () => {
  const [passage] = passages([
    overTwo,
    { type: "paragraph", text: "The bell is lent out.", place: "Page 2" },
  ]);
  expect(placesIn(passage!, "The lantern stands")).toEqual(["Page 1"]);
  expect(placesIn(passage!, "The anchor lies")).toEqual(["Page 2"]);
  expect(placesIn(passage!, "The bell is lent out")).toEqual(["Page 2"]);
});

it("a sentence that goes on in the next block is on both pages", () => {
  const drafts = [first.trim(), second].map(
    (text, at): Draft => ({ type: "paragraph", text, place: `Page ${at + 1}` }),
  );
  expect(placesIn(passages(drafts)[0]!, `${first.trim()}\n\n${second}`)).toEqual(["Page 1", "Page 2"]);
});

it("the parts of a long paragraph each have their pages", () => {
  const sentence = (hall: number) =>
    `The hall with the number ${hall} has forty seats and a view of the river. `;
  const half = Array.from({ length: 12 }, (_, hall) => sentence(hall)).join("");
  const rest = Array.from({ length: 12 }, (_, hall) => sentence(hall + 12)).join("");
  const pageBreaks = [{ at: half.length, place: "Page 2" }];
  const found = passages([{ type: "paragraph", text: half + rest, place: "Page 1", pageBreaks }]);
  const pageOf = (hall: number) => {
    const quoted = sentence(hall).trim();
    return placesIn(found.find(({ text }) => text.includes(quoted))!, quoted);
  };
  expect([0, 11, 12, 23].map(pageOf)).toEqual([["Page 1"], ["Page 1"], ["Page 2"], ["Page 2"]]);
});

it("the page of a row is that of its cell, also where its values have labels", () => {
  const header = ["Region", "Winter tariff"];
  const row = { header, cells: ["Northern coast", "48,50"], text: "Northern coast | 48,50" };
  const [passage] = passages([
    { type: "table-row", cells: header, text: header.join(" | "), isHeader: true, place: "Page 1" },
    { type: "table-row", ...row, place: "Page 1", pageBreaks: [{ at: 17, place: "Page 2" }] },
  ]);
  expect(placesIn(passage!, "Region: Northern coast")).toEqual(["Page 1"]);
  expect(placesIn(passage!, "Winter tariff: 48,50")).toEqual(["Page 2"]);
});

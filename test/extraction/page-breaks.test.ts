import { expect, it } from "vitest";
import { assemble } from "#extraction/blocks/assemble.ts";
import type { Draft } from "#extraction/blocks/block.ts";
import { limitHeadings } from "#extraction/blocks/limit-headings.ts";
import { limitOutput } from "#extraction/blocks/limit-output.ts";
import { pack } from "#lambdas/core/reading/text/pack.ts";
import { StoredPart, unpacked } from "#lambdas/core/reading/text/stored-text.ts";

const overTwoPages = (first: string, second: string, place = "Page 2"): Draft => ({
  type: "paragraph",
  text: first + second,
  place: "Page 1",
  pageBreaks: [{ at: first.length, place }],
});

const assembled = (drafts: Draft[]) => assemble(limitOutput(limitHeadings({ drafts })).drafts);

const textsByPage = ({ text, pageBreaks = [] }: { text: string; pageBreaks?: { at: number }[] }) =>
  [0, ...pageBreaks.map(({ at }) => at)].map((from, index) => text.slice(from, pageBreaks[index]?.at));

it("the page that begins inside a block is found after its white space is cleaned", () => {
  const { blocks } = assembled([overTwoPages("\u00AD  The  pier\n\n\n\n is ", "  closed   in winter.")]);
  expect(blocks.map(textsByPage)).toEqual([["The pier\n\nis ", "closed in winter."]]);
});

it("a page that begins at an end of a block's text begins not inside it", () => {
  const { blocks } = assembled([overTwoPages(" ", "Closed."), overTwoPages("Open.", " \n ")]);
  expect(blocks.map(({ pageBreaks }) => pageBreaks)).toEqual([undefined, undefined]);
});

it("the name of a page inside a block is cut like that of its first page", () => {
  const { blocks } = assembled([overTwoPages("The pier ", "is closed.", `Page ${"i".repeat(5000)}`)]);
  expect(blocks[0]?.pageBreaks?.[0]?.place).toHaveLength(300);
});

it("the pages inside a block are stored with the text", async () => {
  const read = assembled([overTwoPages("The pier ", "is closed.")]);
  const { bytes, indexBytes } = await pack({ ...read, passages: [] });
  const { blocks } = await unpacked(StoredPart, bytes.slice(indexBytes));
  expect(blocks.map(({ place, pageBreaks }) => [place, pageBreaks])).toEqual([
    ["Page 1", [{ at: 9, place: "Page 2" }]],
  ]);
});

it("a text that was stored before pages inside a block were is read", () => {
  const blocks = [{ type: "paragraph", start: 0, end: 5, place: "Page 1" }];
  expect(StoredPart.parse({ start: 0, end: 5, text: "Boats", blocks, passages: [] }).blocks).toEqual(blocks);
});

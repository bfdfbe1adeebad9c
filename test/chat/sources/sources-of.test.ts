import { expect, it } from "vitest";
import { mergeNeighbours } from "#lambdas/chat/retrieval/merge-neighbours.ts";
import type { FoundPassage } from "#lambdas/chat/retrieval/rank.ts";
import { sourcesOf } from "#lambdas/chat/sources/sources-of.ts";
import type { Passage } from "#platform/search/port.ts";
import { passageOf } from "../passage.ts";

const lantern = "The lantern stands in the northern hall, on the shelf beside the door.";
const anchor = "The anchor lies in the southern hall, below the window.";
const bell = "The bell hangs in the yard.\nIt is rung at noon.";

const found = (text: string, given: Partial<Passage>): FoundPassage => ({
  passage: passageOf(text, { documentId: "doc_1", ...given }),
  similarity: 0.3,
});

const pages = [lantern, anchor, bell].map((text, at) =>
  found(text, { id: `psg_${at}`, ordinal: at, place: `Page ${at + 1}` }),
);
const joined = mergeNeighbours(pages);

const placesFor = (answer: string, passages = joined) =>
  sourcesOf(passages, { isOwn: () => false, answer }).map(({ metadata }) => metadata.place);

it("joined passages are at all of their pages until the answer is known", () => {
  const [source] = sourcesOf(joined, { isOwn: () => false });
  expect(source?.metadata.place).toBe("Pages 1–2");
});

it.each([
  ["word for word", `${anchor} [1]`, "Page 2"],
  ["in its own words", "You find the anchor below the window. [1]", "Page 2"],
  ["of two pages with two marks", `${lantern} [1] ${anchor} [1]`, "Pages 1–2"],
  ["of two pages in a list with one mark", `- ${lantern}\n- ${anchor} [1]`, "Pages 1–2"],
  ["in a list of which another item is marked, too", `- ${lantern} [2]\n- ${anchor} [1]`, "Page 2"],
  ["in a table's row", `| anchor | ${anchor} [1] |`, "Page 2"],
  ["in words that no sentence has", "That is open to everybody at all times. [1]", "Pages 1–2"],
])("a source is at the page of what is cited %s", (_, answer, place) => {
  expect(placesFor(answer)[0]).toBe(place);
});

it("a source is linked to the passage of what is cited", () => {
  const [source] = sourcesOf(joined, { isOwn: () => false, answer: `${anchor} [1]` });
  expect(source?.metadata).toMatchObject({ passageId: "psg_1", passage: 2 });
});

it("three joined passages keep their pages, whichever was found first", () => {
  for (const order of [
    [1, 0, 2],
    [1, 2, 0],
  ]) {
    const all = mergeNeighbours(order.map((at) => pages[at]!));
    expect(placesFor(`${lantern} [1]`, all)).toEqual(["Page 1"]);
    expect(placesFor("The bell hangs in the yard. It is rung at noon. [1]", all)).toEqual(["Page 3"]);
  }
});

it("a passage that was indexed without its pages keeps the one it starts on", () => {
  expect(placesFor(`${lantern} [1]`, [found(lantern, { place: "Page 7" })])).toEqual(["Page 7"]);
});

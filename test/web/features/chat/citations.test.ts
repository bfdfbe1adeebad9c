import { describe, expect, it } from "vitest";
import {
  sentencesCiting,
  splitAtCitations,
  withoutHalfCitation,
} from "#web/features/chat/sources/citations.ts";
import { markedParts } from "#web/features/chat/sources/marked-parts.ts";
import { placeAndSimilarity } from "#web/features/chat/sources/source-words.ts";

describe("citations in an answer", () => {
  it("cut the text behind them and know their sources", () => {
    expect(splitAtCitations("It is free. [1][2] Bring it.", 2)).toEqual([
      { text: "It is free.", numbers: [1, 2] },
      { text: " Bring it.", numbers: [] },
    ]);
  });

  it("read several numbers in one bracket", () => {
    expect(splitAtCitations("Free.[1, 3]", 3)).toEqual([{ text: "Free.", numbers: [1, 3] }]);
  });

  it("stay text where there is no such source", () => {
    expect(splitAtCitations("See [9].", 3)).toEqual([{ text: "See [9].", numbers: [] }]);
  });

  it("lose the number that has no source and keep the others", () => {
    expect(splitAtCitations("Free.[1][9]", 3)).toEqual([{ text: "Free.", numbers: [1] }]);
  });

  it("are tied to the sentence before them alone", () => {
    expect(sentencesCiting("One thing. “Another thing.” [1] A third.", 1, 1)).toEqual(["Another thing."]);
  });

  it("are held back while they are being written", () => {
    expect(withoutHalfCitation("It is free. [1")).toBe("It is free.");
    expect(withoutHalfCitation("It is free. [1] So")).toBe("It is free. [1] So");
  });
});

describe("the marked passage", () => {
  it("marks the quoted sentence across a line break", () => {
    const parts = markedParts("Before.\nIt is\nfree (mostly). After.", ["It is free (mostly)."]);
    expect(parts.filter((part) => part.isMarked).map((part) => part.text)).toEqual(["It is\nfree (mostly)."]);
    expect(parts.map((part) => part.text).join("")).toBe("Before.\nIt is\nfree (mostly). After.");
  });

  it("is marked whole where the answer uses its own words", () => {
    expect(markedParts("The passage.", ["Something else."])).toEqual([
      { start: 0, text: "The passage.", isMarked: true },
    ]);
  });
});

it("a source's similarity has one decimal", () => {
  const source = {
    content: "",
    similarity: 0.87345,
    source: "a.pdf",
    metadata: { filename: "a.pdf", place: "Page 4" },
  };
  expect(placeAndSimilarity(source)).toBe("Page 4 · 87.3%");
});

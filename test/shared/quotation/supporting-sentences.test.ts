import { describe, expect, it } from "vitest";
import { markedParts } from "#shared/quotation/marked-parts.ts";
import { supportingSentences } from "#shared/quotation/supporting-sentences.ts";

const passage =
  "Gloves are never taken back. Helmets may be returned within 30 days. Refunds take five days.";
const found = (claim: string, text = passage) => supportingSentences(text, claim).map(({ text }) => text);

describe("the sentence that supports a claim", () => {
  it.each([
    ["You may return helmets within 30 days.", "Helmets may be returned within 30 days."],
    ["Helme können 30 Tage lang zurückgegeben werden.", "Helmets may be returned within 30 days."],
    ["يمكن إرجاع الخوذ خلال ٣٠ يومًا.", "Helmets may be returned within 30 days."],
    ["头盔可在30天内退回。", "Helmets may be returned within 30 days."],
  ])("is found for %j", (claim, sentence) => {
    expect(found(claim)).toEqual([sentence]);
  });

  it.each(["Ask the workshop.", "Handschuhe werden nicht zurückgenommen.", "ถุงมือคืนไม่ได้", ""])(
    "is none for %j, in whose language or words none stands out",
    (claim) => {
      expect(found(claim)).toEqual([]);
    },
  );

  it("is found in scripts without spaces", () => {
    const text = "手袋は返品できません。ヘルメットは三十日以内に返品できます。";
    expect(found("ヘルメットの返品は三十日以内です。", text)).toEqual([
      "ヘルメットは三十日以内に返品できます。",
    ]);
  });

  it("goes on over a line that ends within it", () => {
    expect(found("It is free for members.", "Before.\nIt is\nfree for members (mostly). After.")).toEqual([
      "It is\nfree for members (mostly).",
    ]);
  });

  it("is the line of a table", () => {
    const table = "Service: First reminder; Price: 1.50 euros\nService: Second reminder; Price: 3.00 euros";
    expect(found("The first reminder has a price of 1,50 euros.", table)).toEqual([table.split("\n")[0]]);
  });

  it("is two sentences if each says another part of the claim", () => {
    expect(found("Gloves are never taken back and refunds take five days.").toSorted()).toEqual([
      "Gloves are never taken back.",
      "Refunds take five days.",
    ]);
  });

  it("is the only one of a short passage", () => {
    expect(found("Something else.", "The passage.")).toEqual(["The passage."]);
  });
});

describe("the parts of a passage", () => {
  it("are marked for each claim, once, in the passage's order", () => {
    const claims = ["Refunds take five days.", "Gloves are never taken back.", "Gloves never go back."];
    expect(markedParts(passage, claims).map(({ text, isMarked }) => [text, isMarked])).toEqual([
      ["Gloves are never taken back.", true],
      [" Helmets may be returned within 30 days. ", false],
      ["Refunds take five days.", true],
    ]);
  });

  it("lose nothing of the passage", () => {
    for (const claims of [["Gloves are never taken back."], ["Penguins swim."], []])
      expect(
        markedParts(passage, claims)
          .map(({ text }) => text)
          .join(""),
      ).toBe(passage);
  });
});

import { expect, it } from "vitest";
import { markSign } from "#shared/quotation/claim.ts";
import { quotationIn as blocksIn } from "#widget/src/chat/answer/quotation.ts";

const quotationIn = (text: string, cited: string[]) =>
  blocksIn(text, cited).flatMap((block) =>
    "parts" in block ? block.parts.map(({ text, isMarked }) => ({ text, isMarked })) : [],
  );

const passage =
  "Gloves are never taken back. Helmets may be returned within 30 days. Refunds take five days.";
const long = `${"Other text. ".repeat(90)}${passage} ${"More text. ".repeat(90)}`;

it("a quotation marks what the citation is for, of several in its paragraph", () => {
  const before = `Refunds take five days.${markSign} You may return helmets within 30 days.`;
  expect(quotationIn(passage, [before])).toEqual([
    { text: "Gloves are never taken back. ", isMarked: false },
    { text: "Helmets may be returned within 30 days.", isMarked: true },
    { text: " Refunds take five days.", isMarked: false },
  ]);
});

it("a quotation has only a little of a long passage around the sentence", () => {
  const [before, quoted, after] = quotationIn(long, ["Helmets may be returned within 30 days."]);
  expect(quoted?.text).toBe("Helmets may be returned within 30 days.");
  expect(before?.text).toMatch(/^….{100,160}$/);
  expect(after?.text).toMatch(/^.{100,160}…$/);
});

it("a long passage without such a sentence is shown from its beginning, and nothing is marked", () => {
  const parts = quotationIn(long, ["Ask the workshop."]);
  expect(parts).toEqual([{ text: expect.stringMatching(/^Other text\..{600,700}…$/), isMarked: false }]);
});

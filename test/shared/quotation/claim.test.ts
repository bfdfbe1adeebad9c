import { expect, it } from "vitest";
import { claimBefore, markSign } from "#shared/quotation/claim.ts";

const claim = (before: string) => claimBefore(before.replaceAll("[]", markSign));

it.each([
  ["Gloves stay. Helmets go back.", "Helmets go back."],
  ["Helmets go back [].", "Helmets go back ."],
  ["Helmets go back[]. Refunds take long", "Refunds take long"],
  ["A reminder costs 1.50 euros [] and the library opens at ten", "and the library opens at ten"],
  ["A reminder costs 1.50 euros [] each", "A reminder costs 1.50 euros  each"],
  ["Refunds take long.[][]", "Refunds take long."],
  ["Ask Dr. Weber about it.", "Ask Dr. Weber about it."],
  ["Die Frist endet am 3. März.", "Die Frist endet am 3. März."],
  ["手袋は返品できません。ヘルメットは三十日以内に返品できます。", "ヘルメットは三十日以内に返品できます。"],
  ["", ""],
])("the claim at the end of %j is %j", (before, expected) => {
  expect(claim(before)).toBe(expected);
});

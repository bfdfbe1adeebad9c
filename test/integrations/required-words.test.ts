import { expect, it } from "vitest";
import { expressionOf } from "#lambdas/integrations/matching/expression.ts";
import { fold } from "#lambdas/integrations/matching/fold.ts";
import { requiredWords } from "#lambdas/integrations/matching/required-words.ts";

it.each<[string, string[] | undefined]>([
  ["order (\\d{5})", ["order"]],
  ["\\b(?:Parcel|shipment) ?(?:no\\.?|number)? ?(\\d+)\\b", ["parcel", "shipment"]],
  ["\\b(?:Parcel|shipment) ?(\\d+)\\b", ["parcel", "shipment"]],
  ["orders? of", ["order"]],
  ["parcels+ (in)?side", ["parcel"]],
  ["(parcel|a) box", ["box"]],
  ["(?:parcel|box)? to [a-z]+", undefined],
  ["order|parcel", undefined],
  ["\\x6frder", undefined],
  ["\\Qorder\\E", undefined],
  ["\\pLorder", undefined],
  ["[[:alpha:]]+order", undefined],
  ["(?i)order", ["order"]],
  ["(a(b(c)))order", undefined],
  ["(order(s)?)", undefined],
  ["ord", ["ord"]],
  ["or", undefined],
])("a text that matches %s holds one of %j", (pattern, words) => {
  expect(requiredWords(pattern)).toEqual(words);
});

const texts = [
  "ORDER 12345",
  "my orders of today",
  "Kelvin \u212Aey ſhipment 7",
  "ＯＲＤＥＲ 12345",
  "or\u00adder 12345",
  "parcel 9",
  "Parcelss inside",
  "e\u0301order 12345 x",
];
const patterns = [
  "order (\\d{5})",
  "orders? of",
  "\\b(?:parcel|shipment) ?(\\d+)\\b",
  "parcels+ (in)?side",
  "key",
  "kelvin .ey",
  "x",
  "order\\s*(\\d{5})",
  "[^a]order",
  "orde{1,2}r",
];

it("no text that matches an expression lacks its words once it is folded", () => {
  for (const pattern of patterns)
    for (const text of texts.map((one) => one.normalize("NFC"))) {
      if (!expressionOf(pattern).find(text)) continue;
      const words = requiredWords(pattern) ?? [""];
      expect([pattern, text, words.some((word) => fold(text).includes(word))]).toEqual([pattern, text, true]);
    }
});

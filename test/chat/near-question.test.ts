import { expect, it } from "vitest";
import { isNearByVector } from "#lambdas/chat/retrieval/near-question.ts";

const german = "Liefern Sie nach Peru?";
const english = "Do you deliver to Peru?";
const background = (usual: number, passages = 20) => ({
  similarities: Array.from({ length: passages }, (_, at) => usual + (at % 5) / 100),
  passages,
});

it("the same cosine is close where texts usually differ, and far where all are alike", () => {
  expect(isNearByVector(german, english, { cosine: 0.87, background: background(0.1) })).toBe(true);
  expect(isNearByVector(german, english, { cosine: 0.87, background: background(0.75) })).toBe(false);
  expect(isNearByVector(german, english, { cosine: 0.97, background: background(0.75) })).toBe(true);
});

it("with a few passages only nearly equal vectors are the same question", () => {
  expect(isNearByVector(german, english, { cosine: 0.87, background: background(0.1, 2) })).toBe(false);
  expect(isNearByVector(german, english, { cosine: 0.95, background: background(0.1, 2) })).toBe(true);
});

it("another number or type of answer makes it another question", () => {
  const equal = { cosine: 1, background: background(0.1) };
  expect(isNearByVector("Liefern Sie in 3 Tagen?", "Do you deliver in 5 days?", equal)).toBe(false);
  expect(isNearByVector("Wann liefern Sie?", "Where do you deliver?", equal)).toBe(false);
});

import { describe, expect, it } from "vitest";
import { isSameByVector, isSameByWords } from "#lambdas/chat/retrieval/same-question.ts";

describe("by words", () => {
  it.each([
    ["What does a reminder cost?", "How much is a reminder?"],
    ["What does a reminder cost?", "what is the price of a reminder"],
    ["How long can books be kept?", "How long can I keep a book?"],
    ["Was kostet ein neuer Ausweis?", "Wie viel kostet der neue Ausweis?"],
    ["¿Cuánto cuesta un carné nuevo?", "cuanto cuesta un carne nuevo"],
    ["退货需要多少钱？", "退货需要多少钱"],
    ["Когда открыта библиотека?", "Когда библиотека открыта?"],
  ])("%j and %j are the same question", (one, other) => {
    expect(isSameByWords(one, other)).toBe(true);
    expect(isSameByWords(other, one)).toBe(true);
  });

  it.each([
    ["Do you deliver to Peru?", "Do you deliver to Chile?"],
    ["Do you deliver to Peru?", "Do you deliver to Peru on Sundays?"],
    ["When do you deliver to Peru?", "Do you deliver to Peru?"],
    ["What does a reminder cost?", "Why does a reminder cost anything?"],
    ["How do I open an account?", "How do I close an account?"],
    ["Is there a train from Bonn to Ulm?", "Is there a train from Ulm to Bonn?"],
    ["What is new in version 3?", "What is new in version 4?"],
    ["退货需要多少钱？", "换货需要多少钱？"],
    ["", "Do you deliver?"],
  ])("%j and %j are two questions", (one, other) => {
    expect(isSameByWords(one, other)).toBe(false);
    expect(isSameByWords(other, one)).toBe(false);
  });
});

describe("by vectors", () => {
  const german = "Liefern Sie nach Peru?";
  const english = "Do you deliver to Peru?";
  const background = (usual: number, passages = 20) => ({
    similarities: Array.from({ length: passages }, (_, at) => usual + (at % 5) / 100),
    passages,
  });

  it("the same cosine is close where texts usually differ, and far where all are alike", () => {
    expect(isSameByVector(german, english, { cosine: 0.87, background: background(0.1) })).toBe(true);
    expect(isSameByVector(german, english, { cosine: 0.87, background: background(0.75) })).toBe(false);
    expect(isSameByVector(german, english, { cosine: 0.97, background: background(0.75) })).toBe(true);
  });

  it("with a few passages only nearly equal vectors are the same question", () => {
    expect(isSameByVector(german, english, { cosine: 0.87, background: background(0.1, 2) })).toBe(false);
    expect(isSameByVector(german, english, { cosine: 0.95, background: background(0.1, 2) })).toBe(true);
  });

  it("another number or type of answer makes it another question", () => {
    const equal = { cosine: 1, background: background(0.1) };
    expect(isSameByVector("Liefern Sie in 3 Tagen?", "Do you deliver in 5 days?", equal)).toBe(false);
    expect(isSameByVector("Wann liefern Sie?", "Where do you deliver?", equal)).toBe(false);
  });
});

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { embedHashed, hashedEmbedding } from "#platform/models/hashed-embeddings.ts";

const similarity = (one: string, other: string): number => {
  const [a, b] = [embedHashed(one), embedHashed(other)];
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
};

it.each([
  "A reminder costs 1.50 euros.",
  "x",
  "the and of",
  "",
  "  \n",
  "!?",
  "料金は千円です。",
  "Мы закрыты по воскресеньям",
  "🙂".repeat(50),
])("%j becomes a vector of unit length", (text) => {
  const vector = embedHashed(text);
  expect(vector).toHaveLength(hashedEmbedding.dimension);
  expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
});

it("the same text is the same vector, however it is capitalised", () => {
  expect(embedHashed("Opening hours")).toEqual(embedHashed("Opening hours"));
  expect(similarity("OPENING HOURS", "opening hours")).toBeCloseTo(1, 5);
});

it.each([
  ["forms of a word", "late reminders", "late reminder", "lost umbrella"],
  ["parts of a compound", "Bibliotheksausweis verloren", "Bibliothek Ausweis", "Parkplatz gesperrt"],
  ["a slip of the keyboard", "membership fee", "memebrship fee", "parking space"],
  ["another script", "营业时间", "图书馆的营业时间", "停车场收费"],
])("%s are nearer than something else", (_, text, near, far) => {
  expect(similarity(text, near)).toBeGreaterThan(similarity(text, far) + 0.1);
});

it("words that carry no meaning hardly count", () => {
  expect(similarity("What is the fee for a card?", "card fee")).toBeGreaterThan(0.6);
});

it("vectors that are stored stay comparable: other vectors need another name", () => {
  const rounded = Array.from(embedHashed("A reminder costs 1.50 euros."), (value) => value.toFixed(4));
  const digest = createHash("sha256").update(rounded.join()).digest("hex").slice(0, 16);
  expect({ name: hashedEmbedding.name, digest }).toEqual({
    name: "docent-hashed-2",
    digest: "45a49209d921d35a",
  });
});

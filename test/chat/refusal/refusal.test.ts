import { expect, it } from "vitest";
import { cutNote, cutNotes } from "#lambdas/chat/language/cut-notes.ts";
import { noteOtherLanguage } from "#lambdas/chat/language/note-other-language.ts";
import { quotationNotes } from "#lambdas/chat/language/quotation-notes.ts";
import { refusalText } from "#lambdas/chat/refusal/refusal.ts";
import { refusals } from "#lambdas/chat/refusal/texts.ts";
import { topicsOf } from "#lambdas/chat/refusal/topics.ts";
import { passageOf } from "../passage.ts";

const found = (titlePath: string[], filename = "opening_hours-2026.pdf") => ({
  passage: passageOf("Text.", { titlePath, filename }),
  similarity: 0,
});

it("a refusal says so in at least 25 languages, each with its topics", () => {
  expect(Object.keys(refusals).length).toBeGreaterThanOrEqual(25);
  for (const language of Object.keys(refusals)) {
    const text = refusalText(["Fees", "Films"], language);
    expect(text, language).toMatch(/Fees(?:, |、)Films/);
    expect(text, language).not.toContain("{");
  }
});

it("in a language that it does not know it refuses in English", () => {
  expect(refusalText(["Fees"], "xx")).toBe(refusalText(["Fees"], "en"));
});

it("topics are questions about the nearest sections, each once, never a raw heading or a file's name", () => {
  const headings = [
    "Late fees",
    "late fees",
    "2026",
    "AX-4711",
    "Late fees",
    "Siobhan Roberts",
    "Contents",
    "Rooms",
  ];
  const nearest = [...headings.map((heading) => found(["Handbook", heading])), found([])];
  expect(topicsOf(nearest, "en").map(({ question }) => question)).toEqual([
    "What are the late fees?",
    "What should I know about rooms?",
  ]);
});

it("a refusal without a topic says only that the documents do not answer", () => {
  for (const language of Object.keys(refusals))
    expect(refusalText([], language), language).toBe(refusals[language]?.[0]);
});

it("each language of refusals has a note for quotations in another one", () => {
  expect(Object.keys(quotationNotes)).toEqual(Object.keys(refusals));
  for (const note of Object.values(quotationNotes)) expect(note).toContain("{language}");
});

it("each language of refusals has a note for answers that were cut", () => {
  expect(Object.keys(cutNotes)).toEqual(Object.keys(refusals));
  expect(cutNote("de")).toContain("abgeschnitten");
  expect(cutNote(undefined)).toBe(cutNotes.en);
});

it("a quotation in another language is noted in the question's", async () => {
  const german = "Der Ausweis kostet zehn Euro und gilt für ein Jahr.";
  const english = "The card is free for the children of the town.";
  const note = (asked: "en" | "de" | "zh" | undefined, quotation = "Zehn Euro.", passage = german) =>
    noteOtherLanguage(asked, `${quotation} [1]`, [passageOf(passage)]);
  expect(await note("en")).toBe("Quoted from a document in another language (German).");
  expect(await note("zh")).toBe("引自另一种语言的文档（德语）。");
  expect(await note("de")).toBeUndefined();
  expect(await note(undefined)).toBeUndefined();
  expect(await note("de", english, english)).toContain("(Englisch)");
  expect(await note("de", english)).toBeUndefined();
});

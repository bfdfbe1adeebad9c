import { expect, it } from "vitest";
import { bankOf } from "#lambdas/knowledge/bank/bank.ts";
import { defaultSections } from "#lambdas/knowledge/bank/default-sections.ts";
import { generalQuestions } from "#lambdas/knowledge/bank/general.ts";
import { similaritiesTo } from "#platform/questions/similarities.ts";
import { domains } from "#shared/knowledge/domains.ts";
import { importances } from "#shared/knowledge/rules.ts";
import { WrittenSection } from "#shared/knowledge/template-shapes.ts";

const written = [
  ...defaultSections.flatMap(({ questions }) => questions),
  ...domains.flatMap((domain) => bankOf(domain).flatMap(({ questions }) => questions)),
  ...generalQuestions.flat(),
];

it.each(domains)("%s has six sections of its own with four questions each, of all importances", (domain) => {
  const sections = bankOf(domain);
  expect(sections.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 4, 4]);
  for (const section of sections) {
    expect(WrittenSection.parse(section)).toEqual(section);
    expect(new Set(section.questions.map(({ importance }) => importance)).size).toBeGreaterThan(1);
  }
  const all = sections.flatMap(({ questions }) => questions.map(({ importance }) => importance));
  expect(new Set(all)).toEqual(new Set(importances));
});

it("there are 36 general questions, six for each theme", () => {
  expect(generalQuestions.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6]);
});

it("every question is a sentence that asks for something, with a plausible length", () => {
  for (const { question_text, expected_word_count } of written) {
    expect(question_text).toMatch(/^[A-Z].*[?.]$/);
    expect(question_text.length).toBeLessThan(200);
    expect([100, 120, 150, 200, 250, 300]).toContain(expected_word_count);
  }
});

it("no two sections have one title, and no two questions of the product ask nearly the same", async () => {
  const titles = [defaultSections, ...domains.map(bankOf)].flat().map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const texts = written.map(({ question_text }) => question_text);
  expect(texts).toHaveLength(24 + 9 * 24 + 36);
  const near: [number, string, string][] = [];
  for (const [at, text] of texts.entries()) {
    const others = texts.slice(at + 1);
    const similarities = others.length > 0 ? await similaritiesTo([text], others) : [];
    for (const [place, similarity] of similarities.entries())
      if (similarity > 0.6) near.push([similarity, text, others[place] ?? ""]);
  }
  expect(near).toEqual([]);
});

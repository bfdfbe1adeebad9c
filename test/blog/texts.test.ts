import { expect, it } from "vitest";
import { readArticles } from "#pages/blog/articles.ts";

const articles = readArticles();

const wordsOf = (markdown: string): string[] =>
  markdown.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

const runsOf = (markdown: string): Set<string> => {
  const words = wordsOf(markdown);
  return new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(" ")));
};

it("an article has 800 to 1,500 words", () => {
  const counts = articles.map(({ slug, markdown }) => ({ slug, words: wordsOf(markdown).length }));
  expect(counts.filter(({ words }) => words < 800 || words > 1500)).toEqual([]);
});

it("no two articles share more than a twentieth of their runs of eight words", () => {
  const runs = articles.map(({ slug, markdown }) => ({ slug, runs: runsOf(markdown) }));
  const alike = runs.flatMap((one, at) =>
    runs.slice(at + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      const part = shared / Math.min(one.runs.size, other.runs.size);
      return part > 0.05 ? [`${one.slug}, ${other.slug}: ${part}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

it("no article leans on a study, a survey or an unnamed expert", () => {
  const claims =
    /\b(?:stud(?:y|ies) (?:by|from|of|shows?|finds?)|survey(?:s|ed)?|research(?:ers)?|statistics|(?:experts|analysts) \w+|according to an?|on average|percent of (?:customers|companies|users|people))\b/giu;
  const found = articles.flatMap(({ slug, markdown, excerpt }) =>
    [...`${excerpt}\n${markdown}`.matchAll(claims)].map(
      ({ 0: claim, index, input }) => `${slug}: ${input.slice(index - 40, index + 60)} (${claim})`,
    ),
  );
  expect(found).toEqual([]);
});

it("an article links pages of this site only, which the crawler tries", () => {
  const links = articles.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !href.startsWith("/"))).toEqual([]);
});

it("the reading time is counted from the words", () => {
  for (const { slug, markdown, readTime } of articles)
    expect(Math.abs(readTime - wordsOf(markdown).length / 220), slug).toBeLessThanOrEqual(0.5);
});

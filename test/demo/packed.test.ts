import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed } from "#infra/functions.ts";

it("a deployed function reads the articles that lie beside it, without their front matter", () => {
  const entry = "lambdas/demo/articles.ts";
  const folder = bundleFunction("articles-under-test", { ...functionNamed("demo"), entry });
  const { readArticles }: typeof import("#lambdas/demo/articles.ts") = createRequire(import.meta.url)(folder);
  const articles = readArticles();
  const files = readdirSync("pages/help/articles").filter((file) => file.endsWith(".md"));
  expect(articles.map(({ slug }) => `${slug}.md`)).toEqual(files.sort());
  expect(articles.find(({ slug }) => slug === "team")).toMatchObject({
    title: "Team: invite colleagues and choose their roles",
    url: "/help/articles/team",
    text: expect.stringMatching(/^# Team: invite colleagues and choose their roles\n\nSeveral people/),
  });
  expect(articles.filter(({ text }) => /^(?:---|category:|summary:)/m.test(text))).toEqual([]);
});

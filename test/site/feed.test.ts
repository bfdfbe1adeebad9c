import { SaxesParser } from "saxes";
import { beforeAll, expect, inject, it } from "vitest";
import { readArticles } from "#pages/blog/articles.ts";

let response: Response;
let xml: string;

beforeAll(async () => {
  response = await fetch(`${inject("url")}/blog/feed.xml`);
  xml = await response.text();
});

/** The texts of a feed's elements by name, in each item, and before the first. */
const itemsOf = (feed: string): Record<string, string>[] => {
  const parts: Record<string, string>[] = [{}];
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    text = "";
    if (name === "item") parts.push({});
    if (name === "atom:link") parts.at(-1)![name] = String(attributes.href);
  });
  parser.on("text", (more) => {
    text += more;
  });
  parser.on("cdata", (more) => {
    text += more;
  });
  parser.on("closetag", ({ name }) => {
    parts.at(-1)![name] ??= text;
  });
  parser.write(feed).close();
  return parts;
};

it("the feed is RSS 2.0 with the 24 articles, each whole, by absolute addresses", () => {
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(xml).toContain('<rss version="2.0"');
  const [channel, ...items] = itemsOf(xml);
  expect(channel).toMatchObject({
    title: "Docent’s blog",
    link: `${inject("url")}/blog`,
    "atom:link": `${inject("url")}/blog/feed.xml`,
    language: "en",
  });
  expect(items).toHaveLength(24);
  for (const [at, { slug, title, excerpt, category }] of readArticles().entries()) {
    const address = `${inject("url")}/blog/${slug}`;
    expect(items[at]).toMatchObject({ title, link: address, guid: address, description: excerpt, category });
    expect(new Date(items[at]?.pubDate ?? "").toISOString()).toBe("2026-11-28T00:00:00.000Z");
    const content = items[at]?.["content:encoded"] ?? "";
    expect(content.length).toBeGreaterThan(4000);
    const relative = [...content.matchAll(/(?:href|src)="(?!https?:\/\/|mailto:)[^"]*"/g)].map(
      ([one]) => one,
    );
    expect([slug, relative]).toEqual([slug, []]);
  }
});

it("a reader's second request costs nothing", async () => {
  const etag = response.headers.get("etag") ?? "";
  const again = await fetch(`${inject("url")}/blog/feed.xml`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

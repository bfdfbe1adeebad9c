import { expect, it } from "vitest";
import { outlineOf } from "#extraction/html/outline.ts";
import { chooseLinks, folderOf, isWithin, pageAddress } from "#lambdas/web-pages/site/choose-links.ts";
import { parseRobots, robotsBy } from "#lambdas/web-pages/site/robots.ts";
import { parseSitemap } from "#lambdas/web-pages/site/sitemap.ts";

const start = new URL("https://shop.example/docs/");
const allows = (text: string, path: string) =>
  robotsBy(parseRobots(text)).isAllowed(new URL(path, "https://shop.example"));

it("the longest rule of robots.txt decides, and of two as long the one that allows", () => {
  const rules =
    "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/*.pdf$\nDisallow: /same\nAllow: /same";
  expect(allows(rules, "/a")).toBe(false);
  expect(allows(rules, "/a/b/c")).toBe(true);
  expect(allows(rules, "/a/b/x.pdf")).toBe(false);
  expect(allows(rules, "/a/b/x.pdf?y")).toBe(true);
  expect(allows(rules, "/same")).toBe(true);
  expect(allows(rules, "/robots.txt")).toBe(true);
  expect(allows("User-agent: *\nDisallow:", "/a")).toBe(true);
  expect(allows("User-agent: *\nDisallow: /caf%C3%A9\nDisallow: /%7Ejo", "/café/x")).toBe(false);
  expect(allows("User-agent: *\nDisallow: /%7Ejo", "/~jo")).toBe(false);
});

it("a group that names this reader stands for all others, in any case, with several names and comments", () => {
  const rules =
    "# all\nUser-agent: *\nDisallow: /\nUSER-AGENT: x\nuser-agent: DOCENTBOT/2 # us\nDisallow: /b\n\nUser-agent: docentbot\nDisallow: /c";
  expect(allows(rules, "/a")).toBe(true);
  expect(allows(rules, "/b")).toBe(false);
  expect(allows(rules, "/c")).toBe(false);
  expect(allows("<html>not found</html>", "/a")).toBe(true);
});

it("a site's pause between requests is kept up to five seconds, and its sitemaps are named", () => {
  const robots = parseRobots(
    "Sitemap: https://shop.example/s.xml\nUser-agent: *\nCrawl-delay: 2\nDisallow: /x",
  );
  expect(robots).toMatchObject({ delayMs: 2000, sitemaps: ["https://shop.example/s.xml"] });
  expect(parseRobots("User-agent: *\nCrawl-delay: 86400").delayMs).toBe(5000);
  expect(parseRobots("User-agent: *\nCrawl-delay: soon").delayMs).toBe(0);
});

it("rules made to take long are checked at once", () => {
  const rules = `User-agent: *\n${`Disallow: /${"*a".repeat(200)}*b\n`.repeat(1200)}`;
  const robots = robotsBy(parseRobots(rules));
  const url = new URL(`https://shop.example/${"a".repeat(1900)}`);
  expect(robots.isAllowed(url)).toBe(true);
});

it("a sitemap is XML, an index or a list; anything else is refused", () => {
  const parse = (text: string) => parseSitemap(Buffer.from(text));
  expect(
    parse(
      "<urlset xmlns='x'><url><loc> https://a.b/?x=1&amp;y=2 </loc><image:image><image:loc>no</image:loc></image:image></url></urlset>",
    ),
  ).toEqual({
    pages: ["https://a.b/?x=1&y=2"],
    sitemaps: [],
  });
  expect(
    parse(
      "<s:sitemapindex><s:sitemap><s:loc><![CDATA[https://a.b/2.xml]]></s:loc></s:sitemap></s:sitemapindex>",
    ).sitemaps,
  ).toEqual(["https://a.b/2.xml"]);
  expect(parse("\uFEFFhttps://a.b/1\nhttps://a.b/2\r\n").pages).toHaveLength(2);
  const lol = `<!DOCTYPE l [<!ENTITY a "${"x".repeat(1000)}"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>`;
  for (const text of ["", "<html></html>", "<urlset><url>", lol, "<a>".repeat(50)])
    expect(() => parse(text), text.slice(0, 20)).toThrow(/not a sitemap/);
});

it("links are taken below the start alone, in one spelling each", () => {
  const links = [
    "a",
    "./a#x",
    "/docs/a?utm_source=y",
    "http://shop.example/docs/b",
    "../up",
    "/docsmith",
    "https://other.example/docs/",
    "mailto:a@b.c",
    "javascript:alert(1)",
    "https://me:pw@shop.example/docs/c",
    "film.mp4",
    "manual.PDF",
    "http://[",
    `/docs/${"x".repeat(3000)}`,
  ];
  expect(chooseLinks({ links, base: undefined }, { page: start, start })).toEqual([
    "https://shop.example/docs/a",
    "https://shop.example/docs/b",
    "https://shop.example/docs/manual.PDF",
  ]);
  expect(chooseLinks({ links: ["x"], base: "/docs/deep/" }, { page: start, start })).toEqual([
    "https://shop.example/docs/deep/x",
  ]);
  expect(folderOf(new URL("https://a.b/x/y.html"))).toBe("/x/");
  expect(isWithin(new URL("https://a.b/help/x"), new URL("https://a.b/help"))).toBe(true);
  expect(isWithin(new URL("https://a.b/helpers"), new URL("https://a.b/help"))).toBe(false);
  expect(pageAddress("https://a.b/?id=1&gclid=2", start)?.href).toBe("https://a.b/?id=1");
});

it("a page's digest is that of its words and links, whatever tokens its scripts and comments carry", () => {
  const outline = (token: string, words = "Nine euros") =>
    outlineOf(
      Buffer.from(
        `<html><head><title> A  bell </title><script>${token}</script></head><body><!-- ${token} --><p data-x="${token}">${words}</p><a href="/b" rel="nofollow">b</a><a href="c">c</a></body></html>`,
      ),
    );
  expect(outline("1")).toMatchObject({ title: "A bell", links: ["c"] });
  expect(outline("1").digest).toBe(outline("2").digest);
  expect(outline("1").digest).not.toBe(outline("1", "Ten euros").digest);
  expect(outlineOf(Buffer.from("<h1>Only a heading</h1>")).title).toBe("Only a heading");
});

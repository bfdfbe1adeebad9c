import { expect, inject, it } from "vitest";
import * as z from "zod";
import { readArticles } from "#pages/blog/articles.ts";
import { Markup } from "#shared/html/markup.ts";
import {
  attribute,
  dataIn,
  dataOfType,
  linkedAs,
  metaOf,
  readPath,
  tagged,
  textIn,
  titleOf,
} from "../site/read-page.ts";

const articles = readArticles();

const categories = [
  ...["Sales", "Support", "Ecommerce", "Restaurant", "Healthcare", "Real Estate", "Financial Services"],
  ...["Education", "Legal", "Manufacturing", "Travel", "Insurance", "SaaS", "Retail", "Construction"],
  ...["Automotive", "Fitness", "Events", "Nonprofit", "Logistics", "HR", "Telecom", "Small Business"],
];

const Article = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  content: z.instanceof(Markup),
  author: z.string().min(1),
  publishedAt: z.iso.date(),
  readTime: z.number().int().positive(),
  category: z.string(),
  tags: z.array(z.string()).min(1),
  image: z.string().startsWith("/"),
  seoTitle: z.string().optional(),
  metaDescription: z.string().optional(),
});

const pageOf = ({ slug }: { slug: string }) => readPath(`/blog/${slug}`);

it("[BLOG-012] the list, the feed and the sitemap have the same 24 articles, and each is there", async () => {
  expect(articles).toHaveLength(24);
  const paths = articles.map(({ slug }) => `/blog/${slug}`);
  const list = await readPath("/blog");
  const linked = tagged(list, "a").flatMap((one) => attribute(one, "href") ?? []);
  expect([...new Set(linked.filter((href) => /^\/blog\/[a-z0-9-]+$/.test(href)))]).toEqual(paths);
  const addressed = (xml: string, element: string) =>
    [...xml.matchAll(new RegExp(`<${element}>${inject("url")}(/blog/[^<]+)</${element}>`, "g"))].map(
      ([, path]) => path,
    );
  const read = async (path: string) => (await fetch(inject("url") + path)).text();
  expect(addressed(await read("/blog/feed.xml"), "link")).toEqual(paths);
  expect(addressed(await read("/sitemap-pages.xml"), "loc")).toEqual(paths);
  for (const article of articles) {
    const page = await pageOf(article);
    expect([page.status, tagged(page, "h1").map(textIn)]).toEqual([200, [article.title]]);
  }
});

it("[BLOG-013] an article has its fields, and its page is sent with them", async () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(24);
  for (const article of articles) {
    expect(Article.safeParse(article).error).toBeUndefined();
    const page = await pageOf(article);
    expect(dataOfType(page, "BlogPosting")).toMatchObject({
      identifier: article.id,
      headline: article.title,
      author: { name: article.author },
      datePublished: article.publishedAt,
      timeRequired: `PT${article.readTime}M`,
      articleSection: article.category,
      keywords: article.tags.join(", "),
      image: [inject("url") + article.image],
      mainEntityOfPage: `${inject("url")}/blog/${article.slug}`,
    });
    expect(page.html).toContain(article.content.html);
    const [lead] = page.elements.filter((one) => attribute(one, "class") === "lead");
    expect(lead && textIn(lead)).toBe(article.excerpt);
  }
});

it("[BLOG-014] each of the 23 categories has an article", async () => {
  const shown = [];
  for (const article of articles)
    shown.push(dataOfType(await pageOf(article), "BlogPosting")?.articleSection);
  expect(shown.every((category) => categories.includes(String(category)))).toBe(true);
  expect([...new Set(shown)].toSorted()).toEqual(categories.toSorted());
});

it("[BLOG-022] an article's title and description for search engines stand in its head, else its own", async () => {
  expect(articles.some(({ seoTitle, metaDescription }) => seoTitle && metaDescription)).toBe(true);
  for (const article of articles) {
    const { title, excerpt, seoTitle = title, metaDescription = excerpt } = article;
    const page = await pageOf(article);
    expect(titleOf(page)).toBe(`${seoTitle} · Docent`);
    expect(metaOf(page, "description")).toBe(metaDescription);
    expect(metaOf(page, "og:title")).toBe(`${seoTitle} · Docent`);
    expect(metaOf(page, "og:description")).toBe(metaDescription);
    expect(linkedAs(page, "canonical")).toBe(`${inject("url")}/blog/${article.slug}`);
  }
});

it("related articles are three others, and the data of the way there is whole", async () => {
  for (const article of articles.slice(0, 6)) {
    const page = await pageOf(article);
    const [aside] = tagged(page, "aside");
    const related = tagged({ elements: page.elements.filter((one) => one.parentNode === aside) }, "div");
    const links = related.flatMap((grid) =>
      page.elements
        .filter((one) => one.tagName === "a" && isWithin(one, grid))
        .map((one) => attribute(one, "href")),
    );
    expect(new Set(links).size).toBe(3);
    expect(links).not.toContain(`/blog/${article.slug}`);
    expect(dataIn(page).map((one) => one["@type"])).toEqual(["BlogPosting", "BreadcrumbList"]);
  }
});

const isWithin = (one: object, other: object): boolean =>
  one === other ||
  ("parentNode" in one && one.parentNode !== null && isWithin(one.parentNode as object, other));

import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { dataIn, linkedAs, metaOf, type ReadPage, readPath, tagged, textIn, titleOf } from "./read-page.ts";
import { faultsOf } from "./rules.ts";
import { siteScene } from "./scene.ts";
import { dataFaultsOf } from "./structured-data.ts";

let product: Product;
/** Pages that search engines list: the written ones, and those that the help centre renders. */
let listed: ReadPage[];
/** Pages that they may not list. */
let unlisted: ReadPage[];
/** Pages in place of one that is not there. */
let missing: ReadPage[];

beforeAll(async () => {
  product = await startProduct();
  const { post } = await siteScene(product.url);
  const read = (paths: string[]) => Promise.all(paths.map((path) => readPath(path, product.url)));
  const sitemap = await (await fetch(`${product.url}/sitemap-pages.xml`)).text();
  const written = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  listed = await read([...written, "/help", "/help?category=fcat_start", post]);
  unlisted = await read(["/help?q=widget", "/newsletter/confirm", "/newsletter/unsubscribe"]);
  missing = await read([
    "/blog/nothing",
    "/use-cases/nothing",
    "/help/articles/nothing",
    "/help/posts/nothing",
  ]);
});
afterAll(() => product.stop());

const pathOf = ({ url }: ReadPage): string => url.slice(product.url.length);

it("every page is sent whole: one h1, its language, a main part, and the text that it has for people", () => {
  expect(listed.length).toBeGreaterThan(85);
  for (const page of [...listed, ...unlisted, ...missing]) {
    const h1 = tagged(page, "h1").map(textIn);
    expect([pathOf(page), h1.length, h1[0]]).toEqual([pathOf(page), 1, expect.stringMatching(/\S/)]);
    expect([pathOf(page), tagged(page, "main").length]).toEqual([pathOf(page), 1]);
    expect(page.html).toContain('<html lang="en">');
  }
  const least = (page: ReadPage): number => (/^\/(?:blog|use-cases)\//.test(pathOf(page)) ? 4000 : 500);
  const short = listed.filter(
    (page) => textIn(tagged(page, "main")[0] ?? page.elements[0]!).length < least(page),
  );
  // an empty category of a new installation has little to say
  expect(
    short.map(pathOf).filter((path) => !path.startsWith("/help?") && !path.startsWith("/help/posts/")),
  ).toEqual([]);
});

it("every listed page has a title and a description of its own, in the length that is shown", () => {
  const titles = listed.map(titleOf);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  const descriptions = listed.map((page) => metaOf(page, "description") ?? "");
  expect(descriptions.filter((one, at) => descriptions.indexOf(one) !== at)).toEqual([]);
  for (const page of listed) {
    const { length } = metaOf(page, "description") ?? "";
    const isWritten = !pathOf(page).startsWith("/help/posts/") && !pathOf(page).startsWith("/help?");
    expect([pathOf(page), length <= 160, length >= (isWritten ? 50 : 20)]).toEqual([
      pathOf(page),
      true,
      true,
    ]);
  }
});

it("every listed page names itself for search engines and messengers", () => {
  for (const page of listed) {
    expect([pathOf(page), linkedAs(page, "canonical")]).toEqual([pathOf(page), page.url]);
    expect(metaOf(page, "robots")).toBeUndefined();
    expect(metaOf(page, "og:url")).toBe(page.url);
    expect(metaOf(page, "og:title")).toBe(titleOf(page));
    expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
    expect(["website", "article"]).toContain(metaOf(page, "og:type"));
    expect(linkedAs(page, "alternate")).toBe("/blog/feed.xml");
  }
});

it("every listed page has data of schema.org with what its type needs, and no rating that nobody gave", () => {
  for (const page of listed) {
    expect([pathOf(page), dataIn(page).length > 0]).toEqual([pathOf(page), true]);
    expect(dataFaultsOf(page)).toEqual([]);
  }
  const types = new Set(listed.flatMap((page) => dataIn(page).map((one) => one["@type"])));
  for (const type of ["BlogPosting", "Blog", "TechArticle", "Service", "QAPage", "SoftwareApplication"])
    expect(types).toContain(type);
});

it("the data of a question is the question and the answer that people wrote", () => {
  const data = listed.flatMap(dataIn).find((one) => one["@type"] === "QAPage");
  expect(data).toMatchObject({
    mainEntity: {
      name: "Where does the widget's button stand?",
      answerCount: 1,
      suggestedAnswer: [{ text: "The widget builder has a place for it.\n\n- left\n- right" }],
    },
  });
});

it("pages that are no place to arrive at are not listed by search engines", () => {
  for (const page of [...unlisted, ...missing])
    expect([pathOf(page), metaOf(page, "robots")]).toEqual([pathOf(page), "noindex"]);
});

it("the HTML of every page follows the standard", async () => {
  const faults = await Promise.all([...listed, ...unlisted, ...missing].map(faultsOf));
  expect(faults.flat()).toEqual([]);
});

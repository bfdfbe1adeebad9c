import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { addressesIn, crawl, type Visited } from "./crawl.ts";
import { attribute, linkedAs, metaOf, type ReadPage } from "./read-page.ts";
import { siteScene } from "./scene.ts";

let product: Product;
let scene: Awaited<ReturnType<typeof siteScene>>;
let reached: Map<string, Visited>;

beforeAll(async () => {
  product = await startProduct();
  scene = await siteScene(product.url);
  reached = await crawl(product.url, ["/", "/robots.txt"]);
});
afterAll(() => product.stop());

const pages = (): ReadPage[] => [...reached.values()].flatMap(({ page }) => page ?? []);
const pathOf = ({ url }: ReadPage): string => url.slice(product.url.length);

/** The addresses of a sitemap, as paths. */
const entriesOf = async (sitemap: string): Promise<string[]> => {
  const xml = await (await fetch(product.url + sitemap)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.filter((address) => !address.startsWith(`${product.url}/`))).toEqual([]);
  return addresses.map((address) => address.slice(product.url.length));
};

const listed = async (): Promise<string[]> =>
  (await Promise.all((await entriesOf("/sitemap.xml")).map(entriesOf))).flat();

it("no link, image, script, style sheet, font, frame, card, feed or sitemap of the site is dead", () => {
  const dead = [...reached.values()].filter(({ status }) => status !== 200);
  expect(dead.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([]);
  const kinds = new Set([...reached.values()].map(({ type }) => type.split(";")[0]));
  for (const kind of [
    ...["text/html", "text/css", "text/javascript", "text/plain", "application/xml"],
    ...["font/woff2", "image/png", "image/svg+xml"],
  ])
    expect(kinds).toContain(kind);
  expect(reached.size).toBeGreaterThan(130);
});

it("every link to a part of a page finds that part", () => {
  const ids = new Map(
    pages().map((page) => [
      pathOf(page),
      new Set(page.elements.flatMap((one) => attribute(one, "id") ?? [])),
    ]),
  );
  const lost = pages().flatMap((page) =>
    addressesIn(page)
      .filter((address) => address.includes("#") && URL.canParse(address, page.url))
      .map((address) => new URL(address, page.url))
      .filter(({ origin, pathname, hash }) => origin === product.url && ids.has(pathname) && hash.length > 1)
      .filter(({ pathname, hash }) => !ids.get(pathname)?.has(hash.slice(1)))
      .map(({ pathname, hash }) => `${pathname}${hash} from ${pathOf(page)}`),
  );
  expect(lost).toEqual([]);
});

it("other sites are linked by https alone, and pages of theirs do not get at ours", () => {
  const outside = pages().flatMap((page) =>
    page.elements.filter((one) => {
      const href = attribute(one, "href") ?? "";
      return one.tagName === "a" && URL.canParse(href) && new URL(href).origin !== product.url;
    }),
  );
  expect(outside.length).toBeGreaterThan(0);
  for (const link of outside) {
    const { protocol, hostname } = new URL(attribute(link, "href") ?? "");
    expect([hostname, protocol]).toEqual([hostname, protocol === "mailto:" ? protocol : "https:"]);
    if (attribute(link, "target") === "_blank") expect(attribute(link, "rel")).toMatch(/noopener|noreferrer/);
  }
});

it("robots.txt names the sitemap, and what it lists is there, is HTML, is canonical, and may be read by search engines", async () => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const paths = await listed();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/blog", "/help", "/help/articles", scene.post, scene.posting]),
  );
  for (const path of paths) {
    const found = reached.get(path);
    expect([path, found?.status, found?.type]).toEqual([path, 200, "text/html; charset=utf-8"]);
    if (!found?.page) continue;
    expect([path, linkedAs(found.page, "canonical")]).toEqual([path, product.url + path]);
    expect([path, metaOf(found.page, "robots") ?? ""]).not.toEqual([
      path,
      expect.stringContaining("noindex"),
    ]);
    expect(
      robots.split("\n").some((line) => line.startsWith("Disallow: ") && path.startsWith(line.slice(10))),
    ).toBe(false);
  }
});

it("every page that names itself as canonical, and that search engines may read, is in the sitemap", async () => {
  const paths = await listed();
  const unlisted = pages()
    .filter((page) => linkedAs(page, "canonical") === page.url && metaOf(page, "robots") === undefined)
    .map(pathOf)
    // a category of the help centre is found by its list
    .filter((path) => !path.startsWith("/help?category="));
  expect(unlisted.filter((path) => !paths.includes(path))).toEqual([]);
  expect(unlisted.length).toBeGreaterThan(85);
});

it("the dates of the sitemap are those of the pages", async () => {
  const xml = await (await fetch(`${product.url}/sitemap-pages.xml`)).text();
  const dated = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(dated).toHaveLength(25);
  for (const [, address = "", day] of dated) {
    const page = reached.get(address.slice(product.url.length))?.page;
    const modified = /"dateModified":"([^"]+)"/.exec(page?.html ?? "")?.[1];
    if (modified) expect([address, modified]).toEqual([address, day]);
  }
});

import { expect, inject, it } from "vitest";
import { readArticles } from "#pages/blog/articles.ts";
import { readUseCases } from "#pages/use-cases/use-cases.ts";
import { metaOf, readPath } from "./read-page.ts";

const paths = [
  "/",
  "/blog",
  ...readArticles().map(({ slug }) => `/blog/${slug}`),
  ...readUseCases().map(({ slug }) => `/use-cases/${slug}`),
];

/** Width and height of a PNG: https://www.w3.org/TR/png/#11IHDR */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it.each(paths)("the card that %s names is a picture of 1200 x 630", async (path) => {
  const page = await readPath(path);
  const address = metaOf(page, "og:image") ?? "";
  expect(address).toMatch(new RegExp(`^${inject("url")}/`));
  expect([metaOf(page, "og:image:width"), metaOf(page, "og:image:height")]).toEqual(["1200", "630"]);
  expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
  const response = await fetch(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(sizeOf(png)).toEqual([1200, 630]);
  // messengers leave out pictures that are far larger
  expect(png.length).toBeLessThan(300_000);
});

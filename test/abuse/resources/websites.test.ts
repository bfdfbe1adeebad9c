import { expect, it } from "vitest";
import { childrenOf, cpuSecondsOf } from "../../bench/processes.ts";
import { openReader } from "../../web-pages/reader.ts";
import { html, page, text } from "../../web-pages/site.ts";

const { site, pid, read, stateOf } = openReader({});

/** Processor time of the product and the worker that it started; the worker's own children are killed when they take too much. */
const cpuSeconds = () => [pid(), ...childrenOf(pid())].map(cpuSecondsOf).reduce((sum, one) => sum + one, 0);

const blanks = " ".repeat(480_000);

it("a robots.txt of blanks is read at once, and its rules count", async () => {
  site().paths["/robots.txt"] = text(
    `User-agent: *${blanks}x\nDisallow${blanks}: /\n\nUser-agent: *\nDisallow: /no`,
  );
  site().paths["/yes"] = page("Yes", "Words that may be read.");
  await read("/yes");
  const before = cpuSeconds();
  expect(stateOf(await read("/yes"))).toEqual({ "/yes": "read" });
  expect(cpuSeconds() - before).toBeLessThan(5);
});

it("pages and sitemaps that are made to take long are read apart from the worker", async () => {
  const paths = site().paths;
  paths["/tags"] = html(`<title>Tags</title>${"<b>".repeat(400_000)}Words.${"</i>".repeat(300_000)}`);
  paths["/attributes"] = html(`<title>Attributes</title><p ${"a ".repeat(1_200_000)}>Words.</p>`);
  paths["/sitemap.xml"] = text(`<urlset>${"<url><loc>/a</loc></url>".repeat(300_000)}</urlset>`, "text/xml");
  const before = cpuSeconds();
  await Promise.all([read("/tags"), read("/attributes"), read("/", { scope: "sitemap" })]);
  expect(cpuSeconds() - before).toBeLessThan(10);
});

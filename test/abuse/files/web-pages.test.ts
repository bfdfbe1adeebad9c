import { createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { finished } from "../../upload.ts";
import { openReader } from "../../web-pages/reader.ts";
import { finishedLook, html, page, redirect, text } from "../../web-pages/site.ts";

const { site, owner, chatbot, read, again, restart, stateOf } = openReader({});

const unreachable = /^There is no server on the internet at/;

it("no page, redirect or sitemap leads to an address that is not public", async () => {
  let sockets = 0;
  const inside = createServer((socket) => {
    sockets += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => void inside.listen(0, "127.0.0.1", resolve));
  const { port } = inside.address() as { port: number };
  const targets = [
    "http://169.254.169.254/latest/meta-data/",
    `http://127.0.0.1:${port}/`,
    `http://intranet.example:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://0x7f000001:${port}/`,
  ];
  for (const [at, target] of targets.entries()) site().paths[`/to-${at}`] = redirect(target);
  for (const path of targets.map((_, at) => `/to-${at}`)) {
    const { pages } = await read(path);
    expect(pages).toMatchObject([{ state: "failed", reason: expect.stringMatching(unreachable) }]);
  }
  for (const target of targets.slice(0, 3))
    expect((await read(target)).website.failure_reason).toMatch(unreachable);
  site().paths["/sitemap.xml"] = redirect(targets[1] ?? "");
  expect((await read("/", { scope: "sitemap" })).website.failure_reason).toMatch(unreachable);
  site().paths["/robots.txt"] = redirect(targets[1] ?? "");
  expect((await read("/page")).website.failure_reason).toMatch(unreachable);
  expect(sockets).toBe(0);
  inside.close();
});

it("a hostile site costs no more than its pages' limits", async () => {
  const paths = site().paths;
  const links = (count: number) => Array.from({ length: count }, (_, at) => `/h/many/${at}`);
  paths["/h/"] = page("Start", "The start.", [
    "endless",
    "bomb",
    "deep",
    "empty",
    "picture",
    "loop-a",
    "moved",
    ...links(10_000),
  ]);
  paths["/h/endless"] = (response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const more = () => {
      while (!response.destroyed && response.write("<p>more</p>".repeat(5000)));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  };
  paths["/h/bomb"] = (response) =>
    void response
      .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
      .end(gzipSync(Buffer.alloc(60_000_000, "a")));
  paths["/h/deep"] = html(`<title>Deep</title>${"<div>".repeat(60_000)}The bottom.`);
  paths["/h/empty"] = html("");
  paths["/h/picture"] = text("GIF89a", "image/gif");
  paths["/h/loop-a"] = redirect("/h/loop-b");
  paths["/h/loop-b"] = redirect("/h/loop-a");
  paths["/h/moved"] = redirect("http://other.example/");
  const done = await read("/h/", { scope: "links", page_limit: 10 });
  expect(done.website).toMatchObject({ has_more: true, counts: { found: 10, looked: 10 } });
  expect(stateOf(done)).toMatchObject({
    "/h/": "read",
    "/h/endless": "failed",
    "/h/bomb": "failed",
    "/h/deep": "read",
    "/h/empty": "skipped",
    "/h/picture": "skipped",
    "/h/loop-a": "failed",
    "/h/moved": "skipped",
    "/h/many/0": "skipped",
  });
});

it("pages that link to ever new addresses end at the limit, and a site that stops answering is left", async () => {
  const endless = (number: number) => {
    site().paths[`/trap?n=${number}`] = (response, request) => {
      endless(number + 1);
      html(page(`Page ${number}`, `Words of page ${number}.`, [`/trap?n=${number + 1}`]))(response, request);
    };
  };
  endless(0);
  const trap = await read("/trap?n=0", { scope: "links", page_limit: 11 });
  expect(trap.website).toMatchObject({ has_more: true, counts: { found: 11, read: 11 } });

  for (const path of Object.keys(site().paths)) site().paths[path] = text("down", "text/plain", 502);
  const down = await again(trap);
  expect(down.website.failure_reason).toMatch(/^The site stopped answering/);
  expect(down.documents).toHaveLength(11);
});

it("sitemaps that unpack to gigabytes, name themselves or are none are refused", async () => {
  const paths = site().paths;
  paths["/bomb.xml.gz"] = text(gzipSync(Buffer.alloc(60_000_000, " ")), "application/gzip");
  paths["/self.xml"] = text(
    `<sitemapindex><sitemap><loc>${site().at("/self.xml")}</loc></sitemap></sitemapindex>`,
  );
  paths["/none.xml"] = html("<html></html>");
  const reasonOf = async (path: string) => (await read(path, { scope: "sitemap" })).website.failure_reason;
  expect(await reasonOf("/bomb.xml.gz")).toMatch(/damaged or longer than 10 MB/);
  expect(await reasonOf("/self.xml")).toBe("The sitemap lists no page of this site.");
  expect(await reasonOf("/none.xml")).toMatch(/not a sitemap/);
});

it("pages in other encodings are read as their server or they themselves say", async () => {
  const cyrillic = Buffer.from(
    "<title>\xd6\xe5\xed\xfb</title><p>\xc7\xe2\xee\xed\xee\xea \xf1\xf2\xee\xe8\xf2 12 \xe5\xe2\xf0\xee</p>",
    "latin1",
  );
  const japanese = Buffer.from(
    '<meta charset="shift_jis"><title>\x89\xbf\x8ai</title><p>\x83x\x83\x8b 12</p>',
    "latin1",
  );
  site().paths["/e/"] = page("Encodings", "All.", ["a", "b", "c"]);
  site().paths["/e/a"] = text(cyrillic, "text/html; charset=windows-1251");
  site().paths["/e/b"] = text(japanese, "text/html");
  site().paths["/e/c"] = text("<title>Odd</title><p>Wörter</p>", 'text/html; charset="no-such-thing"');
  const { pages, documents } = await read("/e/", { scope: "links" });
  expect(pages.map(({ title }) => title)).toEqual(["Encodings", "Цены", "価格", "Odd"]);
  const [first] = documents.filter(({ filename }) => filename === "Цены");
  const { rag_system_id: chatbotId = "", id = "" } = first ?? {};
  expect((await owner().documents.text({ chatbotId, id })).text).toContain("Звонок стоит 12 евро");
});

it("a look that is killed in its middle goes on, and stores each page once", async () => {
  const numbers = Array.from({ length: 30 }, (_, at) => at);
  const { promise: isReached, resolve: reach } = Promise.withResolvers<void>();
  site().paths["/k/"] = page("Start", "The start.", numbers.map(String));
  for (const number of numbers)
    site().paths[`/k/${number}`] = page(`Page ${number}`, `Words of page ${number}.`);
  site().paths["/k/20"] = () => reach();
  const added = await owner().webPages.add({
    chatbotId: await chatbot(),
    url: site().at("/k/"),
    scope: "links",
  });
  await isReached;
  site().paths["/k/20"] = page("Page 20", "Words of page 20.");
  await restart();
  const { website, documents } = await finishedLook(owner(), added);
  for (const document of documents) await finished(owner(), document);
  expect(website.counts).toMatchObject({ found: 31, read: 31 });
  expect(new Set(documents.map(({ url }) => url)).size).toBe(31);
  expect(documents).toHaveLength(31);
  expect(site().asked.length).toBeLessThanOrEqual(31 + 12);
});

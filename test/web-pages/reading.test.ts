import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { until } from "../until.ts";
import { openReader } from "./reader.ts";
import { html, page, redirect, text } from "./site.ts";

const namesOf = ({ documents }: { documents: { filename: string }[] }) =>
  documents.map(({ filename }) => filename).toSorted();
const { site, owner, read, again, stateOf } = openReader({ ACCOUNT_QUOTAS: "documents=20" });

it("one page is a document with its title and address, and an answer cites it with its link", async () => {
  site().paths["/delivery"] = page("Delivery", "We deliver bikes to Peru for 90 euros.", ["/other"]);
  const { website, documents, pages } = await read("/delivery#top");
  expect(website).toMatchObject({
    url: site().at("/delivery"),
    frequency: "weekly",
    is_reading: false,
    has_more: false,
    counts: { found: 1, looked: 1, read: 1, skipped: 0, failed: 0, gone: 0 },
  });
  expect(Date.parse(website.next_look_at ?? "") - Date.parse(website.last_look_at ?? "")).toBe(
    7 * 86_400_000,
  );
  expect(documents).toMatchObject([
    { kind: "page", filename: "Delivery", url: site().at("/delivery"), processing_status: "completed" },
  ]);
  expect(pages).toMatchObject([
    { state: "read", change: "new", title: "Delivery", document_id: documents[0]?.id },
  ]);
  expect(site().headers["/delivery"]?.["user-agent"]).toMatch(/^DocentBot\/1\.0 .*Docent/);
  const answer = await owner().chat.ask({
    ragSystemId: website.rag_system_id,
    query: "What does delivery to Peru cost?",
  });
  expect(answer.context[0]).toMatchObject({ source: "Delivery", metadata: { url: site().at("/delivery") } });
  expect(answer.context[0]?.content).not.toContain("Imprint");
});

it("a sitemap of sitemaps is read up to the limit, on its own host alone", async () => {
  const urls = (...all: string[]) =>
    `<urlset>${all.map((one) => `<url><loc>${one}</loc></url>`).join("")}</urlset>`;
  site().paths["/robots.txt"] = text(`Sitemap: ${site().at("/index.xml")}`);
  site().paths["/index.xml"] = text(
    `<sitemapindex><sitemap><loc>${site().at("/a.xml.gz")}</loc></sitemap><sitemap><loc>${site().at("/b.xml")}</loc></sitemap></sitemapindex>`,
    "application/xml",
  );
  site().paths["/a.xml.gz"] = text(
    gzipSync(urls(site().at("/a"), site().at("/a#again"), "http://other.example/x")),
  );
  site().paths["/b.xml"] = text(urls(site().at("/b?utm_source=mail"), site().at("/c")), "text/xml");
  for (const name of ["a", "b", "c"]) site().paths[`/${name}`] = page(name, `Words of page ${name}.`);
  const done = await read("/", { scope: "sitemap", page_limit: 2 });
  expect(stateOf(done)).toEqual({ "/a": "read", "/b": "read" });
  expect(done.website).toMatchObject({ has_more: true, counts: { found: 2, read: 2 } });
});

it("links are followed below the path alone, as robots.txt allows, and each page once", async () => {
  site().paths["/robots.txt"] = text(
    "User-agent: *\nDisallow: /\n\nUser-agent: docentbot\nDisallow: /docs/private",
  );
  const links = [
    "two",
    "/docs/private/x",
    "/shop",
    "three?utm_medium=x",
    "three",
    "picture.png",
    "same",
    "moved",
  ];
  site().paths["/docs/"] = page("One", "First words.", [
    ...links,
    "http://other.example/docs/",
    "mailto:a@b.c",
  ]);
  site().paths["/docs/two"] = page("Two", "Second words.", ["/docs/", "three"]);
  site().paths["/docs/three"] = page("Three", "Third words.");
  site().paths["/docs/same"] = page("Three", "Third words.");
  site().paths["/docs/moved"] = redirect("/shop");
  site().paths["/shop"] = page("Shop", "Not to be read.");
  const done = await read("/docs/", { scope: "links" });
  expect(stateOf(done)).toEqual({
    "/docs/": "read",
    "/docs/two": "read",
    "/docs/private/x": "skipped",
    "/docs/three": "read",
    "/docs/same": "skipped",
    "/docs/moved": "skipped",
  });
  expect(done.pages.flatMap(({ reason = [] }) => reason)).toEqual([
    "The site's robots.txt forbids reading it.",
    `It has the same text as ${site().at("/docs/three")}`,
    `It leads to another place: ${site().at("/shop")}`,
  ]);
  expect(site().asked).not.toContain("/docs/private/x");
  expect(site().asked).not.toContain("/shop");
  expect(new Set(site().asked).size).toBe(site().asked.length);
});

it("a page with the text of before is not processed again, a changed one is, and one that is gone answers no longer", async () => {
  const token = () => `<script>var token = ${Math.random()}</script>`;
  site().paths["/faq/"] = html(page("Questions", "We open at nine.", ["old", "prices", "broken"]), {
    etag: '"1"',
  });
  site().paths["/faq/old"] = page("Winter", "The winter sale ends on Monday.");
  site().paths["/faq/prices"] = (response, request) =>
    html(page("Prices", "A bell costs 12 euros.") + token())(response, request);
  site().paths["/faq/broken"] = page("Broken", "Spokes are repaired on Fridays.");
  const first = await read("/faq/", { scope: "links" });
  expect(first.website.counts.read).toBe(4);
  const [before] = first.documents.filter(({ filename }) => filename === "Prices");
  const chatbotId = first.website.rag_system_id;

  site().paths["/faq/"] = (response, request) =>
    request.headers["if-none-match"] === '"1"'
      ? void response.writeHead(304).end()
      : void response.writeHead(500).end();
  delete site().paths["/faq/old"];
  site().paths["/faq/broken"] = text("down", "text/plain", 503);
  const second = await again(first);
  expect(second.pages.map(({ title, state, change }) => [title, state, change])).toEqual([
    ["Questions", "read", "same"],
    ["Winter", "gone", undefined],
    ["Prices", "read", "same"],
    ["Broken", "failed", undefined],
  ]);
  expect(namesOf(second)).toEqual(["Broken", "Prices", "Questions"]);
  expect(second.documents.find(({ filename }) => filename === "Prices")).toEqual(before);
  expect(second.pages[3]?.reason).toMatch(/^The site answers 503: .* still answers\.$/);
  const answer = await owner().chat.ask({ ragSystemId: chatbotId, query: "When does the winter sale end?" });
  expect(answer.context.map(({ content }) => content).join()).not.toContain("Monday");

  site().paths["/faq/"] = page("Questions and answers", "We open at ten.", ["old"]);
  site().paths["/faq/old"] = page("Winter", "The winter sale is back until Tuesday.");
  site().paths["/robots.txt"] = text("User-agent: DocentBot\nDisallow: /faq/prices");
  const third = await again(second);
  expect(third.pages.map(({ title, state, change }) => [title, state, change])).toEqual([
    ["Questions and answers", "read", "updated"],
    ["Winter", "read", "new"],
    ["Prices", "gone", undefined],
    ["Broken", "failed", undefined],
  ]);
  expect(namesOf(third)).toEqual(["Broken", "Questions and answers", "Winter"]);
});

it("a page whose document was deleted is not read again", async () => {
  site().paths["/one"] = page("One", "Some words.");
  const first = await read("/one");
  await owner().documents.remove({
    chatbotId: first.website.rag_system_id,
    id: first.documents[0]?.id ?? "",
  });
  const second = await again(first);
  expect(second).toMatchObject({ documents: [], pages: [{ state: "skipped" }] });
});

it("a site that can't be read says why and keeps its text, and the frequency may be changed", async () => {
  site().paths["/one"] = page("One", "Some words.");
  const first = await read("/one", { frequency: "daily" });
  const key = { chatbotId: first.website.rag_system_id, id: first.website.id };
  site().paths["/robots.txt"] = text("down", "text/plain", 500);
  const second = await again(first);
  expect(second.website.failure_reason).toBe("The site's robots.txt can't be read: it answered 500.");
  expect(second.documents).toHaveLength(1);
  const changed = await owner().webPages.change({ ...key, frequency: "never" });
  expect(changed).not.toHaveProperty("next_look_at");
  const daily = await owner().webPages.change({ ...key, frequency: "daily" });
  expect(Date.parse(daily.next_look_at ?? "") - Date.parse(daily.last_look_at ?? "")).toBe(86_400_000);
});

it("removing an address deletes its pages' documents, and the activity names it", async () => {
  site().paths["/one"] = page("One", "Some words.");
  const { website } = await read("/one");
  const { rag_system_id: chatbotId, id } = website;
  await expect(owner().webPages.add({ chatbotId, url: site().at("/one") })).rejects.toMatchObject({
    code: "conflict",
  });
  await owner().webPages.remove({ chatbotId, id });
  await expect(owner().webPages.pages({ chatbotId, id })).rejects.toMatchObject({ code: "not_found" });
  await until(async () => (await owner().webPages.list({ chatbotId })).items.length === 0 || undefined);
  expect((await owner().documents.list({ chatbotId })).items).toEqual([]);
  const { items } = await owner().account.activity({});
  expect(items.slice(0, 2).map(({ action, subject }) => [action, subject?.kind, subject?.name])).toEqual([
    ["deleted", "website", site().at("/one")],
    ["created", "website", site().at("/one")],
  ]);
});

it("a look ends with the account's room for documents, and says so", async () => {
  const names = Array.from({ length: 25 }, (_, at) => `p${at}`);
  site().paths["/q/"] = page("Start", "The start.", names);
  for (const name of names) site().paths[`/q/${name}`] = page(name, `Words of ${name}.`);
  const { website, documents } = await read("/q/", { scope: "links" });
  expect(website.failure_reason).toMatch(/^Your account has 20 documents, which is its limit/);
  expect(website.counts).toMatchObject({ found: 26, read: documents.length });
  expect(documents.length).toBeLessThanOrEqual(20);
});

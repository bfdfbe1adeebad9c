import { expect, it } from "vitest";
import { openReader } from "./reader.ts";
import { html, page, type Reply, text } from "./site.ts";

const { site, owner, read, again } = openReader();

const script = '<script src="/main.js"></script>';
const bare = (title: string, body: string, head = "") =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const long = "A bell costs 12 euros and a lamp costs 30 euros in our shop by the harbour. ".repeat(10);

/** Ends the connection in the middle of a page. */
const broken =
  (headers: Record<string, string>): Reply =>
  (response) => {
    response.writeHead(200, { "content-type": "text/html", ...headers });
    response.write(bare("Bells", long), () => response.destroy());
  };

/** Answers with status 200 that are not the page's text, and the word by which the owner is told. */
const standIns: Record<string, [Reply | string, RegExp]> = {
  shell: [
    bare("Shop", `<noscript>Enable JavaScript.</noscript><div id="root"></div>${script}`),
    /needs JavaScript/,
  ],
  data: [
    bare(
      "Shop",
      `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":"${long}"}</script>${script}`,
    ),
    /needs JavaScript/,
  ],
  check: [
    bare("Just a moment...", "<p>Verify you are human.</p><script>_cf_chl_opt={}</script>"),
    /bot check/,
  ],
  header: [
    html(bare("Shop", "<p>One second, please, while we look.</p>"), { "cf-mitigated": "challenge" }),
    /bot check/,
  ],
  missing: [
    bare("Page not found", "<h1>Page not found</h1><p>It does not exist.</p>"),
    /not found with status 200/,
  ],
  login: [bare("Sign in", '<form><input name="user"><input type="password"></form>'), /asks for a sign-in/],
  consent: [
    bare(
      "Before you continue",
      "<h1>Before you continue</h1><p>We use cookies.</p><button>Accept all</button>",
    ),
    /asks for consent/,
  ],
  construction: [bare("Under construction", "<h1>Under construction</h1>"), /under construction/],
  failure: [bare("Shop", "<h1>Something went wrong</h1><p>Please try again later.</p>"), /shows an error/],
  empty: [html(" \n"), /an empty page/],
  plain: [text("Not found"), /not found with status 200/],
  image: [text("\u0089PNG", "image/png"), /no web page \(image\/png\)/],
  refresh: [
    bare("Moved", "<p>Moved.</p>", '<meta http-equiv="refresh" content="0; url=/s/honest">'),
    /another address: .*honest/,
  ],
  jump: [bare("", `<script>window.location.replace("/s/honest")</script>`), /another address: .*honest/],
  sentence: [
    bare("Moved", `<p>This page has moved. <a href="/s/honest">Go there</a></p>`),
    /another address: .*honest/,
  ],
  copy: [
    bare("Bells", `<h1>Bells</h1><p>${long}</p>`, '<link rel="canonical" href="/s/honest">'),
    /a copy of .*\/s\/honest/,
  ],
  unlisted: [
    bare("Bells", `<h1>Bells too</h1><p>${long}</p>`, '<meta name="robots" content="noindex, follow">'),
    /not to be indexed/,
  ],
  tagged: [html(page("Tagged", long), { "x-robots-tag": "noindex" }), /not to be indexed/],
  cut: [broken({ "content-length": "9000" }), /can't be read to its end/],
  chunks: [broken({}), /can't be read to its end/],
};

const names = Object.keys(standIns);
const honest: Record<string, string> = {
  honest: bare(
    "Contact",
    `<h1>Contact</h1><p>Harbour street 9. Call 061 123 45 67 from nine to six.</p><noscript>Please enable JavaScript.</noscript>${script}`,
  ),
  checks: bare(
    "404 errors explained",
    `<h1>404 errors explained</h1><p>“Verify you are human” and “Page not found” are no reason to worry.</p><p>${long}</p>`,
  ),
  self: bare(
    "Self",
    `<h1>Self</h1><p>Words of a page that names itself.</p>`,
    '<link rel="canonical" href="/s/self/?utm_source=x">',
  ),
};

it("what stands in place of a page is skipped with the reason in plain words, and honest pages are read", async () => {
  site().paths["/s/"] = page("Start", "The start of all.", [...names, ...Object.keys(honest)]);
  for (const [name, [reply]] of Object.entries(standIns)) site().paths[`/s/${name}`] = reply;
  for (const [name, reply] of Object.entries(honest)) site().paths[`/s/${name}`] = reply;
  const { pages, documents } = await read("/s/", { scope: "links" });
  const found = new Map(pages.map((one) => [new URL(one.url).pathname.slice(3), one]));
  for (const [name, [, reason]] of Object.entries(standIns))
    expect([name, found.get(name)?.reason]).toEqual([name, expect.stringMatching(reason)]);
  expect(documents.map(({ filename }) => filename).toSorted()).toEqual([
    "404 errors explained",
    "Contact",
    "Self",
    "Start",
  ]);
});

it("the former text still answers where something else stands in its place later", async () => {
  site().paths["/s/"] = page("Start", "The start of all.", names);
  for (const name of names)
    site().paths[`/s/${name}`] = page(name, `The code of ${name} is ${name.length}${name.length}.`);
  const first = await read("/s/", { scope: "links" });
  expect(first.website.counts.read).toBe(names.length + 1);
  for (const [name, [reply]] of Object.entries(standIns)) site().paths[`/s/${name}`] = reply;
  const second = await again(first);
  expect(second.documents).toHaveLength(names.length + 1);
  const failed = second.pages.filter(({ state }) => state === "failed");
  expect(failed).toHaveLength(names.length);
  for (const { reason } of failed) expect(reason).toMatch(/ The text that was read before still answers\.$/);
  expect(second.website).not.toHaveProperty("failure_reason");
  const answer = await owner().chat.ask({
    ragSystemId: first.website.rag_system_id,
    query: "What is the code of check?",
  });
  expect(answer.answer).toContain("55");
});

it("a text that shrinks to a fraction is pointed out first, and read at the next look", async () => {
  site().paths["/one"] = page("Prices", long);
  const first = await read("/one");
  site().paths["/one"] = page("Prices", "Ask us.");
  const second = await again(first);
  expect(second.pages[0]).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/^Its text has shrunk from \d+ to \d+ characters\./),
  });
  const third = await again(second);
  expect(third.pages[0]).toMatchObject({ state: "read", change: "updated" });
});

it("the address that the owner entered is read although it asks not to be indexed, and where it has moved to", async () => {
  site().paths["/hidden"] = bare(
    "Hidden",
    `<h1>Hidden</h1><p>${long}</p>`,
    '<meta name="robots" content="none"><link rel="canonical" href="/other">',
  );
  expect((await read("/hidden")).pages).toMatchObject([{ state: "read" }]);
  site().paths["/old"] = bare("Old", "<p>Moved.</p>", '<meta http-equiv="refresh" content="0;url=/new">');
  site().paths["/new"] = page("New", "A lamp costs 30 euros.");
  const { documents } = await read("/old");
  expect(documents).toMatchObject([{ filename: "New", url: site().at("/new") }]);
});

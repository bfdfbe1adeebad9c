import { describe, expect, it } from "vitest";
import { growthOverFourfold, muchFasterThanFourfold } from "../work.ts";
import { read, utf8 } from "./fixture.ts";

const page = (html: string, name = "a.html") => read(utf8(html), name);
const long = "The library lends books, films and games to everyone who lives in the town. ".repeat(5);

describe("pages", () => {
  it("menus, notices, share bars, hidden parts and scripts are left out", async () => {
    const { text } = await page(`<body><nav><a href=/>Home</a> <a href=/x>Events</a></nav>
      <div class="cookie-banner">We use cookies <button>Accept</button></div>
      <ul class="breadcrumb"><li><a href=/>Start</a></li></ul><div hidden>Secret</div>
      <div style="display: none">Gone</div><script>if (a < b) track("<p>x</p>")</script>
      <main><h1>Loans</h1><p>${long}</p><div class="share-buttons"><a href=#>Tweet</a></div></main>
      <footer><a href=/imprint>Imprint</a> © 2026</footer></body>`);
    for (const junk of ["Home", "cookies", "Start", "Secret", "Gone", "track", "Tweet", "Imprint"])
      expect(text).not.toContain(junk);
    expect(text).toContain("Loans\n\nThe library lends books");
  });

  it("a footer keeps an address and hours, a header its title", async () => {
    const { text } =
      await page(`<header><h1>Town library</h1><ul><li><a href=/a>News</a></ul></header><p>${long}</p>
      <footer><p>Market square 1, open 10:00 to 19:00</p><ul><li><a href=/i>Imprint</a></ul></footer>`);
    expect(text).toContain("Town library");
    expect(text).toContain("open 10:00 to 19:00");
    expect(text).not.toContain("News");
    expect(text).not.toContain("Imprint");
  });

  it("a page whose text stands where menus usually do keeps it", async () => {
    const { text } = await page(`<nav>${long}</nav><main>Hi</main>`);
    expect(text).toContain("lends books");
    const links = await page(
      "<a href=#>Loans</a> <a href=#>Fees</a> <a href=#>Rooms</a> <a href=#>Hours</a>",
    );
    expect(links.text).toContain("Fees");
  });

  it("labels over several rows and columns stay with their values", async () => {
    const { blocks } = await page(`<table><caption>Fees</caption>
      <tr><th rowspan=2>Card<th colspan=2>Price<tr><th>Year<th>Month
      <tr><th rowspan=2>Adult<td>20<td>2<tr><td>18<td>1</table>`);
    expect(blocks.map((block) => block.text)).toEqual([
      "Fees",
      "Card | Price Year | Price Month",
      "Adult | 20 | 2",
      "Adult | 18 | 1",
    ]);
    expect(blocks.at(-1)?.header).toEqual(["Card", "Price Year", "Price Month"]);
  });

  it("a table that only arranges the page is seen through", async () => {
    const { blocks } = await page(
      `<table><tr><td><h2>Loans</h2><p>${long}<td><table><tr><th>Day<th>Hours<tr><td>Monday<td>10-19</table></table>`,
    );
    expect(blocks.map((block) => block.type)).toEqual(["heading", "paragraph", "table-row", "table-row"]);
  });

  it("nested and numbered lists, definitions, quotes and code keep their shape", async () => {
    const { blocks } = await page(`<ol start=3><li>Third<ul><li>Inner</ul><li>Fourth</ol>
      <dl><dt>Red dot<dd>Stays here</dl><pre>a\n  b</pre><p>10<sup>3</sup> <ruby>漢<rt>kan</rt></ruby> x<br>y`);
    expect(blocks.map(({ type, level, text }) => [type, level, text])).toEqual([
      ["list-item", 1, "3. Third"],
      ["list-item", 2, "- Inner"],
      ["list-item", 1, "4. Fourth"],
      ["paragraph", undefined, "Red dot: Stays here"],
      ["code", undefined, "a\nb"],
      ["paragraph", undefined, "10^3 漢 x\ny"],
    ]);
  });

  it("questions that only search engines are told are read too", async () => {
    const faq = `{"@type":"FAQPage","mainEntity":[{"name":"May I renew?","acceptedAnswer":{"text":"<p>Twice.</p>"}}]}`;
    const { text } = await page(`<p>${long}</p><script type="application/ld+json">${faq}</script>`);
    expect(text).toContain("May I renew?\n\nTwice.");
  });

  it("a page saved as one file is unpacked", async () => {
    const { kind, text } = await page(
      `From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Geb=C3=BChr f=\r\n=C3=A4llig</p>\r\n--b--`,
      "page.doc",
    );
    expect(kind).toBe("html");
    expect(text).toBe("Gebühr fällig");
  });

  it.each(["<", "<a ", '<a x="', "<!--", "<div>", "&amp", "<table><tr><td>", "<ul><li>", "</x>"])(
    "the work for a run of %s grows with its length",
    async (piece) => {
      const growth = await growthOverFourfold(20_000, (size) =>
        page(piece.repeat(size / piece.length)).catch((error: Error) => expect(error.name).toBe("AppError")),
      );
      expect(growth).toBeLessThan(muchFasterThanFourfold);
    },
  );
});

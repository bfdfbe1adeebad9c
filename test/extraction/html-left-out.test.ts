import { describe, expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";

const long = "The library lends books, films and games to everyone who lives in the town. ".repeat(3);
const page = async (html: string, head = "") => {
  const { text, warnings } = await read(
    utf8(
      `<!doctype html><html><head><title>Shop</title>${head}</head><body><main><h1>Shop</h1><p>${long}</p>${html}</main></body></html>`,
    ),
    "a.html",
  );
  return { text: text.replace(`Shop\n\n${long.trim()}`, "").trim(), warnings };
};

describe("parts of a page that are not for its reader", () => {
  it.each([
    "<del>199</del>",
    "<s>199</s>",
    "<strike>199</strike>",
    `<span style="color: red; text-decoration: line-through">199</span>`,
    `<span style="text-decoration-line:line-through">199</span>`,
    `<span class="text-sm line-through">199</span>`,
    `<span class=c4>199</span>`,
  ])("struck-through text is left out and named: %s", async (struck) => {
    const style = "<style>.c1{color:red}.c4{font-weight:700;text-decoration:line-through}</style>";
    const { text, warnings } = await page(`<p>Price: ${struck} <ins>149</ins> EUR</p>`, style);
    expect(text).toBe("Price: 149 EUR");
    expect(warnings).toEqual(['1 struck-through text was left out: "199".']);
  });

  it.each([
    [
      "table .was b { text-decoration: line-through red }",
      "<table><tr><td>A<td>B<tr><td class=was>Fee<td><b>9</b></table>",
      false,
    ],
    [".was b{text-decoration:line-through}", "<p class=was>Fee <i><b>199</b></i> 149</p>", true],
    [
      "#x,p.was > b{color:red;text-decoration-line:line-through}",
      "<p class=was>Fee <b>199</b> 149</p>",
      true,
    ],
    [
      ".a{text-decoration:line-through}.b{text-decoration:none}",
      "<p>Fee <b class='a b'>199</b> 149</p>",
      false,
    ],
    ["@media print{.a{text-decoration:line-through}}", "<p>Fee <b class=a>199</b> 149</p>", false],
    [".a:hover{text-decoration:line-through}", "<p>Fee <b class=a>199</b> 149</p>", false],
    ["@import url(x.css);.a{text-decoration:line-through}", "<p>Fee <b class=a>199</b> 149</p>", true],
  ])("text is struck through by a style rule that fits it: %s", async (style, html, isStruck) => {
    const { warnings } = await page(html, `<style>${style}</style>`);
    expect(warnings).toEqual(isStruck ? ['1 struck-through text was left out: "199".'] : []);
  });

  it.each([
    "49<del>9</del>50",
    "49<span><s>9</s></span>50",
    "49<span style='text-decoration:line-through'>9</span>50",
    "<b>49</b><strike>9</strike>50",
    "49<span hidden>9</span>50",
    "49<span style='display:none'>9</span>50",
  ])("figures on both sides of what is left out stay two: %s", async (html) => {
    expect((await page(`<p>Sizes: ${html}</p>`)).text).toBe("Sizes: 49 50");
    expect((await page(`<pre>Sizes: ${html}</pre>`)).text).toBe("Sizes: 49 50");
  });

  it.each([
    "<p>un<del>x</del>seen</p>",
    "<p>un<span hidden>x</span>seen</p>",
    "<p>unseen<span hidden>x</span></p>",
  ])("letters on both sides of what is left out are one word: %s", async (html) => {
    expect((await page(html)).text).toBe("unseen");
  });

  it.each([
    "<div hidden><p>Our cost is 4 EUR</p></div>",
    "<p style='display:none'>Our cost is 4 EUR</p>",
    "<p style='mso-hide:all'>Our cost is 4 EUR</p>",
    "<p style='font-size:0'>Our cost is 4 EUR</p>",
    "<p style='background:#fff'>Price <span style='color:#FFFFFF'>Our cost is 4 EUR</span></p>",
    "<p style='color:white;background-color:rgb(255, 255, 255)'>Our cost is 4 EUR</p>",
    "<p><font color=white>Our cost is 4 EUR</font></p>",
    "<table><tr><td bgcolor=#003366><font color='#036'>Our cost is 4 EUR</font></table>",
    "<div popover id=x><p>Our cost is 4 EUR</p></div>",
    "<x-a><template shadowrootmode=open><slot name=a></slot></template><p>Our cost is 4 EUR</p></x-a>",
  ])("hidden text is left out and named: %s", async (html) => {
    const { text, warnings } = await page(html);
    expect(text).not.toContain("cost");
    expect(warnings).toEqual(['1 hidden text was left out: "Our cost is 4 EUR".']);
  });

  it.each([
    "<ul style='font-size:0'><li style='font-size:14px'>It costs 4 EUR</li></ul>",
    "<div class=hero><p style='color:#fff'>It costs 4 EUR</p></div>",
    "<div style='background:#000'><p style='color:#fff'>It costs 4 EUR</p></div>",
    "<div style='background-image:url(a.jpg)'><p style='color:#fff'>It costs 4 EUR</p></div>",
    "<p style='opacity:0;transform:translateY(20px)'>It costs 4 EUR</p>",
    "<p>It <a style='text-decoration:none'>costs</a> 4 EUR</p>",
    "<p inert>It costs 4 EUR</p>",
    "<p hidden=until-found>It costs 4 EUR</p>",
  ])("text that is shown stays without a word: %s", async (html) => {
    const { text, warnings } = await page(html);
    expect(text.replace(/^- /, "")).toBe("It costs 4 EUR");
    expect(warnings).toEqual([]);
  });

  it.each([
    `<header><button aria-expanded=false aria-controls=nav>Menu</button><nav id=nav hidden><a href=/a>Bikes</a> <a href=/b>Bells</a></nav></header>`,
    `<button data-bs-toggle=collapse data-bs-target="#n">Toggle</button><div class="collapse navbar-collapse" id=n><ul><li><a href=/a>Bikes</a><li><a href=/b>Bells and horns</a></ul></div>`,
    `<button data-bs-toggle=modal data-bs-target="#m">Newsletter</button><div class=modal id=m style="display:none"><form>Subscribe to bikes <input name=mail></form></div>`,
    `<button aria-haspopup=dialog aria-controls=c>Cookies</button><div role=dialog id=c class=cookie-consent hidden>We use Bikes cookies for this site.</div>`,
    `<input role=combobox aria-controls=l aria-expanded=false><ul id=l role=listbox hidden><li role=option>Bikes</ul>`,
    `<button aria-controls=s>Search</button><div id=s role=search hidden>Find Bikes here</div>`,
    `<div class=slick-track><div class="slick-slide slick-cloned" aria-hidden=true>Bikes are cheap in spring</div></div>`,
    `<template><p>Bikes are cheap in spring</p></template>`,
  ])("menus, errands and copies stay out: %s", async (html) => {
    const { text, warnings } = await page(html);
    expect(text).not.toContain("Bikes");
    expect(warnings).toEqual([]);
  });

  it.each([
    [
      `<p>Bikes <span id=more style="display:none">for all ages.</span> <button onclick="show('more')">Read more</button></p>`,
      "Bikes for all ages.",
    ],
    [
      `<div id=r style="display:none"><p>Bikes for all ages.</p></div><a href="#r" data-toggle=collapse>Mehr lesen</a>`,
      "Bikes for all ages.",
    ],
    [
      `<div class=carousel><div class="carousel-item active">One</div><div class=carousel-item aria-hidden=true>Two</div></div>`,
      "One\n\nTwo",
    ],
    [
      `<button aria-controls=track>Next</button><div id=track><p>Bikes for all ages.</p></div>`,
      "Bikes for all ages.",
    ],
    [
      `<ul><li><a href="#a">Bikes</a><li><a href="#b">Bells</a></ul><section id=a><h2>Bikes</h2><p>Fast.</section><section id=b><h2>Bells</h2><p>Loud.</section>`,
      "- Bikes\n- Bells\n\nBikes\n\nFast.\n\nBells\n\nLoud.",
    ],
    [
      `<dl><dt><button aria-expanded=false aria-controls=a>Is it free?</button></dt><dd id=a style="display:none">It is.</dd></dl>`,
      "Is it free?: It is.",
    ],
    [`<h3>Prices <button>Copy link</button></h3><p>4 EUR</p>`, "Prices\n\n4 EUR"],
    [
      `<button type=submit>Send it now?</button><div class=note>We answer in a day.</div>`,
      "We answer in a day.",
    ],
    [`<dialog open><p>We are closed on Monday.</p></dialog>`, "We are closed on Monday."],
    [
      `<button popovertarget=g>Size guide</button><div popover id=g>A frame of 52 cm fits most.</div>`,
      "Size guide\n\nA frame of 52 cm fits most.",
    ],
    [
      `<table><tr><th>Model<th>Price<tr><td><button aria-expanded=false aria-controls=r1>City</button><td>400<tr id=r1 hidden><td>Frame<td>52 cm</table>`,
      "Model | Price\nCity | 400\nFrame | 52 cm",
    ],
  ])("%s is read", async (html, wanted) => {
    const { text } = await page(html);
    expect(text.replace(/ +/g, " ")).toBe(wanted);
  });
});

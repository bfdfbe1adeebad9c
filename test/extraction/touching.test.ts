import { describe, expect, it } from "vitest";
import { settled } from "#extraction/figures/settled.ts";
import { read, utf8 } from "./fixture.ts";

const shown = async (body: string, css = "") => {
  const page = `<html><head><style>${css}</style></head><body><h1>Fees of the archive</h1><p>${body}</p></body></html>`;
  return (await read(utf8(page), "a.html")).text.replace("Fees of the archive\n\n", "");
};

describe("figures that touch in pages", () => {
  it.each([
    ["a link", "49<a href='#f'><sup>1</sup></a> EUR", "49^1 EUR"],
    ["a link within the mark", "49<sup><a href='#f'>1</a></sup> EUR", "49^1 EUR"],
    ["a bare link to a note", "49<a href='#f'>1</a> EUR", "49^1 EUR"],
    ["a bracket behind it", "25<sup>2)</sup> EUR", "25^2) EUR"],
    ["a sign", "10<sup>−3</sup> m", "10^−3 m"],
    ["two marks", "49<sup>1</sup><sup>2</sup> EUR", "49^1,2 EUR"],
    ["a sign of money before it", "49 €<sup>1</sup>", "49 €^1"],
    ["a style", "10<span style='vertical-align:super'>6</span> scans", "10^6 scans"],
    ["a moved line", "10<i style='position:relative;top:-.5em;font-size:70%'>6</i> scans", "10^6 scans"],
    ["a class that converters write", "49<span class='MsoFootnoteReference'>1</span> EUR", "49^1 EUR"],
    ["a word before it", "Yearly fee<sup>1</sup>", "Yearly fee^1"],
    ["a figure behind it", "<sup>1</sup> 490 EUR", "^1 490 EUR"],
  ])("raised with %s they are marks of notes or exponents", async (_, body, text) => {
    expect(await shown(body)).toBe(text);
  });

  it.each([
    ["letters", "the 1<sup>st</sup> of M<sup>lle</sup> X", "the 1st of Mlle X"],
    ["units and oxides", "12 m<sup>2</sup> of CO<sub>2</sub>", "12 m2 of CO2"],
    ["brackets of notes", "49<sup>[1]</sup> EUR", "49[1] EUR"],
    ["cents behind a comma", "49,<sup>90</sup> EUR", "49,90 EUR"],
    ["fractions", "1<sup>1</sup>/<sub>2</sub> cups", "1 1/2 cups"],
    ["Unicode's own", "49¹ EUR, 10⁶, 2½", "49¹ EUR, 10⁶, 2½"],
  ])("raised %s stay as they are read", async (_, body, text) => {
    expect(await shown(body)).toBe(text);
  });

  it.each([
    ["49<b class=n>1</b> EUR", ".n { vertical-align: super }", "49^1 EUR"],
    ["49<b class=n>1</b> EUR", "@media screen { p b.n { vertical-align: super } }", "49^1 EUR"],
    ["4<b class=n>9</b> EUR", "@media print { .n { vertical-align: super } }", "49 EUR"],
    ["4<b>9</b> EUR", ".notes b { vertical-align: super }", "49 EUR"],
    ["<b>199</b><b>149</b> EUR", "b { display: block }", "199 | 149 EUR"],
    ["<i class=row><b>Price</b><b>149 EUR</b></i>", ".row { display: flex }", "Price 149 EUR"],
    ["1<i class=k>000</i> EUR", ".k { margin-left: .2em }", "1 000 EUR"],
  ])("%s is read by the page's rule %s", async (body, css, text) => {
    expect(await shown(body, css)).toBe(text);
  });

  it.each([
    ["<span>199</span><span>149 EUR</span>", "199 | 149 EUR"],
    ["<span class=old>199</span><span class=new>149</span> EUR", "199 | 149 EUR"],
    ["49<span class=cents>90</span> EUR", "49 90 EUR"],
    ["<span>49</span><sup>90</sup> EUR", "49^90 EUR"],
    ["49<small>90</small> EUR", "49 90 EUR"],
    ["<a href=/a>199</a><b>149</b> EUR", "199 | 149 EUR"],
    ["199<img src=a.png>149", "199 | 149"],
  ])("%s has two figures", async (body, text) => {
    expect(await shown(body)).toBe(text);
  });

  it.each([
    ["<b>4</b>9 EUR"],
    ["<b>4</b><i>9</i> EUR"],
    ["4<mark>9</mark> EUR"],
    ["<span class=c1>4</span><span class=c2>9 EUR</span>"],
    ["<span style='color:red'>4</span><span style='color:blue'>9</span> EUR"],
    ["<span class=digit>4</span><span class=digit>9</span> EUR"],
    ["4<wbr>9 EUR"],
    ["4&shy;9 EUR"],
  ])("%s is one figure in pieces", async (body) => {
    expect(await shown(body)).toBe("49 EUR");
  });

  it("cells, items and code keep them apart", async () => {
    const body = `<ul><li>199<li>149</ul><table><tr><th>What<th>Price<tr><td>Card<td>49<sup>1</sup></table><pre>10<sup>6</sup></pre>`;
    expect(await shown(body)).toBe("- 199\n- 149\n\nWhat | Price\nCard | 49^1\n\n10^6");
  });

  it("a text without signs is returned at once, and one of signs alone is empty", () => {
    expect(settled("49 EUR")).toBe("49 EUR");
    expect(settled("\uFDD0\uFDD1\uFDD3\uFDD2")).toBe("");
  });
});

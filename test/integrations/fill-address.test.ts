import { expect, it } from "vitest";
import { fillAddress } from "#lambdas/integrations/request/fill-address.ts";
import { addressFault } from "#shared/integrations/url-template.ts";
import { randomFrom } from "../random.ts";
import { leadingElsewhere, stayingInPlace } from "./hostile-values.ts";

const shapes = (url: URL) => [
  url.protocol,
  url.host,
  url.username,
  url.password,
  url.hash,
  url.pathname.split("/").length,
  [...url.searchParams.keys()],
];

/** Templates in which `{a}` and `{b}` stand once each. */
const templates: [string, ...string[]] = [
  "https://api.example/orders/{a}?x={b}",
  "https://api.example:8443/{a}/lines/{b}",
  "https://api.example/v1/../v2/{a}.json?x=1&y={b}&x=2",
  "http://api.example/q/%2E/{a}-{b}/end/#part",
  "https://api.example/?one={a}&two[]={b}",
  "https://API.example/ü/{a}%20{b}?q",
];

it("5,000 random values leave an address its host, its segments and its parameters, or are refused", () => {
  const random = randomFrom(33);
  const pieces = [
    ...leadingElsewhere,
    ...stayingInPlace,
    ".",
    "/",
    "%",
    "\r\n",
    "\u2028",
    "\ud800",
    "x",
    "1",
  ];
  const value = () => random.times(1 + random.below(3), () => random.pick(["", ...pieces])).join("");
  let sent = 0;
  for (let round = 0; round < 5000; round++) {
    const [template, a, b] = [random.pick(templates), value(), value()];
    const plain = new URL(template.replace("{a}", "one").replace("{b}", "two"));
    plain.hash = "";
    let url: URL;
    try {
      url = fillAddress(template, { a, b });
    } catch (error) {
      expect(String(error)).toMatch(/value for (a|b|a and b) would lead to another address/);
      continue;
    }
    sent++;
    expect(shapes(url)).toEqual(shapes(plain));
    expect(new URL(url.href).href).toBe(url.href);
    const read = (text: string) => decodeURIComponent(text.replaceAll("+", "%20"));
    const meant = (text: string) =>
      text
        .replace("one", () => a)
        .replace("two", () => b)
        .toWellFormed();
    expect(url.pathname.split("/").map(read)).toEqual(
      plain.pathname.split("/").map((part) => meant(read(part))),
    );
    expect([...url.searchParams.values()]).toEqual([...plain.searchParams.values()].map(meant));
  }
  expect(sent).toBeGreaterThan(1000);
});

it.each([
  ["https://api.example/.{a}", { a: "." }],
  ["https://api.example/{a}{b}", { a: ".", b: "." }],
  ["https://api.example/{a}%2f{b}", { a: "x", b: ".." }],
  ["https://api.example/%2e{a}/x", { a: "%2e" }],
  ["https://api.example/{a}", { a: "" }],
])("%s is not filled with %j, because the parts of a segment count together", (template, params) => {
  expect(() => fillAddress(template, params)).toThrow("would lead to another address");
});

it.each([
  "https://{a}.example/",
  "https://api.example:{a}/",
  "https://{a}@api.example/",
  "https:/\t/{a}/orders",
  "https://api.example/?{a}",
  "https://api.example/?x=1&{a}=2",
])("no value is put into %j", (template) => {
  expect(addressFault(template)).toBeDefined();
  expect(() => fillAddress(template, { a: "x" })).toThrow();
});

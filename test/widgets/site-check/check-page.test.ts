import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkPage } from "#lambdas/widgets/site-check/check-page.ts";
import { embedCodes, scriptSnippet } from "#web/features/widgets/embed/embed-codes.ts";
import { newChatbot, newWidget } from "../../core/counters/facts.ts";

const origin = "https://docent.example";
const live = "wss://live.example";
const socketUrl = `${live}/live`;
const widget = {
  ...newWidget(newChatbot("acc_1", "2026-11-23T00:00:00.000Z"), "2026-11-23T00:00:00.000Z"),
  id: "wgt_01shop",
};
const options = { theme: "light", position: "bottom-right", autoOpen: false } as const;
const script = scriptSnippet(widget, origin, options);
const codes = new Map(embedCodes(widget, origin, options).map(({ format, code }) => [format, code]));
const frame = codes.get("Direct embed") ?? "";
const init = codes.get("HTML") ?? "";
const pageScript = `<script src="${origin}/widget-embed/help.js"></script>`;

const check = (
  markup: string,
  {
    policy,
    url = "https://shop.example/page",
    headers = {},
    domains = [],
  }: { policy?: string; url?: string; headers?: Record<string, string>; domains?: string[] } = {},
) =>
  checkPage(
    {
      body: Buffer.from(`<!doctype html><html><head><title>Shop</title></head><body>${markup}</body></html>`),
      headers: { ...headers, ...(policy !== undefined && { "content-security-policy": policy }) },
      url,
    },
    { widget: { ...widget, allowed_domains: domains }, slug: "help", origin, socketUrl },
  );

const found = { isFound: true, faults: [], others: [] };
const missing = { isFound: false, faults: [], others: [] };

describe("a widget in a page", () => {
  it.each(["HTML", "Plain JS", "Direct embed"])("is found by its code for %s", (format) => {
    const code = codes.get(format) ?? "";
    expect(check(format === "Plain JS" ? `<script>${code}</script>` : code)).toEqual(found);
  });
  it.each([
    ["the script tag", script],
    ["the script of its chatbot's public page", pageScript],
    ["a tag with the address of a page at a base", `<base href="${origin}/">${script.replace(origin, ".")}`],
  ])("is found by %s", (_, markup) => {
    expect(check(markup)).toEqual(found);
  });
  it.each([
    ["a comment", `<!-- ${script} -->`],
    ["a text", script.replaceAll("<", "&lt;")],
    ["a part for browsers without scripts", `<noscript>${script}</noscript>`],
    ["a template that nobody uses", `<template>${script}</template>`],
    ["an attribute", `<p title='${script}'></p>`],
  ])("is not found in %s", (_, markup) => {
    expect(check(markup)).toEqual(missing);
  });
  it("is told from others, which are named", () => {
    const other = script.replaceAll("wgt_01shop", "wgt_02hire");
    expect(check(other + other)).toEqual({ ...missing, others: ["wgt_02hire"] });
    expect(check(other + script)).toEqual({ ...found, others: ["wgt_02hire"] });
    expect(check(pageScript.replace("help", "hire"))).toEqual({ ...missing, others: ["hire"] });
  });
});

const faultsOf = (...given: Parameters<typeof check>) =>
  check(...given).faults.map(({ message, directive }) => directive ?? message);

/** Policies with what has to be added to them for the script tag; nothing for those that allow it. */
const policies: [policy: string, faults: string[]][] = [
  [`script-src 'self' ${origin}; connect-src ${origin} ${live}; style-src 'none'; frame-src 'none'`, []],
  ["default-src https: wss:", []],
  ["default-src https:", [`connect-src https: ${live}`]],
  [`connect-src ${origin}`, [`connect-src ${origin} ${live}`]],
  ["default-src *", []],
  ["script-src docent.example; connect-src *.example wss://*.example", []],
  ["img-src 'none'; frame-ancestors 'none'; report-uri /x", []],
  ["", []],
  ["script-src 'self'", [`script-src 'self' ${origin}`]],
  ["default-src 'none'", [`script-src ${origin}`, `connect-src ${origin} ${live}`]],
  [
    "default-src 'self' cdn.example",
    [`script-src 'self' cdn.example ${origin}`, `connect-src 'self' cdn.example ${origin} ${live}`],
  ],
  [
    `script-src ${origin}/other/; connect-src ${origin}:8443`,
    [`script-src ${origin}/other/ ${origin}`, `connect-src ${origin}:8443 ${origin} ${live}`],
  ],
  [`script-src ${origin}/widget.js`, []],
  ["SCRIPT-SRC 'NONE'; script-src *", [`script-src ${origin}`]],
  [`script-src-elem ${origin}; script-src 'none'`, []],
  ["script-src *.docent.example", [`script-src *.docent.example ${origin}`]],
  [`script-src ${origin}, script-src 'self'`, [`script-src 'self' ${origin}`]],
  ["script-src 'nonce-abc'", [`script-src 'nonce-abc' ${origin}`]],
  [`script-src 'nonce-abc' 'strict-dynamic' ${origin}`, [expect.stringContaining("by a nonce (script-src)")]],
  ["sandbox allow-forms", [expect.stringContaining("sandbox without allow-scripts")]],
];

describe("a page's policy", () => {
  it.each(policies)("“%s” stops of the script tag what it forbids", (policy, faults) => {
    expect(faultsOf(script, { policy })).toEqual(faults);
  });
  it.each(["script-src 'nonce-abc'", "script-src 'nonce-abc' 'strict-dynamic'"])(
    "“%s” allows the tag with its nonce",
    (policy) => {
      expect(faultsOf(script.replace("<script", '<script nonce="abc"'), { policy })).toEqual([]);
    },
  );
  it("in the page's head counts like the header's, except for what only headers may say", () => {
    const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const at = (policy: string) => ({
      body: Buffer.from(`<html><head>${meta(policy)}</head><body>${script}`),
    });
    const page = { headers: {}, url: "https://shop.example/" };
    const expected = { widget, slug: null, origin, socketUrl };
    expect(checkPage({ ...page, ...at("script-src 'self'") }, expected).faults).toMatchObject([
      { directive: `script-src 'self' ${origin}` },
    ]);
    expect(checkPage({ ...page, ...at("sandbox") }, expected).faults).toEqual([]);
    expect(faultsOf(meta("script-src 'none'") + script)).toEqual([]);
  });
  it("that only reports stops nothing", () => {
    const headers = { "content-security-policy-report-only": "default-src 'none'" };
    expect(faultsOf(script, { headers })).toEqual([]);
  });
  it.each([
    ["frame-src 'self'; script-src 'none'", `frame-src 'self' ${origin}`],
    ["child-src x.example", `frame-src x.example ${origin}`],
    ["default-src 'none'", `frame-src ${origin}`],
  ])("“%s” stops a frame", (policy, directive) => {
    expect(faultsOf(frame, { policy })).toEqual([directive]);
    expect(faultsOf(frame, { policy: `${policy}; frame-src ${origin}` }).length).toBe(
      policy.startsWith("frame-src") ? 1 : 0,
    );
  });
  it("stops the script of a public page and its frame", () => {
    expect(faultsOf(pageScript, { policy: "default-src 'self'" })).toEqual([
      `script-src 'self' ${origin}`,
      `frame-src 'self' ${origin}`,
    ]);
  });
  it("stops the inline script of an init code, unless it allows just that one", () => {
    const inline = expect.stringContaining("inline script");
    const text = /<script>([\s\S]*?)<\/script>/.exec(init)?.[1] ?? "";
    const hash = createHash("sha384").update(text).digest("base64");
    expect(faultsOf(init, { policy: `script-src ${origin}` })).toEqual([inline]);
    expect(faultsOf(init, { policy: `script-src ${origin} 'unsafe-inline'` })).toEqual([]);
    expect(faultsOf(init, { policy: `script-src ${origin} 'unsafe-inline' 'nonce-abc'` })).toEqual([inline]);
    expect(faultsOf(init, { policy: `script-src ${origin} 'sha384-${hash}'` })).toEqual([]);
  });
});

describe("a widget that stands in a page", () => {
  it("says that it is switched off, or not allowed on the page's domain", () => {
    const off = checkPage(
      { body: Buffer.from(script), headers: {}, url: "https://shop.example/" },
      { widget: { ...widget, is_active: false }, slug: null, origin, socketUrl },
    );
    expect(off.faults).toEqual([{ message: "The widget is inactive. Activate it." }]);
    expect(faultsOf(script, { domains: ["*.shop.example"] })).toEqual([
      "shop.example is not among the allowed domains of the widget. Add it there.",
    ]);
    expect(faultsOf(script, { domains: ["shop.example"] })).toEqual([]);
  });
  it.each([
    ["waits for consent", script.replace("<script", '<script type="text/plain"'), {}, 'type is "text/plain"'],
    ["is a module", script.replace("<script", '<script type="module"'), {}, "does not know its own tag"],
    [
      "is at another address",
      script.replaceAll(origin, "https://old.example"),
      {},
      "loaded from https://old.example",
    ],
    ["is not safe", script.replaceAll("https:", "http:"), {}, "browsers refuse it"],
    ["is in a sandbox without scripts", frame.replace("allow-scripts ", ""), {}, "needs allow-scripts"],
    [
      "is in a frame of an isolated page",
      frame,
      { "cross-origin-embedder-policy": "require-corp" },
      "Use the script tag",
    ],
  ])("says that it %s", (_, markup, headers, message) => {
    expect(faultsOf(markup, { headers }).join()).toContain(message);
  });
  it("in several ways is judged by the one that works", () => {
    expect(faultsOf(frame + script, { policy: "frame-src 'none'" })).toEqual([]);
  });
});

it("a page of a million open elements is refused, not waited for", () => {
  expect(() => check("<b>".repeat(500_000))).toThrow("more elements than can be read");
});

import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { contrast, inkOn, rgbOf } from "#shared/contrast.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { embedCodes, scriptSnippet } from "#web/features/widgets/embed/embed-codes.ts";
import { readability } from "#web/features/widgets/form/readability.ts";

const origin = "https://docent.example";
const options = { theme: "dark", position: "top-left", autoOpen: true } as const;
const roleToken = `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"service_role"}').replaceAll("=", "")}.c2ln`;
const secrets = [
  "sk-live-0123456789",
  "sk_test_1",
  "sb_secret_1",
  "service_role_1",
  roleToken,
  "AKIAIOSFODNN7EXAMPLE",
];
const widget = {
  id: "wid_1",
  user_id: "ann",
  rag_system_id: "bot_1",
  name: "Site",
  is_active: true,
  created_at: "2026-01-01T00:00:00.000Z",
  total_conversations: 0,
  total_messages: 0,
  ...widgetDefaults,
};

describe("embed code", () => {
  it("[WBUILD-048] comes for six kinds of sites", () => {
    const formats = embedCodes(widget, origin, options).map(({ format }) => format);
    expect(formats).toEqual(["HTML", "React", "Next.js", "Vue", "Plain JS", "Direct embed"]);
  });

  it("[WBUILD-049] as an iframe points at the embed page, as wide as its place and 600px high", () => {
    const code = embedCodes(widget, origin, options).at(-1)?.code;
    expect(code).toContain('src="https://docent.example/embed/wid_1"');
    expect(code).toContain('width="100%"');
    expect(code).toContain('height="600px"');
  });

  it("[WBUILD-050] loads the script from the product's own origin", () => {
    for (const { code } of embedCodes(widget, origin, options).slice(0, -1))
      expect(code).toContain('"https://docent.example/widget-init.js"');
    expect(scriptSnippet(widget, origin, options)).toContain('src="https://docent.example/widget.js"');
  });

  it("[WBUILD-051] initialises the widget with its ids, its place in the page and its look", () => {
    for (const { format, code } of embedCodes(widget, origin, options).slice(0, -1)) {
      const [, object = ""] = /DocentWidget\.init\((\{[\s\S]*?\n *\})\);/.exec(code) ?? [];
      expect([format, runInNewContext(`(${object})`)]).toMatchObject([
        format,
        {
          widgetId: "wid_1",
          ragSystemId: "bot_1",
          containerId: "docent-chat",
          theme: widget.theme,
          config: { ...widget.config, position: "top-left" },
          branding: widget.branding,
        },
      ]);
      expect(code).toMatch(/id="docent-chat"|id = "docent-chat"/);
    }
  });

  it("[WBUILD-052] is a script tag with seven attributes, too", () => {
    const code = scriptSnippet(widget, origin, options);
    const attributes = [...code.matchAll(/(data-[\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(attributes)).toEqual({
      "data-widget-id": "wid_1",
      "data-base-url": origin,
      "data-anon-key": "wid_1",
      "data-theme": "dark",
      "data-position": "top-left",
      "data-auto-open": "true",
      "data-color": widget.theme.primaryColor,
    });
  });

  it.each(secrets)("[WBUILD-059] never holds the secret key %s", (anonKey) => {
    const given = { ...options, anonKey };
    const all = [
      scriptSnippet(widget, origin, given),
      ...embedCodes(widget, origin, given).map(({ code }) => code),
    ];
    expect(all.filter((code) => code.includes(anonKey))).toEqual([]);
  });

  it("[WBUILD-059] holds a public key that is given", () => {
    expect(scriptSnippet(widget, origin, { ...options, anonKey: "pub_1" })).toContain(
      'data-anon-key="pub_1"',
    );
  });

  it("[WBUILD-053] says theme, position and whether it opens by itself", () => {
    const code = scriptSnippet(widget, origin, options);
    expect(code).toContain('data-theme="dark"');
    expect(code).toContain('data-position="top-left"');
    expect(code).toContain('data-auto-open="true"');
  });

  it("cannot be broken out of by a widget's title", () => {
    const branding = { ...widget.branding, title: '"><script>alert(1)</script>' };
    for (const { code } of embedCodes({ ...widget, branding }, origin, options))
      expect(code).not.toContain("<script>alert");
  });
});

describe("readability", () => {
  it("is measured as WCAG does", () => {
    expect(contrast(rgbOf("#000000"), rgbOf("#ffffff"))).toBeCloseTo(21);
    expect([inkOn(rgbOf("#2563eb")), inkOn(rgbOf("#ffe576"))]).toEqual(["#ffffff", "#000000"]);
  });

  it("is confirmed for the default colours", () => {
    expect(readability(widget.theme)[0]?.words).toBe("White on the primary colour is readable (5.2 to 1).");
  });

  it("is doubted, worst first, where text fades into the background", () => {
    const [worst] = readability({ ...widget.theme, textColor: "#aaaaaa" });
    expect(worst).toMatchObject({ isReadable: false });
    expect(worst?.words).toMatch(/^Text on the background is hard to read/);
  });

  it("says nothing while a colour is being typed", () => {
    expect(readability({ ...widget.theme, textColor: "#aa" })).toEqual([]);
  });
});

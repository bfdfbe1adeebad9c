import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyWithoutDemo } from "#infra/site-without-demo.ts";
import { html } from "#shared/html/markup.ts";
import { demoLauncher, ofDemo, withoutDemo } from "#shared/site/demo.ts";

const page = (...parts: Parameters<typeof ofDemo>) => html`<main>${parts}</main>${demoLauncher}</body>`.html;

it("a page without the demo has all of its parts but those", () => {
  const whole = page(html`<p>First</p>`);
  expect(whole).toContain('<script async src="/widget.js" data-widget-id="docent-help"');
  expect(withoutDemo(whole)).toBe("<main><p>First</p></main></body>");
  expect(withoutDemo(html`<p>One</p>${ofDemo(html`<p>Two</p>`)}<p>Three</p>`.html)).toBe(
    "<p>One</p><p>Three</p>",
  );
  expect(withoutDemo("<p>None</p>")).toBe("<p>None</p>");
});

it("the copy of a site has no page with the demo, and the site stays as it is", () => {
  const site = join(mkdtempSync(join(tmpdir(), "site-")), "site");
  mkdirSync(join(site, "help"), { recursive: true });
  writeFileSync(join(site, "help", "team.html"), page(html`<p>Team</p>`));
  writeFileSync(join(site, "logo.bin"), new Uint8Array([0, 255, 10]));
  const copy = copyWithoutDemo(site);
  expect(readFileSync(join(copy, "help", "team.html"), "utf8")).toBe("<main><p>Team</p></main></body>");
  expect([...readFileSync(join(copy, "logo.bin"))]).toEqual([0, 255, 10]);
  expect(readFileSync(join(site, "help", "team.html"), "utf8")).toContain("docent-help");
  expect(copyWithoutDemo(site)).toBe(copy);
  rmSync(join(site, ".."), { recursive: true });
});

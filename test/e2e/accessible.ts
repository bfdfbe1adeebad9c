import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No violation on a desk and on a phone, in light and dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axe);
  await page.addStyleTag({
    content: "*, ::before, ::after { animation: none !important; transition: none !important; }",
  });
  for (const width of [1280, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(violations), `${page.url()}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const violations = async (): Promise<string[]> => {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
};

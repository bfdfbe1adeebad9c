import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isFull } from "../seed.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
] as const;

/** Both widths and both colour schemes are in the first two looks. */
const shown = isFull() ? looks : looks.slice(0, 2);

/** No violation on a desk and on a phone, in light and dark; all four of these in a full run. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axe);
  await page.addStyleTag({
    content: "*, ::before, ::after { animation: none !important; transition: none !important; }",
  });
  for (const { width, colorScheme } of shown) {
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

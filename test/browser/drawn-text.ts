import type { Locator } from "playwright-core";

/** The text of a table's cells, row by row. */
export const cells = (table: Locator) =>
  table.evaluate((element) =>
    [...element.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent)),
  );

/** The text that a reader selects and copies. */
export const selected = (part: Locator) =>
  part.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });

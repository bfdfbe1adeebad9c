import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const uncopiedQuestion = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: "Close without copying?" });

/** Escape, the close button and a click beside ask first, and what is shown stays with the focus in its dialog. */
export const asksBeforeItCloses = async (page: Page, dialog: Locator, secret: Locator): Promise<void> => {
  const question = uncopiedQuestion(page);
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close", exact: true }).first().click(),
    () => page.mouse.click(5, 5),
  ];
  await secret.waitFor();
  for (const close of ways)
    for (const key of ["Enter", "Escape"]) {
      await close();
      await question.getByRole("button", { name: "Go back" }).and(page.locator(":focus")).waitFor();
      await page.keyboard.press(key);
      await question.waitFor({ state: "detached" });
      await secret.waitFor();
      await expect.poll(() => dialog.locator(":focus").count()).toBe(1);
    }
};

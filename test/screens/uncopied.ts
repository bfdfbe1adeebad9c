import { expect } from "vitest";
import { commands, type Locator, page, userEvent } from "vitest/browser";
import { gone, seen } from "./see.ts";

export const uncopiedQuestion = page.getByRole("alertdialog", { name: "Close without copying?" });

/** Escape, the close button and a click beside ask first, and what is shown stays with the focus in its dialog. */
export const asksBeforeItCloses = async (dialog: Locator, secret: Locator): Promise<void> => {
  const ways = [
    () => userEvent.keyboard("{Escape}"),
    () => dialog.getByRole("button", { name: "Close", exact: true }).first().click(),
    () => commands.clickAt(5, 5),
  ];
  await seen(secret);
  for (const close of ways)
    for (const key of ["{Enter}", "{Escape}"]) {
      await close();
      await expect.element(uncopiedQuestion.getByRole("button", { name: "Go back" })).toHaveFocus();
      await userEvent.keyboard(key);
      await gone(uncopiedQuestion);
      await seen(secret);
      await expect.poll(() => dialog.css(":focus").elements().length).toBe(1);
    }
};

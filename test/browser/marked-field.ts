import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** The field has the focus, is marked as invalid and described by the message. */
export const markedAndFocused = async (field: Locator, message: string): Promise<void> => {
  await field.and(field.page().locator(":focus[aria-invalid=true]")).waitFor();
  await expect.poll(() => field.evaluate(describedBy)).toContain(message);
};

const describedBy = (field: Element): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

import type { Locator } from "playwright-core";

/** The toasts that lie over a part of the control, with a tall one in mind: they may be 60 pixels high. */
export const coveredByToasts = (control: Locator): Promise<(string | null)[]> =>
  control.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll("[data-scope=toast][data-part=root]")]
      .filter((toast) => {
        const { left, right, top, bottom } = toast.getBoundingClientRect();
        const end = Math.max(bottom, top + 60);
        return left < own.right && right > own.left && top < own.bottom && end > own.top;
      })
      .map((toast) => toast.textContent);
  });

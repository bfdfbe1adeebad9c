import type { Page } from "playwright-core";

/** A widget as a visitor meets it on a page. */
export interface Condition {
  hosts: number;
  /** The element that `keepInMind` has seen. */
  isSame: boolean;
  /** Pixels from the right and the bottom of the window. */
  corner: number[];
  /** Whether a click at the launcher hits the widget. */
  isOnTop: boolean;
  isOpen: boolean;
  draft: string;
  questions: string[];
}

/** Remembers the present host element. */
export const keepInMind = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { known: document.querySelector("docent-widget") });
  });

export const conditionOf = (page: Page): Promise<Condition> =>
  page.evaluate(() => {
    const hosts = document.querySelectorAll("docent-widget");
    const host = [...hosts].find(({ shadowRoot }) => shadowRoot);
    const root = host?.shadowRoot;
    const box = root?.querySelector(".launcher")?.getBoundingClientRect() ?? new DOMRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      hosts: hosts.length,
      isSame: Boolean(host && "known" in window && window.known === host),
      corner: [innerWidth - box.right, innerHeight - box.bottom],
      isOnTop: at === host,
      isOpen: root?.querySelector(".panel")?.checkVisibility() ?? false,
      draft: root?.querySelector("textarea")?.value ?? "",
      questions: [...(root?.querySelectorAll(".question") ?? [])].map(({ textContent }) => textContent ?? ""),
    };
  });

/** Listeners of the page's scripts that are alive. */
export const listenersOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return metrics.find(({ name }) => name === "JSEventListeners")?.value ?? 0;
};

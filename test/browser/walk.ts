import type { Locator, Page } from "playwright-core";

/** A person's way through pages: clicks are counted, and the seconds until what comes next can be used. */
export interface Walk {
  clicks: number;
  waitedSeconds: number;
  click(target: Locator): Promise<void>;
  /** Types where the focus is: a click into a field would count. */
  type(...fields: string[]): Promise<void>;
  /** Waits for something to read. */
  read(target: Locator): Promise<void>;
}

export const walkOn = (page: Page): Walk => {
  const wait = async (ready: Promise<unknown>) => {
    const start = performance.now();
    await ready;
    walk.waitedSeconds += (performance.now() - start) / 1000;
  };
  const walk: Walk = {
    clicks: 0,
    waitedSeconds: 0,
    click: async (target) => {
      await wait(target.click({ trial: true }));
      walk.clicks += 1;
      await target.click();
    },
    type: async (...fields) => {
      await wait(page.locator("input:focus, textarea:focus").waitFor());
      for (const [index, text] of fields.entries()) {
        if (index > 0) await nextField(page);
        await page.keyboard.type(text);
      }
    },
    read: (target) => wait(target.waitFor()),
  };
  return walk;
};

/** Presses Tab until a field has the focus; passwords have a button in between. */
const nextField = async (page: Page): Promise<void> => {
  do await page.keyboard.press("Tab");
  while ((await page.locator("input:focus").count()) === 0);
};

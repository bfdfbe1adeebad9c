import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, button } from "../../browser/widget-browser.ts";
import { type Actor, as } from "../../users.ts";
import { openOffice } from "../office.ts";
import { begin, counter, field } from "./usable.ts";

let browser: Browser;
let owner: Actor;
let job: JobDetail;
let address: string;

beforeAll(async () => {
  browser = await launch();
  owner = await as("own-application-owner");
  job = await (await openOffice(owner)).post({ title: "Clerk", allows_several: true });
  address = `${inject("url")}/jobs/${job.public_slug}`;
});
afterAll(() => browser.close());

/** Breaks a part of the browser's storage before the page's scripts run. */
const breakStorage = (page: Page, how: "is blocked" | "is missing" | "is full") =>
  page.addInitScript((how) => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    if (how === "is full") Storage.prototype.setItem = full;
    else
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            if (how === "is missing") return null;
            throw new DOMException("blocked", "SecurityError");
          },
        });
  }, how);

it.each(["is blocked", "is missing", "is full"] as const)(
  "an interview is begun and answered in a browser whose storage %s",
  async (how) => {
    const visitor = await arrive(browser);
    const { page } = visitor;
    await breakStorage(page, how);
    await begin(page, address, "Ugo");
    await field(page).fill("I wrote 300 letters in a year.");
    await button(page, "Send").click();
    await counter(page, 2);
    expectQuiet(visitor);
  },
);

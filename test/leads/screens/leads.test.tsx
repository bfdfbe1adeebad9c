import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AppError } from "#shared/errors.ts";
import { pool } from "../../screens/network.ts";
import { open, reopen } from "../../screens/open.tsx";
import { button, expectAccessible, refused, search, seen, textsOf, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { counts, leadOf } from "./sample.ts";

const path = "/app/analytics?tab=leads";
const cards = page.getByRole("table", { name: "Leads" }).getByRole("row").css("a");
const view = () => {
  const { tab, ...rest } = search();
  return rest;
};

it("[LEAD-013] search, filter and order stand in the address, and a reload shows the same", async () => {
  const names = ["Tove Lindqvist", "Paul Brandt", "Ines Okafor"];
  const all = [...names, "No name given"].map(leadOf);
  await open(path, {
    leads: {
      counts: { ...counts, total: 4, new: 4 },
      list: ({ text, status }) => {
        const items = status === "qualified" ? [] : text ? all.slice(0, 3) : all;
        return { items, total: items.length };
      },
    },
  });
  const asked = () => server.asked("leads", "list").at(-1);
  await button("Chatbot").click();
  await expect.poll(asked).toMatchObject({ sort: "rag_system_name", direction: "asc" });
  await button("Name").click();
  await button("Name").click();
  await seen(page.getByRole("columnheader", { name: "Name" }).and(page.css("[aria-sort=descending]")));
  await expect.poll(asked).toMatchObject({ sort: "name", direction: "desc" });
  await page.getByLabelText("Search leads").fill("shop");
  await expect.poll(() => textsOf(cards)).toEqual(names);
  expect(asked()).toMatchObject({ sort: "name", direction: "desc", text: "shop" });
  await expect.poll(view).toEqual({ sort: "name", text: "shop" });
  await reopen();
  await expect.poll(() => textsOf(cards)).toEqual(names);
  expect(asked()).toMatchObject({ sort: "name", direction: "desc", text: "shop" });
  await page
    .getByRole("group", { name: "Status", exact: true })
    .getByRole("button", { name: "Qualified" })
    .click();
  await seen("No leads match your filters");
  await seen("Qualified, and “shop” in name, email, company, chatbot or status.");
  await expect.poll(view).toEqual({ sort: "name", text: "shop", status: "qualified" });
  await button("Clear filters").click();
  await expect.poll(() => textsOf(cards).length).toBe(4);
});

it("two changes of the view before the screen has followed both hold", async () => {
  await open(path, { leads: { counts, list: { items: [leadOf("Tove Lindqvist")], total: 1 } } });
  await expect.poll(() => textsOf(cards).length).toBe(1);
  const pill = page
    .getByRole("group", { name: "Status", exact: true })
    .getByRole("button", { name: "Qualified" });
  for (const one of [pill, button("Name")]) (one.element() as HTMLElement).click();
  await expect.poll(view).toMatchObject({ sort: "name", status: "qualified" });
});

it("without leads the tab says so", async () => {
  await open(path, { leads: { counts, list: { items: [], total: 0 } } });
  await seen("No leads yet");
  await seen("No lead selected");
  await expectAccessible();
});

it("[LEAD-002] [LEAD-037] failures of loading are said, and that nobody is signed in", async () => {
  await open(path, { leads: { counts, list: refused("conflict", "The table is busy.") } });
  await toasted("Failed to load leads");
  await seen(page.getByRole("heading", { name: "The leads could not be loaded" }));
  server.reply({ leads: { list: { items: [leadOf("Tove Lindqvist")], total: 1 } } });
  await button("Retry").click();
  await expect.poll(() => textsOf(cards).length).toBe(1);

  // while the session is being ended, the panel stands without a user
  const ending = pool.hold();
  server.reply({
    leads: { list: () => Promise.reject(new AppError("unauthenticated", "The table is busy.")) },
  });
  await button("Refresh").click();
  await seen(page.getByRole("heading", { name: "User Authentication Required" }));
  await seen("Please sign in to view lead management");
  ending.resolve();
  await expect.poll(() => location.pathname).toBe("/login");
});

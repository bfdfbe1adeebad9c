import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open, reopen } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen } from "../../screens/see.ts";
import { type Replies, server } from "../../screens/server.ts";
import { entriesAre, operator } from "./sample.ts";

const searched: Replies = {
  chatbots: { list: { items: [] } },
  documents: { find: { items: [], isComplete: true } },
};

const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Community" });

it("the page stands in the sidebar and the search of those who run the installation", async () => {
  const newsletter = { summary: { subscriber_count: 0, sends_mail: true } };
  await open("/app/community?tab=newsletter", { ...searched, ...entriesAre([]), newsletter });
  await link.click();
  await seen("Nothing to decide");
  await expect.element(link).toHaveAttribute("aria-current", "page");
  await button("Search or jump to").click();
  await page.getByRole("combobox").fill("commun");
  await seen(page.getByRole("option", { name: "Community" }));
});

it("for everybody else it stands nowhere, and its address says whose page it is and what to set", async () => {
  await open("/app/community", searched);
  await seen("This page is for the people who run this installation");
  await seen("-c operators=you@example.com");
  await gone(link);
  expect(server.asked("forum", "reports")).toEqual([]);
  await expectAccessible();
  await button("Search or jump to").click();
  await page.getByRole("combobox").fill("sett");
  await seen(page.getByRole("option", { name: "Settings" }));
  await page.getByRole("combobox").fill("commun");
  await gone(page.getByRole("option"));
});

it("who stops running the installation loses the entry with the next look at the accounts", async () => {
  await open("/app/community", entriesAre([]));
  await seen(link);
  server.reply({
    team: { memberships: { items: [{ account_id: "user-1", role: "owner" }], is_operator: false } },
  });
  await reopen();
  await seen("This page is for the people who run this installation");
  await gone(link);
});

it("a page that does not know whose it is offers to try again", async () => {
  await open("/app/community", { team: { memberships: refused("conflict") } });
  await seen("This page could not be loaded");
  server.reply(entriesAre([]));
  server.reply(operator);
  await button("Retry").click();
  await seen("Nothing to decide");
});

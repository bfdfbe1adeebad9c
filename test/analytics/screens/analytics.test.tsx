import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open, reopen } from "../../screens/open.tsx";
import { button, expectAccessible, refused, search, seen, textsOf, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { emptyOverview } from "./sample.ts";

const period = page.getByLabelText("Period");
const show = () =>
  open("/app/analytics", { analytics: { overview: emptyOverview }, chatbots: { list: { items: [] } } });

it("[ANALYT-001] [ANALYT-002] [ANALYT-004] [ANALYT-011] without data the overview says so, and offers a longer period", async () => {
  await show();
  await seen(page.getByRole("heading", { name: "No Analytics Data" }));
  expect(textsOf(period.css("option"))).toEqual(["Last 7 days", "Last 30 days", "Last 90 days"]);
  await expect.element(period).toHaveValue("30");
  expect(textsOf(page.getByRole("tab"))).toEqual(["Overview", "Leads & Contacts", "Candidates", "Queries"]);
  await button("Last 90 days").click();
  await expect.element(period).toHaveValue("90");
  expect(search()).toEqual({ days: "90" });
  await reopen();
  await expect.element(period).toHaveValue("90");
  await expect.poll(() => server.asked("analytics", "overview").at(-1)).toMatchObject({ days: "90" });
  await expectAccessible();
});

it("[ANALYT-026] a failed load is shown in its place, without a toast", async () => {
  await show();
  await seen(page.getByRole("heading", { name: "No Analytics Data" }));
  server.reply({ analytics: { overview: refused("internal", "Something went wrong on our side.") } });
  await period.selectOptions("7");
  await seen(page.getByRole("heading", { name: "The figures could not be loaded" }));
  expect(toasts.getByRole("status").elements()).toHaveLength(0);
  server.reply({ analytics: { overview: emptyOverview } });
  await button("Retry").click();
  await seen(page.getByRole("heading", { name: "No Analytics Data" }));
});

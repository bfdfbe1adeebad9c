import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Dashboard } from "#shared/analytics/routes.ts";
import { open } from "../../screens/open.tsx";
import { button, refused, seen, textsOf, toasted } from "../../screens/see.ts";
import { type Replies, server } from "../../screens/server.ts";

const none = { total: 0, thisMonth: 0, lastMonth: 0, changePercent: null };
const unused: Dashboard = {
  activeChatbots: none,
  messagesHandled: none,
  documents: 0,
  completedDocuments: 0,
  sampleDocuments: 0,
  conversations: 0,
  queries: 0,
  visitorConversations: 0,
  visitorQueries: 0,
  publishedChatbots: 0,
  widgets: 0,
};
const used: Dashboard = {
  ...unused,
  activeChatbots: { ...none, total: 2, thisMonth: 2 },
  messagesHandled: { ...none, total: 2, thisMonth: 2 },
  documents: 1,
  completedDocuments: 1,
  conversations: 1,
  queries: 1,
};

/** The parts beside the figures have nothing to say. */
const beside: Replies = {
  budget: { notices: { items: [] } },
  gaps: { list: { items: [], hasQuestions: false, grouping: {}, isGrouping: false } },
  modelProvider: {
    failing: { items: [] },
    read: {
      provider: null,
      chatbots: [],
      builtin_chatbots: [],
      may_connect: false,
      may_be_private: false,
      installation: { provider: "openai", model: "gpt-6-luna" },
    },
  },
};

const show = (dashboard: Dashboard) => open("/app", { ...beside, analytics: { dashboard } });

const main = page.getByRole("main");
const section = (name: string) => page.css("section").filter({ has: page.getByRole("heading", { name }) });
const figure = (name: string, value: string) => seen(section(name).getByText(value, { exact: true }));

it("[DASH-001] the welcome uses the part of the email before the at-sign, capitalised", async () => {
  await show(unused);
  await seen(page.getByRole("heading", { name: "Welcome, Ann", exact: true }));
});

it("a newcomer reads what comes instead of zeros, and the first step comes first", async () => {
  await show(unused);
  await expect
    .poll(() => textsOf(main.getByRole("heading", { level: 2 })))
    .toEqual([
      "Getting Started",
      "Try a sample first",
      "Active Chatbots",
      "Messages Handled",
      "Business Impact",
    ]);
  await seen("Your first one appears here");
  await seen("Starts with the first question a visitor asks.");
  expect(main.getByText("0", { exact: true }).elements()).toHaveLength(2);
});

it("[DASH-015] the first steps are listed, and the next one is offered", async () => {
  await show(unused);
  const steps = section("Getting Started").getByRole("listitem");
  for (const [index, name] of ["Create a chatbot", "Upload training data", "Test and deploy"].entries())
    await seen(steps.nth(index).getByText(name));
  expect(steps.elements()).toHaveLength(3);
  await seen("None of three done");
  await seen(steps.nth(0).getByRole("button", { name: "Create Chatbot" }));
});

it("[DASH-004] [DASH-007] [DASH-008] there are exactly two stat cards, each with its change against last month", async () => {
  await show(used);
  await seen(main.css("section"));
  await expect
    .poll(() => textsOf(main.css("section").getByRole("heading")))
    .toEqual(["Active Chatbots", "Messages Handled", "Business Impact", "Getting Started"]);
  const activeChatbots = { total: 6, thisMonth: 3, lastMonth: 2, changePercent: 50 };
  const messagesHandled = { total: 8, thisMonth: 2, lastMonth: 6, changePercent: -67 };
  server.reply({ analytics: { dashboard: { ...used, activeChatbots, messagesHandled } } });
  await button("Refresh").click();
  await seen(section("Active Chatbots").getByText("+50% from last month", { exact: true }));
  await seen(section("Messages Handled").getByText("−67% from last month", { exact: true }));
});

it("[DASH-002] [DASH-003] refreshing brings the figures up to date and says so", async () => {
  await show(unused);
  await seen(page.getByRole("heading", { name: "Active Chatbots" }));
  server.reply({ analytics: { dashboard: used } });
  await button("Refresh").click();
  await toasted("Dashboard refreshed");
  await figure("Active Chatbots", "2");
  await figure("Messages Handled", "2");
});

it("figures that cannot be read say so and can be asked for again", async () => {
  await open("/app", { ...beside, analytics: { dashboard: refused("invalid") } });
  await seen(page.getByRole("alert").getByText("The figures could not be loaded"));
  server.reply({ analytics: { dashboard: used } });
  await button("Retry").click();
  await figure("Active Chatbots", "2");
});

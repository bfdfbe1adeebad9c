import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, refused, search, seen, textsOf, toasted, toasts } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { conversationOf, stats } from "./sample.ts";

const rows = page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
const question = "How long can I keep a book?";
const items = [conversationOf(question)];

it("[HIST-006] [HIST-008] filters and search are in the address, and Clear takes them out", async () => {
  await open("/app/conversation-history", {
    chatbots: { list: { items: [] } },
    history: { stats, list: ({ text }) => ({ items: text?.startsWith("nothing") ? [] : items }) },
  });
  const asked = () => server.asked("history", "list").at(-1);
  const options = (name: string) => textsOf(page.getByLabelText(name).css("option"));
  await expect.poll(() => textsOf(rows).length).toBe(1);
  expect(options("Session")).toEqual(["All sessions", "Private", "Public"]);
  expect(options("Period")).toEqual(["7 days", "30 days", "90 days", "All time"]);
  await page.getByLabelText("Session").selectOptions("private");
  await expect.poll(asked).toMatchObject({ session: "private" });
  await page.getByLabelText("Session").selectOptions("all");
  await page.getByLabelText("Search conversations").fill("KEEP book");
  await expect.poll(() => search().text).toBe("KEEP book");
  await expect.poll(asked).toMatchObject({ session: "all", text: "KEEP book" });
  await page.getByLabelText("Feedback").selectOptions("disliked");
  await expect.poll(asked).toMatchObject({ feedback: "disliked" });
  await page.getByLabelText("Feedback").selectOptions("any");
  await page.getByLabelText("Channel").selectOptions("test");
  await expect.poll(asked).toMatchObject({ feedback: "any", channel: "test" });
  expect(search().channel).toBe("test");
  await page.getByLabelText("Search conversations").fill("nothing of the kind");
  await seen("No conversations match");
  await button("Clear the filters").click();
  await expect.poll(() => textsOf(rows).length).toBe(1);
  expect(search()).toEqual({});
});

it("[HIST-022] [HIST-023] [HIST-024] failures of list and messages are said by a toast, failed figures by none", async () => {
  const broken = refused("invalid", "broken");
  await open("/app/conversation-history?conversation=conv_1", {
    chatbots: { list: { items: [] } },
    history: { list: broken, stats: broken },
    conversations: { messages: broken },
  });
  await toasted("Failed to load conversations");
  await toasted("Failed to load messages");
  await seen("The conversations could not be loaded");
  expect(page.getByRole("definition").first().element().textContent).toMatch("–");
  expect(toasts.getByRole("status").or(toasts.getByRole("alert")).elements().length).toBeLessThanOrEqual(2);
  const conversation = conversationOf(question);
  server.reply({
    history: { list: { items }, stats },
    conversations: { messages: { items: [], conversation } },
  });
  for (const name of ["Retry", "Retry"]) await page.getByRole("button", { name }).first().click();
  await seen(rows.first());
});

import { expect, it } from "vitest";
import { isCurrent, navEntries } from "#web/app/shell/nav-entries.ts";

it("the documents page belongs to Chatbots in the sidebar", () => {
  const current = navEntries.filter((entry) => isCurrent(entry, "/app/documents"));
  expect(current.map((entry) => entry.name)).toEqual(["Chatbots"]);
});

it("no entry but the page's own is current", () => {
  expect(navEntries.filter((entry) => isCurrent(entry, "/app/chat"))).toHaveLength(1);
});

import { expect, it } from "vitest";
import { isCurrent, navEntries } from "#web/app/shell/nav-entries.ts";

it("the documents page belongs to Chatbots in the sidebar", () => {
  const current = navEntries.filter((entry) => isCurrent(entry, "/app/documents"));
  expect(current.map((entry) => entry.name)).toEqual(["Chatbots"]);
});

it("no entry but the page's own is current", () => {
  expect(navEntries.filter((entry) => isCurrent(entry, "/app/chat"))).toHaveLength(1);
});

it("the page of those who run the installation is nobody else's, and every other one is for a role", () => {
  const forOperators = navEntries.filter(({ needs }) => needs === "operator");
  expect(forOperators.map(({ name, to }) => [name, to])).toEqual([["Community", "/app/community"]]);
});

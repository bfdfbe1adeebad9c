import { expect, it } from "vitest";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";

const pathOf = (id: string): string =>
  new URL(toRequest(contract.documents.get, { chatbotId: "bot_1", id }, "https://docent.example").url)
    .pathname;

it("an id stays one segment of a route's path, whatever is in it", () => {
  for (const id of ["doc_1", "a/b", "a?b#c", "%2e%2e", "../admin", "…"])
    expect(decodeURIComponent(pathOf(id).split("/").at(-1) ?? "")).toBe(id);
});

it.each(["", ".", ".."])("%j is no id, so nothing is sent", (id) => {
  expect(() => pathOf(id)).toThrow("There is nothing at this address.");
});

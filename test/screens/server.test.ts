import { afterEach, beforeEach, expect, it } from "vitest";
import { answer, server } from "./server.ts";

beforeEach(server.run);
afterEach(server.reset);

const counts = { total: 0, new: 0, contacted: 0, qualified: 0, converted: 0, lost: 0 };
const ask = async (path: string, init?: RequestInit) =>
  (await answer(new Request(`https://docent.example${path}`, init)))?.status;

it("a reply that the contract allows is given, and the parsed input kept", async () => {
  server.reply({ leads: { list: ({ page }) => ({ items: [], total: page }) } });
  expect(await ask("/api/leads?page=3")).toBe(200);
  expect(server.asked("leads", "list")).toMatchObject([{ page: 3, status: "current" }]);
  expect(server.faults()).toEqual([]);
});

it("a reply that lies is a fault, which names the route and the field", async () => {
  server.reply({ leads: { counts: { ...counts, lost: 1.5 } } });
  expect(await ask("/api/leads/counts")).toBe(500);
  expect(server.faults()).toEqual([expect.stringMatching(/^leads\.counts has a reply.*"lost"/s)]);
});

it("a request that the contract refuses, one without a reply, and one of no route are faults", async () => {
  server.reply({ leads: { list: { items: [], total: 0 } } });
  for (const path of ["/api/leads?page=0", "/api/leads/counts", "/api/nothing"]) await ask(path);
  expect(server.faults()).toEqual([
    expect.stringMatching(/^leads\.list was asked wrongly.*"page"/s),
    "leads.counts has no reply",
    "GET /api/nothing is no route",
  ]);
});

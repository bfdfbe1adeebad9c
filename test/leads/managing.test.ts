import { beforeAll, expect, it } from "vitest";
import type { Actor } from "../users.ts";
import { as } from "../users.ts";
import { type Desk, leave, openWidget } from "./leave.ts";

let owner: Actor;
let [shop, rental]: [Desk, Desk] = [
  { chatbotId: "", widgetId: "" },
  { chatbotId: "", widgetId: "" },
];

beforeAll(async () => {
  owner = await as("ann");
  shop = await openWidget(owner, "Shop help", "Product pages");
  rental = await openWidget(owner, "Rental desk", "Hire page");
  await leave(shop, {
    name: "Zoë Ádám",
    email: "zoe@one.example",
    company: "Alpine",
  });
  await leave(rental, { name: "bo Lind", email: "bo@two.example" });
  await leave(shop, { email: "only@three.example", company: "Zenith" });
  await leave(rental, { name: "Ines Okafor", email: "ines@four.example", phone: "030 123456" });
});

type Query = Parameters<Actor["leads"]["list"]>[0];
const list = async (query: Query = {}) => (await owner.leads.list(query)).items;
const emails = async (query: Query = {}) =>
  (await list(query)).map(({ visitor_info: { email } }) => email?.split("@")[0]);
const idOf = async (name: string) => (await list({ text: name, status: "any" }))[0]?.id ?? "";
const ids = async (...names: string[]) => Promise.all(names.map(idOf));

it("[LEAD-029] [LEAD-030] [LEAD-031] leads carry the names of chatbot and widget, the newest first, or in the order of a column", async () => {
  expect(await emails()).toEqual(["ines", "only", "bo", "zoe"]);
  expect((await list()).map((lead) => [lead.rag_system_name, lead.widget_name])).toEqual([
    ["Rental desk", "Hire page"],
    ["Shop help", "Product pages"],
    ["Rental desk", "Hire page"],
    ["Shop help", "Product pages"],
  ]);
  expect(await emails({ direction: "asc" })).toEqual(["zoe", "bo", "only", "ines"]);
  expect(await emails({ sort: "name", direction: "asc" })).toEqual(["bo", "ines", "zoe", "only"]);
  expect(await emails({ sort: "name" })).toEqual(["zoe", "ines", "bo", "only"]);
  expect(await emails({ sort: "email", direction: "asc" })).toEqual(["bo", "ines", "only", "zoe"]);
  expect(await emails({ sort: "company", direction: "asc" })).toEqual(["zoe", "only", "ines", "bo"]);
  expect(await emails({ sort: "rag_system_name", direction: "asc" })).toEqual(["ines", "bo", "only", "zoe"]);
  await owner.widgets.remove({ id: (await openWidget(owner, "Gone", "Gone")).widgetId });
  const gone = await openWidget(owner, "Other", "Closed");
  await leave(gone, { email: "direct@five.example" });
  await owner.widgets.remove({ id: gone.widgetId });
  expect((await list())[0]).toMatchObject({ rag_system_name: "Other", widget_name: "Direct" });
  await owner.leads.remove({ ids: await ids("direct@") });
});

it("[LEAD-009] a search finds a part of name, e-mail address, company, chatbot or status, in any case", async () => {
  expect(await emails({ text: "ZOË á" })).toEqual(["zoe"]);
  expect(await emails({ text: "@TWO" })).toEqual(["bo"]);
  expect(await emails({ text: "zenit" })).toEqual(["only"]);
  expect(await emails({ text: "rental" })).toEqual(["ines", "bo"]);
  expect(await emails({ text: "NEW" })).toEqual(["ines", "only", "bo", "zoe"]);
  expect(await emails({ text: "030" })).toEqual([]);
  expect(await owner.leads.list({ text: "rental", limit: 1, page: 2 })).toMatchObject({
    total: 2,
    items: [{ visitor_info: { name: "bo Lind" } }],
  });
});

it("[LEAD-007] [LEAD-019] [LEAD-020] [LEAD-021] [LEAD-028] [LEAD-032] several leads at once get any status from any other, lost ones are hidden, and all are counted", async () => {
  const both = await ids("bo@", "zoe@");
  const statuses = ["contacted", "new", "lost", "converted", "qualified", "lost"] as const;
  for (const status of statuses) {
    const { changed } = await owner.leads.setStatus({ ids: both, status });
    expect(changed.map(({ id }) => id).toSorted()).toEqual(both.toSorted());
  }
  const lost = await list({ status: "lost" });
  expect(lost.map(({ id }) => id).toSorted()).toEqual(both.toSorted());
  for (const { last_contacted_at, updated_at, created_at } of lost) {
    expect(last_contacted_at).toBeTruthy();
    expect(updated_at > created_at && updated_at > (last_contacted_at ?? "")).toBe(true);
  }
  expect(await emails()).toEqual(["ines", "only"]);
  expect(await emails({ status: "any" })).toHaveLength(4);
  const counts = { total: 4, new: 2, contacted: 0, qualified: 0, converted: 0, lost: 2 };
  expect(await owner.leads.counts({})).toEqual(counts);
  expect(await emails({ sort: "status", direction: "asc", status: "any" })).toEqual([
    "ines",
    "only",
    "bo",
    "zoe",
  ]);
  await owner.leads.setStatus({ ids: both, status: "new" });
});

it("a change of status is undone with its stamp, unless the lead has changed since", async () => {
  const [one = "", other = ""] = await ids("ines@", "only@");
  await owner.leads.setStatus({ ids: [one], status: "qualified" });
  const { changed } = await owner.leads.setStatus({ ids: [one, other], status: "contacted" });
  await owner.leads.saveNotes({ id: other, notes: "Call on Monday.", notes_saved_at: null });
  expect(await owner.leads.undo({ changes: changed })).toEqual({ undone: 1 });
  expect(await owner.leads.undo({ changes: changed })).toEqual({ undone: 0 });
  expect(await owner.leads.get({ id: one })).toMatchObject({ status: "qualified", last_contacted_at: null });
  expect(await owner.leads.get({ id: other })).toMatchObject({
    status: "contacted",
    notes: "Call on Monday.",
  });
});

it("[LEAD-033] notes of ten thousand letters are saved, and not over those of a colleague", async () => {
  const id = await idOf("bo@");
  const notes = "図".repeat(10_000);
  const saved = await owner.leads.saveNotes({ id, notes, notes_saved_at: null });
  expect(saved.notes).toBe(notes);
  expect(saved.updated_at >= (saved.notes_saved_at ?? "~")).toBe(true);
  await expect(owner.leads.saveNotes({ id, notes: "Mine", notes_saved_at: null })).rejects.toMatchObject({
    code: "conflict",
  });
  await owner.leads.saveNotes({ id, notes: "", notes_saved_at: saved.notes_saved_at });
  expect((await owner.leads.get({ id })).notes).toBe("");
});

it("deleted leads are gone from list, counts and detail, and come back until their address is left once more", async () => {
  const [bo = "", zoe = ""] = await ids("bo@", "zoe@");
  const before = await owner.leads.counts({});
  const { changed } = await owner.leads.remove({ ids: [bo, zoe] });
  expect(await emails({ status: "any" })).not.toContain("bo");
  expect((await owner.leads.counts({})).total).toBe(before.total - 2);
  await expect(owner.leads.get({ id: bo })).rejects.toMatchObject({ code: "not_found" });
  await expect(owner.leads.setStatus({ ids: [bo], status: "lost" })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(owner.leads.some({ ids: [zoe] })).rejects.toMatchObject({ code: "not_found" });
  await leave(shop, { email: "zoe@one.example" });
  expect(await owner.leads.undo({ changes: changed })).toEqual({ undone: 1 });
  expect((await owner.leads.get({ id: bo })).visitor_info.name).toBe("bo Lind");
  expect((await list({ text: "zoe@" })).map(({ id }) => id)).not.toContain(zoe);
  expect((await list({ text: "zoe@" }))[0]).toMatchObject({ visitor_info: { name: null }, sightings: 1 });
  const { items } = await owner.account.activity({});
  expect(items[0]).toMatchObject({ action: "deleted", subject: { kind: "leads", name: "2" } });
});

it("[SEC-003] nobody else reads, changes, deletes or restores a lead", async () => {
  const stranger = await as("bob");
  const id = await idOf("ines@");
  const { updated_at } = await owner.leads.get({ id });
  const missing = { code: "not_found" };
  expect(await stranger.leads.list({ status: "any" })).toEqual({ items: [], total: 0 });
  expect((await stranger.leads.ids({ status: "any" })).ids).toEqual([]);
  expect((await stranger.leads.counts({})).total).toBe(0);
  await expect(stranger.leads.some({ ids: [id] })).rejects.toMatchObject(missing);
  await expect(stranger.leads.get({ id })).rejects.toMatchObject(missing);
  await expect(stranger.leads.setStatus({ ids: [id], status: "lost" })).rejects.toMatchObject(missing);
  await expect(stranger.leads.remove({ ids: [id] })).rejects.toMatchObject(missing);
  const saving = stranger.leads.saveNotes({ id, notes: "Mine", notes_saved_at: null });
  await expect(saving).rejects.toMatchObject(missing);
  expect(await stranger.leads.undo({ changes: [{ id, updated_at }] })).toEqual({ undone: 0 });
  expect((await owner.leads.get({ id })).updated_at).toBe(updated_at);
});

it("[LEAD-027] a lead shows the conversation in which it was left, and what was accepted", async () => {
  await leave(shop, {
    name: "Ada",
    email: "ada@six.example",
    asks: "Hello!",
    consent: "You may write to me.",
  });
  await leave(rental, { name: "A. Lovelace", email: "ADA@six.example" });
  const detail = await owner.leads.get({ id: await idOf("ada@") });
  expect(detail).toMatchObject({
    visitor_info: { name: "Ada" },
    sightings: 2,
    consent: { text: "You may write to me.", page: "https://cycles.example/e-bikes" },
    conversation: { id: detail.conversation_id, message_count: 2, question: "Hello!" },
    seen: [
      { rag_system_name: "Rental desk", visitor_info: { name: "A. Lovelace" }, hasConversation: false },
      { rag_system_name: "Shop help", widget_name: "Product pages", hasConversation: true },
    ],
  });
  expect(detail.conversation?.answer).toBeTruthy();
  await owner.history.remove({ id: detail.conversation_id });
  expect((await owner.leads.get({ id: detail.id })).conversation).toBeNull();
});

it("ids come in the order of the filter, and their leads in the order of the ids", async () => {
  const { ids: found, from } = await owner.leads.ids({ sort: "email", direction: "asc", text: "rental" });
  const { items } = await owner.leads.some({ ids: [...found, "lead_00000000000000000000000000"] });
  expect(items.map(({ visitor_info }) => visitor_info.email)).toEqual(await emailsOf("rental"));
  expect(from).toBeUndefined();
});

const emailsOf = async (text: string) =>
  (await list({ sort: "email", direction: "asc", text })).map(({ visitor_info }) => visitor_info.email);

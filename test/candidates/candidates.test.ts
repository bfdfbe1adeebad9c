import { beforeAll, expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { type Actor, as } from "../users.ts";
import { apply, beside, evaluated, openJob, shown } from "./applied.ts";

let owner: Actor;
let mechanic: JobDetail;
let assistant: JobDetail;
let noor: CandidateDetail;
let ids: Record<"noor" | "ruth" | "kofi", string>;

beforeAll(async () => {
  owner = await as("candidates-owner");
  mechanic = await openJob(owner);
  assistant = await openJob(owner, {
    title: "Weekend Assistant",
    company_name: "Harbour Shop",
    chatbot: mechanic.rag_system_id,
  });
  const named = ["My name is Noor Vance. I repaired hydraulic disc brakes on 40 bikes.", ...shown.slice(1)];
  ids = {
    noor: await apply(mechanic, "Noor Vance", { answers: named, phone: "01632 960 118" }),
    ruth: await apply(assistant, "Ruth Élan", { email: "Ruth@Second.example" }),
    kofi: await apply(mechanic, "Kofi Amankwa", { answers: beside }),
  };
  noor = await evaluated(owner, ids.noor);
  await evaluated(owner, ids.kofi);
});

const found = async (filter: Parameters<Actor["candidates"]["list"]>[0]) =>
  (await owner.candidates.list(filter)).items.map(({ applicant_name }) => applicant_name?.split(" ")[0]);

it("[CAND-010] [ANALYT-018] applications have the job's title and company, newest first", async () => {
  const { items } = await owner.candidates.list({});
  expect(items.map((one) => [one.id, one.job_title, one.company_name])).toEqual([
    [ids.kofi, "Bicycle mechanic", "Old Town Cycles"],
    [ids.ruth, "Weekend Assistant", "Harbour Shop"],
    [ids.noor, "Bicycle mechanic", "Old Town Cycles"],
  ]);
});

it("[CAND-005] a search finds parts of name, address, title, company and status in any case", async () => {
  const searches = {
    "OOR VAN": ["Noor"],
    élan: ["Ruth"],
    "second.EX": ["Ruth"],
    "icycle MECH": ["Kofi", "Noor"],
    "ARBOUR sh": ["Ruth"],
    VIEWE: ["Kofi", "Noor"],
    "01632": [],
    tandem: [],
  };
  for (const [search, names] of Object.entries(searches))
    expect(await found({ search }), search).toEqual(names);
});

it("[CAND-009] status and job restrict the list and its number at once", async () => {
  const filters = [
    { status: "new" as const },
    { jobId: mechanic.id },
    { jobId: mechanic.id, status: "new" as const },
    { jobId: mechanic.id, search: "noor" },
  ];
  const lists = await Promise.all(filters.map((filter) => owner.candidates.list({ ...filter, limit: 1 })));
  expect(lists.map(({ items, total }) => [items.length, total])).toEqual([
    [1, 1],
    [1, 2],
    [0, 0],
    [1, 1],
  ]);
});

it("[CAND-011] another account gets no application, neither by list nor by id", async () => {
  const stranger = await as("candidates-stranger");
  expect(await stranger.candidates.list({})).toEqual({ items: [], total: 0 });
  expect((await stranger.candidates.ids({})).ids).toEqual([]);
  await expect(stranger.candidates.some({ ids: [ids.noor] })).rejects.toMatchObject({ code: "not_found" });
  expect((await stranger.candidates.jobs({})).items).toEqual([]);
  const id = ids.noor;
  for (const read of [stranger.candidates.get, stranger.candidates.responses, stranger.candidates.transcript])
    await expect(read({ id })).rejects.toMatchObject({ code: "not_found" });
});

it("[CAND-038] the answers have their questions and come in the order of the interview", async () => {
  const { items } = await owner.candidates.responses({ id: ids.noor });
  expect(items.map(({ application_id }) => application_id)).toEqual(items.map(() => ids.noor));
  expect(items[0]?.question).toBe("Please tell us about your experience with repairs.");
  for (const [at, { question_text }] of mechanic.questions.entries())
    expect(items[at + 1]?.question).toContain(question_text);
  expect(items.slice(1).map(({ response_text }) => response_text)).toEqual(shown.slice(1));
});

it("[CAND-039] the conversation is read whole, from its first message on", async () => {
  const { items } = await owner.candidates.transcript({ id: ids.noor });
  const answers = items.filter(({ message_type }) => message_type === "user");
  expect(answers.map(({ content }) => content)).toEqual(noor.responses.map((one) => one.response_text));
  expect(items[0]?.content).toContain("Noor Vance");
  expect(items.map(({ created_at }) => created_at)).toEqual(
    items.map(({ created_at }) => created_at).toSorted(),
  );
  expect((await owner.candidates.transcript({ id: ids.ruth })).items).toEqual([]);
});

it("a blind view tells nowhere who applied, and places of quotes stay right", async () => {
  const blind = "true";
  const id = ids.noor;
  const seen = {
    list: await owner.candidates.list({ blind, jobId: mechanic.id }),
    some: await owner.candidates.some({ blind: true, ids: [id] }),
    detail: await owner.candidates.get({ id, blind }),
    answers: await owner.candidates.responses({ id, blind }),
    talk: await owner.candidates.transcript({ id, blind }),
  };
  expect(JSON.stringify(seen)).not.toMatch(/noor|vance|960 118/i);
  expect(seen.list.items.map(({ number }) => number)).toEqual([2, 1]);
  expect(await found({ search: "noor", blind })).toEqual([]);
  const quotes = seen.detail.evaluations[0]?.marks.flatMap(({ quote }) => quote ?? []) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  for (const { text, answer, start, end } of quotes)
    expect(seen.answers.items[answer - 1]?.response_text.slice(start, end)).toBe(text);
});

it("[CAND-040] notes are saved by id, and not over those of somebody else", async () => {
  const saved = await owner.candidates.saveNotes({ id: ids.noor, notes: "Calm.", notes_saved_at: null });
  expect(saved.notes).toBe("Calm.");
  expect(saved.updated_at > noor.updated_at).toBe(true);
  const late = owner.candidates.saveNotes({ id: ids.noor, notes: "Other.", notes_saved_at: null });
  await expect(late).rejects.toMatchObject({ code: "conflict" });
  const { notes, notes_saved_at, updated_at } = saved;
  const present = await owner.candidates.get({ id: ids.noor });
  expect(present).toMatchObject({ notes, notes_saved_at, updated_at });
  expect((await owner.candidates.get({ id: ids.kofi })).notes).toBe("");
});

it("notes that tell the name are hidden in a blind view, and said to be", async () => {
  const id = ids.ruth;
  const notes = "Ruth is calm.";
  const saved = await owner.candidates.saveNotes({ id, notes, notes_saved_at: null, blind: true });
  expect(saved).toMatchObject({ applicant_name: null, notes: "•••• is calm." });
  const blind = await owner.candidates.get({ id, blind: "true" });
  expect(blind).toMatchObject({ notes: "•••• is calm.", are_notes_masked: true });
  expect(await owner.candidates.get({ id })).toMatchObject({ notes, are_notes_masked: false });
});

it("[CAND-041] a status is set by id, from any other, with who did it and when", async () => {
  // ends as it began, for the other tests
  const order = ["rejected", "new", "shortlisted", "interviewing", "rejected", "reviewed"] as const;
  let before = (await owner.candidates.get({ id: ids.kofi })).updated_at;
  for (const status of order) {
    const changed = await owner.candidates.setStatus({ id: ids.kofi, status });
    expect(changed.status).toBe(status);
    expect(changed.updated_at > before).toBe(true);
    expect(changed.decisions[0]).toMatchObject({ status, by: owner.email, at: changed.updated_at });
    expect(await found({ status })).toContain("Kofi");
    before = changed.updated_at;
  }
  expect((await owner.candidates.get({ id: ids.kofi })).decisions.map(({ status }) => status)).toEqual(
    order.toReversed(),
  );
  expect(await found({ status: "rejected" })).toEqual([]);
});

it("an open page is told of applications, their decisions and their end", async () => {
  const { socketUrl } = await (await fetch(`${inject("url")}/config.json`)).json();
  const socket = new WebSocket(socketUrl, socketProtocols(owner.token), { origin: inject("url") });
  const heard: { type: string; applicationId?: string }[] = [];
  socket.on("message", (message) => heard.push(JSON.parse(String(message))));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ action: "follow", token: owner.token }));
  await expect.poll(() => heard.length).toBe(1);
  const toldOf = (id: string) => heard.filter(({ applicationId }) => applicationId === id).length;
  const id = await apply(mechanic, "Theo Brandl");
  await expect.poll(() => toldOf(id)).toBe(1);
  await owner.candidates.setStatus({ id, status: "shortlisted" });
  await expect.poll(() => toldOf(id)).toBe(2);
  await owner.candidates.remove({ id });
  await expect.poll(() => toldOf(id)).toBe(3);
  socket.close();
});

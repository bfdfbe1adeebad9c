import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { random as randomOf } from "../random.ts";
import { numberOf } from "./option.ts";
import { percentile, type Row } from "./table.ts";

const measured = 40;
const changedAtOnce = 5000;
const limits = { atMost: 150 };
const filter = { status: "current", sort: "created_at", direction: "desc" } as const;

/** The leads of a large account on one machine: `--leads 100000`. */
export const leads = async (): Promise<Row[]> => {
  const count = numberOf("leads", 10_000);
  const folder = mkdtempSync(join(tmpdir(), "leads-"));
  const { stop } = await openOutbox(folder);
  const { chatbotStore } = await import("#lambdas/core/chatbots/store.ts");
  const { leadStore } = await import("#lambdas/leads/store.ts");
  const { countLeads, listIds, listLeads } = await import("#lambdas/leads/reading/list-leads.ts");
  const { readLead } = await import("#lambdas/leads/reading/read-lead.ts");
  const { setStatus } = await import("#lambdas/leads/changing/set-status.ts");
  const { undoChanges } = await import("#lambdas/leads/changing/undo-changes.ts");
  const { leadDirectories } = await import("#lambdas/leads/directory/directory.ts");
  const accountId = "usr_leads";
  const chatbots = Array.from({ length: 5 }, (_, n) => ({
    ...newChatbot(accountId, new Date().toISOString()),
    name: `Desk ${n}`,
  }));
  for (const one of chatbots) await chatbotStore.create(one, settingsOf(one));
  await storeLeads(
    accountId,
    count,
    chatbots.map(({ id }) => id),
  );

  const once = async (work: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const timed = async (work: (n: number) => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) times.push(await once(() => work(n)));
    return percentile(times, 0.95);
  };
  const page = (query: object = {}) => listLeads(accountId, { ...filter, page: 1, limit: 50, ...query });
  const first = await once(() => page());
  leadDirectories.forget();
  const again = await once(() => page());
  const sorts = ["name", "email", "company", "rag_system_name", "status", "last_contacted_at"] as const;
  const firstSort = await once(() => page({ sort: "name" }));
  const lists: Record<string, number> = { "first page, p95": await timed(() => page()) };
  for (const sort of sorts)
    lists[`by ${sort}, p95`] = await timed((n) => page({ sort, direction: n % 2 ? "asc" : "desc" }));
  lists["of one status, p95"] = await timed(() => page({ status: "qualified" }));
  lists["search, three letters, p95"] = await timed((n) =>
    page({ text: letters.slice(n % 20, (n % 20) + 3) }),
  );
  lists["search, one address, p95"] = await timed((n) => page({ text: `${n}@mail` }));
  lists["search by chatbot, sorted by name, p95"] = await timed(() => page({ text: "desk 3", sort: "name" }));
  lists["a page in the middle, p95"] = await timed(() => page({ sort: "name", page: count / 100 }));
  lists["counts, p95"] = await timed(() => countLeads(accountId));
  const details = (await page()).items;
  lists["opening a lead, p95"] = await timed((n) => readLead(accountId, details[n]?.id ?? ""));
  lists["after a new lead, p95"] = await timed(async (n) => {
    await leadStore.capture({
      accountId,
      chatbotId: chatbots[0]?.id ?? "",
      widgetId: null,
      conversationId: `conv_new_${n}`,
      details: { name: `New ${n}`, email: `new-${n}@mail.example` },
      sourceUrl: null,
    });
    await page({ sort: "name" });
  });
  const { ids } = await listIds(accountId, { ...filter, from: 0 });
  const some = ids.slice(0, changedAtOnce);
  const changed: Awaited<ReturnType<typeof setStatus>> = [];
  const changing = await once(async () => {
    for (let from = 0; from < some.length; from += 100)
      changed.push(...(await setStatus(accountId, some.slice(from, from + 100), "contacted")));
  });
  const afterwards = await once(() => page());
  let undone = 0;
  const undoing = await once(async () => {
    for (let from = 0; from < changed.length; from += 100)
      undone += await undoChanges(accountId, changed.slice(from, from + 100));
  });
  await stop();
  rmSync(folder, { recursive: true });
  return [
    { what: "leads", value: count, unit: "" },
    { what: "first list of all, which reads every lead and packs them", value: first, unit: "ms" },
    { what: "first list of a process, from the snapshot", value: again, unit: "ms" },
    { what: "first list by a name", value: firstSort, unit: "ms" },
    ...Object.entries(lists).map(([what, value]) => ({ what, value, unit: "ms", ...limits })),
    { what: `a status for ${some.length}`, value: changing / 1000, unit: "s" },
    { what: "the list afterwards", value: afterwards, unit: "ms" },
    { what: "undone again", value: undone, unit: "", atLeast: some.length },
    { what: "in", value: undoing / 1000, unit: "s" },
  ];
};

const letters = "abcdefghijklmnoprstuvwyz";

const storeLeads = async (account_id: string, count: number, chatbotIds: string[]): Promise<void> => {
  const { leadEntity } = await import("#lambdas/leads/entities.ts");
  const { transact } = await import("#platform/table/client.ts");
  const { newId } = await import("#lambdas/leads/names.ts");
  const random = randomOf(7);
  const word = (length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("");
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const statuses = ["new", "contacted", "qualified", "converted", "lost"] as const;
  const lead = (n: number) => {
    const created_at = new Date(Date.now() - (count - n) * 60_000).toISOString();
    return {
      id: newId("lead"),
      account_id,
      rag_system_id: pick(chatbotIds),
      widget_id: null,
      conversation_id: `conv_${n}`,
      name: n % 7 === 0 ? null : `${word(5)} ${word(8)}`,
      email: `${word(6)}.${n}@mail.example`,
      phone: null,
      company: n % 3 === 0 ? `${word(9)} Ltd` : null,
      source_url: "https://cycles.example/e-bikes",
      status: pick(statuses),
      notes: n % 10 === 0 ? "Asked about a second charger; price sent by mail." : "",
      created_at,
      updated_at: created_at,
      last_contacted_at: n % 4 === 0 ? created_at : null,
      sightings: 1,
    };
  };
  for (let from = 0; from < count; from += 100)
    await transact(
      Array.from({ length: Math.min(100, count - from) }, (_, at) => leadEntity.put(lead(from + at))),
    );
};

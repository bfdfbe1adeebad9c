import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { openDesk } from "./setup.ts";

it("[MON-006] [MON-008] [MON-009] [MON-010] [MON-011] [MON-036] the list has what fits range, view and search, the latest active first", async () => {
  const { owner, chatbotId, visitor } = await openDesk("ann", "Rental Desk");
  const { id: test } = await owner.conversations.start({ p_rag_system_id: chatbotId });
  const visitors = [];
  for (let n = 0; n < 20; n++) {
    const one = await visitor(n === 7 ? { name: "Ines Okafor", email: "ines@mail.example" } : undefined);
    await one.ask(n === 3 ? "Good morning!" : "Hello!");
    visitors.push(one.id);
  }
  const ids = async (query: Parameters<typeof owner.monitoring.list>[0]) =>
    (await owner.monitoring.list(query)).items.map(({ id }) => id);
  const latestFirst = visitors.toReversed();
  expect(await ids({ view: "all" })).toEqual([...latestFirst, test]);
  expect(await ids({ view: "recent", limit: 100 })).toEqual(latestFirst);
  expect(await ids({ view: "public", range: "hour" })).toEqual(latestFirst);
  expect(await ids({ view: "interventions", range: "all" })).toEqual([]);
  for (const search of ["INES OK", "es@MAIL"]) expect(await ids({ search })).toEqual([visitors[7]]);
  expect(await ids({ search: "good MORN" })).toEqual([visitors[3]]);
  expect(await ids({ search: "ental desk", view: "all" })).toHaveLength(21);
  const session = (await owner.monitoring.list({})).items[5]?.session_id ?? "";
  expect(await ids({ search: session.slice(4).toUpperCase() })).toEqual([latestFirst[5]]);
  const { items, cursor } = await owner.monitoring.list({ view: "all", limit: 5 });
  expect([items.length, items[0]]).toEqual([
    5,
    expect.objectContaining({
      rag_system_id: chatbotId,
      chatbot_name: "Rental Desk",
      session_id: expect.stringMatching(/^ses_/),
      title: "Hello!",
      is_public_session: true,
      visitor_info: {},
      message_count: 2,
      last_activity_at: expect.stringMatching(/^\d{4}-/),
    }),
  ]);
  expect(await ids({ view: "all", limit: 100, cursor: `${cursor}` })).toHaveLength(16);
});

it("[MON-012] [MON-037] [MON-038] With Interventions lists the conversations in which a person wrote, and those alone", async () => {
  const { owner, visitor } = await openDesk("bea");
  const [claimed, written] = [await visitor(), await visitor()];
  for (const one of [claimed, written]) {
    await one.ask("Hello!");
    await owner.monitoring.claim({ id: one.id });
  }
  const interventions = async () =>
    (await owner.monitoring.list({ view: "interventions" })).items.map(({ id }) => id);
  expect(await interventions()).toEqual([]);
  await owner.monitoring.send({ id: written.id, content: "Bea here.", idempotencyKey: "bea-is-here" });
  expect(await interventions()).toEqual([written.id]);
  const all = (await owner.monitoring.list({ view: "all" })).items;
  expect(all.map(({ id, has_intervention }) => [id, has_intervention])).toEqual([
    [written.id, true],
    [claimed.id, false],
  ]);
  const { items } = await owner.conversations.messages({ id: written.id });
  expect(items.map(({ created_at }) => created_at)).toEqual(
    items.map(({ created_at }) => created_at).toSorted(),
  );
  await owner.history.remove({ id: written.id });
  expect(await interventions()).toEqual([]);
});

it("[MON-032] [MON-034] a conversation's figures are measured: response time, first and last message, sentiment of the visitor's words", async () => {
  const { owner, chatbotId, visitor } = await openDesk("cara");
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  const [glad, cross, german] = [await visitor(), await visitor(), await visitor()];
  await glad.ask("Thank you, this is wonderful and really great!");
  await cross.ask("This is awful, I hate it. You are terrible.");
  await german.ask("Das ist wirklich ganz schrecklich und ich bin nicht zufrieden mit der Antwort.");
  const figures = async (id: string) => (await owner.monitoring.figures({ id })).figures;
  expect(await figures(cross.id)).toMatchObject({ sentiment: "negative" });
  expect(await figures(german.id)).toMatchObject({ sentiment: "unrated" });
  const { items } = await owner.conversations.messages({ id: glad.id });
  expect(await figures(glad.id)).toEqual({
    sentiment: "positive",
    averageResponseMs: Math.round(items[1]?.response_time_ms ?? Number.NaN),
    firstMessageAt: items[0]?.created_at,
    lastMessageAt: items[1]?.created_at,
  });
});

it("[MON-041] nobody reads or enters another account's conversations", async () => {
  const [{ visitor }, dan] = [await openDesk("eve"), await as("dan")];
  const { id, ask } = await visitor();
  await ask("Hello!");
  expect((await dan.monitoring.list({ view: "all", range: "all" })).items).toEqual([]);
  for (const act of [
    () => dan.monitoring.figures({ id }),
    () => dan.monitoring.claim({ id }),
    () => dan.monitoring.release({ id }),
    () => dan.monitoring.askForClaim({ id }),
    () => dan.monitoring.send({ id, content: "Hello", idempotencyKey: "dan-was-here" }),
    () => dan.monitoring.typing({ id }),
  ])
    await expect(act()).rejects.toMatchObject({ code: "not_found" });
});

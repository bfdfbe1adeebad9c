import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/leads/entities.ts")),
  ...(await import("#lambdas/leads/store.ts")),
  ...(await import("#lambdas/leads/directory/directory.ts")),
  ...(await import("#lambdas/leads/changing/set-status.ts")),
  ...(await import("#lambdas/leads/changing/remove-leads.ts")),
  ...(await import("#lambdas/leads/changing/undo-changes.ts")),
  ...(await import("#lambdas/leads/sweep/handler.ts")),
  ...(await import("#lambdas/webhooks/log/entities.ts")),
  ...(await import("#platform/table/client.ts")),
});

describeOnEachEngine("the directory of leads", importing, (loaded, table) => {
  const leftBy = (accountId: string, name: string, conversationId = uniqueId("conv")) => ({
    accountId,
    chatbotId: uniqueId("bot"),
    widgetId: null,
    conversationId,
    sourceUrl: null,
    details: { name, email: `${name}@example.com` },
  });

  const storeMany = async (account_id: string, count: number) => {
    const { leadEntity, transact } = loaded();
    const at = new Date(Date.now() - 86_400_000).toISOString();
    const leads = Array.from({ length: count }, (_, n) => ({
      id: `lead_${String(n).padStart(26, "0")}`,
      account_id,
      rag_system_id: "bot_1",
      widget_id: null,
      conversation_id: `conv_${n}`,
      name: `Person ${n}`,
      email: `person-${n}@example.com`,
      phone: null,
      company: null,
      source_url: null,
      status: "new" as const,
      notes: "",
      created_at: at,
      updated_at: at,
      last_contacted_at: null,
    }));
    for (let from = 0; from < count; from += 100)
      await transact(leads.slice(from, from + 100).map(leadEntity.put));
    return leads;
  };

  const namesIn = async (accountId: string) =>
    [...(await loaded().leadDirectories.of(accountId)).cards.values()].map(({ name }) => name).toSorted();

  const inPartition = async (accountId: string): Promise<string> => {
    const query = {
      TableName,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `OWNER#${accountId}` },
    };
    return JSON.stringify((await table().send(new QueryCommand(query))).Items);
  };

  it("knows what was stored before a call, whoever stored it and however many ask at once", async () => {
    const { leadStore, leadDirectories, setStatus } = loaded();
    const accountId = uniqueId("usr");
    const { id } = await leadStore.capture(leftBy(accountId, "ann"));
    expect(await namesIn(accountId)).toEqual(["ann"]);
    const asking = [leadDirectories.of(accountId), leadDirectories.of(accountId)];
    await leadStore.capture(leftBy(accountId, "bo"));
    await setStatus(accountId, [id], "lost");
    const [one, other] = await Promise.all([
      leadDirectories.of(accountId),
      leadDirectories.of(accountId),
      ...asking,
    ]);
    expect(one).toBe(other);
    expect(one?.cards.size).toBe(2);
    expect(one?.cards.get(id)?.status).toBe("lost");
    expect(one?.by("name").map(({ name }) => name)).toEqual(["ann", "bo"]);
    await leadStore.capture(leftBy(accountId, "abe"));
    expect((await leadDirectories.of(accountId)).by("name").map(({ name }) => name)).toEqual([
      "abe",
      "ann",
      "bo",
    ]);
    leadDirectories.forget();
    expect(await namesIn(accountId)).toEqual(["abe", "ann", "bo"]);
  });

  it("is read from a snapshot and what has changed since, if there are many leads", async () => {
    const { leadStore, leadEntity, leadDirectories, removeLeads } = loaded();
    const accountId = uniqueId("usr");
    const [first, second, third] = await storeMany(accountId, 2050);
    if (!first || !second || !third) throw new Error("There are no leads.");
    expect((await leadDirectories.of(accountId)).cards.size).toBe(2050);
    // no change is noted, so that only a snapshot still knows it
    await leadEntity.remove(first);
    await leadStore.capture(leftBy(accountId, "late"));
    await removeLeads({ accountId, userId: accountId }, [second.id]);
    leadDirectories.forget();
    const { cards } = await leadDirectories.of(accountId);
    expect(cards.size).toBe(2050);
    expect(cards.get(first.id)?.name).toBe("Person 0");
    expect(cards.has(second.id)).toBe(false);
    expect(cards.get(third.id)).toMatchObject({ email: "person-2@example.com", last_contacted_at: null });
  });

  it("a deleted lead is erased after a quarter of an hour, from the snapshot too", async () => {
    const { leadStore, leadDirectories, removeLeads, sweepLeads, undoChanges } = loaded();
    const accountId = uniqueId("usr");
    const actor = { accountId, userId: accountId };
    await storeMany(accountId, 2000);
    const { id } = await leadStore.capture(leftBy(accountId, "mallory"));
    await leadStore.capture(leftBy(accountId, "mallory"));
    const delivered = {
      about: id,
      webhook_id: uniqueId("hook"),
      id: uniqueId("msg"),
      body: "mallory",
      ttl: 2e9,
    };
    await loaded().contentEntity.save(delivered);
    await leadDirectories.of(accountId);
    const [former] = await removeLeads(actor, [id]);
    expect(await undoChanges(accountId, former ? [former] : [])).toBe(1);
    const changes = await removeLeads(actor, [id]);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await sweepLeads(inMinutes(14));
    expect(await inPartition(accountId)).toContain("mallory");
    expect((await leadDirectories.snapshots.read(accountId))?.cards.map(({ name }) => name)).toContain(
      "mallory",
    );
    await sweepLeads(inMinutes(16));
    expect(await inPartition(accountId)).not.toContain("mallory");
    expect(await loaded().contentEntity.find(delivered)).toBeUndefined();
    const snapshot = await leadDirectories.snapshots.read(accountId);
    expect(snapshot?.cards).toHaveLength(2000);
    expect(snapshot?.cards.map(({ name }) => name)).not.toContain("mallory");
    expect(await undoChanges(accountId, changes)).toBe(0);
  });

  it("five writers change the same leads, and each change is there once", async () => {
    const { leadStore, leadDirectories, setStatus } = loaded();
    const accountId = uniqueId("usr");
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push((await leadStore.capture(leftBy(accountId, `n${n}`))).id);
    const statuses = ["contacted", "qualified", "converted", "lost", "new"] as const;
    const changed = await Promise.all(statuses.map((status) => setStatus(accountId, ids, status)));
    expect(changed.map(({ length }) => length)).toEqual([12, 12, 12, 12, 12]);
    const times = changed.flat().map(({ id, updated_at }) => `${id} ${updated_at}`);
    expect(new Set(times).size).toBe(60);
    const { leadEntity } = loaded();
    for (const { id, status } of (await leadDirectories.of(accountId)).cards.values())
      expect((await leadEntity.get({ account_id: accountId, id })).status).toBe(status);
  });
});

import { expect, it } from "vitest";
import type { StoredWebsite } from "#lambdas/web-pages/entities.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/web-pages/due.ts")),
  ...(await import("#lambdas/web-pages/store.ts")),
});

describeOnEachEngine("looks that are due", importing, (loaded) => {
  const website = (due_at: string): StoredWebsite => ({
    id: uniqueId("web"),
    rag_system_id: uniqueId("bot"),
    user_id: uniqueId("usr"),
    url: "https://shop.example/",
    start: "https://shop.example/",
    scope: "page",
    page_limit: 1,
    frequency: "daily",
    created_at: due_at,
    is_reading: false,
    is_removed: false,
    counts: { found: 0, looked: 0, read: 0, skipped: 0, failed: 0, gone: 0 },
    has_more: false,
    look: 1,
    discovered: 1,
    pass: "",
    due_at,
  });
  const dueAt = async (now: Date, { id }: StoredWebsite) =>
    (await Array.fromAsync(loaded().websiteStore.due(now))).find((one) => one.id === id);
  const at = (time: string) => new Date(`2026-11-24T${time}:00.000Z`);

  it("begin once, and are repeated when a pass stores nothing for three minutes", async () => {
    const site = website("2026-11-24T09:00:00.000Z");
    const { websiteStore } = loaded();
    await websiteStore.create(site, site.user_id);
    expect(await dueAt(at("08:59"), site)).toBeUndefined();
    expect(await dueAt(at("09:00"), site)).toMatchObject({ is_reading: false });
    const reading = await websiteStore.startLook(site);
    expect(reading).toMatchObject({ is_reading: true, look: 2 });
    expect(await websiteStore.startLook(site)).toMatchObject({ look: 2 });
    expect(await dueAt(new Date(), site)).toBeUndefined();
    const overdue = await dueAt(new Date(Date.now() + 181_000), site);
    expect(overdue).toMatchObject({ is_reading: true });
    expect(await websiteStore.renewLease(site)).toBeUndefined();
  });

  it("are stored by one pass at a time, the one that began last", async () => {
    const site = { ...website("2026-11-24T09:00:00.000Z"), is_reading: true };
    const { websiteStore } = loaded();
    await websiteStore.create(site, site.user_id);
    const [first, second] = [await websiteStore.beginPass(site), await websiteStore.beginPass(site)];
    if (!first || !second) throw new Error("No pass began.");
    expect(await websiteStore.record(first, { changes: { has_more: true } })).toBe(false);
    expect(await websiteStore.record(second, { changes: { has_more: true } })).toBe(true);
    await websiteStore.removeAll(site.rag_system_id);
    expect(await websiteStore.record(second, { changes: {} })).toBe(false);
    expect(await websiteStore.find(site)).toBeUndefined();
  });

  it("take another frequency while one begins or ends", async () => {
    const site = website("2026-11-24T09:00:00.000Z");
    const { websiteStore } = loaded();
    await websiteStore.create(site, site.user_id);
    const reading = await websiteStore.startLook(site);
    // as it was before the look began
    const during = await websiteStore.changeFrequency(site, "weekly", site.user_id);
    expect(during).toMatchObject({ frequency: "weekly", is_reading: true, due_at: reading.due_at });
    await websiteStore.removeAll(site.rag_system_id);
    await expect(websiteStore.changeFrequency(site, "daily", site.user_id)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("come a day or a week after the last one, or never", () => {
    const { dueAfter, isEver } = loaded();
    expect(dueAfter("2026-11-24T09:00:00.000Z", "daily")).toBe("2026-11-25T09:00:00.000Z");
    expect(dueAfter("2026-11-24T09:00:00.000Z", "weekly")).toBe("2026-12-01T09:00:00.000Z");
    expect(isEver(dueAfter("2026-11-24T09:00:00.000Z", "never"))).toBe(false);
  });
});

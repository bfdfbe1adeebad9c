import { expect, it } from "vitest";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { uniqueId } from "../unique-id.ts";

const importing = () => import("#platform/http/kept-replies.ts");
const now = Date.parse("2026-11-23T10:00:00.000Z");
const minute = 60_000;
const hour = 60 * minute;

describeOnEachEngine("replies that are kept for an Idempotency-Key", importing, (loaded) => {
  const replies = () => loaded().keptReplies;
  const taken = (id: string, more: object = {}, at = now) => ({
    family_id: "key_1",
    id,
    fingerprint: "same",
    run: "first",
    ends_at: new Date(at + minute).toISOString(),
    ...more,
  });

  it("are taken by one of many at once", async () => {
    const id = uniqueId("many");
    const runs = Array.from({ length: 20 }, (_, at) => replies().take(taken(id, { run: `${at}` }), now));
    expect((await Promise.all(runs)).filter(Boolean)).toHaveLength(1);
  });

  it("are kept for 24 hours, and then the key is free", async () => {
    const id = uniqueId("day");
    expect(await replies().take(taken(id), now)).toBe(true);
    await replies().keep(taken(id), { status: 200, body: "{}" });
    const of = { family_id: "key_1", id };
    expect(await replies().find(of, now + 23 * hour)).toMatchObject({ status: 200, body: "{}" });
    const other = taken(id, { fingerprint: "other", run: "second" }, now + 25 * hour);
    expect(await replies().take(other, now + 23 * hour)).toBe(false);
    expect(await replies().find(of, now + 25 * hour)).toBeUndefined();
    expect(await replies().take(other, now + 25 * hour)).toBe(true);
    expect(await replies().find(of, now + 25 * hour)).not.toHaveProperty("body");
  });

  it("are taken over from a run that ended without one, by the same request alone", async () => {
    const id = uniqueId("ended");
    await replies().take(taken(id), now);
    const later = now + 2 * minute;
    expect(await replies().take(taken(id, { run: "second" }), now + minute / 2)).toBe(false);
    expect(await replies().take(taken(id, { run: "second", fingerprint: "other" }), later)).toBe(false);
    expect(await replies().take(taken(id, { run: "second" }, later), later)).toBe(true);
    await replies().keep(taken(id), { status: 200, body: "of the first" });
    expect(await replies().find({ family_id: "key_1", id }, later)).not.toHaveProperty("body");
    await replies().release(taken(id, { run: "second" }), later);
    expect(await replies().take(taken(id, { run: "third" }), later)).toBe(true);
  });

  it("hold no body beyond 32 KB", async () => {
    const id = uniqueId("long");
    await replies().take(taken(id), now);
    await replies().keep(taken(id), { status: 200, body: "ü".repeat(17 * 1024) });
    const kept = await replies().find({ family_id: "key_1", id }, now);
    expect(kept?.status).toBe(200);
    expect(kept).not.toHaveProperty("body");
  });
});

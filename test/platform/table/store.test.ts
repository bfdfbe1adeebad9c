import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../../dynamodb/product-table.ts";
import { answering, awsError } from "../../dynamodb/table-answers.ts";

const importing = async () => ({
  ...(await import("#platform/table/entity.ts")),
  ...(await import("#platform/table/client.ts")),
});

const Note = z.object({
  owner: z.string(),
  id: z.string(),
  text: z.string(),
  count: z.number().default(0),
  labels: z.array(z.string()).default([]),
  pinned: z.boolean().optional(),
});

describeOnEachEngine("an entity of the table", importing, (loaded) => {
  const keyOf = ({ owner, id }: { owner: string; id: string }) => ({ pk: `TEST#${owner}`, sk: `NOTE#${id}` });
  const notes = () => loaded().entity({ name: "Note", shape: Note, key: keyOf, keysOf: keyOf });
  const note = (text: string, more: Partial<z.input<typeof Note>> = {}) =>
    Note.parse({ owner: uniqueId("own"), id: uniqueId("note"), text, ...more });
  const answer = (
    ...change: Parameters<typeof answering> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const answers = answering(loaded().table, ...change);
    onTestFinished(answers.restore);
    return answers;
  };

  it("comes back as it was put, odd letters, empty texts and lists included", async () => {
    for (const text of ["", "👍🏽 e\u0301 é", "line\r\n\ttab\u0000", "'\"\\$#:", "z".repeat(100_000)]) {
      const kept = await notes().create(note(text, { labels: ["", "👍"] }));
      expect(await notes().get(kept)).toEqual(kept);
    }
  });

  it("can be put once: of two at once one is told of the conflict", async () => {
    const one = note("first");
    const made = await Promise.allSettled([notes().create(one), notes().create({ ...one, text: "second" })]);
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(notes().create(one)).rejects.toMatchObject({
      code: "conflict",
      message: "Note already exists.",
    });
  });

  it("that is not there is neither found nor changed, and can be removed twice", async () => {
    const absent = note("never kept");
    expect(await notes().find(absent)).toBeUndefined();
    await expect(notes().get(absent)).rejects.toMatchObject({ code: "not_found" });
    await expect(notes().update(absent, { set: { text: "new" } })).rejects.toMatchObject({
      code: "not_found",
    });
    const kept = await notes().create(absent);
    await notes().remove(kept);
    await notes().remove(kept);
    expect(await notes().find(kept)).toBeUndefined();
  });

  it("changes only what is named, and undefined is left as it is", async () => {
    const kept = await notes().create(note("before", { pinned: true }));
    const changed = await notes().update(kept, {
      set: { text: "after", labels: undefined },
      remove: ["pinned"],
    });
    const { pinned: _, ...rest } = kept;
    expect(changed).toEqual({ ...rest, text: "after" });
    expect(await notes().get(kept)).toEqual(changed);
  });

  it("can lose an attribute and nothing else", async () => {
    const kept = await notes().create(note("text", { pinned: true }));
    expect((await notes().update(kept, { remove: ["pinned"] })).pinned).toBeUndefined();
  });

  it("stays as it is where a change changes nothing, and is not made by it", async () => {
    const kept = await notes().create(note("text"));
    expect(await notes().update(kept, { set: { text: undefined } })).toEqual(kept);
    const absent = note("absent");
    await expect(notes().update(absent, {})).rejects.toMatchObject({ code: "not_found" });
    expect(await notes().find(absent)).toBeUndefined();
  });

  it("counts every one of thirty additions at once", async () => {
    const kept = await notes().create(note("counted"));
    const addition = { add: { count: 1 } };
    await Promise.all(Array.from({ length: 30 }, () => loaded().transact([notes().change(kept, addition)])));
    expect((await notes().get(kept)).count).toBe(30);
  });

  it("that another transaction holds is written when that is over", async () => {
    const kept = await notes().create(note("held"));
    for (const operation of ["UpdateItemCommand", "DeleteItemCommand", "PutItemCommand"]) {
      const answers = answer(operation, (time, ask) => {
        if (time < 3) throw awsError("TransactionConflictException");
        return ask();
      });
      if (operation === "PutItemCommand") await notes().create(kept);
      else if (operation === "DeleteItemCommand") await notes().remove(kept);
      else await notes().update(kept, { set: { text: "new" } });
      expect(answers.asked).toBe(3);
      answers.restore();
    }
  });

  it("too large to be kept is refused with a reason, in a transaction too", async () => {
    const large = note("界".repeat(140_000));
    const refusal = { code: "too_large", message: "This is too long to be kept. Shorten it." };
    await expect(notes().create(large)).rejects.toMatchObject(refusal);
    await expect(loaded().transact([notes().put(large)])).rejects.toMatchObject(refusal);
    const kept = await notes().create({ ...large, text: "short" });
    await expect(notes().update(kept, { set: { text: large.text } })).rejects.toMatchObject(refusal);
    const change = notes().change(kept, { set: { text: large.text } });
    await expect(loaded().transact([change])).rejects.toMatchObject(refusal);
    expect((await notes().get(kept)).text).toBe("short");
  });

  describe("in a list", () => {
    const kept = async (count: number, text = "text") => {
      const owner = uniqueId("own");
      for (let n = 0; n < count; n++) await notes().create(note(text, { owner, id: `${n}` }));
      return { pk: `TEST#${owner}`, prefix: "NOTE#" };
    };

    it("comes in order, page after page, either way", async () => {
      const query = await kept(7);
      const first = await notes().list({ ...query, limit: 3, newestFirst: true });
      const second = await notes().list({ ...query, limit: 3, newestFirst: true, cursor: first.cursor });
      const third = await notes().list({ ...query, limit: 3, newestFirst: true, cursor: second.cursor });
      const ids = [first, second, third].map(({ items }) => items.map(({ id }) => id).join(""));
      expect([...ids, third.cursor]).toEqual(["654", "321", "0", undefined]);
      const all = await Array.fromAsync(notes().all(query));
      expect(all.map(({ id }) => id).join("")).toBe("0123456");
    });

    it("goes on within a range that has moved since its cursor was made, and an empty range is empty", async () => {
      const query = await kept(5);
      const rest = async (more: Partial<Parameters<ReturnType<typeof notes>["list"]>[0]>, limit: number) => {
        const { newestFirst } = more;
        const { cursor } = await notes().list({ ...query, ...(newestFirst && { newestFirst }), limit });
        const { items } = await notes().list({ ...query, ...more, cursor });
        return items.map(({ id }) => id).join("");
      };
      const range = { from: "NOTE#2", to: "NOTE#3" };
      expect([await rest(range, 1), await rest(range, 3), await rest(range, 4)]).toEqual(["23", "3", ""]);
      const back = { ...range, newestFirst: true };
      expect([await rest(back, 1), await rest(back, 2), await rest(back, 4)]).toEqual(["32", "2", ""]);
      expect((await notes().list({ ...query, from: "NOTE#3", to: "NOTE#2" })).items).toEqual([]);
    });

    it("is there in full where a page ends at a megabyte, counted in bytes", async () => {
      const query = await kept(8, "界".repeat(70_000));
      const page = await notes().list(query);
      expect([page.items.length, page.cursor !== undefined]).toEqual([5, true]);
      expect(await Array.fromAsync(notes().all(query))).toHaveLength(8);
    });

    it("is not to be had by a cursor of another list or of nothing of ours", async () => {
      const [query, other] = [await kept(2), await kept(2)];
      const { cursor } = await notes().list({ ...other, limit: 1 });
      const forged = (key: object) => Buffer.from(JSON.stringify(key)).toString("base64url");
      const { pk } = query;
      const cursors = [
        cursor,
        "nonsense",
        forged([]),
        forged({ pk }),
        forged({ pk, sk: "" }),
        forged({ pk, sk: "OTHER#1" }),
        forged({ pk, sk: "NOTE#1", more: "1" }),
        forged({ pk, sk: 1 }),
      ];
      for (const wrong of cursors)
        await expect(notes().list({ ...query, cursor: wrong })).rejects.toMatchObject({ code: "invalid" });
    });
  });
});

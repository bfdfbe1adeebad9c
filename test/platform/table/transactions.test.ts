import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { newId } from "#platform/table/new-id.ts";
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

describeOnEachEngine("an entity of the table in a transaction", importing, (loaded) => {
  const keyOf = ({ owner, id }: { owner: string; id: string }) => ({ pk: `TEST#${owner}`, sk: `NOTE#${id}` });
  const notes = () => loaded().entity({ name: "Note", shape: Note, key: keyOf, keysOf: keyOf });
  const note = (text: string, more: Partial<z.input<typeof Note>> = {}) =>
    Note.parse({ owner: newId("chatbot"), id: newId("message"), text, ...more });
  const answer = (
    ...change: Parameters<typeof answering> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const answers = answering(loaded().table, ...change);
    onTestFinished(answers.restore);
    return answers;
  };

  it("is written with all the others or not at all", async () => {
    const [one, taken] = [note("one"), await notes().create(note("taken"))];
    const failed = await loaded()
      .transact([notes().put(one), notes().put(taken)])
      .catch((error: unknown) => error);
    expect([0, 1].map((position) => loaded().failedCondition(failed, position))).toEqual([false, true]);
    expect(await notes().find(one)).toBeUndefined();
    await loaded().transact([notes().put(one), notes().drop(taken)]);
    expect([await notes().find(one), await notes().find(taken)]).toEqual([one, undefined]);
  });

  it("can be one of a hundred, and not of more", async () => {
    const puts = Array.from({ length: 101 }, (_, n) => notes().put(note(`${n}`)));
    await expect(loaded().transact(puts)).rejects.toMatchObject({ name: "ValidationException" });
    await loaded().transact(puts.slice(0, 100));
  });

  it("is tried again where another one holds it or AWS is busy, but not where a condition fails", async () => {
    const cancelled = (...codes: string[]) =>
      awsError("TransactionCanceledException", {
        CancellationReasons: codes.map((Code) => ({ Code })),
      });
    const tries = async (error: Error) => {
      const answers = answer("TransactWriteItemsCommand", (time, ask) => {
        if (time === 1) throw error;
        return ask();
      });
      await loaded()
        .transact([notes().put(note("once"))])
        .catch(() => undefined);
      answers.restore();
      return answers.asked;
    };
    expect(await tries(cancelled("TransactionConflict"))).toBe(2);
    expect(await tries(cancelled("None", "ThrottlingError"))).toBe(2);
    expect(await tries(cancelled("TransactionConflict", "ConditionalCheckFailed"))).toBe(1);
    expect(await tries(cancelled("ValidationError"))).toBe(1);
  });
});

import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import * as z from "zod";
import type { Upgrade } from "#platform/table/upgrades.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#platform/table/entity.ts")),
  ...(await import("#platform/table/client.ts")),
});

const Person = z.object({ id: z.string(), given: z.string(), family: z.string(), visits: z.number() });

/** First there was one name, then it was cut in two, then visits were counted. */
const upgrades: Upgrade[] = [
  ({ name, ...rest }) => {
    const [given = "", family = ""] = String(name).split(" ");
    return { ...rest, given, family };
  },
  (person) => ({ ...person, visits: 0 }),
];

describeOnEachEngine("items of former versions", importing, (loaded, table) => {
  const keyOf = ({ id }: { id: string }) => ({ pk: `PERSON#${id}`, sk: "PERSON" });
  const people = (upTo = upgrades.length) =>
    loaded().entity({
      name: "Person",
      shape: Person,
      key: keyOf,
      keysOf: keyOf,
      upgrades: upgrades.slice(0, upTo),
    });
  const kept = async (item: Record<string, unknown>) => {
    const id = uniqueId("per");
    await table().send(new PutCommand({ TableName, Item: { id, ...item, ...keyOf({ id }) } }));
    return { id };
  };
  const ann = { given: "Ann", family: "Lee" };

  it("are read as the present one, one by one and in lists", async () => {
    const first = await kept({ name: "Ann Lee" });
    const second = await kept({ ...ann, v: 1 });
    for (const id of [first, second]) {
      expect(await people().get(id)).toEqual({ ...id, ...ann, visits: 0 });
      const { items } = await people().list({ pk: keyOf(id).pk, prefix: "" });
      expect(items).toEqual([{ ...id, ...ann, visits: 0 }]);
    }
  });

  it("are brought up to date by a change, which is not undone by the next reading", async () => {
    const id = await kept({ name: "Ann Lee" });
    const changed = { ...id, given: "Bea", family: "Lee", visits: 0 };
    expect(await people().update(id, { set: { given: "Bea" } })).toEqual(changed);
    expect(await people().get(id)).toEqual(changed);
  });

  it("refuse a change within a transaction until they are brought up to date", async () => {
    const id = await kept({ name: "Ann Lee" });
    const visit = () => loaded().transact([people().change(id, { add: { visits: 1 } })]);
    await expect(visit()).rejects.toThrow(/ConditionalCheckFailed/);
    expect(await people().upgrade(id)).toBe(true);
    await visit();
    expect(await people().get(id)).toMatchObject({ visits: 1 });
    expect(await people().upgrade(id)).toBe(false);
  });

  it("brought up to date by several at once are so once", async () => {
    const id = await kept({ name: "Ann Lee" });
    await Promise.all([1, 2, 3].map(() => people().update(id, { set: { given: "Bea" } })));
    expect(await people().get(id)).toEqual({ ...id, given: "Bea", family: "Lee", visits: 0 });
  });

  it("are not mistaken for newer ones: the former code says that it is being replaced", async () => {
    const person = { id: uniqueId("per"), ...ann, visits: 0 };
    await loaded().transact([people().put(person)]);
    expect(await people().get(person)).toEqual(person);
    await expect(people(1).get(person)).rejects.toMatchObject({
      code: "unavailable",
      message: "Docent is being updated. Try again in a minute.",
    });
  });

  it("that are not there are neither changed nor made", async () => {
    const absent = { id: uniqueId("per") };
    await expect(people().update(absent, { set: { given: "Bea" } })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await people().upgrade(absent)).toBe(false);
    expect(await people().find(absent)).toBeUndefined();
  });
});

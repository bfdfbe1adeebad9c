import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { groupCommit } from "#infra/local/data-folder/group-commit.ts";

const open = () => {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE kept (name TEXT PRIMARY KEY) STRICT");
  const insert = database.prepare("INSERT INTO kept VALUES (?)");
  const names = () =>
    database
      .prepare("SELECT name FROM kept ORDER BY name")
      .all()
      .map(({ name }) => name);
  return { commit: groupCommit(database), keep: (name: string) => insert.run(name), names };
};

it("works of one turn are kept together, but for one that fails, of which nothing stays", async () => {
  const { commit, keep, names } = open();
  const results = await Promise.allSettled([
    commit(() => keep("a").changes),
    commit(() => {
      keep("b");
      throw new Error("no");
    }),
    commit(() => keep("c").changes),
  ]);
  expect(results).toMatchObject([
    { status: "fulfilled", value: 1 },
    { status: "rejected", reason: new Error("no") },
    { status: "fulfilled", value: 1 },
  ]);
  expect(names()).toEqual(["a", "c"]);
  await commit(() => keep("d"));
  expect(names()).toEqual(["a", "c", "d"]);
});

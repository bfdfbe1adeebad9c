import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { open } from "./open.ts";

const bodies = (messages: { body: string }[]) => messages.map(({ body }) => body);

describe("the local queue", () => {
  it("messages come in the order they were sent, each to one receiver", async () => {
    const queue = await open();
    for (const body of ["a", "b", "c"]) queue.send(body);
    expect(bodies(queue.receive(2))).toEqual(["a", "b"]);
    expect(bodies(queue.receive(2))).toEqual(["c"]);
    expect(queue.counts()).toEqual({ visible: 0, inFlight: 3, dead: 0 });
  });

  it("a removed message is gone, and an old receipt removes nothing", async () => {
    const queue = await open({ visibilityTimeoutSeconds: 0 });
    queue.send("a");
    const [first] = queue.receive(1);
    const [second] = queue.receive(1);
    expect(queue.remove(first?.receipt ?? "")).toBe(false);
    expect(queue.remove(second?.receipt ?? "")).toBe(true);
    expect(queue.counts()).toEqual({ visible: 0, inFlight: 0, dead: 0 });
  });

  it("a message received too often is a dead letter until it is sent on its way again", async () => {
    const queue = await open({ visibilityTimeoutSeconds: 0, maxReceiveCount: 2 });
    queue.send("poison");
    expect([queue.receive(1), queue.receive(1), queue.receive(1)].map((taken) => taken.length)).toEqual([
      1, 1, 0,
    ]);
    expect(queue.deadLetters()).toMatchObject([{ body: "poison", receiveCount: 2 }]);
    expect(queue.redrive()).toBe(1);
    expect(queue.receive(1)).toMatchObject([{ body: "poison", receiveCount: 1 }]);
    expect(queue.deadLetters()).toEqual([]);
  });

  it("what an earlier run was busy with is due at once as a further try, behind what was not tried", async () => {
    const first = await open({ visibilityTimeoutSeconds: 3600 });
    for (const body of ["a", "b"]) first.send(body);
    first.receive(1);
    first.close();
    const second = await open({ file: first.file });
    expect(second.receive(9)).toMatchObject([
      { body: "b", receiveCount: 1 },
      { body: "a", receiveCount: 2 },
    ]);
  });

  it("groups take turns, and the one with the fewest messages in flight comes first", async () => {
    const queue = await open();
    for (let n = 0; n < 1000; n += 1) queue.send(`ann ${n}`, { groupId: "ann" });
    expect(bodies(queue.receive(3))).toEqual(["ann 0", "ann 1", "ann 2"]);
    queue.send("bob 0", { groupId: "bob" });
    queue.send("bob 1", { groupId: "bob" });
    queue.send("eve 0", { groupId: "eve" });
    expect(bodies(queue.receive(4))).toEqual(["bob 0", "eve 0", "bob 1", "ann 3"]);
  });

  it("a group has no more messages in flight than it may", async () => {
    const queue = await open();
    for (const body of ["a", "b", "c"]) queue.send(body, { groupId: "ann" });
    queue.send("d", { groupId: "bob" });
    const taken = queue.receive(9, { mostOfGroup: 2 });
    expect(bodies(taken)).toEqual(["a", "d", "b"]);
    queue.remove(taken[0]?.receipt ?? "");
    expect(bodies(queue.receive(9, { mostOfGroup: 2 }))).toEqual(["c"]);
  });

  it("a file from before groups is worked off", async () => {
    const former = await open();
    former.send("a");
    former.close();
    const database = new DatabaseSync(former.file);
    database.exec("DROP INDEX ofGroup; ALTER TABLE message DROP COLUMN groupId");
    database.close();
    expect(bodies((await open({ file: former.file })).receive(1))).toEqual(["a"]);
  });

  it("a delayed message is not due yet", async () => {
    const queue = await open();
    queue.send("later", { delaySeconds: 60 });
    expect(queue.receive(1)).toEqual([]);
    expect(queue.nextDueAt()).toBeGreaterThan(Date.now() + 50_000);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** The modules of the outbox and of the index of messages, to spread into what a suite imports. */
export const importIndex = async () => ({
  ...(await import("#lambdas/outbox/deliver.ts")),
  ...(await import("#platform/outbox/row.ts")),
  ...(await import("#lambdas/conversations/searching/rebuild.ts")),
  ...(await import("#platform/ports.ts")),
  ...(await import("#platform/search/messages/sqlite/folder.ts")),
});

type Loaded = Awaited<ReturnType<typeof importIndex>>;

/** An index of messages in a folder of its own, which the rows of the outbox fill as they are delivered. */
export const prepareIndex = (loaded: () => Loaded) => {
  const folder = mkdtempSync(join(tmpdir(), "indexed-"));
  let isOpen = false;
  afterAll(() => rmSync(folder, { recursive: true }));

  const open = (): void => {
    if (!isOpen) loaded().provide({ messages: loaded().openSqliteMessages(folder) });
    isOpen = true;
  };

  /** The undelivered rows, earliest first. */
  const rows = async () => {
    const shards = loaded().shardNames.map((shard) =>
      Array.fromAsync(loaded().rowEntity.all({ pk: `OUTBOX#${shard}`, prefix: "" })),
    );
    return (await Promise.all(shards)).flat().toSorted((one, other) => (one.id < other.id ? -1 : 1));
  };

  return {
    rows,
    deliverAll: async (): Promise<void> => {
      open();
      for (const row of await rows()) await loaded().deliver(row);
    },
    /** Puts everything of an account into the index, pass by pass. */
    rebuild: async (accountId: string): Promise<void> => {
      open();
      await loaded().ensureIndexed(accountId);
      await loaded().rebuildPass(accountId);
    },
    open,
  };
};

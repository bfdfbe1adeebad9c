import { createHash, randomUUID } from "node:crypto";
import { basename, extname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { groupCommit } from "../data-folder/group-commit.ts";
import { unsynced } from "../data-folder/unsynced.ts";
import { addGroups, prepareTurns } from "./turns.ts";

const message = z.object({
  id: z.string(),
  body: z.string(),
  receipt: z.string(),
  sentAt: z.number(),
  firstReceivedAt: z.number(),
  receiveCount: z.number(),
});
const deadLetter = message.pick({ id: true, body: true, sentAt: true, receiveCount: true });

/** A received message; times are milliseconds since 1970. `receipt` is good until the message is received again. */
export type Message = z.infer<typeof message>;
export type DeadLetter = z.infer<typeof deadLetter>;
export type Counts = { visible: number; inFlight: number; dead: number };
export type Queue = ReturnType<typeof openQueue>;

export interface QueueOptions {
  file: string;
  /** The file's name without its ending if left out. */
  name?: string;
  visibilityTimeoutSeconds: number;
  maxReceiveCount: number;
  /** A schedule sends its messages again: sending one does not sync the disk. */
  isSwept?: boolean;
}

const schema = `
  CREATE TABLE IF NOT EXISTS message (
    place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, sentAt INTEGER NOT NULL,
    visibleAt INTEGER NOT NULL, firstReceivedAt INTEGER, receiveCount INTEGER NOT NULL, receipt TEXT, deadAt INTEGER,
    groupId TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX IF NOT EXISTS waiting ON message (visibleAt) WHERE deadAt IS NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS received ON message (receipt) WHERE receipt IS NOT NULL;`;

/**
 * A queue in one file: messages survive kills and power cuts until they are removed. Only sending syncs the disk: after a
 * power cut a message may be received once more. A message that is not removed within the visibility timeout is received again, and after `maxReceiveCount`
 * times becomes a dead letter. Groups take turns as in SQS fair queues: the next message is one of the group with the
 * fewest in flight. One process owns the file, so messages in flight in a killed run are due again at once; that
 * delivery counts, because the message may be what ended the run.
 */
export const openQueue = ({
  file,
  name = basename(file, extname(file)),
  visibilityTimeoutSeconds,
  maxReceiveCount,
  isSwept = false,
}: QueueOptions) => {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.exec(schema);
  addGroups(database);
  database.exec(
    "UPDATE message SET visibleAt = 0, receipt = NULL WHERE receipt IS NOT NULL AND deadAt IS NULL",
  );
  const commit = groupCommit(database);
  const listeners = new Set<() => void>();
  const wake = () => {
    for (const listener of [...listeners]) listener();
  };

  const insert = database.prepare(
    "INSERT INTO message (id, body, sentAt, visibleAt, receiveCount, groupId) VALUES (?, ?, ?, ?, 0, ?)",
  );
  const bury = database.prepare(
    "UPDATE message SET deadAt = ?1, receipt = NULL WHERE deadAt IS NULL AND visibleAt <= ?1 AND receiveCount >= ?2",
  );
  const turns = prepareTurns(database);
  const received = database.prepare(
    `UPDATE message SET receipt = ?, visibleAt = ?, receiveCount = receiveCount + 1,
     firstReceivedAt = coalesce(firstReceivedAt, ?) WHERE place = ? RETURNING *`,
  );
  const remove = database.prepare("DELETE FROM message WHERE receipt = ?");
  const release = database.prepare("UPDATE message SET visibleAt = ?, receipt = NULL WHERE receipt = ?");
  const postpone = database.prepare(
    "UPDATE message SET visibleAt = ?1 WHERE receipt = ?2 AND deadAt IS NULL AND visibleAt > ?3",
  );
  const postponed = new Set<string>();
  const next = database.prepare(
    "SELECT min(visibleAt) AS at FROM message WHERE deadAt IS NULL AND visibleAt >= ?",
  );
  const dead = database.prepare("SELECT * FROM message WHERE deadAt IS NOT NULL ORDER BY place");
  const revive = database.prepare(
    "UPDATE message SET deadAt = NULL, visibleAt = 0, receiveCount = 0, firstReceivedAt = NULL WHERE deadAt IS NOT NULL",
  );
  const count = database.prepare(
    `SELECT count(*) FILTER (WHERE deadAt IS NOT NULL) AS dead,
     count(*) FILTER (WHERE deadAt IS NULL AND receipt IS NOT NULL AND visibleAt > ?1) AS inFlight,
     count(*) FILTER (WHERE deadAt IS NULL AND (receipt IS NULL OR visibleAt <= ?1)) AS visible FROM message`,
  );

  return {
    name,
    visibilityTimeoutSeconds,
    maxReceiveCount,
    /** Returns the message's id once it is on the disk. */
    send(body: string, { delaySeconds = 0, groupId = "" } = {}): string {
      const id = randomUUID();
      const send = () => insert.run(id, body, Date.now(), Date.now() + delaySeconds * 1000, groupId);
      if (isSwept) unsynced(database, send);
      else send();
      wake();
      return id;
    },
    /** Sends like `send`, but messages of one turn of the event loop share one sync of the disk. */
    async sendSoon(body: string, { groupId }: { groupId: string }): Promise<string> {
      const id = randomUUID();
      const now = Date.now();
      await commit(() => insert.run(id, body, now, now, groupId));
      wake();
      return id;
    },
    /**
     * Up to `max` messages that are due, of groups with less than `mostOfGroup` in flight; those received too often become
     * dead letters instead.
     */
    receive(
      max: number,
      { seconds = visibilityTimeoutSeconds, mostOfGroup = Number.MAX_SAFE_INTEGER } = {},
    ): Message[] {
      const now = Date.now();
      const taken: Message[] = [];
      const take = (place: number) =>
        message.parse(received.get(randomUUID(), now + seconds * 1000, now, place));
      unsynced(database, () => {
        bury.run(now, maxReceiveCount);
        while (taken.length < max) {
          const place = turns.next(now, mostOfGroup);
          if (place === undefined) break;
          taken.push(take(place));
        }
      });
      return taken;
    },
    remove(receipt: string): boolean {
      postponed.delete(receipt);
      return unsynced(database, () => remove.run(receipt)).changes > 0;
    },
    /** Makes a received message due again after a time of its own, unless its receiver has named another. */
    release(receipt: string, delaySeconds: number): void {
      const at = Date.now() + delaySeconds * 1000;
      if (!postponed.delete(receipt)) unsynced(database, () => release.run(at, receipt));
      wake();
    },
    /** The receiver's own word on when a message is due again; false where it is not under way. */
    postpone(receipt: string, seconds: number): boolean {
      const now = Date.now();
      const isUnderWay = postpone.run(now + seconds * 1000, receipt, now).changes > 0;
      if (isUnderWay) postponed.add(receipt);
      wake();
      return isUnderWay;
    },
    /** When the next message is due, as far as one waits; it may be long past, unless only later ones are asked for. */
    nextDueAt(isLater = false): number | undefined {
      const at = next.get(isLater ? Date.now() : 0)?.at;
      return typeof at === "number" ? at : undefined;
    },
    deadLetters: (): DeadLetter[] => z.array(deadLetter).parse(dead.all()),
    /** Gives every dead letter another `maxReceiveCount` tries; returns how many there were. */
    redrive(): number {
      const revived = Number(revive.run().changes);
      wake();
      return revived;
    },
    counts: (): Counts =>
      z.object({ visible: z.number(), inFlight: z.number(), dead: z.number() }).parse(count.get(Date.now())),
    /** Calls `listener` whenever a message may have become due earlier than was known; returns how to stop it. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => database.close(),
  };
};

export const md5Of = (body: string): string => createHash("md5").update(body).digest("hex");

export const arnOf = ({ name }: { name: string }): string => `arn:aws:sqs:us-east-1:000000000000:${name}`;

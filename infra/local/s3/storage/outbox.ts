import type { DatabaseSync } from "node:sqlite";
import type { S3Event } from "aws-lambda";
import { unsynced } from "../../data-folder/unsynced.ts";

export type Deliver = (event: S3Event) => Promise<void>;

/**
 * Events to deliver. An event is written together with its object and removed after its delivery: a kill in between
 * repeats an event and never loses one. The removal is not synced: after a power cut an event may come once more.
 */
export function createOutbox(database: DatabaseSync, deliver: Deliver) {
  const insert = database.prepare("INSERT INTO event (body) VALUES ('') RETURNING id");
  const fill = database.prepare("UPDATE event SET body = ? WHERE id = ?");
  const all = database.prepare("SELECT id, body FROM event ORDER BY id");
  const drop = database.prepare("DELETE FROM event WHERE id = ?");

  const send = async (id: number, event: S3Event) => {
    await deliver(event);
    unsynced(database, () => drop.run(id));
  };
  return {
    /** Keeps the event that `compose` makes of its number; call it where the object is written. */
    keep(compose: (id: number) => S3Event): () => Promise<void> {
      const id = Number(insert.get()?.id);
      const event = compose(id);
      fill.run(JSON.stringify(event), id);
      return () => send(id, event);
    },
    /** Delivers what an earlier run could not. */
    async deliverLeftOver(): Promise<void> {
      for (const { id, body } of all.all()) await send(Number(id), JSON.parse(String(body)));
    },
  };
}

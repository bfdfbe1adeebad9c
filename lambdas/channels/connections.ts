import { type Actor, logActivity } from "#lambdas/core/activity.ts";
import { transact, type Write } from "#platform/table/client.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { AppError } from "#shared/errors.ts";
import { type ConnectionKey, connectionEntity, listedEntity, type StoredConnection } from "./entities.ts";
import { key, keyPrefix } from "./names.ts";
import { forgetThreads } from "./threads.ts";

export const connectionStore = {
  find: connectionEntity.find,

  /** A read for `findTogether`. */
  lookup: connectionEntity.lookup,

  ofAccount: async (accountId: string): Promise<StoredConnection[]> => {
    const listed = listedEntity.all({ pk: key("account", accountId), prefix: keyPrefix("channel") });
    const found: StoredConnection[] = [];
    for await (const one of listed) {
      const connection = await connectionEntity.find(one);
      if (connection) found.push(connection);
    }
    return found;
  },

  /** Stores a connection in place of a former one of the same chatbot and channel. */
  save: (connection: StoredConnection): Promise<void> =>
    transact([connectionEntity.place(connection), listedEntity.place(listedOf(connection))]),

  /** Logs that a connection works. */
  logConnected: (actor: Actor, connection: StoredConnection, isChange: boolean): Promise<void> =>
    transact([log(actor, connection, isChange ? "changed" : "created")]),

  /** Notes that the platform sends here, or why it takes no answers; a connection that is gone stays so. */
  note: async (
    of: ConnectionKey,
    changes: Partial<Pick<StoredConnection, "is_reached" | "fault">>,
  ): Promise<void> => {
    await connectionEntity.update(of, { set: changes }).catch((error) => {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
    });
  },

  /** Removes a connection with its secrets, what was written to it and its threads; repeating it changes nothing. */
  remove: async (
    connection: StoredConnection,
    { actor, also = [] }: { actor?: Actor | undefined; also?: Write[] } = {},
  ): Promise<void> => {
    await transact([
      connectionEntity.drop(connection),
      listedEntity.drop(listedOf(connection)),
      ...(actor ? [log(actor, connection, "deleted")] : []),
      ...also,
    ]);
    const { rag_system_id, channel } = connection;
    await erasePartition(key("chatbot", rag_system_id), keyPrefix("channelEvent", channel));
    await forgetThreads(rag_system_id, channel);
  },
};

const listedOf = ({ user_id, rag_system_id, channel }: StoredConnection) => ({
  user_id,
  rag_system_id,
  channel,
});

const log = (
  actor: Actor,
  { rag_system_id, channel, bot_name }: StoredConnection,
  action: "created" | "changed" | "deleted",
) =>
  logActivity(actor, {
    action,
    subject: { kind: "channel", id: `${rag_system_id}/${channel}`, name: bot_name },
  });

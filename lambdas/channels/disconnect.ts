import type { Actor } from "#lambdas/core/activity.ts";
import { Channel } from "#shared/channels/channel.ts";
import { connectionStore } from "./connections.ts";
import { type ConnectionKey, leavingEntity, type StoredConnection } from "./entities.ts";
import { leave, leavingOf } from "./leaving.ts";

/**
 * Removes a bot here, and its webhook and token at the platform. Returns false if the platform was away, which is
 * asked again then; repeating it changes nothing.
 */
export const disconnect = async (of: ConnectionKey, actor?: Actor): Promise<boolean> => {
  const connection = await connectionStore.find(of);
  if (!connection) return true;
  const leaving = leavingOf(connection);
  // from now on the address takes nothing, whatever the platform says
  await connectionStore.remove(connection, { actor, also: [leavingEntity.place(leaving)] });
  return leave(leaving);
};

export const disconnectAll = async (chatbotId: string): Promise<void> => {
  for (const channel of Channel.options) await disconnect({ rag_system_id: chatbotId, channel });
};

/** Has the platform forget a bot in whose place another one was connected. */
export const leaveFormer = async (former: StoredConnection): Promise<void> => {
  const leaving = leavingOf(former);
  await leavingEntity.save(leaving);
  await leave(leaving);
};

import type { Actor } from "#lambdas/account/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { Channel } from "#shared/contract/channel.ts";
import { connectionStore } from "./connections.ts";
import type { ConnectionKey, StoredConnection } from "./entities.ts";
import { opened } from "./opened.ts";
import { platformOf } from "./platforms/platform-of.ts";

/** Removes a bot here, and its webhook at the platform; repeating it changes nothing. */
export const disconnect = async (of: ConnectionKey, actor?: Actor): Promise<void> => {
  const connection = await connectionStore.find(of);
  if (!connection) return;
  // from now on the address takes nothing, whatever the platform says
  await connectionStore.remove(connection, actor);
  await detach(connection);
};

export const disconnectAll = async (chatbotId: string): Promise<void> => {
  for (const channel of Channel.options) await disconnect({ rag_system_id: chatbotId, channel });
};

/** A platform that is not reached, or that no longer knows the token, keeps nobody from disconnecting. */
export const detach = async (connection: StoredConnection): Promise<void> => {
  try {
    await (await platformOf(connection.channel)).detach(await opened(connection));
  } catch (error) {
    logger.warn("a bot's webhook was not removed", {
      channel: connection.channel,
      error: error instanceof Error ? error.message : String(error),
    });
  }
};

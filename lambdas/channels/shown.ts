import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import type { ChannelConnection } from "#shared/channels/shapes.ts";
import { connectionStore } from "./connections.ts";
import type { ConnectionKey, StoredConnection } from "./entities.ts";

/** The account's bots as its members read them, without their secrets. */
export const shownConnections = async (accountId: string) => {
  const [stored, site_url] = await Promise.all([connectionStore.ofAccount(accountId), siteUrl()]);
  const items = await Promise.all(
    stored.map(async (connection) => {
      const { name } = await chatbotStore.ofAccount(accountId, connection.rag_system_id);
      return shownConnection(connection, name, site_url);
    }),
  );
  return { items, site_url };
};

export const shownConnection = (
  connection: StoredConnection,
  chatbot_name: string,
  site: string,
): ChannelConnection => ({
  ...connection,
  chatbot_name,
  address: addressOf(connection, site),
  ...(connection.channel === "discord" && { invite_url: inviteUrl(connection.bot_id) }),
});

/** Where the platform sends what people write to the bot. */
export const addressOf = ({ rag_system_id, channel }: ConnectionKey, site: string): string =>
  `${site.replace(/\/$/, "")}/channels/${channel}/${rag_system_id}`;

const inviteUrl = (applicationId: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands`;

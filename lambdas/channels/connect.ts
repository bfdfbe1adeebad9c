import type { Actor } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import type { Channel } from "#shared/channels/channel.ts";
import type { ChannelFault, ConnectionForm } from "#shared/channels/shapes.ts";
import { connectionStore } from "./connections.ts";
import { leaveFormer } from "./disconnect.ts";
import type { StoredConnection } from "./entities.ts";
import { opened } from "./opened.ts";
import type { Bot } from "./platform.ts";
import { platformOf } from "./platforms/platform-of.ts";
import { sealSecrets } from "./secrets.ts";
import { addressOf, shownConnection } from "./shown.ts";

interface Wanted extends ConnectionForm {
  chatbotId: string;
  channel: Channel;
}

/**
 * Asks the platform whose token it is, stores the bot for the chatbot and has the platform send to it. With
 * `checks_only` it ends after the first step. A fault is a result, and leaves what was connected before as it was.
 */
export const connect = async ({ chatbotId, channel, checks_only, ...form }: Wanted, actor: Actor) => {
  const { accountId } = actor;
  const [chatbot, platform, others] = await Promise.all([
    chatbotStore.ofAccount(accountId, chatbotId),
    platformOf(channel),
    connectionStore.ofAccount(accountId),
  ]);
  const secrets = { token: form.token, signing: form.signing_secret ?? "" };
  const found = await platform.identify(secrets);
  if ("fault" in found) return found;
  const bot = { name: found.bot.bot_name, ...(found.bot.place && { place: found.bot.place }) };
  const fault = await takenBy(found.bot, { chatbotId, channel }, others);
  if (fault) return { bot, fault };
  if (checks_only) return { bot };

  const former = await connectionStore.find({ rag_system_id: chatbotId, channel });
  const bound = { user_id: accountId, rag_system_id: chatbotId, channel };
  const connection: StoredConnection = {
    ...found.bot,
    ...bound,
    answers_in_groups: form.answers_in_groups,
    sealed: await sealSecrets(platform.secretsFor(secrets), bound),
    token_end: form.token.slice(-4),
    connected_at: new Date().toISOString(),
    is_reached: false,
  };
  // first, because platforms call the address while they are told of it
  await connectionStore.save(connection);
  const attached = await platform.attach(await opened(connection), addressOf(connection, await siteUrl()));
  if ("fault" in attached) {
    await (former ? connectionStore.save(former) : connectionStore.remove(connection));
    return { bot, fault: attached.fault };
  }
  if (former && former.bot_id !== connection.bot_id) await leaveFormer(former);
  if (attached.isReached) await connectionStore.note(connection, { is_reached: true });
  await connectionStore.logConnected(actor, connection, former !== undefined);
  const present = await connectionStore.find(connection);
  return { bot, connection: shownConnection(present ?? connection, chatbot.name, await siteUrl()) };
};

/** A bot answers for one chatbot: a platform sends to one address. */
const takenBy = async (
  bot: Bot,
  { chatbotId, channel }: Pick<Wanted, "chatbotId" | "channel">,
  others: StoredConnection[],
): Promise<ChannelFault | undefined> => {
  const other = others.find(
    (one) => one.channel === channel && one.bot_id === bot.bot_id && one.rag_system_id !== chatbotId,
  );
  if (!other) return undefined;
  const { name } = await chatbotStore.ofAccount(other.user_id, other.rag_system_id);
  return {
    field: "token",
    message: `${bot.bot_name} answers from “${name}” already. Disconnect it there first.`,
  };
};

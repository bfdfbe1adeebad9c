import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import { failedCondition, table, tableName, transact } from "#platform/table/client.ts";
import type { Chatbot, LlmConfiguration } from "#shared/contract/chatbots.ts";
import { AppError } from "#shared/errors.ts";
import { chatbotEntity, configurationEntity, linkEntity } from "./entities.ts";

/*
 * Access patterns
 *   an owner's chatbots, newest first     OWNER#{user} / BOT#{id}
 *   one chatbot of an owner               the same
 *   its model settings                    OWNER#{user} / LLM#{id}
 *   the chatbot of a public link          SLUG#{slug} / SLUG
 */

export interface ConfiguredChatbot {
  chatbot: Chatbot;
  configuration: LlmConfiguration;
}

const absent = () => new AppError("not_found", "Chatbot not found.");

export const chatbotStore = {
  /** The owner's chatbot; anybody else's is `not_found`. */
  ofOwner: (userId: string, id: string): Promise<Chatbot> => chatbotEntity.get({ user_id: userId, id }),

  list: (userId: string, page: { limit?: number; cursor?: string | undefined }) =>
    chatbotEntity.list({ pk: `OWNER#${userId}`, prefix: "BOT#", newestFirst: true, ...page }),

  all: (userId: string) => chatbotEntity.all({ pk: `OWNER#${userId}`, prefix: "BOT#", newestFirst: true }),

  create: async (chatbot: Chatbot, configuration: LlmConfiguration): Promise<Chatbot> => {
    await transact([chatbotEntity.put(chatbot), configurationEntity.put(configuration)]);
    return chatbot;
  },

  update: chatbotEntity.update,

  configuration: (userId: string, id: string): Promise<LlmConfiguration> =>
    configurationEntity.get({ user_id: userId, id }),

  /** A chatbot with its model settings in one read. */
  configured: async (userId: string, id: string): Promise<ConfiguredChatbot> => {
    const keys = [chatbotEntity, configurationEntity].map((entity) => entity.key({ user_id: userId, id }));
    const items = await allOf(keys);
    const [chatbot, configuration] = keys.map(({ sk }) => items.find((item) => item.sk === sk));
    if (!chatbot || !configuration) throw absent();
    return { chatbot: chatbotEntity.read(chatbot), configuration: configurationEntity.read(configuration) };
  },

  /** The published chatbot of a public link; a private one is `not_found`. */
  published: async (slug: string): Promise<ConfiguredChatbot> => {
    const link = await linkEntity.find(slug);
    if (!link) throw absent();
    return publicBehind(link);
  },

  isLinkTaken: async (slug: string): Promise<boolean> => (await linkEntity.find(slug)) !== undefined,

  /**
   * Gives the chatbot its public link and publishes it in one step; undefined where the link is taken. A chatbot that
   * was given one meanwhile keeps that.
   */
  publishUnder: async (
    chatbot: Chatbot,
    slug: string,
    publication: Partial<Chatbot>,
  ): Promise<Chatbot | undefined> => {
    const link = { slug, user_id: chatbot.user_id, rag_system_id: chatbot.id, query_count: 0 };
    const change = { set: { ...publication, public_slug: slug }, condition: hasNoLink };
    try {
      await transact([linkEntity.put(link), chatbotEntity.change(chatbot, change)]);
      return { ...chatbot, ...publication, public_slug: slug };
    } catch (error) {
      if (failedCondition(error, 0)) return undefined;
      if (failedCondition(error, 1)) return chatbotEntity.update(chatbot, { set: publication });
      throw error;
    }
  },

  /** Counts a question on the public link; as a transaction, which counts once however often it is sent. */
  countPublicQuestion: (slug: string): Promise<void> =>
    transact([linkEntity.change(slug, { add: { query_count: 1 } })]),
};

const hasNoLink = {
  expression: "#public_slug = :none",
  names: { "#public_slug": "public_slug" },
  values: { ":none": null },
};

/** AWS may hand back keys that it has no time for now. */
const allOf = async (keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> => {
  const RequestItems = { [tableName()]: { Keys: keys, ConsistentRead: true } };
  const { Responses, UnprocessedKeys } = await table.send(new BatchGetCommand({ RequestItems }));
  const items = Responses?.[tableName()] ?? [];
  const left = UnprocessedKeys?.[tableName()]?.Keys;
  return left ? [...items, ...(await allOf(left))] : items;
};

const publicBehind = async (link: { user_id: string; rag_system_id: string }): Promise<ConfiguredChatbot> => {
  const found = await chatbotStore.configured(link.user_id, link.rag_system_id);
  if (!found.chatbot.is_public) throw absent();
  return found;
};

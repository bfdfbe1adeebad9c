import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { Budget } from "#shared/budget/shapes.ts";
import type { Chatbot, LlmConfiguration } from "#shared/chatbots/routes.ts";
import { absent } from "./absent.ts";
import { chatbotEntity, configurationEntity, linkEntity, type StoredConfiguration } from "./entities.ts";
import { keep } from "./keep.ts";
import { logChange } from "./log-change.ts";
import { budgetLookups, lookup, lookups } from "./lookups.ts";
import { countPublicQuestions, publicQuestion } from "./public-questions.ts";

/*
 * Access patterns
 *   an account's chatbots, newest first   OWNER#{account} / BOT#{id}
 *   one chatbot of an account             the same
 *   its model settings                    OWNER#{account} / LLM#{id}
 *   the chatbot of a public link          SLUG#{slug} / SLUG
 */

export interface ConfiguredChatbot {
  chatbot: Chatbot;
  configuration: StoredConfiguration;
  accountBudget?: Budget | undefined;
}

export const chatbotStore = {
  /** Throws `not_found` for a chatbot of another account. */
  ofAccount: (accountId: string, id: string): Promise<Chatbot> =>
    chatbotEntity.get({ user_id: accountId, id }),

  list: (accountId: string, page: { limit?: number; cursor?: string | undefined }) =>
    chatbotEntity.list({ ...chatbotsOf(accountId), newestFirst: true, ...page }),

  all: (accountId: string) => chatbotEntity.all({ ...chatbotsOf(accountId), newestFirst: true }),

  create: async (
    chatbot: Chatbot,
    configuration: LlmConfiguration,
    userId = chatbot.user_id,
  ): Promise<Chatbot> => {
    await transact([
      chatbotEntity.put(chatbot),
      configurationEntity.put(configuration),
      (await (await aggregates()).ofChatbots()).begin(countedAs(chatbot)),
      await logChange(chatbot, userId, "created"),
      ...(await count(chatbot, { chatbots: 1, published_chatbots: Number(chatbot.is_public) })),
    ]);
    return chatbot;
  },

  configurations: configurationEntity,

  /** A chatbot with its model settings in one read. */
  configured: async (accountId: string, id: string): Promise<ConfiguredChatbot> =>
    await chatbotStore.together(...(await findTogether(...chatbotStore.lookups(accountId, id)))),

  lookup,
  lookups,
  budgetLookups,

  /** Joins what the `lookups` found, with the usual settings if none are stored. Throws `not_found` without a chatbot. */
  together: async (
    chatbot: Chatbot | undefined,
    configuration: StoredConfiguration | undefined,
    accountBudget?: Budget,
  ): Promise<ConfiguredChatbot> => {
    if (!chatbot) throw absent();
    return { chatbot, configuration: configuration ?? (await defaultConfiguration(chatbot)), accountBudget };
  },

  /** The published chatbot of a public link; a private one is `not_found`. */
  published: async (slug: string): Promise<ConfiguredChatbot> => {
    const link = await linkEntity.find(slug);
    if (!link) throw absent();
    const found = await chatbotStore.configured(link.user_id, link.rag_system_id);
    if (!found.chatbot.is_public) throw absent();
    return found;
  },

  /** Changes name and description. */
  rename: async (
    chatbot: Chatbot,
    set: Pick<Chatbot, "name" | "description">,
    userId = chatbot.user_id,
  ): Promise<Chatbot> => {
    await transact([
      chatbotEntity.change(chatbot, { set }),
      await logChange({ ...chatbot, ...set }, userId, "changed"),
    ]).catch((error) => {
      throw failedCondition(error) ? absent() : error;
    });
    return { ...chatbot, ...set };
  },

  /** Deletes a private chatbot with its settings and its link; repeating it changes nothing. */
  remove: async (chatbot: Chatbot, userId = chatbot.user_id): Promise<void> => {
    await transact([
      chatbotEntity.dropPresent(chatbot, when.equals({ is_public: false })),
      configurationEntity.drop(chatbot),
      (await (await aggregates()).ofChatbots()).drop(countedAs(chatbot)),
      ...(chatbot.public_slug ? [linkEntity.drop(chatbot.public_slug)] : []),
      await logChange(chatbot, userId, "deleted"),
      ...(await count(chatbot, { chatbots: -1 })),
    ]).catch((error) => {
      if (!failedCondition(error)) throw error;
    });
  },

  isLinkTaken: async (slug: string): Promise<boolean> => (await linkEntity.find(slug)) !== undefined,

  /** Changes whether and how a chatbot is published. Its public link stays. */
  publish: async (
    chatbot: Chatbot,
    publication: Partial<Chatbot>,
    userId = chatbot.user_id,
  ): Promise<Chatbot> => {
    for (let present = chatbot; ; present = await chatbotEntity.get(chatbot))
      try {
        const condition = when.equals({ is_public: present.is_public });
        await transact([
          chatbotEntity.change(present, { set: publication, condition }),
          ...(await consequences(present, publication, userId)),
        ]);
        return { ...present, ...publication };
      } catch (error) {
        if (!failedCondition(error)) throw error;
      }
  },

  /**
   * Gives a chatbot without a link its public link and publishes it in one transaction; undefined if the link is taken.
   * A chatbot that another request gave a link keeps that one.
   */
  publishUnder: async (
    chatbot: Chatbot,
    slug: string,
    publication: Partial<Chatbot>,
    userId = chatbot.user_id,
  ): Promise<Chatbot | undefined> => {
    const link = { slug, user_id: chatbot.user_id, rag_system_id: chatbot.id, query_count: 0 };
    const set = { ...publication, public_slug: slug };
    const condition = when.equals({ public_slug: null, is_public: chatbot.is_public });
    try {
      await transact([
        linkEntity.put(link),
        chatbotEntity.change(chatbot, { set, condition }),
        ...(await consequences(chatbot, publication, userId)),
      ]);
      return { ...chatbot, ...set };
    } catch (error) {
      if (failedCondition(error, 0)) return undefined;
      if (!failedCondition(error, 1)) throw error;
      const present = await chatbotEntity.get(chatbot);
      return present.public_slug
        ? chatbotStore.publish(present, publication, userId)
        : chatbotStore.publishUnder(present, slug, publication, userId);
    }
  },

  countPublicQuestions,

  /** Counts a question on the public link, in a transaction that `also` joins; the SDK may send it twice. */
  countPublicQuestion: (slug: string, also: Write[] = []) => transact([publicQuestion(slug), ...also]),
  publicQuestion,
  keep,
  change: chatbotEntity.change,
};

const countedAs = ({ user_id, id }: Chatbot) => ({ accountId: user_id, chatbotId: id });
const chatbotsOf = (accountId: string) => ({
  pk: key("account", accountId),
  prefix: keyPrefix("chatbot"),
});

/** Loaded for a chatbot without settings, of which there are few. */
const defaultConfiguration = async (chatbot: Chatbot) =>
  (await import("./default-configuration.ts")).defaultConfiguration(chatbot);

/** Loaded with the first change, because every cold start of the chat function reads this file. */
const aggregates = async () => (await import("../counters/store.ts")).aggregateStore;

const count = async ({ user_id, created_at }: Chatbot, counts: Record<string, number>) =>
  (await aggregates()).addToMonth(user_id, created_at, counts);

/** Writes for a transaction: the log entry and the count of a change of publication. */
const consequences = async (
  chatbot: Chatbot,
  { is_public = chatbot.is_public }: Partial<Chatbot>,
  userId: string,
) => {
  const change = Number(is_public) - Number(chatbot.is_public);
  const action = change === 0 ? "changed" : is_public ? "published" : "unpublished";
  return [
    await logChange(chatbot, userId, action),
    ...(await count(chatbot, { published_chatbots: change })),
  ];
};

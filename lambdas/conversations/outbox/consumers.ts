import type { Lookup } from "#platform/table/lookup.ts";
import type { StoredEvent } from "../event.ts";

export interface ConversationKey {
  id: string;
  rag_system_id: string;
  user_id: string;
}

/**
 * Derives something from the events of conversations. Events come at least once and mostly in order: a repeated
 * delivery changes nothing, and an event may come after a later one. A delivery that throws is repeated.
 */
export interface Consumer {
  /** A stable name for logs. */
  name: string;
  /** Reads whether an account has use for the consumer; absent for one that gets the events of all accounts. */
  isWanted?(accountId: string): Promise<Lookup<boolean>>;
  /** The events belong to one conversation, in order of their numbers. Their messages have no text of sources. */
  consume(events: StoredEvent[], conversation: ConversationKey): Promise<void>;
  /** The conversation was deleted with all its events. */
  forget(conversation: ConversationKey): Promise<void>;
}

const indexConversation = async (conversation: ConversationKey): Promise<void> =>
  (await import("../searching/consumer.ts")).indexConversation(conversation);

/** The consumers of the outbox. Their modules are loaded on first use. */
export const consumers: Consumer[] = [
  {
    name: "pages",
    isWanted: async (accountId) => (await import("#platform/realtime/presence.ts")).isPresent(accountId),
    consume: async (_events, conversation) => (await import("./tell-pages.ts")).tellPages(conversation),
    forget: async (conversation) => (await import("./tell-pages.ts")).tellPages(conversation),
  },
  {
    name: "messages",
    consume: (_events, conversation) => indexConversation(conversation),
    forget: indexConversation,
  },
  {
    name: "messengers",
    consume: async (events, conversation) =>
      (await import("./tell-messengers.ts")).tellMessengers(events, conversation),
    forget: async (conversation) =>
      (await import("#lambdas/channels/answering/write-as-person.ts")).forgetPlace(conversation),
  },
  {
    name: "owners",
    consume: async (events, conversation) =>
      (await import("./tell-owner.ts")).tellOwnerOf(events, conversation),
    // the mail leaves out visitors whose conversation is gone
    forget: async () => undefined,
  },
  {
    name: "open questions",
    consume: async (events, conversation) =>
      (await import("./keep-open-questions.ts")).keepOpenQuestions(events, conversation),
    forget: async ({ user_id, id }) =>
      (await import("#lambdas/gaps/store.ts")).gapStore.forgetConversation(user_id, id),
  },
  {
    name: "webhooks",
    isWanted: async (accountId) =>
      (await import("#lambdas/webhooks/emit/has-webhooks.ts")).hasWebhooks(accountId),
    consume: async (events, conversation) =>
      (await import("./tell-webhooks.ts")).tellWebhooks(events, conversation),
    forget: async (conversation) =>
      (await import("#lambdas/webhooks/emit/conversation.ts")).forgetConversation(conversation),
  },
];

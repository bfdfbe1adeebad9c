import type { StoredEvent } from "#lambdas/conversations/event.ts";
import type { LambdaFunction, QueueSettings } from "#platform/area/function.ts";
import type { QueuedMessage } from "#platform/outbox/message.ts";
import type { Lookup } from "#platform/table/lookup.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { contract } from "#shared/contract/index.ts";

/**
 * Everything that the rest of the product knows of an area. It is read where the infrastructure is made and by every
 * function that walks the areas, so it imports types, and the area's modules on first use only.
 */
export interface Area {
  /** The folder's name, here and in `shared`, `web/src/features` and `test`. */
  name: string;
  /** The files that other areas may import. */
  face?: string[];
  /** The first words of its keys in the table, and the prefixes of its ids. */
  keys?: Record<string, string>;
  ids?: Record<string, string>;
  functions?: Record<string, LambdaFunction<keyof typeof contract>>;
  queues?: Record<string, QueueSettings>;
  /** How its things are deleted with the chatbot or the account that they belong to. */
  removal?: () => Promise<Removal>;
  /** How its things are copied with a chatbot. */
  copying?: () => Promise<Copying>;
  /** They derive something from the events of conversations. */
  consumers?: Consumer[];
  /** The messages that it sends to itself over the outbox's queue, by their field's name. */
  messages?: Record<string, () => Promise<QueuedMessage>>;
  /** Called each minute: enqueues the work that is due, and returns how much; by the name in the log. */
  wakes?: Record<string, (now: Date) => Promise<number>>;
}

export interface Removing {
  /** The member who deletes; absent when the account itself is deleted. */
  userId?: string;
  /** When a call's time is over, in milliseconds since 1970: it then returns false at the next step, and is repeated. */
  until: number;
}

/** Every step may be repeated after it broke off. One that returns false was not done when its time was over. */
export interface Removal {
  /** Ends what acts for an account to the outside, before anything of it is deleted. */
  close?(accountId: string): Promise<void>;
  /** The chatbot's own partition is erased afterwards, and then the chatbot. */
  ofChatbot?(chatbot: Chatbot, removing: Removing): Promise<boolean> | Promise<void>;
  /** Deletes the rest, once the chatbots are gone. The account's own partition is erased afterwards. */
  ofAccount?(accountId: string, removing: Removing): Promise<boolean> | Promise<void>;
}

export interface Copying {
  /** Throws AppError `conflict` if the account's quotas have no room for the copy. */
  admit(source: Chatbot): Promise<void>;
  /** Copies the things that the copy does not have yet. Returns false if it was not done when its time was over. */
  copy(source: Chatbot, copy: Chatbot, copying: { userId: string; until: number }): Promise<boolean>;
}

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
  forget?(conversation: ConversationKey): Promise<void>;
}

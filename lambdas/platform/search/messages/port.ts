import type { Clause } from "./query.ts";

export const channels = [
  "test",
  "page",
  "widget",
  "api",
  "telegram",
  "discord",
  "slack",
  "interview",
] as const;
export type Channel = (typeof channels)[number];

export const opinions = ["liked", "disliked", "commented"] as const;
/** Readers' opinions of the answers of a conversation. */
export type Opinion = (typeof opinions)[number];

/** A conversation as it is searched and filtered. */
export interface ConversationEntry {
  accountId: string;
  id: string;
  chatbotId: string;
  /** ISO times. */
  startedAt: string;
  activityAt: string;
  /** The number of its last event; of two entries with one start the one with the greater number is current. */
  lastSeq: number;
  messages: number;
  isPublic: boolean;
  channel: Channel;
  /** Whether the documents did not answer one of its questions. */
  isRefused: boolean;
  opinions: Opinion[];
  /** Its messages, and texts such as the visitor's name. Adapters keep their terms, not the texts. */
  texts: string[];
}

/** The conversations of one account that fulfil all conditions. */
export interface MessageFilter {
  accountId: string;
  /** Each has to occur in the conversation. */
  clauses: Clause[];
  chatbotId?: string | undefined;
  isPublic?: boolean | undefined;
  channel?: Channel | undefined;
  isRefused?: boolean | undefined;
  opinion?: Opinion | undefined;
  /** ISO times: started at or after, and before. */
  since?: string | undefined;
  before?: string | undefined;
}

/** A place in an order; ids decide between equal times. */
export interface Place {
  at: string;
  id: string;
}

export interface MessagePage {
  by: "activity" | "start";
  order: "newest" | "oldest";
  limit: number;
  after?: Place | undefined;
}

export interface Found extends Place {
  chatbotId: string;
}

/** The index of conversations by the words of their messages. Nothing of one account is found for another. */
export interface MessageSearch {
  /** Adds or replaces conversations of one account; an entry that is older than the present one changes nothing. */
  put(accountId: string, entries: ConversationEntry[]): Promise<void>;
  /** Removes a conversation that started before a time; one that began again later under the same id stays. */
  forget(conversation: { accountId: string; id: string }, before: string): Promise<void>;
  /** Removes everything of an account. */
  forgetAccount(accountId: string): Promise<void>;
  /** A page of the matching conversations, in order. */
  find(filter: MessageFilter, page: MessagePage): Promise<Found[]>;
  /** The present version of the account's index if all of its conversations were put, else undefined. */
  completeness(accountId: string): Promise<string | undefined>;
  markComplete(accountId: string, version: string): Promise<void>;
}

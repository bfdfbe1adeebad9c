import type { ConversationEntry } from "#platform/search/messages/port.ts";
import { uniqueId } from "#test/unique-id.ts";

export const minute = (number: number): string => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();

/** An entry with these texts; each later one of an account began a minute after the one before. */
export const entriesOf = (
  accountId: string,
  said: (string | Partial<ConversationEntry>)[],
): ConversationEntry[] =>
  said.map((one, at) => ({
    accountId,
    id: uniqueId("conv"),
    chatbotId: "bot_desk",
    startedAt: minute(at),
    activityAt: minute(at),
    lastSeq: 2,
    messages: 2,
    isPublic: true,
    channel: "widget",
    isRefused: false,
    opinions: [],
    texts: [typeof one === "string" ? one : ""],
    ...(typeof one === "string" ? {} : one),
  }));

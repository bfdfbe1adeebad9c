import type { Upgrade } from "#platform/table/upgrades.ts";

/** The events of a conversation from before they were numbered are its messages, in pairs of question and answer. */
const numberEvents: Upgrade = (stored) => ({
  last_seq: stored.message_count,
  question_count: Math.floor(Number(stored.message_count) / 2),
  ...stored,
});

export const conversationUpgrades: Upgrade[] = [numberEvents];

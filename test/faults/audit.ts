import { auditAggregates } from "./audit/aggregates.ts";
import { auditConversations } from "./audit/conversations.ts";
import { auditDocuments } from "./audit/documents.ts";
import { type Item, ofKind } from "./audit/item.ts";
import type { Kept } from "./audit/kept.ts";
import { auditLedger } from "./audit/ledger.ts";

/** Names what does not agree in the stored state, one sentence each. There must be nothing at any moment, even right after a kill. */
export const audit = (kept: Kept): string[] => [
  ...auditChatbots(kept.items),
  ...auditConversations(kept.items),
  ...auditDocuments(kept),
  ...auditAggregates(kept.items),
  ...auditLedger(kept.items),
];

const auditChatbots = (items: Item[]): string[] => {
  const chatbots = ofKind(items, "OWNER", "BOT");
  const settings = new Set(ofKind(items, "OWNER", "LLM").map(({ rag_system_id }) => rag_system_id));
  const links = new Map(ofKind(items, "SLUG", "SLUG").map((link) => [link.slug, link.rag_system_id]));
  return [
    ...chatbots
      .filter(({ id }) => !settings.has(id))
      .map(({ id }) => `The chatbot ${id} has no model settings.`),
    ...(settings.size > chatbots.length ? ["There are model settings without a chatbot."] : []),
    ...chatbots
      .filter(({ id, public_slug }) => public_slug !== null && links.get(public_slug) !== id)
      .map(({ id }) => `The public link of ${id} leads elsewhere.`),
    ...(links.size > chatbots.filter(({ public_slug }) => public_slug !== null).length
      ? ["There is a public link that no chatbot has."]
      : []),
  ];
};

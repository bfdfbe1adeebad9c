import { erasePartition } from "#platform/table/erase.ts";
import type { Lead } from "#shared/leads/shapes.ts";
import { key } from "../names.ts";
import { type Emission, emission, namedChatbot } from "./queue-events.ts";

type NewLead = Pick<
  Lead,
  "id" | "rag_system_id" | "conversation_id" | "widget_id" | "source_url" | "created_at"
> &
  Record<"name" | "email" | "phone" | "company", string | null> & { account_id: string };

/** Tells of a new lead. */
export const leadCreated = (lead: NewLead): Promise<Emission> => {
  const { id: lead_id, account_id, rag_system_id: chatbotId, created_at: at } = lead;
  return emission(account_id, { type: "lead.created", chatbotId }, async () => {
    const { conversation_id, widget_id, name, email, phone, company, source_url } = lead;
    const chatbot = await namedChatbot(account_id, chatbotId);
    const details = { name, email, phone, company, source_url };
    return {
      at,
      source: lead_id,
      about: lead_id,
      data: { lead_id, conversation_id, chatbot, widget_id, ...details },
    };
  });
};

/** Deletes the texts of deliveries about a lead that is erased. */
export const forgetLead = (id: string): Promise<void> => erasePartition(key("webhookContent", id));

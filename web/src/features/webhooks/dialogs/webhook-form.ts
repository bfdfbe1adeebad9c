import * as z from "zod";
import { webhookEventNames } from "#shared/webhooks/rules.ts";
import { type Webhook, WebhookFields } from "#shared/webhooks/shapes.ts";

/** The form asks for chosen chatbots apart from all, which the contract writes as none. */
export const WebhookForm = WebhookFields.extend({ scope: z.enum(["all", "chosen"]) }).superRefine(
  ({ scope, rag_system_ids }, { addIssue }) => {
    if (scope === "chosen" && rag_system_ids.length === 0)
      addIssue({ code: "custom", path: ["rag_system_ids"], message: "Choose at least one chatbot." });
  },
);
export type WebhookForm = z.input<typeof WebhookForm>;
export type CheckedForm = z.output<typeof WebhookForm>;

/** Message events are the most by far, so a new endpoint starts without them. */
const defaultEvents = webhookEventNames.filter((name) => name !== "message.created");

export const formOf = (webhook?: Webhook): WebhookForm => ({
  url: webhook?.url ?? "",
  events: webhook?.events ?? defaultEvents,
  rag_system_ids: webhook?.rag_system_ids ?? [],
  includes_tests: webhook?.includes_tests ?? false,
  scope: webhook && webhook.rag_system_ids.length > 0 ? "chosen" : "all",
});

/** A checked form as the contract takes it. */
export const fieldsOf = ({ scope, ...fields }: CheckedForm): WebhookFields =>
  scope === "all" ? { ...fields, rag_system_ids: [] } : fields;

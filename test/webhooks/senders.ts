import { vi } from "vitest";
import type { StoredWebhook } from "#lambdas/webhooks/entities.ts";
import { uniqueId } from "#test/unique-id.ts";

/** The modules that queue and send events, to work on the table of a test. */
export const importing = async () => ({
  ...(await import("#lambdas/outbox/consumers.ts")),
  ...(await import("#lambdas/outbox/deliver.ts")),
  ...(await import("#platform/outbox/row.ts")),
  ...(await import("#lambdas/webhooks/emit/tell-webhooks.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/webhooks/entities.ts")),
  ...(await import("#lambdas/webhooks/removal.ts")),
  ...(await import("#lambdas/webhooks/log/entities.ts")),
  ...(await import("#lambdas/webhooks/log/store.ts")),
  ...(await import("#lambdas/webhooks/secrets.ts")),
  ...(await import("#lambdas/webhooks/send/send-due.ts")),
  ...(await import("#lambdas/webhooks/state.ts")),
  ...(await import("#lambdas/webhooks/store.ts")),
  ...(await import("#lambdas/webhooks/send/wake-senders.ts")),
  ...(await import("#platform/outgoing/connect.ts")),
  ...(await import("#platform/table/client.ts")),
  ...(await import("#platform/table/count.ts")),
  ...(await import("#platform/table/erase.ts")),
  ...(await import("#lambdas/webhooks/emit/budget.ts")),
  ...(await import("#lambdas/webhooks/emit/lead.ts")),
});

/** Lets events be sent to a receiver of the test, on the machine itself. */
export const allowReceiver = ({ internet }: Pick<Modules, "internet">): void => {
  vi.stubEnv("APP_SECRET", "secret");
  Object.assign(internet, {
    resolve: async () => ["127.0.0.2"],
    isPublic: (address: string) => address === "127.0.0.2",
  });
};

export const chatbotForm = {
  name: "Desk",
  description: "",
  use_case: "support",
  first_question: "",
} as const;

type Modules = Awaited<ReturnType<typeof importing>>;

/** Adds an endpoint that gets an address of the test, whatever the contract says of addresses. */
export const addWebhook = async (
  { newSecret, seal, webhookStore }: Modules,
  url: string,
  changes: Partial<StoredWebhook> = {},
): Promise<StoredWebhook> => {
  const id = uniqueId("hook");
  const webhook: StoredWebhook = {
    id,
    user_id: uniqueId("usr"),
    url,
    events: ["message.created"],
    rag_system_ids: [],
    includes_tests: true,
    is_active: true,
    off: null,
    secret_end: "abcd",
    sealed: await seal(newSecret(), id),
    created_at: new Date().toISOString(),
    ...changes,
  };
  await webhookStore.create(webhook, webhook.user_id);
  return webhook;
};

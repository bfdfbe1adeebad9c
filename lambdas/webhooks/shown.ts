import { countItems } from "#platform/table/count.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { type StoredWebhook, stateEntity, type WebhookState } from "./entities.ts";
import { figuresOf } from "./figures.ts";
import { key, keyPrefix } from "./names.ts";

/** Endpoints as their owner reads them, in the same order. */
export const shownWebhooks = async (webhooks: StoredWebhook[]): Promise<Webhook[]> => {
  const states = await findTogether(...webhooks.map((one) => stateEntity.lookup(one)));
  return Promise.all(webhooks.map((one, at) => shown(one, states[at])));
};

const shown = async (
  { sealed: _, former_sealed: __, former_until, skips_before: ___, ...webhook }: StoredWebhook,
  state: WebhookState | undefined,
): Promise<Webhook> => {
  const pk = key("webhook", webhook.id);
  const [figures, waiting, failing] = await Promise.all([
    figuresOf(webhook.id),
    countItems({ pk, prefix: keyPrefix("webhookDue") }),
    countItems({ pk: key("webhookFailing", webhook.id), prefix: "", index: "gsi1" }),
  ]);
  const now = new Date().toISOString();
  const isOverlap = former_until !== undefined && former_until > now;
  const isFailing = state !== undefined && state.failed_in_row > 0;
  return {
    ...webhook,
    former_secret_until: isOverlap ? former_until : null,
    last_at: state?.last_at ?? null,
    last_failed: state?.last_failed ?? false,
    failing_since: (isFailing && state.failing_since) || null,
    rests_until: isFailing && state.rests_until && state.rests_until > now ? state.rests_until : null,
    waiting,
    failing,
    ...figures,
  };
};

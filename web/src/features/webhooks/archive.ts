import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "webhooks.json": "webhook endpoints, without their secrets, and their deliveries of the last 30 days",
  },
  async *ofAccount() {
    yield json("webhooks.json", await Array.fromAsync(webhooks()));
  },
};

/** Endpoints with their deliveries; signing secrets are not shown any more. */
async function* webhooks() {
  for (const webhook of (await api.webhooks.list({})).items) {
    const deliveries = await Array.fromAsync(allPages(api.webhooks.deliveries, { id: webhook.id }));
    yield { ...webhook, deliveries };
  }
}

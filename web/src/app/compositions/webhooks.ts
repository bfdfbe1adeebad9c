import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { lazySection } from "../../ui/lazy/lazy-section.tsx";

const words = { loading: "Loading the webhooks", failed: "The webhooks could not be loaded" };

/** The endpoints that are called about events. */
export const WebhooksTab = lazySection(
  async () => (await import("../../features/webhooks/list/webhooks-tab.tsx")).WebhooksTab,
  words,
);

/** One endpoint with its deliveries. */
export const WebhookPage = lazySection(
  async () => (await import("../../features/webhooks/webhook-page.tsx")).WebhookPage,
  words,
);

export const AddWebhook = lazyDialog(
  async () => (await import("../../features/webhooks/dialogs/add-webhook.tsx")).AddWebhook,
);

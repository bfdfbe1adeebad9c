import type { AreaThings } from "../things/area-things.ts";

const fields = { url: "https://hooks.example.com/docent", events: ["answer.refused"] } as const;

export const things: AreaThings = {
  kinds: {
    webhook: {
      missing: "hook_00000000000000000000000000",
      make: async ({ owner }) => owner.webhooks.create({ ...fields, events: [...fields.events] }),
    },
    delivery: {
      missing: "whm_00000000000000000000000000",
      make: async ({ owner, idOf }) => owner.webhooks.test({ id: await idOf("webhook") }),
    },
  },
  fields: { deliveryId: "delivery" },
  id: "webhook",
  values: { ...fields, rag_system_ids: [], type: "webhook.test" },
};

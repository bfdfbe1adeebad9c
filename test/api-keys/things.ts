import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    apiKey: {
      missing: "key_00000000000000000000000000",
      make: async ({ owner, name, idOf }) => {
        const made = await owner.apiKeys.create({
          name: `The program of ${name}`,
          rag_system_id: await idOf("chatbot"),
          permission_scope: "read-write",
          requests_per_minute: 1000,
          daily_quota: 10_000,
        });
        return { id: made.id, token: made.api_key };
      },
    },
    /** A key that the routes may rotate or delete while others still need the one above. */
    spareApiKey: {
      missing: "key_00000000000000000000000001",
      make: async ({ owner, name, idOf }) =>
        owner.apiKeys.create({ name: `The spare of ${name}`, rag_system_id: await idOf("chatbot") }),
    },
  },
  fields: { old_key_id: "spareApiKey" },
  id: "spareApiKey",
  values: { name: "A program", description: "Which program it is", expires_at: "2999-01-01T00:00:00.000Z" },
};

import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    website: {
      missing: "web_00000000000000000000000000",
      make: async ({ owner, name, idOf }) =>
        owner.webPages.add({
          chatbotId: await idOf("chatbot"),
          url: `http://pages.invalid/${encodeURIComponent(name)}`,
        }),
    },
  },
  id: "website",
  values: { url: "http://pages.invalid/", frequency: "daily", scope: "page", page_limit: 10 },
};

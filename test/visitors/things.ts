import type { AreaThings } from "../things/area-things.ts";

const missing = "ses_00000000000000000000000000";

export const things: AreaThings = {
  kinds: {
    session: {
      missing,
      make: async ({ visitor, idOf }) => {
        const { session_id: id, token } = await visitor().visitors.session({
          widgetId: await idOf("widget"),
        });
        return { id, token };
      },
    },
    publicSession: {
      missing,
      make: async ({ visitor, idOf }) => {
        const { session_id: id, token } = await visitor().visitors.session({ ragSlug: await idOf("slug") });
        return { id, token };
      },
    },
  },
  fields: { sessionId: "session" },
  visitorTokens: { widgetId: "session", ragSlug: "publicSession" },
  // The only route of this area with an id is the widget's.
  id: "widget",
};

import type { AreaThings } from "../things/area-things.ts";

const missing = "lead_00000000000000000000000000";

export const things: AreaThings = {
  kinds: {
    lead: {
      missing,
      make: async ({ owner, visitor, idOf, name }) => {
        const widgetId = await idOf("widget");
        const { session_id: sessionId, token } = await visitor().visitors.session({ widgetId });
        const userInfo = { name };
        const url = "https://cycles.example/repairs";
        await visitor(token).leads.capture({ widgetId, sessionId, userInfo, url });
        const { items } = await owner.leads.list({});
        const made = items.find((lead) => lead.conversation_id === sessionId.replace("ses_", "conv_"));
        if (!made) throw new Error("The lead is not in the list.");
        return { id: made.id };
      },
    },
  },
  fields: { ids: "lead" },
  id: "lead",
  values: {
    userInfo: { name: "Ann", email: "ann@example.com", phone: "+49 30 123456", company: "Old Town Cycles" },
    url: "https://cycles.example/repairs",
    consent: "Old Town Cycles may write to me.",
    changes: [{ id: missing, updated_at: "2026-01-01T00:00:00.000Z" }],
    notes_saved_at: null,
    status: "new",
  },
};

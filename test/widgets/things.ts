import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    widget: {
      missing: "wgt_00000000000000000000000000",
      make: async ({ owner, name, idOf }) =>
        owner.widgets.create({ name: `The site of ${name}`, rag_system_id: await idOf("chatbot") }),
    },
  },
  fields: { widgetId: "widget" },
  id: "widget",
};

import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    attachment: {
      missing: "att_00000000000000000000000000",
      make: async ({ visitor, idOf, tokenOf }) => {
        const widgetId = await idOf("widget");
        const { attachments } = visitor(await tokenOf("session"));
        return attachments.attach({ widgetId, filename: "invoice.txt", content: "Invoice 1093: 400 euros." });
      },
    },
  },
  fields: { attachmentId: "attachment" },
  values: { content: "Invoice 1093: 400 euros." },
};

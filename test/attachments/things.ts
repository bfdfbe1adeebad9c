import { widgetDefaults } from "#shared/widgets/defaults.ts";
import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    attachment: {
      missing: "att_00000000000000000000000000",
      make: async ({ owner, visitor, idOf, tokenOf }) => {
        const widgetId = await idOf("widget");
        const config = { ...widgetDefaults.config, allowFileUpload: true };
        await owner.widgets.update({ id: widgetId, config });
        const { attachments } = visitor(await tokenOf("session"));
        return attachments.attach({ widgetId, filename: "invoice.txt", content: "Invoice 1093: 400 euros." });
      },
    },
  },
  fields: { attachmentId: "attachment" },
  values: { content: "Invoice 1093: 400 euros." },
};

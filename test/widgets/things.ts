import type { AreaThings } from "../things/area-things.ts";
import { png } from "./images.ts";

export const things: AreaThings = {
  kinds: {
    widget: {
      missing: "wgt_00000000000000000000000000",
      make: async ({ owner, name, idOf }) =>
        owner.widgets.create({ name: `The site of ${name}`, rag_system_id: await idOf("chatbot") }),
    },
    logo: {
      missing: "bm8gbG9nbw",
      make: async ({ owner }) => {
        const { path } = await owner.widgets.uploadLogo({ image: png.toString("base64") });
        return { id: path.split("/").at(-1) ?? "" };
      },
    },
  },
  fields: { widgetId: "widget", logo: "logo" },
  id: "widget",
  values: { image: png.toString("base64"), logo: null },
};

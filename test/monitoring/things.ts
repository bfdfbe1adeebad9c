import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    cannedReply: {
      missing: "rpl_00000000000000000000000000",
      make: async ({ owner, name }) =>
        owner.monitoring.createCannedReply({ name: name.slice(0, 60), content: "We open at nine." }),
    },
  },
  fields: { cannedReplyId: "cannedReply" },
  id: "conversation",
};

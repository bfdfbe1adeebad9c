import type { AreaThings } from "../things/area-things.ts";

/** Hours three days away: until then a visitor who asks for a person may leave an address. */
const later = { day: ((new Date().getUTCDay() + 2) % 7) + 1, from: "09:00", to: "17:00" };

export const things: AreaThings = {
  kinds: {
    cannedReply: {
      missing: "rpl_00000000000000000000000000",
      make: async ({ owner, name }) =>
        owner.monitoring.createCannedReply({ name: name.slice(0, 60), content: "We open at nine." }),
    },
    personRequest: {
      missing: "evt_00000000000000000000000000",
      make: async ({ owner, visitor, idOf, tokenOf }) => {
        await idOf("widgetAnswer");
        await owner.chatbots.setPeople({
          id: await idOf("chatbot"),
          people: { wait_minutes: 5, hours: [later] },
        });
        const { conversations } = visitor(await tokenOf("session"));
        await conversations.callPerson({ widgetId: await idOf("widget"), wantsPerson: true });
        return { id: await idOf("session") };
      },
    },
  },
  fields: { cannedReplyId: "cannedReply" },
  id: "conversation",
};

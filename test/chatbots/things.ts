import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    chatbot: {
      missing: "bot_00000000000000000000000000",
      make: ({ owner, name }) =>
        owner.chatbots.create({ name: `The chatbot of ${name}`, use_case: "support" }),
    },
    copy: {
      missing: "bot_00000000000000000000000000",
      make: async ({ owner, idOf }) => (await owner.chatbots.duplicate({ id: await idOf("chatbot") })).copy,
    },
    slug: {
      missing: "nobody-has-this-link",
      make: async ({ owner, name, idOf }) => {
        const publication = { public_title: `Ask ${name}`, public_description: "", is_public: true };
        const { public_slug } = await owner.chatbots.publish({ id: await idOf("chatbot"), ...publication });
        return { id: String(public_slug) };
      },
    },
    user: {
      missing: "00000000-0000-4000-8000-000000000000",
      make: async ({ owner, idOf }) => {
        const { user_id } = await owner.chatbots.get({ id: await idOf("chatbot") });
        return { id: user_id };
      },
    },
  },
  fields: {
    chatbotId: "chatbot",
    copyId: "copy",
    ragSystemId: "chatbot",
    rag_system_id: "chatbot",
    p_rag_system_id: "chatbot",
    p_user_id: "user",
    user_id: "user",
    slug: "slug",
    ragSlug: "slug",
  },
  id: "chatbot",
  values: { people: { wait_minutes: 5, hours: [{ day: 1, from: "09:00", to: "17:00" }] } },
};

import { categoryIcons } from "#shared/forum/shapes.ts";
import type { AreaThings } from "../things/area-things.ts";
import { post, reply } from "./write.ts";

const categories = {
  fcat_start: "Getting started",
  fcat_ideas: "Ideas",
  fcat_experiences: "Experiences",
  fcat_problems: "Problems",
  fcat_integrations: "Integrations",
};

export const things: AreaThings = {
  kinds: {
    forumPost: {
      missing: "fpost_00000000000000000000000000",
      make: async ({ owner, idOf }) => (await post({ category_id: await idOf("forumCategory") }, owner)).post,
    },
    forumReply: {
      missing: "freply_00000000000000000000000000",
      make: async ({ owner, idOf }) => reply(await idOf("forumPost"), undefined, owner),
    },
    forumCategory: {
      missing: "fcat_nobody",
      make: async ({ owner }) => {
        const [category] = (await owner.forum.categories({})).items;
        if (!category) throw new Error("There is no category.");
        return category;
      },
    },
  },
  fields: { reply_id: "forumReply", category_id: "forumCategory" },
  id: "forumPost",
  values: {
    author_email: "nobody@mail.example",
    // the first account of a product may save them, and other tests post in them
    items: Object.entries(categories).map(([id, name], at) => ({
      id,
      name,
      description: "",
      icon: categoryIcons[at],
      is_active: true,
    })),
  },
};

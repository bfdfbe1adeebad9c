import { page } from "vitest/browser";
import type { ForumCategory } from "#shared/forum/shapes.ts";
import { open } from "../../screens/open.tsx";
import { seen } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { categoryOf, operator, saved } from "./sample.ts";

export const address = "/app/community?tab=categories";
export const three = [
  categoryOf("Start", { post_count: 12 }),
  categoryOf("Ideas", { icon: "lightbulb", post_count: 1 }),
  categoryOf("Problems"),
];
export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const names = () =>
  page
    .getByRole("textbox", { name: /^Name of category/ })
    .elements()
    .map((one) => (one as HTMLInputElement).value);

/** Answers a save with what was sent, and ids for those that are new. */
export const saving = (): void =>
  server.reply({
    forum: {
      saveCategories: ({ items, version }) =>
        saved(
          items.map(
            (one, at): ForumCategory => ({
              ...one,
              id: one.id ?? `fcat_new${at}`,
              sort_order: at,
              post_count: three.find(({ id }) => id === one.id)?.post_count ?? 0,
            }),
          ),
          version + 1,
        ),
    },
  });

export const show = async (items = three) => {
  await open(address, { ...operator, forum: { allCategories: saved(items) } });
  await seen(field("Name of category 1"));
  saving();
};

export const sent = () => server.asked("forum", "saveCategories").at(-1);

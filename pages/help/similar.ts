import type { ListedPost } from "#shared/forum/shapes.ts";
import { element } from "#widget/src/element.ts";
import { call } from "./call.ts";

const pauseMilliseconds = 400;
const shownPosts = 3;

/**
 * Shows posts that have a long word of the title, while it is typed. Once the form is sent nothing changes any more, so
 * that the reason of a refusal stays in sight.
 */
export const similarPosts = (form: HTMLFormElement): void => {
  const box = form.querySelector<HTMLElement>("#similar");
  const list = box?.querySelector("ul");
  const title = form.elements.namedItem("title");
  if (!box || !list || !(title instanceof HTMLInputElement)) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isSent = false;
  const look = async (): Promise<void> => {
    const asked = title.value;
    const found = await findSimilar(asked).catch(() => []);
    if (isSent || title.value !== asked) return;
    list.replaceChildren(
      ...found.map(({ id, title: text, is_solved }) =>
        element(
          "li",
          {},
          element("a", { href: `/help/posts/${id}`, target: "_blank", rel: "noopener" }, text),
          ...(is_solved ? [element("span", { class: "solved" }, "Solved")] : []),
        ),
      ),
    );
    box.hidden = found.length === 0;
  };
  form.addEventListener("submit", () => {
    isSent = true;
  });
  title.addEventListener("input", () => {
    isSent = false;
    clearTimeout(waiting);
    waiting = setTimeout(look, pauseMilliseconds);
  });
};

const findSimilar = async (title: string): Promise<ListedPost[]> => {
  const words = [...new Set(title.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu))].toSorted(
    (a, b) => b.length - a.length,
  );
  const found = new Map<string, ListedPost>();
  for (const word of words.slice(0, shownPosts)) {
    const query = new URLSearchParams({ q: word, limit: String(shownPosts) });
    const { items } = await call<{ items: ListedPost[] }>("GET", `posts?${query}`);
    for (const item of items) found.set(item.id, item);
    if (found.size >= shownPosts) break;
  }
  return [...found.values()].slice(0, shownPosts);
};

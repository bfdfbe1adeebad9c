import { element } from "#widget/src/element.ts";
import { call, Refusal } from "./call.ts";
import { seeFresh } from "./fresh.ts";
import { keep, kept } from "./kept.ts";
import { accessToken } from "./signed-in.ts";
import { toast } from "./toast.ts";

/** The author, known by the private link or signed in, chooses the reply that helped. */
export const solutions = async (thread: HTMLElement, id: string): Promise<void> => {
  takePrivateLink(thread, id);
  const author_secret = kept(`author.${id}`);
  if (!author_secret && !(await isOwn(thread, id))) return;
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-solve]")) {
    const reply = button.dataset.solve ?? "";
    const isSolution = button.closest("li")?.classList.contains("solution");
    button.hidden = false;
    button.title = "You see this because you wrote the post.";
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        await call("POST", `posts/${id}/solution`, {
          reply_id: isSolution ? null : reply,
          ...(author_secret && { author_secret }),
        });
        seeFresh();
        location.reload();
      } catch (error) {
        button.disabled = false;
        if (error instanceof Refusal && error.code === "forbidden") keep(`author.${id}`, undefined);
        toast(
          error instanceof Refusal && error.message ? error.message : "Failed to mark the solution",
          "alert",
        );
      }
    });
  }
};

/** The page is the same for everybody, so whether a signed-in reader wrote the post is asked for. */
const isOwn = async (thread: HTMLElement, id: string): Promise<boolean> => {
  if (!thread.dataset.author || !accessToken()) return false;
  try {
    return (await call<{ is_own: boolean }>("GET", `posts/${id}`)).is_own;
  } catch (error) {
    console.warn("It was not found out who wrote the post.", error);
    return false;
  }
};

/** Keeps what makes this browser the author, and shows it this once. */
const takePrivateLink = (thread: HTMLElement, id: string): void => {
  const given = /^#author=([\w-]+)$/.exec(location.hash)?.[1];
  if (!given) return;
  keep(`author.${id}`, given);
  thread
    .querySelector("article")
    ?.after(
      element(
        "p",
        { class: "private" },
        "Keep this private link. With it you choose the reply that solved your post, on any device: ",
        element("code", {}, location.href),
      ),
    );
  history.replaceState(null, "", location.pathname);
};

import { call, Refusal } from "./call.ts";
import { seeFresh } from "./fresh.ts";
import { keep, kept } from "./kept.ts";
import { toast } from "./toast.ts";
import { visitor } from "./visitor.ts";

/** The buttons by which a visitor votes for the post and its replies, once each. */
export const votes = (thread: HTMLElement, id: string): void => {
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-vote]")) {
    const reply = button.dataset.vote ?? "";
    const name = `vote.${reply || id}`;
    const mark = (): void => {
      keep(name, "yes");
      button.ariaPressed = "true";
      const label = button.querySelector("span");
      if (label && !reply) label.textContent = "Upvoted";
    };
    if (kept(name)) mark();
    button.disabled = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        const { upvotes } = await call<{ upvotes: number }>("POST", `posts/${id}/votes`, {
          voter: visitor(),
          ...(reply && { reply_id: reply }),
        });
        button.querySelector("b")?.replaceChildren(String(upvotes));
        if (button.ariaLabel) button.ariaLabel = `Upvotes ${upvotes}`;
        seeFresh();
        mark();
      } catch (error) {
        if (error instanceof Refusal && error.code === "conflict") {
          mark();
          toast("You have already voted on this post");
        } else toast("Failed to vote", "alert");
      } finally {
        button.disabled = false;
        button.focus();
      }
    });
  }
};

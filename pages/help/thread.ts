import { copyLink } from "../blog/copy-link.ts";
import { call, Refusal } from "./call.ts";
import { keep, kept } from "./kept.ts";
import { replyForm } from "./reply-form.ts";
import { accessToken } from "./signed-in.ts";
import { sayLeft, toast } from "./toast.ts";
import { visitor } from "./visitor.ts";

/** Votes, reports, solution, views and replies of a post's page. */
export const liveThread = (thread: HTMLElement): void => {
  const id = thread.dataset["post"] ?? "";
  sayLeft();
  countView(id);
  votes(thread, id);
  reports(thread, id);
  solutions(thread, id);
  replyForm(thread, id);
  copyButton(thread);
};

/** A failure is no matter of the reader's. */
const countView = (id: string): void => {
  call<{ view_count: number }>("POST", `posts/${id}/views`, { visitor: visitor() }).then(
    ({ view_count }) => document.querySelector("#views")?.replaceChildren(String(view_count)),
    (error: unknown) => console.warn("The view was not counted.", error),
  );
};

const votes = (thread: HTMLElement, id: string): void => {
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-vote]")) {
    const reply = button.dataset["vote"] ?? "";
    const name = `vote.${reply || id}`;
    const mark = (): void => {
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
        keep(name, "yes");
        mark();
      } catch (error) {
        const isSecond = error instanceof Refusal && error.code === "conflict";
        if (isSecond) mark();
        if (isSecond) toast("You have already voted on this post");
        else toast("Failed to vote", "alert");
      } finally {
        button.disabled = false;
      }
    });
  }
};

const reports = (thread: HTMLElement, id: string): void => {
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-report]")) {
    const reply = button.dataset["report"] ?? "";
    button.hidden = false;
    button.addEventListener("click", async () => {
      const text = button.textContent ?? "";
      // the first press asks, the second one reports
      if (!button.classList.contains("sure")) {
        button.classList.add("sure");
        button.lastChild?.replaceWith("Report it to the operator?");
        setTimeout(() => {
          button.classList.remove("sure");
          button.lastChild?.replaceWith(text);
        }, 6000);
        return;
      }
      button.disabled = true;
      try {
        await call("POST", `posts/${id}/reports`, { visitor: visitor(), ...(reply && { reply_id: reply }) });
        button.lastChild?.replaceWith("Reported");
      } catch {
        button.disabled = false;
        toast("Failed to report. Try again in a moment.", "alert");
      }
    });
  }
};

/** The author, signed in or by the private link, chooses the reply that helped. */
const solutions = (thread: HTMLElement, id: string): void => {
  const given = /^#author=([\w-]+)$/.exec(location.hash)?.[1];
  if (given) {
    keep(`author.${id}`, given);
    showPrivateLink(thread, location.href);
    history.replaceState(null, "", location.pathname);
  }
  const author_secret = kept(`author.${id}`);
  const isOwn = author_secret !== undefined || (thread.dataset["user"] && accessToken() !== undefined);
  if (!isOwn) return;
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-solve]")) {
    const reply = button.dataset["solve"] ?? "";
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
        location.assign(`${location.pathname}?at=${Date.now()}#${reply}`);
      } catch (error) {
        button.disabled = false;
        toast(
          error instanceof Refusal && error.message ? error.message : "Failed to mark the solution",
          "alert",
        );
      }
    });
  }
};

const showPrivateLink = (thread: HTMLElement, link: string): void => {
  const note = document.createElement("p");
  note.className = "private";
  note.append("Keep this private link. With it you choose the reply that solved your post, on any device: ");
  const code = document.createElement("code");
  code.textContent = link;
  note.append(code);
  thread.querySelector("article")?.after(note);
};

const copyButton = (thread: HTMLElement): void => {
  const button = thread.querySelector<HTMLButtonElement>("#copy");
  if (button) copyLink(button);
};

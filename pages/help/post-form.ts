import type { ForumPost } from "#shared/forum/shapes.ts";
import { adviceOf, call } from "./call.ts";
import { seeFresh } from "./fresh.ts";
import { keep, kept } from "./kept.ts";
import { sendWithPuzzle } from "./puzzle.ts";
import { accessToken, ownName } from "./signed-in.ts";
import { similarPosts } from "./similar.ts";
import { sayNext, toast } from "./toast.ts";

const draftFields = ["author_name", "author_email", "category_id", "post_type", "title", "content"];
const needed = ["author_name", "category_id", "title", "content"];

/** The form of a new post. What is typed stays in this browser until the post is there. */
export const openForm = (dialog: HTMLDialogElement): void => {
  const form = dialog.querySelector("form");
  const send = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  const checking = form?.querySelector<HTMLElement>(".checking");
  const wrong = form?.querySelector<HTMLElement>(".wrong");
  if (!form || !send || !checking || !wrong) return;
  const field = (name: string) =>
    form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
  let isSending = false;

  const look = (): void => {
    const isFilled = needed.every((name) => field(name)?.value.trim());
    send.disabled = isSending || !isFilled;
    send.textContent = isSending ? "Checking…" : "Create Post";
    form.querySelector<HTMLElement>(".needed")?.toggleAttribute("hidden", isFilled);
  };
  const store = (): void =>
    keep("draft", JSON.stringify(Object.fromEntries(draftFields.map((name) => [name, field(name)?.value]))));
  const restore = (): void => {
    const draft = readDraft();
    for (const name of draftFields) {
      const one = field(name);
      if (one && draft[name]) one.value = draft[name];
    }
    const name = field("author_name");
    if (name && !name.value) name.value = ownName() ?? "";
  };
  const open = (): void => {
    restore();
    look();
    dialog.showModal();
    (field("author_name")?.value ? field("title") : field("author_name"))?.focus();
  };

  form.addEventListener("input", () => {
    wrong.hidden = true;
    store();
    look();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    look();
    try {
      const fields = Object.fromEntries(draftFields.map((name) => [name, field(name)?.value ?? ""]));
      const { post, author_secret } = await sendWithPuzzle(checking, (altcha) =>
        call<{ post: ForumPost; author_secret: string }>("POST", "posts", { ...fields, altcha }),
      );
      keep("draft", undefined);
      keep(`author.${post.id}`, author_secret);
      seeFresh();
      sayNext({ text: "Post created successfully!" });
      // an account is the author on every device already
      location.assign(`/help/posts/${post.id}${accessToken() ? "" : `#author=${author_secret}`}`);
    } catch (error) {
      toast("Failed to create post", "alert");
      wrong.textContent = adviceOf(error);
      wrong.hidden = false;
      // on a phone the end of the form is out of sight
      wrong.scrollIntoView({ block: "nearest" });
    } finally {
      isSending = false;
      look();
    }
  });
  for (const button of form.querySelectorAll("[data-close]"))
    button.addEventListener("click", () => dialog.close());
  for (const button of document.querySelectorAll("[data-create]")) button.addEventListener("click", open);
  similarPosts(form);
  if (location.hash === "#create-post") open();
};

const readDraft = (): Record<string, string> => {
  try {
    return JSON.parse(kept("draft") ?? "{}");
  } catch {
    // somebody else has written there
    return {};
  }
};

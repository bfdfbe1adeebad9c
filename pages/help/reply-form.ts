import { adviceOf, call } from "./call.ts";
import { seeFresh } from "./fresh.ts";
import { keep, kept } from "./kept.ts";
import { sendWithPuzzle } from "./puzzle.ts";
import { ownName } from "./signed-in.ts";
import { sayNext, toast } from "./toast.ts";

/** The field for a reply. What is typed stays in this browser until the reply is there. */
export const replyForm = (thread: HTMLElement, id: string): void => {
  const form = thread.querySelector<HTMLFormElement>("#reply");
  const field = form?.querySelector("textarea");
  const send = form?.querySelector("button");
  const checking = form?.querySelector<HTMLElement>(".checking");
  const wrong = form?.querySelector<HTMLElement>(".wrong");
  if (!form || !field || !send || !checking || !wrong) return;
  const draft = `reply.${id}`;
  const name = ownName();
  if (name) form.querySelector("#writes-as")?.replaceChildren(`You write as ${name}.`);
  let isSending = false;
  const look = (): void => {
    send.disabled = isSending || field.value.trim() === "";
    send.textContent = isSending ? "Checking…" : "Post Reply";
  };
  field.value = kept(draft) ?? "";
  look();
  field.addEventListener("input", () => {
    wrong.hidden = true;
    keep(draft, field.value || undefined);
    look();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending || field.value.trim() === "") return;
    isSending = true;
    look();
    try {
      const content = field.value;
      const reply = await sendWithPuzzle(checking, (altcha) =>
        call<{ id: string }>("POST", `posts/${id}/replies`, { content, altcha }),
      );
      keep(draft, undefined);
      seeFresh();
      sayNext({ text: "Reply posted successfully!", about: reply.id });
      location.reload();
    } catch (error) {
      toast("Failed to post reply", "alert");
      wrong.textContent = adviceOf(error);
      wrong.hidden = false;
    } finally {
      isSending = false;
      look();
    }
  });
};

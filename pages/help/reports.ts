import { call } from "./call.ts";
import { toast } from "./toast.ts";
import { visitor } from "./visitor.ts";

const secondsToDecide = 6;

/** The buttons by which a visitor reports the post and its replies. The first press asks, the second one reports. */
export const reports = (thread: HTMLElement, id: string): void => {
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-report]")) {
    const reply = button.dataset.report ?? "";
    const say = (text: string) => button.lastChild?.replaceWith(text);
    let isSure = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      isSure = true;
      say("Report it to the operator?");
      waiting = setTimeout(() => {
        isSure = false;
        say("Report");
      }, secondsToDecide * 1000);
    };
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (!isSure) return ask();
      clearTimeout(waiting);
      isSure = false;
      button.disabled = true;
      try {
        await call("POST", `posts/${id}/reports`, { visitor: visitor(), ...(reply && { reply_id: reply }) });
        say("Reported");
        toast("Reported. The operator looks at it.");
      } catch {
        button.disabled = false;
        say("Report");
        toast("Failed to report. Try again in a moment.", "alert");
      }
    });
  }
};

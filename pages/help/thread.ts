import { copyLink } from "../blog/copy-link.ts";
import { leadBack } from "./back.ts";
import { replyForm } from "./reply-form.ts";
import { reports } from "./reports.ts";
import { solutions } from "./solutions.ts";
import { sayLeft } from "./toast.ts";
import { countView } from "./view.ts";
import { votes } from "./votes.ts";

/** Votes, reports, solution, views and replies of a post's page. */
export const liveThread = (thread: HTMLElement): void => {
  const id = thread.dataset.post ?? "";
  sayLeft();
  const back = thread.querySelector<HTMLAnchorElement>("a.back");
  if (back) leadBack(back);
  countView(id);
  votes(thread, id);
  reports(thread, id);
  solutions(thread, id);
  replyForm(thread, id);
  const copy = thread.querySelector<HTMLButtonElement>("#copy");
  if (copy) copyLink(copy);
};

import { call } from "./call.ts";
import { visitor } from "./visitor.ts";

/** Tells that a person opened a post. A failure is no matter of the reader's. */
export const countView = (id: string): void => {
  if (/bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)) return;
  call<{ view_count: number }>("POST", `posts/${id}/views`, { visitor: visitor() }).then(
    ({ view_count }) => document.querySelector("#views")?.replaceChildren(String(view_count)),
    (error: unknown) => console.warn("The view was not counted.", error),
  );
};

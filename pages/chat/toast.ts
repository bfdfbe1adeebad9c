import { element } from "#widget/src/element.ts";

const milliseconds = 5000;

/** Shows a message at the edge of the page; errors stay until they are closed. */
export function toast(text: string, kind: "status" | "alert" = "status"): void {
  document.querySelector(".toast")?.remove();
  const close = element("button", { "aria-label": "Close" }, "×");
  const note = element("div", { class: "toast", role: kind }, element("span", {}, text), close);
  close.addEventListener("click", () => note.remove());
  document.body.append(note);
  if (kind === "status") setTimeout(() => note.remove(), milliseconds);
}

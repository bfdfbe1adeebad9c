import { element } from "#widget/src/element.ts";

const seconds = 6;

/** Says something at the page's edge, and takes it away again. */
export const toast = (text: string, kind: "status" | "alert" = "status"): void => {
  const close = element("button", { type: "button", class: "button", "aria-label": "Close message" }, "×");
  const note = element("p", { role: kind, class: `toast ${kind}` }, element("span", {}, text), close);
  close.addEventListener("click", () => note.remove());
  toastsIn(document.querySelector("dialog[open]") ?? document.body).append(note);
  setTimeout(() => note.remove(), seconds * 1000);
};

/** An open dialog covers everything else, and keeps it from being read out. */
const toastsIn = (place: Element): Element =>
  place.querySelector(":scope > .toasts") ?? place.appendChild(element("div", { class: "toasts" }));

const key = "docent.forum.say";

interface Left {
  text: string;
  /** The id of the element that it is about. */
  about?: string;
}

/** Says something on the page that is opened next. */
export const sayNext = (left: Left): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch {
    // the page itself shows what was done
  }
};

/** Says what the page before left to be said. */
export const sayLeft = (): void => {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (!left) return;
    const { text, about } = JSON.parse(left) as Left;
    toast(text);
    if (about) document.getElementById(about)?.scrollIntoView({ block: "center" });
  } catch {
    // nothing was left
  }
};

import { element } from "#widget/src/element.ts";

const seconds = 6;

/** Says something at the page's edge, and takes it away again. */
export const toast = (text: string, kind: "status" | "alert" = "status"): void => {
  const box =
    document.querySelector("#toasts") ?? document.body.appendChild(element("div", { id: "toasts" }));
  const close = element("button", { type: "button", class: "button", "aria-label": "Close message" }, "×");
  const note = element("p", { role: kind, class: `toast ${kind}` }, element("span", {}, text), close);
  close.addEventListener("click", () => note.remove());
  box.append(note);
  setTimeout(() => note.remove(), seconds * 1000);
};

const key = "docent.forum.say";

/** Says something on the page that is opened next. */
export const sayNext = (text: string): void => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // the page itself shows what was done
  }
};

/** Says what the page before left to be said. */
export const sayLeft = (): void => {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (text) toast(text);
  } catch {
    // nothing was left
  }
};

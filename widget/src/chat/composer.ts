import { element } from "../element.ts";
import { icon, sendLines, stopLines } from "../icon.ts";
import { words } from "../words/words.ts";

export interface Composer {
  form: HTMLFormElement;
  field: HTMLTextAreaElement;
  /** While an answer is written the button stops it. */
  setBusy: (isBusy: boolean) => void;
  fill: (text: string) => void;
}

/** The input field: Enter sends, Shift+Enter breaks the line; neither does while an input method composes. */
export function createComposer(
  placeholder: string,
  send: (text: string) => void,
  stop: () => void,
): Composer {
  const field = element("textarea", {
    rows: "1",
    placeholder,
    "aria-label": words.message,
    maxlength: "4000",
  });
  const button = element("button", { class: "send" });
  const form = element("form", {}, field, button);
  let busy = false;
  const grow = (): void => {
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight}px`;
  };
  const setBusy = (isBusy: boolean): void => {
    busy = isBusy;
    button.setAttribute("aria-label", busy ? words.stop : words.send);
    button.replaceChildren(icon(busy ? stopLines : sendLines));
  };
  const fill = (text: string): void => {
    field.value = text;
    grow();
  };
  field.oninput = grow;
  field.onkeydown = (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!busy) form.requestSubmit();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (busy) stop();
    else if (text) {
      fill("");
      send(text);
    }
  };
  setBusy(false);
  return { form, field, setBusy, fill };
}

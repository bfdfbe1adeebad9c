import { type Composer, createComposer } from "#widget/src/chat/composer.ts";
import { element } from "#widget/src/element.ts";

const mostLetters = 20_000;
const fullText = "An answer has at most 20,000 characters. What goes beyond is left out.";

export interface AnswerField extends Composer {
  /** Off while an answer is saved; why stands in the field. */
  hold: (why: string | undefined) => void;
}

/** The chat's own input field, with a button that says what it does and stops nothing. */
export function createField(send: (text: string) => void, typed: (text: string) => void): AnswerField {
  const composer = createComposer("Your answer", send, () => {});
  const { form, field, fill } = composer;
  form.classList.add("send-answer");
  field.rows = 2;
  field.maxLength = mostLetters;
  field.dir = "auto";
  field.ariaLabel = "Your answer";
  const full = element("p", { class: "full", role: "status", hidden: "" });
  form.prepend(full);
  const measure = (): void => {
    const isFull = field.value.length >= mostLetters;
    if (full.hidden !== isFull) return;
    full.hidden = !isFull;
    full.textContent = isFull ? fullText : "";
  };
  field.addEventListener("input", () => {
    measure();
    typed(field.value);
  });
  const button = form.querySelector("button");
  const name = (): void => {
    button?.removeAttribute("aria-label");
    button?.replaceChildren("Send");
    if (button) button.className = "button primary";
  };
  name();
  return {
    ...composer,
    fill: (text) => {
      fill(text);
      measure();
    },
    hold: (why) => {
      measure();
      composer.setBusy(why !== undefined);
      name();
      if (button) button.disabled = why !== undefined;
      field.readOnly = why !== undefined;
      field.placeholder = why ?? "Your answer";
    },
  };
}

import { type Composer, createComposer } from "#widget/src/chat/composer.ts";

const mostLetters = 20_000;

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
  field.addEventListener("input", () => typed(field.value));
  const button = form.querySelector("button");
  const name = (): void => {
    button?.removeAttribute("aria-label");
    button?.replaceChildren("Send");
    if (button) button.className = "button primary";
  };
  name();
  return {
    ...composer,
    fill,
    hold: (why) => {
      composer.setBusy(why !== undefined);
      name();
      if (button) button.disabled = why !== undefined;
      field.readOnly = why !== undefined;
      field.placeholder = why ?? "Your answer";
    },
  };
}

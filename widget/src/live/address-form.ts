import type { LiveChat } from "./live-chat.ts";
import type { LiveWords } from "./live-words.ts";

/** Asks for the address to which a person's answer is mailed. */
export function addressForm(
  { make: { element, filled }, knownEmail, add }: LiveChat,
  words: LiveWords,
  leave: (email: string) => Promise<void>,
): HTMLElement {
  const field = element("input", {
    type: "email",
    autocomplete: "email",
    maxlength: "200",
    dir: "ltr",
    placeholder: "name@mail.example",
  });
  field.value = knownEmail();
  const note = element("p", { class: "failed", role: "alert" });
  const button = element("button", { class: "go" }, words.send);
  const form = element(
    "form",
    { class: "reach", novalidate: "", "aria-label": words.leave },
    element("b", {}, words.leave),
    element("p", {}, words.why),
    element("label", {}, words.email, field),
    note,
    button,
    element("small", {}, words.only),
  );
  const refuse = (text: string): void => {
    note.replaceChildren(text);
    field.setAttribute("aria-invalid", `${text === words.invalid}`);
    field.focus();
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const email = field.value.trim();
    field.value = email;
    if (!email || !field.validity.valid) return refuse(words.invalid);
    button.disabled = true;
    try {
      await leave(email);
      add({ role: "note", text: filled(words.thanks, { email }) });
    } catch (error) {
      const isRefused = error instanceof Error && error.message.endsWith(" 400");
      refuse(isRefused ? words.invalid : words.again);
    }
    button.disabled = false;
  };
  return form;
}

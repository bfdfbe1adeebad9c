import { type OpenChat, ownerOf } from "../panel/open-chat.ts";
import type { SpokenWords } from "../words/translation.ts";
import { fieldsOf, valuesOf } from "./fields.ts";
import css from "./visitor-form.css?shadow";

export type AskVisitor = (chat: OpenChat, words: SpokenWords) => void;

/** Asks for the visitor's details in place of the chat, or of its input field once it has begun. */
/** Asked for in a paused chat whose owner collects no details. */
const fallback = ["name", "email"] as const;

export const askVisitor: AskVisitor = (chat, words) => {
  const { widget, mountPoint, panel, session, composer } = chat;
  const { element, filled } = chat.make;
  const { userInfoFields, collectUserInfo, requiredUserInfo } = widget.config;
  const isRequired = collectUserInfo && requiredUserInfo;
  const names = userInfoFields.length ? userInfoFields : fallback;
  const { root } = mountPoint;
  chat.make.adopt(root, chat.make.sheetOf(css));

  const fields = fieldsOf(names, words, element);
  const note = element("p", { class: "note", role: "alert" });
  const consent = filled(words.consent, { name: ownerOf(chat) });
  const go = element("button", { class: "go" }, words.start);
  const skip = element("button", { class: "skip", type: "button" }, words.skip);
  const form = element(
    "form",
    { class: "details", novalidate: "", "aria-label": words.before },
    element("h2", {}, panel.dataset.stage === "before" ? words.before : words.during),
    ...fields.map(({ label }) => label),
    note,
    element("p", { class: "fine" }, consent),
    element("div", {}, go, ...(isRequired ? [] : [skip])),
  );

  const proceed = (message = ""): void => {
    session.isAsked = true;
    chat.save();
    form.remove();
    panel.removeAttribute("data-stage");
    if (message) chat.log.append(element("div", { class: "answer error" }, element("p", {}, message)));
    composer.field.focus();
  };
  const complain = (message: string, field?: HTMLInputElement): void => {
    note.textContent = message;
    for (const { input } of fields) input.ariaInvalid = `${input === field}`;
    field?.focus();
  };
  const submit = async (): Promise<void> => {
    const values = valuesOf(fields);
    const missing = fields.filter(({ name }) => !values[name]);
    if (isRequired && missing.length) {
      const list = missing.map(({ inSentence }) => inSentence).join(", ");
      return complain(filled(words.missing, { fields: list }), missing[0]?.input);
    }
    const odd = fields.find(({ input }) => !input.checkValidity());
    if (odd) return complain(odd.name === "email" ? words.oddEmail : words.oddPhone, odd.input);
    if (!Object.keys(values).length) return proceed();
    session.visitorInfo = values;
    go.disabled = true;
    try {
      await chat.visitor.post("widget-lead", ({ session_id }) => ({
        widgetId: widget.id,
        ragSystemId: widget.rag_system_id,
        sessionId: session_id,
        userInfo: values,
        url: location.href.slice(0, 2000),
        consent,
      }));
      proceed();
    } catch {
      proceed(words.detailsNotSaved);
    }
    chat.tell("lead", {}, values);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    submit();
  };
  skip.onclick = () => proceed();
  composer.form.before(form);
  chat.log.scrollTop = chat.log.scrollHeight;
  // never takes the focus from the page: the launcher has it, or nothing since the chat's field is hidden
  const wasHere =
    panel.dataset.stage === "before" ? root.activeElement : document.activeElement === document.body;
  if (wasHere && !panel.hidden) fields[0]?.input.focus();
};

import type { OpenChat } from "../panel/open-chat.ts";
import type { AttachWords } from "./attach-words.ts";
import { type Chip, chipOf } from "./chip.ts";
import { explainFailure, tooLarge } from "./explain-failure.ts";
import { type SentFile, sendFile } from "./send-file.ts";

interface Pending {
  name: string;
  chip: Chip;
  /** Absent until the server has read it. */
  sent?: Pick<SentFile, "id" | "session">;
  control: AbortController;
}

/** The files of the next question, above the field. A question that is sent before they are ready waits for them. */
export const fileList = (chat: OpenChat, words: AttachWords, button: HTMLElement) => {
  const { make, composer, session, visitor, widget, mountPoint, panel } = chat;
  const { element, filled } = make;
  const list = element("ul", { class: "files" });
  const status = element("div", { class: "told", role: "status" });
  const note = element("small", {}, words.only);
  const area = element("div", { class: "attached", hidden: "" }, list, note);
  const base = new URL(mountPoint.given.baseUrl || import.meta.url).origin;
  let pending: Pending[] = [];
  let isWaiting = false;
  composer.form.before(area, status);

  const tell = (text: string): void => status.replaceChildren(text);
  const isBusy = (): boolean => pending.some(({ sent, control }) => !sent && !control.signal.aborted);
  const changed = (): void => {
    area.hidden = pending.length === 0;
    list.replaceChildren(...pending.map(({ chip }) => chip.view));
    session.files = pending.flatMap(({ name: filename, sent }) => (sent ? [{ filename, ...sent }] : []));
    chat.save();
    if (!isWaiting || isBusy()) return;
    isWaiting = false;
    if (pending.every(({ sent }) => sent)) composer.form.requestSubmit();
  };
  const drop = (one: Pending): void => {
    pending = pending.filter((other) => other !== one);
    one.control.abort();
    if (one.sent) remove(one.sent.id);
    changed();
    tell(filled(words.removed, { name: one.name }));
    button.focus();
  };
  const remove = (attachmentId: string): void => {
    // one that stays is deleted a day later
    visitor
      .post("widget-attachment-removal", () => ({ widgetId: widget.id, attachmentId }))
      .catch(() => undefined);
  };
  let begun: Promise<unknown> | undefined;
  /** Files that are sent together belong to one session, which the first of them may have to begin. */
  const begin = (): Promise<unknown> => {
    begun ??= visitor.session().finally(() => {
      begun = undefined;
    });
    return begun;
  };
  const send = async (one: Pending, file: File): Promise<void> => {
    const { name, chip, control } = one;
    tell(filled(words.attaching, { name }));
    try {
      const refused = tooLarge(file);
      if (refused) throw refused;
      await begin();
      const { id, session, isCut } = await sendFile(file, {
        url: `${base}/functions/v1/widget-attachment`,
        widgetId: widget.id,
        visitor,
        signal: control.signal,
        onProgress: chip.progress,
      });
      if (control.signal.aborted) return remove(id);
      one.sent = { id, session };
      chip.done();
      tell(filled(isCut ? words.cut : words.attached, { name }));
    } catch (error) {
      if (control.signal.aborted) return;
      control.abort();
      const { text, isTemporary } = explainFailure(error, { name, words, language: panel.lang, filled });
      chip.failed(text, isTemporary ? () => retry(one, file) : undefined);
      tell(text);
    }
    changed();
  };
  const retry = (one: Pending, file: File): void => {
    const fresh = pendingOf(one.name);
    pending = pending.map((other) => (other === one ? fresh : other));
    changed();
    void send(fresh, file);
  };
  const pendingOf = (name: string): Pending => {
    const chip = chipOf(name, { make, words }, () => drop(one));
    const one: Pending = { name, chip, control: new AbortController() };
    return one;
  };

  for (const { filename, id, session: owner } of session.files ?? []) {
    if (owner !== session.pass?.session_id) continue;
    const one = pendingOf(filename);
    one.sent = { id, session: owner };
    one.chip.done();
    pending.push(one);
  }
  changed();
  composer.form.addEventListener(
    "submit",
    (event) => {
      if (!isBusy() || !composer.field.value.trim()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      isWaiting = true;
      tell(words.waiting);
    },
    true,
  );
  mountPoint.root.host.addEventListener("message", () => {
    const asked = pending.filter(({ sent }) => sent);
    pending = pending.filter(({ sent, control }) => !sent && !control.signal.aborted);
    for (const { name } of asked) chat.add({ role: "note", text: filled(words.with, { name }) });
    changed();
  });
  const { clear } = chat;
  chat.clear = () => {
    for (const { control } of pending) control.abort();
    pending = [];
    clear();
    changed();
  };

  return {
    attach: (files: File[]): void => {
      const added = files.map((file) => ({ one: pendingOf(file.name), file }));
      pending.push(...added.map(({ one }) => one));
      changed();
      for (const { one, file } of added) void send(one, file);
    },
  };
};

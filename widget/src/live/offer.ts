import type { VisitorNews } from "#shared/conversations/handoff.ts";
import { addressForm } from "./address-form.ts";
import type { LiveChat } from "./live-chat.ts";
import type { LiveWords } from "./live-words.ts";

export interface Calls {
  wantPerson: (wantsPerson: boolean) => Promise<void>;
  leave: (email: string) => Promise<void>;
}

/**
 * Offers a person: under an answer that found nothing, otherwise as a line above the field. While one is waited for it
 * offers the assistant, and if none comes it asks for an address.
 */
export function offerOf(chat: LiveChat, words: LiveWords, calls: Calls) {
  const { make, log, messages } = chat;
  const button = make.element("button", { class: "call", type: "button" });
  const note = make.element("p", { class: "failed", role: "alert" });
  let form: HTMLElement | undefined;
  let isInLog = false;
  const press = async (wantsPerson: boolean): Promise<void> => {
    button.disabled = true;
    note.replaceChildren();
    try {
      await calls.wantPerson(wantsPerson);
    } catch {
      note.replaceChildren(words.again);
    }
    button.disabled = false;
  };
  const place = (): void => {
    const last = messages.at(-1);
    const isRefused = last?.role === "assistant" && last.outcome === "refused";
    const isUnder = !button.hidden && (isInLog || isRefused);
    const isThere = isUnder ? log.lastChild === note : log.nextElementSibling?.nextSibling === button;
    if (isThere) return;
    const hadFocus = button.matches(":focus");
    button.classList.toggle("under", isUnder);
    if (isUnder) {
      log.append(button, note);
      log.scrollTop = log.scrollHeight;
    } else log.nextElementSibling?.after(button, note);
    if (hadFocus) button.focus();
  };
  const show = ({ answerer, people }: VisitorNews): void => {
    const isWaiting = answerer.kind === "waiting";
    const asksAddress = answerer.kind === "bot" && people?.asksAddress === true;
    const offersPerson = answerer.kind === "bot" && people !== undefined;
    isInLog = isWaiting || asksAddress;
    if (!asksAddress) {
      form?.remove();
      form = undefined;
    } else if (!form?.isConnected) {
      form = addressForm(chat, words, calls.leave);
      log.append(form);
    }
    button.hidden = !isInLog && !offersPerson;
    button.replaceChildren(isInLog ? words.goOn : words.talk);
    button.onclick = () => void press(!isInLog);
    place();
  };
  button.hidden = true;
  place();
  return { show, place };
}

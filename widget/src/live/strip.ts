import type { VisitorNews } from "#shared/contract/visitor-handoff.ts";
import type { LiveChat } from "./live-chat.ts";
import type { LiveWords } from "./live-words.ts";

const typingMilliseconds = 4000;

/** Says above the log who answers, and below it that somebody writes. */
export function stripOf(
  { make: { element, filled }, log, owner, offersPerson }: LiveChat,
  words: LiveWords,
  call: (wantsPerson: boolean) => Promise<void>,
) {
  const strip = element("div", { class: "who", role: "status" });
  const typing = element("div", { class: "typing" });
  const offer = element("button", { class: "call", type: "button" });
  let person = "";
  let wasWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typed: ReturnType<typeof setTimeout> | undefined;
  log.before(strip);
  log.after(typing, offer);
  const say = (first: string, second = ""): void =>
    strip.replaceChildren(
      ...(first ? [element("b", {}, first), ...(second ? [element("small", {}, second)] : [])] : []),
    );
  const offering = (text: string, wantsPerson: boolean): void => {
    offer.hidden = !text;
    offer.replaceChildren(text);
    offer.onclick = () => {
      offer.disabled = true;
      call(wantsPerson)
        .catch(() => undefined)
        .finally(() => {
          offer.disabled = false;
        });
    };
  };
  const showTyping = (): void => {
    typing.replaceChildren(filled(words.typing, { name: person }));
    clearTimeout(typed);
    typed = setTimeout(() => typing.replaceChildren(), typingMilliseconds);
  };
  const show = (answerer: VisitorNews["answerer"]): void => {
    clearTimeout(timer);
    typing.replaceChildren();
    if (answerer.kind === "bot") {
      say(wasWaiting ? words.nobody : "");
      wasWaiting = false;
      offering(offersPerson ? words.talk : "", true);
      return;
    }
    const left = Date.parse(answerer.until) - Date.now();
    timer = setTimeout(() => show({ kind: "bot" }), left);
    if (answerer.kind === "waiting") {
      wasWaiting = true;
      say(words.called, filled(words.wait, { n: Math.ceil(left / 60_000) }));
      offering(words.goOn, false);
      return;
    }
    wasWaiting = false;
    person = answerer.name ?? words.someone;
    say(filled(words.here, { name: person }), filled(words.from, { owner }));
    offering("", false);
  };
  offering("", true);
  return { show, showTyping };
}

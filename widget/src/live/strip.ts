import type { VisitorNews } from "#shared/conversations/handoff.ts";
import type { LiveChat } from "./live-chat.ts";
import type { LiveWords } from "./live-words.ts";

const typingMilliseconds = 4000;

/** Says above the log who answers, and below it that somebody writes. */
export function stripOf({ make: { element, filled }, log, owner }: LiveChat, words: LiveWords) {
  const strip = element("div", { class: "who", role: "status" });
  const typing = element("div", { class: "typing" });
  let person = "";
  let typed: ReturnType<typeof setTimeout> | undefined;
  log.before(strip);
  log.after(typing);
  const say = (first: string, second = ""): void =>
    strip.replaceChildren(
      ...(first ? [element("b", {}, first), ...(second ? [element("small", {}, second)] : [])] : []),
    );
  const showTyping = (): void => {
    typing.replaceChildren(filled(words.typing, { name: person }));
    clearTimeout(typed);
    typed = setTimeout(() => typing.replaceChildren(), typingMilliseconds);
  };
  const show = ({ answerer, people }: VisitorNews): void => {
    typing.replaceChildren();
    const n = people?.usualMinutes;
    if (answerer.kind === "bot") say("");
    else if (answerer.kind === "waiting") say(words.waiting, n ? filled(words.usual, { n }) : "");
    else {
      person = answerer.name ?? words.someone;
      say(filled(words.here, { name: person }), filled(words.from, { owner }));
    }
  };
  return { show, showTyping };
}

import type { VisitorSession } from "#shared/visitors/routes.ts";
import { english } from "#widget/src/chat/answer/words.ts";
import { converse } from "#widget/src/chat/conversation.ts";
import type { Message } from "#widget/src/chat/message.ts";
import { element } from "#widget/src/element.ts";
import { make } from "#widget/src/make.ts";
import { loadPiece } from "#widget/src/pieces/load-piece.ts";
import { ask } from "#widget/src/visitor/ask.ts";
import { createVisitorSession } from "#widget/src/visitor/visitor-session.ts";
import { words } from "#widget/src/words/words.ts";
import { explain } from "./explain.ts";
import { measuresOf } from "./measures.ts";
import { toast } from "./toast.ts";
import { answeredTurns } from "./turns.ts";

const invitation = "Ask a question. The answer comes from the documents and shows the passage it rests on.";

interface Beginning {
  /** The first message. */
  opening?: string | undefined;
  /** Questions to begin with. */
  starters?: string[] | undefined;
  /** A conversation that goes on. */
  former?: { messages: Message[]; seq: number; session: VisitorSession };
}

/** Banner, log and input field of the public chat. Nothing is stored. */
export function chatPanel(
  ragSlug: string,
  title: string,
  { opening = invitation, starters = [], former }: Beginning = {},
): HTMLElement {
  const messages = former?.messages ?? [];
  const visitor = createVisitorSession({ base: "", to: { ragSlug }, session: former?.session });
  const { bar, count, restart } = banner(() => {
    clear();
    toast("Chat cleared");
    composer.field.focus();
  });
  const session: { seq?: number } = former ? { seq: former.seq } : {};
  let renew: (() => void) | undefined;
  const { log, composer, add, clear } = converse({
    greetings: former ? [] : [opening],
    starters,
    placeholder: "Type your question…",
    messages,
    below: measuresOf,
    rate: (opinion) => visitor.post("widget-feedback", () => ({ ragSlug, ...opinion })),
    ask: (message, signal) =>
      ask({
        name: "public-rag-chat-stream",
        visitor,
        signal,
        body: () => ({
          ragSlug,
          message,
          includeContext: true,
          language: document.documentElement.lang,
          stream: true,
          history: answeredTurns(messages),
        }),
      }),
    loadFinish: async () => [await loadPiece("answer"), { ...words, ...english }],
    explain: (error) => {
      toast("Failed to get response", "alert");
      return explain(error);
    },
    changed: () => {
      count(messages.filter(({ role }) => role !== "error" && role !== "note").length);
      renew?.();
      if (!isLive && messages.some((message) => message.role === "assistant" && message.messageId))
        void followPeople().catch(() => undefined);
    },
  });
  let isLive = false;
  const followPeople = async (): Promise<void> => {
    isLive = true;
    const [{ goLive }, words] = await Promise.all([loadPiece("live"), loadPiece("live-en")]);
    const live = goLive(
      {
        make,
        log,
        visitor,
        to: { ragSlug },
        owner: title,
        language: "en",
        messages,
        session,
        knownEmail: () => "",
        add,
        told: () => {},
      },
      words.default,
    );
    renew = live.renew;
  };
  restart();
  if (former) void followPeople().catch(() => undefined);
  log.ariaLabel = title;
  return element("main", { class: "box" }, bar, log, composer.form);
}

function banner(cleared: () => void): {
  bar: HTMLElement;
  count: (messages: number) => void;
  restart: () => void;
} {
  const session = element("code", {});
  const counted = element("span", {}, "0 messages");
  const button = element("button", { class: "button", type: "button" }, "Clear Chat");
  const restart = (): void => session.replaceChildren(`…${newSessionId().slice(-6)}`);
  button.addEventListener("click", () => {
    restart();
    cleared();
  });
  return {
    bar: element("div", { class: "bar" }, element("span", {}, "Session ", session), counted, button),
    count: (messages) => counted.replaceChildren(`${messages} ${messages === 1 ? "message" : "messages"}`),
    restart,
  };
}

/** A random id that is shown on this page only and never sent. */
const newSessionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

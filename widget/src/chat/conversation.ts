import type { ChatEvent } from "#shared/sse.ts";
import { element } from "../element.ts";
import { isMissing } from "../visitor/http-error.ts";
import { type AnswerLook, finishAnswer, writeAnswer } from "./answer/answer-view.ts";
import { type Composer, createComposer } from "./composer.ts";
import type { AssistantMessage, Message } from "./message.ts";
import { onceAFrame } from "./once-a-frame.ts";

interface ConversationOptions extends AnswerLook {
  /** Stands before the first message. */
  /** Messages with which the chat opens. */
  greetings: string[];
  placeholder: string;
  messages: Message[];
  ask: (question: string, signal: AbortSignal) => AsyncGenerator<ChatEvent>;
  /** The words of the error bubble. */
  explain: (error: unknown) => string;
  /** Called whenever a message was added. */
  changed: () => void;
}

export interface Conversation {
  log: HTMLElement;
  composer: Composer;
  /** Aborts the answer that is being streamed and empties the log. */
  clear: () => void;
}

/** Shows the stored messages, asks questions and renders the answers as they are streamed. */
export function converse(options: ConversationOptions): Conversation {
  const { messages } = options;
  const log = element("div", { class: "log", role: "log", "aria-live": "polite", tabindex: "0" });
  let running: AbortController | undefined;

  const ask = async (question: string): Promise<void> => {
    add({ role: "user", text: question });
    const answer: AssistantMessage = { role: "assistant", text: "", sources: [] };
    const view = append("answer");
    const control = new AbortController();
    running = control;
    composer.setBusy(true);
    const draw = onceAFrame(() => keepAtEnd(log, () => writeAnswer(view, answer)));
    draw.soon();
    try {
      for await (const event of options.ask(question, control.signal)) {
        take(answer, event);
        draw.soon();
      }
      if (!answer.text) throw new Error("The answer is empty.");
    } catch (error) {
      if (!control.signal.aborted) answer.text = "";
      draw.cancel();
      if (!answer.text) view.remove();
      if (!control.signal.aborted)
        add({ role: "error", text: options.explain(error), question: isMissing(error) ? "" : question });
    }
    draw.cancel();
    if (view.isConnected) {
      keepAtEnd(log, () => finish(view, answer));
      messages.push(answer);
    }
    if (running !== control) return;
    running = undefined;
    composer.setBusy(false);
    options.changed();
  };
  const composer = createComposer(options.placeholder, ask, () => running?.abort());

  const finish = (view: HTMLElement, answer: AssistantMessage): void =>
    finishAnswer(view, answer, options, (topic) => {
      log.focus();
      ask(topic);
    });
  const append = (name: string, ...children: (Node | string)[]): HTMLElement => {
    const view = element("div", { class: name, dir: "auto" }, ...children);
    log.append(view);
    log.scrollTop = log.scrollHeight;
    return view;
  };
  const show = (message: Message): void => {
    if (message.role === "user") {
      log.querySelector(".topics")?.remove();
      append("question", message.text);
    } else if (message.role === "assistant") finish(append("answer"), message);
    else append("answer error", element("p", {}, message.text), ...retry(message.question, composer));
  };
  const add = (message: Message): void => {
    messages.push(message);
    show(message);
    options.changed();
  };

  const greet = (): void => {
    for (const text of options.greetings) finish(append("answer"), { role: "assistant", text, sources: [] });
  };
  greet();
  messages.forEach(show);
  return {
    log,
    composer,
    clear: () => {
      running?.abort();
      running = undefined;
      composer.setBusy(false);
      messages.length = 0;
      log.replaceChildren();
      greet();
      options.changed();
    },
  };
}

function retry(question: string, composer: Composer): HTMLElement[] {
  if (!question) return [];
  const button = element("button", { class: "retry", type: "button" }, "Retry");
  button.addEventListener("click", () => {
    composer.fill(question);
    composer.field.focus();
  });
  return [button];
}

function take(answer: AssistantMessage, event: ChatEvent): void {
  if (event.type === "sources") answer.sources = event.context;
  else if (event.type === "delta") answer.text += event.text;
  else if (event.type === "done") {
    const { type: _, outcome, ...rest } = event;
    Object.assign(answer, rest);
    if (outcome !== "answered") answer.sources = [];
  } else if (event.type === "error") throw new Error(event.error.message, { cause: event.error });
}

/** Renders and scrolls to the end of the log, unless the reader has scrolled up. */
function keepAtEnd(log: HTMLElement, draw: () => void): void {
  const follows = log.scrollHeight - log.scrollTop - log.clientHeight < 48;
  draw();
  if (follows) log.scrollTop = log.scrollHeight;
}

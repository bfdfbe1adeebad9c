import type { ChatEvent } from "#shared/chat/sse.ts";
import { element } from "../element.ts";
import { make } from "../make.ts";
import { loadPiece } from "../pieces/load-piece.ts";
import { codeOf } from "../visitor/http-error.ts";
import type { AnswerLook, FinishAnswer } from "./answer/finish-answer.ts";
import type { Rate } from "./answer/thumbs.ts";
import type { AnswerWords } from "./answer/words.ts";
import { refine, textOf, writeAnswer } from "./answer/write-answer.ts";
import { type Composer, createComposer } from "./composer.ts";
import type { AssistantMessage, Message } from "./message.ts";
import { onceAFrame } from "./once-a-frame.ts";
import { retry } from "./retry.ts";

interface ConversationOptions extends AnswerLook {
  /** Messages with which the chat opens. */
  greetings: string[];
  /** Questions to begin with, as buttons below the greetings. */
  starters?: string[];
  placeholder: string;
  messages: Message[];
  ask: (question: string, signal: AbortSignal) => AsyncGenerator<ChatEvent>;
  /** The words of the error bubble. */
  explain: (error: unknown) => string;
  /** Called whenever a message was added or rated. */
  changed: () => void;
  /** Called with each question that is asked, and with each answer that is complete. */
  happened?: (event: "message" | "answer", about: object, whole: object) => void;
  /** Loads the piece that completes answers, and its words. */
  loadFinish: () => Promise<readonly [{ finishAnswer: FinishAnswer }, AnswerWords]>;
}

export interface Conversation {
  log: HTMLElement;
  composer: Composer;
  /** Resolves when the answer has come, or has failed. */
  ask: (question: string) => Promise<void>;
  add: (message: Message) => void;
  /** Aborts the answer that is being streamed and empties the log. */
  clear: () => void;
}

const patienceMilliseconds = 15_000;

/** Shows the stored messages, asks questions and renders the answers as they are streamed. */
export function converse(options: ConversationOptions): Conversation {
  const { messages } = options;
  const log = element("div", { class: "log", role: "log", "aria-live": "polite", tabindex: "0" });
  let running: AbortController | undefined;

  const ask = async (question: string): Promise<void> => {
    add({ role: "user", text: question });
    options.happened?.("message", { message: question }, { text: question });
    const answer: AssistantMessage = { role: "assistant", text: "", sources: [] };
    const view = append("answer");
    const control = new AbortController();
    running = control;
    composer.setBusy(true);
    const draw = onceAFrame(() => keepAtEnd(log, () => writeAnswer(view, answer, true)));
    draw.soon();
    const late = setTimeout(
      () =>
        loadPiece("late").then(
          ({ sayStill }) => sayStill(view),
          () => undefined,
        ),
      patienceMilliseconds,
    );
    try {
      for await (const event of options.ask(question, control.signal)) {
        take(answer, event);
        refine(answer);
        draw.soon();
      }
      if (!answer.text) throw new Error("The answer is empty.");
    } catch (error) {
      const code = codeOf(error);
      // a person of the team got the question
      const isFailed = !control.signal.aborted && code !== "conflict";
      if (isFailed) answer.text = "";
      draw.cancel();
      if (!answer.text) view.remove();
      if (isFailed)
        add({ role: "error", text: options.explain(error), question: code === "not_found" ? "" : question });
    }
    clearTimeout(late);
    draw.cancel();
    if (view.isConnected) {
      messages.push(answer);
      finish(view, answer);
      const { responseTime, tokenCount } = answer;
      options.happened?.("answer", { responseTime, tokenCount }, { ...answer });
    }
    if (running !== control) return;
    running = undefined;
    composer.setBusy(false);
    options.changed();
  };
  const composer = createComposer(options.placeholder, ask, () => running?.abort());

  const finish = (view: HTMLElement, answer: AssistantMessage): void => {
    keepAtEnd(log, () => writeAnswer(view, answer, false));
    const refined = refine(answer);
    if (refined) return void refined.then(() => finish(view, answer));
    const { sources, topics, messageId, responseTime } = answer;
    if (!sources.length && !topics?.length && !messageId && responseTime === undefined) return;
    const finishing = {
      ...options,
      make,
      textWith: (chipOf: Parameters<typeof textOf>[1]) => textOf(answer, chipOf),
      ...(options.rate && { rate: rateWith(options.rate) }),
      ask: (topic: string) => {
        log.focus();
        ask(topic);
      },
    };
    options.loadFinish().then(
      ([{ finishAnswer }, words]) =>
        keepAtEnd(log, () => finishAnswer(view, answer, { ...finishing, words })),
      () => undefined,
    );
  };
  const rateWith =
    (rate: Rate): Rate =>
    async (opinion) => {
      await rate(opinion);
      options.changed();
    };
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
    else if (message.role === "note") append("note", element("b", {}, message.by ?? ""), message.text);
    else append("answer error", element("p", {}, message.text), ...retry(message.question, composer));
  };
  const add = (message: Message): void => {
    messages.push(message);
    show(message);
    options.changed();
  };

  const greet = (): void => {
    const starters = messages.length ? [] : (options.starters ?? []);
    const greetings = starters.length && !options.greetings.length ? [""] : options.greetings;
    greetings.forEach((text, at) => {
      const topics = at === greetings.length - 1 ? starters : [];
      finish(append("answer"), { role: "assistant", text, sources: [], topics });
    });
  };
  greet();
  messages.forEach(show);
  return {
    log,
    composer,
    ask,
    add,
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

function take(answer: AssistantMessage, event: ChatEvent): void {
  if (event.type === "sources") answer.sources = event.context;
  else if (event.type === "delta") answer.text += event.text;
  else if (event.type === "done") {
    const { type: _, ...rest } = event;
    Object.assign(answer, rest);
    if (rest.outcome !== "answered") answer.sources = [];
  } else if (event.type === "error") throw new Error(event.error.message, { cause: event.error });
}

/** Renders and scrolls to the end of the log, unless the reader has scrolled up. */
function keepAtEnd(log: HTMLElement, draw: () => void): void {
  const follows = log.scrollHeight - log.scrollTop - log.clientHeight < 48;
  draw();
  if (follows) log.scrollTop = log.scrollHeight;
}

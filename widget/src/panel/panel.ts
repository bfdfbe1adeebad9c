import type { PublicWidget } from "#shared/contract/widgets.ts";
import { converse } from "../chat/conversation.ts";
import { element } from "../element.ts";
import { make } from "../make.ts";
import { loadPiece } from "../pieces/load-piece.ts";
import { ask } from "../visitor/ask.ts";
import { isMissing, tooOften } from "../visitor/http-error.ts";
import { createVisitorSession } from "../visitor/visitor-session.ts";
import { languageOf, speak } from "../words/speak.ts";
import { words } from "../words/words.ts";
import { dress } from "./dress.ts";
import { footerOf, headerOf } from "./frame.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import type { OpenChat } from "./open-chat.ts";
import { keepSession, readSession } from "./stored-session.ts";
import { teller } from "./teller.ts";

/** Renders the widget's chat. For an unknown or inactive widget, a note. */
export async function mount(mountPoint: MountPoint): Promise<Panel | undefined> {
  const id = mountPoint.given.widgetId ?? "";
  const response = await fetch(`${mountPoint.base}/functions/v1/widgets/${encodeURIComponent(id)}`);
  if (response.status === 404) {
    console.info(`Docent: there is no active widget ${id}.`);
    return (await loadPiece("note")).mountNote(mountPoint);
  }
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const widget: PublicWidget = await response.json();
  const language = languageOf(widget.behavior.language, document.documentElement.lang);
  if (language !== "en") await speak(language);
  return draw(mountPoint, widget, language);
}

function draw(mountPoint: MountPoint, widget: PublicWidget, language: string): Panel {
  dress(mountPoint, widget);
  const { base, fillsPage } = mountPoint;
  const session = readSession(widget.id);
  const save = keepSession(widget.id, session);
  const panel = element("section", { class: "panel", "aria-label": widget.branding.title, lang: language });
  if (language === "ar") panel.dir = "rtl";
  const tell = teller(base, widget.id, session, panel);
  const visitor = createVisitorSession({
    base,
    to: { widgetId: widget.id },
    session: session.pass,
    received: (received) => {
      session.pass = received;
      save();
    },
  });
  const changed = (): void => {
    save();
    accompany();
  };
  const { log, composer, clear } = converse({
    greetings: [widget.config.greeting, widget.opening_question ?? ""].filter(Boolean),
    starters: widget.behavior.starterQuestions,
    placeholder: widget.config.placeholder,
    messages: session.messages,
    ask: (message, signal) =>
      ask({
        name: "widget-chat",
        visitor,
        signal,
        body: ({ session_id }) => ({
          widgetId: widget.id,
          ragSystemId: widget.rag_system_id,
          message,
          sessionId: session_id,
          userInfo: session.visitorInfo,
          stream: true,
        }),
      }),
    explain: (error) => tooOften(error) ?? (isMissing(error) ? words.unavailable : words.failed),
    changed,
    happened: tell,
    rate: (opinion) => visitor.post("widget-feedback", () => ({ widgetId: widget.id, ...opinion })),
  });
  const chat: OpenChat = {
    widget,
    mountPoint,
    make,
    panel,
    log,
    composer,
    session,
    visitor,
    words,
    tell,
    save,
    clear,
  };
  let isAccompanied = false;
  const accompany = (): void => {
    const stage = stageOf(chat);
    if (stage) {
      panel.dataset.stage = stage;
      loadPiece("form").then(
        ({ askVisitor }) => askVisitor(chat),
        () => panel.removeAttribute("data-stage"),
      );
    }
    if (isAccompanied || !session.messages.length) return;
    isAccompanied = true;
    loadPiece("visit").then(
      ({ accompany }) => accompany(chat),
      () => undefined,
    );
  };
  panel.append(headerOf(widget, mountPoint), log, composer.form, footerOf(widget));
  mountPoint.place.append(panel);
  accompany();
  const focus = (): void => (panel.querySelector<HTMLElement>(".details input") ?? composer.field).focus();
  if (fillsPage) {
    document.title = widget.branding.title;
    tell("widget_opened");
    return { show: focus };
  }

  const coversScreen = (): boolean => matchMedia("(max-width: 480px)").matches;
  const launcher = mountPoint.place.querySelector(".launcher");
  panel.role = "dialog";
  keepKeys(panel, mountPoint.close, coversScreen);
  return {
    show: (isOpen, takesFocus) => {
      panel.hidden = !isOpen;
      panel.ariaModal = `${coversScreen()}`;
      // the launcher knows English only
      if (launcher) launcher.ariaLabel = isOpen ? words.fold : words.open;
      tell(isOpen ? "widget_opened" : "widget_closed");
      if (isOpen) log.scrollTop = log.scrollHeight;
      if (isOpen && takesFocus) focus();
    },
  };
}

/** Where the visitor's form is due, if it is and is not there yet; a paused chat asks whom to write to. */
const stageOf = ({ widget, session, panel }: OpenChat): "before" | "during" | undefined => {
  const { messages, visitorInfo, isAsked } = session;
  const { collectUserInfo } = widget.config;
  const { asksUserInfo } = widget.behavior;
  if (panel.dataset.stage || Object.keys(visitorInfo).length) return;
  const last = messages.findLast((message) => message.role === "assistant");
  if (last?.isPaused) return "during";
  return collectUserInfo && !isAsked && (asksUserInfo === "before" || last) ? asksUserInfo : undefined;
};

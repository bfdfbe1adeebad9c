import type { PublicWidget } from "#shared/widgets/shapes.ts";
import { converse } from "../chat/conversation.ts";
import { element } from "../element.ts";
import type { Call } from "../launcher/docent-api.ts";
import { make } from "../make.ts";
import { loadPiece } from "../pieces/load-piece.ts";
import { ask as question } from "../visitor/ask.ts";
import { codeOf, httpError, tooOften } from "../visitor/http-error.ts";
import { createVisitorSession } from "../visitor/visitor-session.ts";
import { languageOf, loadSpoken, speak } from "../words/speak.ts";
import { words } from "../words/words.ts";
import { dress } from "./dress.ts";
import { footerOf, headerOf } from "./frame.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import type { OpenChat } from "./open-chat.ts";
import { keepSession, readSession } from "./stored-session.ts";
import { emitter, teller } from "./teller.ts";

/** Renders the widget's chat. For an unknown or inactive widget, a note. */
export async function mount(mountPoint: MountPoint): Promise<Panel | undefined> {
  const { widgetId: id = "", baseUrl } = mountPoint.given;
  const base = new URL(baseUrl || import.meta.url).origin;
  const response = await fetch(`${base}/functions/v1/widgets/${encodeURIComponent(id)}`);
  if (response.status === 404) return (await loadPiece("note")).mountNote(mountPoint);
  if (!response.ok) throw await httpError(response);
  const widget: PublicWidget = await response.json();
  const language = languageOf(widget.behavior.language, document.documentElement.lang);
  if (language !== "en") await speak(language).catch(() => undefined);
  return draw(mountPoint, widget, { base, language });
}

async function draw(
  mountPoint: MountPoint,
  widget: PublicWidget,
  { base, language }: { base: string; language: string },
): Promise<Panel> {
  dress(mountPoint, widget);
  const { root, place, api, calls, fillsPage } = mountPoint;
  const { branding, config, behavior } = widget;
  const session = readSession(widget.id);
  const save = keepSession(widget.id, session);
  const panel = element("section", { class: "panel", "aria-label": branding.title, lang: language });
  if (language === "ar") panel.dir = "rtl";
  const emit = emitter(root);
  const tell = teller({ base, widgetId: widget.id, session, emit });
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
  const { log, composer, ask, add, clear } = converse({
    greetings: [config.greeting, widget.opening_question ?? ""].filter(Boolean),
    starters: behavior.starterQuestions,
    placeholder: config.placeholder,
    messages: session.messages,
    ask: (message, signal) =>
      question({
        name: "widget-chat",
        visitor,
        signal,
        body: ({ session_id }) => ({
          widgetId: widget.id,
          ragSystemId: widget.rag_system_id,
          message,
          sessionId: session_id,
          userInfo: session.visitorInfo,
          context: chat.context,
          language: (behavior.language === "auto" && document.documentElement.lang) || language,
          stream: true,
        }),
      }),
    explain: (error) => {
      const message = tooOften(error) ?? (codeOf(error) === "not_found" ? words.unavailable : words.failed);
      emit("error", { code: "not_answered", message });
      return message;
    },
    loadFinish: () => loadSpoken("talk"),
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
    tell,
    emit,
    save,
    ask,
    add,
    load: loadPiece,
    accompany: () => accompany(),
    clear,
  };
  if (config.allowFileUpload)
    loadPiece("attach").then(
      ({ serveFiles }) => serveFiles(chat),
      () => undefined,
    );
  let isAccompanied = false;
  const accompany = (): void => {
    const stage = stageOf(chat);
    if (stage) {
      panel.dataset.stage = stage;
      loadSpoken("form").then(
        ([{ askVisitor }, words]) => askVisitor(chat, words),
        () => panel.removeAttribute("data-stage"),
      );
    }
    if (isAccompanied || !session.messages.length) return;
    isAccompanied = true;
    loadSpoken("talk").then(
      ([{ accompany }, words]) => accompany(chat, words),
      () => undefined,
    );
  };
  const serve = (call: Call): Promise<void> =>
    loadPiece("api").then(
      ({ serveCall }) => serveCall(chat, call),
      () => emit("error", { code: "not_loaded" }),
    );
  panel.append(headerOf(widget, mountPoint), log, composer.form, footerOf(widget));
  mountPoint.calls = { push: serve };
  if (Array.isArray(calls)) for (const call of calls) await serve(call);
  place.append(panel);
  accompany();
  const focus = (): void => (panel.querySelector<HTMLElement>(".details input") ?? composer.field).focus();
  if (fillsPage) {
    document.title = branding.title;
    tell("open");
    return { show: focus };
  }

  const coversScreen = (): boolean => matchMedia("(max-width: 480px)").matches;
  const launcher = place.querySelector<HTMLElement>(".launcher");
  let isShown = false;
  panel.role = "dialog";
  keepKeys(panel, api.close, coversScreen);
  return {
    show: (isOpen, takesFocus) => {
      if (!isOpen && root.activeElement) launcher?.focus();
      panel.hidden = !isOpen;
      panel.ariaModal = `${coversScreen()}`;
      // the launcher knows English only
      if (launcher) launcher.ariaLabel = isOpen ? words.fold : words.open;
      if (isShown !== isOpen) tell(isOpen ? "open" : "close");
      isShown = isOpen;
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
  if (last?.outcome === "paused") return "during";
  return collectUserInfo && !isAsked && (asksUserInfo === "before" || last) ? asksUserInfo : undefined;
};

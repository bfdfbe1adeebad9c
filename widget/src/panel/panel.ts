import type { PublicWidget } from "#shared/contract/widgets.ts";
import { converse } from "../chat/conversation.ts";
import { element } from "../element.ts";
import { ask } from "../visitor/ask.ts";
import { isMissing, tooOften, unavailable } from "../visitor/http-error.ts";
import { createVisitorSession } from "../visitor/visitor-session.ts";
import { footerOf, headerOf } from "./frame.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import css from "./panel.css?shadow";
import { keepSession, readSession } from "./stored-session.ts";
import { propertiesOf } from "./theme.ts";
import { mountNote } from "./unavailable.ts";

const failed = "Sorry, I encountered an error. Please try again or refresh the page.";

/** Renders the widget's chat. For an unknown or inactive widget, a note. */
export async function mount(mountPoint: MountPoint): Promise<Panel | undefined> {
  const id = mountPoint.given.widgetId ?? "";
  const response = await fetch(`${mountPoint.base}/functions/v1/widgets/${encodeURIComponent(id)}`);
  if (response.status === 404) {
    console.info(`Docent: there is no active widget ${id}.`);
    return mountNote(mountPoint);
  }
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return draw(mountPoint, await response.json());
}

function draw(mountPoint: MountPoint, widget: PublicWidget): Panel {
  dress(mountPoint, widget);
  const session = readSession(widget.id);
  const save = keepSession(widget.id, session);
  const visitor = createVisitorSession({
    base: mountPoint.base,
    to: { widgetId: widget.id },
    session: session.pass,
    received: (received) => {
      session.pass = received;
      save();
    },
  });
  const { log, composer } = converse({
    greetings: [widget.config.greeting, widget.opening_question ?? ""].filter(Boolean),
    placeholder: widget.config.placeholder,
    messages: session.messages,
    showsMeasures: false,
    ask: (message, signal) =>
      ask({
        url: `${mountPoint.base}/functions/v1/widget-chat`,
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
    explain: (error) => tooOften(error) ?? (isMissing(error) ? unavailable : failed),
    changed: save,
  });
  const panel = element("section", { class: "panel", "aria-label": widget.branding.title });
  panel.append(headerOf(widget, mountPoint), log, composer.form, footerOf(widget));
  mountPoint.place.append(panel);
  if (mountPoint.fillsPage) {
    document.title = widget.branding.title;
    return { show: () => composer.field.focus() };
  }

  const coversScreen = (): boolean => matchMedia("(max-width: 480px)").matches;
  panel.role = "dialog";
  keepKeys(panel, mountPoint.close, coversScreen);
  return {
    show: (isOpen, takesFocus) => {
      panel.hidden = !isOpen;
      panel.ariaModal = `${coversScreen()}`;
      if (isOpen) log.scrollTop = log.scrollHeight;
      if (isOpen && takesFocus) composer.field.focus();
    },
  };
}

function dress({ root, place, given, fillsPage }: MountPoint, widget: PublicWidget): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  for (const [name, value] of Object.entries(propertiesOf(widget, given.theme === "dark")))
    place.style.setProperty(name, value);
  place.className = fillsPage ? "page" : given.position || widget.config.position;
}

import type { PublicWidget } from "#shared/contract/widgets.ts";
import { converse } from "../chat/conversation.ts";
import { element } from "../element.ts";
import { ask } from "../visitor/ask.ts";
import { tooOften } from "../visitor/http-error.ts";
import { createVisitorSession } from "../visitor/visitor-session.ts";
import { footerOf, headerOf } from "./frame.ts";
import { keepKeys } from "./keyboard.ts";
import type { MountPoint, Panel } from "./mount-point.ts";
import css from "./panel.css?shadow";
import { keepSession, readSession } from "./stored-session.ts";
import { propertiesOf } from "./theme.ts";

const failed = "Sorry, I encountered an error. Please try again or refresh the page.";

/** Draws the widget's chat; an unknown or inactive widget takes its place away and gives nothing. */
export async function mount(seat: MountPoint): Promise<Panel | undefined> {
  const id = seat.given.widgetId ?? "";
  const response = await fetch(`${seat.base}/functions/v1/widgets/${encodeURIComponent(id)}`);
  if (response.status === 404) {
    console.info(`Docent: there is no active widget ${id}.`);
    seat.remove();
    return;
  }
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return draw(seat, await response.json());
}

function draw(seat: MountPoint, widget: PublicWidget): Panel {
  dress(seat, widget);
  const session = readSession(widget.id);
  const save = keepSession(widget.id, session);
  const visitor = createVisitorSession({
    base: seat.base,
    to: { widgetId: widget.id },
    pass: session.pass,
    received: (pass) => {
      session.pass = pass;
      save();
    },
  });
  const { log, composer } = converse({
    greeting: widget.config.greeting,
    placeholder: widget.config.placeholder,
    messages: session.messages,
    showsMeasures: false,
    ask: (message, signal) =>
      ask({
        url: `${seat.base}/functions/v1/widget-chat`,
        visitor,
        signal,
        body: ({ session_id }) => ({
          widgetId: widget.id,
          ragSystemId: widget.rag_system_id,
          message,
          sessionId: session_id,
          stream: true,
        }),
      }),
    explain: (error) => tooOften(error) ?? failed,
    changed: save,
  });
  const panel = element("section", { class: "panel", "aria-label": widget.branding.title });
  panel.append(headerOf(widget, seat), log, composer.form, footerOf(widget));
  seat.place.append(panel);
  if (seat.fillsPage) {
    document.title = widget.branding.title;
    return { show: () => composer.field.focus() };
  }

  const coversScreen = (): boolean => matchMedia("(max-width: 480px)").matches;
  panel.role = "dialog";
  keepKeys(panel, seat.close, coversScreen);
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

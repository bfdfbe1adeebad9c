import type { WidgetEvent } from "#shared/leads/routes.ts";
import type { ApiEvent } from "../launcher/docent-api.ts";
import type { StoredSession } from "./stored-session.ts";

/** Lets the page's listeners know. */
export type Emit = (event: ApiEvent, detail?: object) => void;

export const emitter =
  ({ host }: ShadowRoot): Emit =>
  (event, detail) =>
    host.dispatchEvent(new CustomEvent(event, { detail }));

/** Tells the product, with the extras, and the page's listeners, with the detail, what has happened. */
export type Tell = (event: keyof typeof names, extras?: object, detail?: object) => void;

interface Telling {
  base: string;
  widgetId: string;
  session: StoredSession;
  emit: Emit;
}

const waitMilliseconds = 5000;

/** The product's names of the events. */
const names = {
  open: "widget_opened",
  close: "widget_closed",
  message: "message_sent",
  answer: "response_received",
  lead: "user_info_collected",
} satisfies Partial<Record<ApiEvent, WidgetEvent>>;

/** Events are sent together by a beacon, which keeps nothing waiting and whose failure nobody sees. */
export function teller({ base, widgetId, session, emit }: Telling): Tell {
  let events: object[] = [];
  let isWaiting = false;
  const send = (): void => {
    isWaiting = false;
    const [first, ...more] = events;
    events = [];
    try {
      if (first)
        navigator.sendBeacon(
          `${base}/functions/v1/widget-analytics`,
          JSON.stringify({ widgetId, ...first, more }),
        );
    } catch {
      // The page may forbid it.
    }
  };
  addEventListener("pagehide", send);
  return (event, extras = {}, detail = extras) => {
    const { visitorInfo: userInfo, pass } = session;
    const { userAgent } = navigator;
    const sessionId = pass?.session_id ?? "";
    const timestamp = new Date().toISOString();
    const sessionData = { sessionId, url: location.href, userAgent, timestamp, userInfo, extras };
    emit(event, detail);
    events.push({ eventType: names[event], sessionData });
    if (!isWaiting) setTimeout(send, waitMilliseconds);
    isWaiting = true;
  };
}

import type { WidgetEvent } from "#shared/contract/leads.ts";
import type { StoredSession } from "./stored-session.ts";

/** Tells the product, and the panel's listeners, what has happened. */
export type Tell = (event: WidgetEvent, extras?: object) => void;

const waitMilliseconds = 5000;

/** Events are sent together by a beacon, which keeps nothing waiting and whose failure nobody sees. */
export function teller(base: string, widgetId: string, session: StoredSession, panel: HTMLElement): Tell {
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
  return (eventType, extras = {}) => {
    const { visitorInfo: userInfo, pass } = session;
    const { userAgent } = navigator;
    const sessionId = pass?.session_id ?? "";
    const timestamp = new Date().toISOString();
    const sessionData = { sessionId, url: location.href, userAgent, timestamp, userInfo, extras };
    panel.dispatchEvent(new Event(eventType));
    events.push({ eventType, sessionData });
    if (!isWaiting) setTimeout(send, waitMilliseconds);
    isWaiting = true;
  };
}

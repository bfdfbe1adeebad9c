import type { VisitorSession } from "#shared/visitors/routes.ts";
import type { Message } from "../chat/message.ts";

export interface StoredSession {
  messages: Message[];
  visitorInfo: Record<string, string>;
  /** Whether the visitor has answered or skipped the form. */
  isAsked?: boolean;
  /** The id by which the owner's server has named the visitor. */
  visitorId?: string;
  /** Whether the visitor has turned the sound off. */
  isMuted?: boolean;
  /** Files that are attached to the next question, and the session that they belong to. */
  files?: { id: string; filename: string; session: string }[];
  /** ISO time of the last save. */
  updatedAt: string;
  /** The number of the last event that was read of people in the conversation. */
  seq?: number;
  /** The key stays `pass`, because sessions of earlier releases are stored under it. */
  pass?: VisitorSession;
}

const most = 100;
const waitMilliseconds = 1000;

/** The session of this widget in this browser; a new one if none can be read. */
export function readSession(widgetId: string): StoredSession {
  const fresh = { messages: [], visitorInfo: {}, updatedAt: "" };
  try {
    const stored: Partial<StoredSession> | null = JSON.parse(localStorage.getItem(keyOf(widgetId)) ?? "null");
    return Array.isArray(stored?.messages) && stored.messages.every(isMessage)
      ? { ...fresh, ...stored }
      : fresh;
  } catch {
    // Storage can be disabled or hold invalid JSON: start a new session.
    return fresh;
  }
}

/** Returns a function that saves the session one second after its last call, or when the page is closed. */
export function keepSession(widgetId: string, session: StoredSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    session.updatedAt = new Date().toISOString();
    try {
      const messages = session.messages.slice(-most);
      localStorage.setItem(keyOf(widgetId), JSON.stringify({ ...session, messages }));
    } catch {
      // Storage can be disabled or full: the session then lasts until the page is closed.
    }
    timer = undefined;
  };
  addEventListener("pagehide", () => timer && write());
  return () => {
    clearTimeout(timer);
    timer = setTimeout(write, waitMilliseconds);
  };
}

/** Replaces the session of this widget in this browser. Throws if the browser keeps nothing. */
export const storeSession = (widgetId: string, session: StoredSession): void =>
  localStorage.setItem(keyOf(widgetId), JSON.stringify(session));

const keyOf = (widgetId: string): string => `docent:${widgetId}`;

const isMessage = (message: Message): boolean =>
  typeof message.text === "string" && (message.role !== "assistant" || Array.isArray(message.sources));

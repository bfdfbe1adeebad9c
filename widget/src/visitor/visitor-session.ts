import type { VisitorSession } from "#shared/contract/visitors.ts";
import { httpError } from "./http-error.ts";

interface VisitorOptions {
  base: string;
  /** The widget or public chatbot to ask. */
  to: { widgetId: string } | { ragSlug: string };
  /** The token of an earlier visit. */
  session?: VisitorSession | undefined;
  /** Called with every new token. */
  received?: (session: VisitorSession) => void;
}

export interface Visitor {
  /** A token that is valid for at least 30 seconds. */
  session: () => Promise<VisitorSession>;
  /** A new token; of the same session, if it has not expired on the server. */
  refresh: () => Promise<VisitorSession>;
}

/** Gets the short-lived token of an anonymous visitor, and refreshes it with the former one. */
export function createVisitorSession({ base, to, session, received }: VisitorOptions): Visitor {
  let held = session;
  const start = (token?: string): Promise<Response> =>
    fetch(`${base}/functions/v1/visitor-session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...to, token }),
    });
  const refresh = async (): Promise<VisitorSession> => {
    let response = await start(held?.token);
    // If the server rejects the former token, start a new session.
    if (!response.ok && response.status !== 429 && held) response = await start();
    if (!response.ok) throw await httpError(response);
    const fresh: VisitorSession = await response.json();
    held = fresh;
    received?.(fresh);
    return fresh;
  };
  return {
    refresh,
    session: async () => (held && Date.parse(held.expires_at) > Date.now() + 30_000 ? held : refresh()),
  };
}

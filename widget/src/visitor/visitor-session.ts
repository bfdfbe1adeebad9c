import type { VisitorSession } from "#shared/visitors/routes.ts";
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
  /**
   * A new token; of the same session, if it has not expired on the server. With the owner's token of identity it is of
   * that visitor, or throws.
   */
  refresh: (identity?: string) => Promise<VisitorSession>;
  /**
   * Calls a function of the product as this visitor; a rejected token is refreshed once. Throws `HTTP error! status: N`
   * if the status is not 2xx, with the server's message as its cause.
   */
  post: (name: string, body: (session: VisitorSession) => object, signal?: AbortSignal) => Promise<Response>;
  /** Ends the session; the next question begins another one. */
  end: () => void;
}

/** Gets the short-lived token of an anonymous visitor, and refreshes it with the former one. */
export function createVisitorSession({ base, to, session, received }: VisitorOptions): Visitor {
  let held = session;
  const call = (name: string, body: object, token?: string, signal?: AbortSignal): Promise<Response> =>
    fetch(`${base}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  const start = (token?: string, identity?: string): Promise<Response> =>
    call("visitor-session", { ...to, token, identity });
  const refresh = async (identity?: string): Promise<VisitorSession> => {
    let response = await start(held?.token, identity);
    // If the server rejects the former token, start a new session.
    if (!response.ok && response.status !== 429 && held && !identity) response = await start();
    if (!response.ok) throw await httpError(response);
    const fresh: VisitorSession = await response.json();
    held = fresh;
    received?.(fresh);
    return fresh;
  };
  const present = async (): Promise<VisitorSession> =>
    held && Date.parse(held.expires_at) > Date.now() + 30_000 ? held : refresh();
  return {
    refresh,
    session: present,
    post: async (name, body, signal) => {
      const send = (session: VisitorSession) => call(name, body(session), session.token, signal);
      let response = await send(await present());
      if (response.status === 401) response = await send(await refresh());
      if (!response.ok) throw await httpError(response);
      return response;
    },
    end: () => {
      held = undefined;
    },
  };
}

import type { VisitorSession } from "#shared/contract/visitors.ts";
import { httpError } from "./http-error.ts";

export interface VisitorOptions {
  base: string;
  /** What the visitor wants to talk to. */
  to: { widgetId: string } | { ragSlug: string };
  /** The pass of an earlier visit. */
  pass?: VisitorSession | undefined;
  /** Called with every new pass. */
  received?: (pass: VisitorSession) => void;
}

export interface Visitor {
  /** A pass that is good for at least half a minute. */
  pass: () => Promise<VisitorSession>;
  /** A new pass for the same session where the server still knows it. */
  renew: () => Promise<VisitorSession>;
}

/** Gets the short-lived pass that an anonymous visitor asks with, and renews it with the former one. */
export function createVisitorSession({ base, to, pass, received }: VisitorOptions): Visitor {
  let held = pass;
  const start = (token?: string): Promise<Response> =>
    fetch(`${base}/functions/v1/visitor-session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...to, token }),
    });
  const renew = async (): Promise<VisitorSession> => {
    let response = await start(held?.token);
    // A former pass that the server no longer accepts must not keep the visitor out.
    if (!response.ok && response.status !== 429 && held) response = await start();
    if (!response.ok) throw await httpError(response);
    const fresh: VisitorSession = await response.json();
    held = fresh;
    received?.(fresh);
    return fresh;
  };
  return {
    renew,
    pass: async () => (held && Date.parse(held.expires_at) > Date.now() + 30_000 ? held : renew()),
  };
}

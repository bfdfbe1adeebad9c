import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Access, Route } from "#shared/contract/route.ts";
import type { KeyContext } from "./key/admit-key.ts";
import type { McpContext } from "./key/admit-mcp.ts";
import { type Caller, callerOf } from "./origin/caller.ts";
import type { Membership } from "./owner/membership.ts";
import type { SignedRequest } from "./signed-request.ts";
import { readVisitorToken, type Visitor } from "./visitor/visitor-token.ts";

interface Contexts {
  owner: Membership;
  visitor: { visitor: Visitor; caller: Caller };
  public: { caller: Caller; userId?: string };
  apiKey: KeyContext;
  signed: { request: SignedRequest };
}

/** The caller of a route, by the access that the route requires, and its protocol. */
export type ContextOf<R extends Route> = R extends { protocol: "mcp" } ? McpContext : Contexts[R["access"]];

export type AnyContext = Contexts[Access] | McpContext;

/**
 * Authenticates the caller of a route. Throws AppError `unauthenticated` for missing or invalid credentials, and of a
 * signed-in user `no_membership` for an account that is not the user's, `forbidden` for a role that is not enough.
 */
export const contextOf = (route: Route, event: APIGatewayProxyEventV2): Promise<AnyContext> =>
  contexts[route.access](event, route);

const contexts: {
  [A in Access]: (
    event: APIGatewayProxyEventV2,
    route: Route,
  ) => Promise<Contexts[A] | (A extends "apiKey" ? McpContext : never)>;
} = {
  owner: async (event, route) => {
    // visitors' requests come first, and need nothing of what verifies owners' tokens
    const [{ verifyOwner }, { admit }] = await Promise.all([
      import("./owner/verify-owner.ts"),
      import("./owner/admit.ts"),
    ]);
    return admit(route, await verifyOwner(bearer(event)), event.headers);
  },
  visitor: async (event) => {
    const caller = await callerOf(event);
    return { visitor: await readVisitorToken(bearer(event)), caller };
  },
  public: async (event, { mayBeSignedIn }) => {
    const caller = await callerOf(event);
    const token = mayBeSignedIn && bearer(event);
    if (!token) return { caller };
    const { verifyOwner } = await import("./owner/verify-owner.ts");
    return { caller, userId: await verifyOwner(token) };
  },
  apiKey: async (event, route) => {
    const token = event.headers["x-api-key"] ?? bearer(event);
    const caller = await callerOf(event);
    if (route.protocol === "mcp") {
      const { admitMcp } = await import("./key/admit-mcp.ts");
      return admitMcp(token, route, { caller, headers: event.headers });
    }
    const { admitKey } = await import("./key/admit-key.ts");
    return admitKey(token, route, caller);
  },
  signed: async (event, route) => ({
    request: (await import("./signed-request.ts")).signedRequestOf(event, route),
  }),
};

/** The state of a rate limit that the handler has put on the caller; undefined if none applied. */
export const rateOf = (context: Partial<AnyContext>) =>
  "caller" in context ? context.caller?.rate : undefined;

const bearer = ({ headers }: APIGatewayProxyEventV2): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];

import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Route } from "#shared/contract/route.ts";
import { type Caller, callerOf } from "../rate-limit/caller.ts";
import { readVisitorToken, type Visitor } from "./visitor-token.ts";

/** Who asks, by the access that a route demands. */
export type ContextOf<R extends Route> = {
  owner: { userId: string };
  visitor: { visitor: Visitor; caller: Caller };
  public: { caller: Caller };
}[R["access"]];

export const contextOf = async (route: Route, event: APIGatewayProxyEventV2) => {
  const token = bearer(event.headers.authorization);
  if (route.access === "owner") {
    // visitors' requests come first, and do not wait for what checks owners' tokens
    const { verifyOwner } = await import("./owner.ts");
    return { userId: await verifyOwner(token) };
  }
  const caller = await callerOf(event);
  return route.access === "visitor" ? { visitor: await readVisitorToken(token), caller } : { caller };
};

/** What a limit said of this request on the way; none where nothing was limited. */
export const rateOf = (context: Partial<ContextOf<Route>>) =>
  "caller" in context ? context.caller?.rate : undefined;

const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(header ?? "")?.[1];

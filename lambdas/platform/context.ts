import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Route } from "../../shared/contract/route.ts";
import { verifyOwner } from "./owner.ts";
import { readVisitorToken, type Visitor } from "./visitor-token.ts";

/** Who asks, by the access that a route demands. */
export type ContextOf<R extends Route> = {
  owner: { userId: string };
  visitor: { visitor: Visitor };
  public: Record<never, never>;
}[R["access"]];

export const contextOf = async (route: Route, event: APIGatewayProxyEventV2) => {
  const token = bearer(event.headers.authorization);
  if (route.access === "owner") return { userId: await verifyOwner(token) };
  if (route.access === "visitor") return { visitor: await readVisitorToken(token) };
  return {};
};

const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(header ?? "")?.[1];

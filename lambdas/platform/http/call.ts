import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Route } from "#shared/contract/route.ts";
import type { AnyContext } from "../access/context.ts";
import type { KeptReply } from "./kept-replies.ts";

export type Reply = APIGatewayProxyStructuredResultV2;

/** A request to one route; the steps of the pipeline find out the rest of a `Call`. */
export interface Asked {
  event: APIGatewayProxyEventV2;
  /** The route's name in its area. */
  name: string;
  route: Route;
  context?: AnyContext;
  input?: Record<string, unknown>;
  /** The reply is kept under its Idempotency-Key. */
  run?: Run;
}

/** One try to carry a request out, whose reply is kept. */
export type Run = Omit<KeptReply, "ttl">;

/** A request to one route, with its caller known and its input parsed. */
export interface Call extends Asked {
  context: AnyContext;
  input: Record<string, unknown>;
}

export type Step = MiddlewareObj<Asked, Reply>;

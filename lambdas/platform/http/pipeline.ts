import type { MiddlewareObj } from "@middy/core";
import httpRouter, { type Method as HttpMethod } from "@middy/http-router";
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context as LambdaContext,
} from "aws-lambda";
import type { ChatEvent } from "#shared/chat/sse.ts";
import {
  type Area,
  type Output,
  otherMethodsOf,
  type Parsed,
  type Route,
  takesIdempotencyKey,
} from "#shared/contract/route.ts";
import { type AnyContext, type ContextOf, contextOf } from "../access/context.ts";
import { requireOriginSecret } from "../access/origin/origin-secret.ts";
import { startLogContext } from "../logging/log-context.ts";
import { withRequestLine } from "../logging/request-line.ts";
import { toAppError } from "./errors.ts";
import { formInputOf, inputOf } from "./request.ts";
import { failed, preflight, refusedMethod } from "./response.ts";

/** A handler for each route of an area: a streaming route yields its answer's events, any other returns its output. */
export type Handlers<A extends Area> = { [R in keyof A]: Handler<A[R]> };

type Handler<R extends Route> = R extends { streams: true }
  ? (input: Parsed<R>, context: StreamContextOf<R>) => AsyncGenerator<ChatEvent>
  : (input: Parsed<R>, context: ContextOf<R>) => Promise<Output<R>>;

/** The signal aborts when the reader has left. */
export type StreamContextOf<R extends Route> = ContextOf<R> & { signal: AbortSignal };

/** A request to one route, with its caller known and its input parsed. */
export interface Call<Handle> {
  /** The route's name in its area. */
  name: string;
  route: Route;
  input: Record<string, unknown>;
  context: AnyContext;
  handle: Handle;
}

type Reply = APIGatewayProxyStructuredResultV2;
type Respond<Handle> = (call: Call<Handle>) => Promise<Reply>;

/**
 * Routes the requests of an area, either to its streaming routes or to its plain ones. Checks access and input, calls
 * `respond`, logs one line and answers errors. Routes for visitors answer preflight requests too.
 */
export const router = <A extends Area, Handle>(
  area: A,
  handlers: Handlers<A>,
  { streams, respond }: { streams: boolean; respond: Respond<Handle> },
) =>
  httpRouter(
    Object.entries(area)
      .filter(([, route]) => (route.streams === true) === streams)
      .flatMap(([name, route]) => [
        {
          method: route.method,
          path: route.path,
          handler: endpoint(name, route, (event) =>
            run(event, { name, route, handle: handlers[name] as Handle }, respond),
          ),
        },
        ...otherMethodsOf(route).map((method) => ({
          method: method as HttpMethod,
          path: route.path,
          handler: throughOrigin(route, async () =>
            method === "OPTIONS" ? preflight(route) : refusedMethod(route),
          ),
        })),
      ]),
  );

/** Answers a request that no route matches. */
export const unrouted: MiddlewareObj<APIGatewayProxyEventV2, Reply> = {
  onError: async ({ error, context: { awsRequestId: requestId } }) =>
    startLogContext({ requestId }, () => failed(undefined, toAppError(error))),
};

const endpoint =
  (name: string, route: Route, answer: (event: APIGatewayProxyEventV2) => Promise<Reply>) =>
  (event: APIGatewayProxyEventV2, lambda: LambdaContext): Promise<Reply> =>
    withRequestLine(name, lambda, () => throughOrigin(route, answer)(event));

/** Every request of every route passes here: refuses one that bypasses CloudFront, and answers errors. */
const throughOrigin =
  (route: Route, answer: (event: APIGatewayProxyEventV2) => Promise<Reply>) =>
  async (event: APIGatewayProxyEventV2): Promise<Reply> => {
    try {
      await requireOriginSecret(event);
      return await answer(event);
    } catch (error) {
      return failed(route, toAppError(error), event.headers);
    }
  };

const run = async <Handle>(
  event: APIGatewayProxyEventV2,
  target: Pick<Call<Handle>, "name" | "route" | "handle">,
  respond: Respond<Handle>,
): Promise<Reply> => {
  const { route } = target;
  const context = await contextOf(route, event);
  try {
    const input = route.form ? await formInputOf(route, event) : inputOf(route, event);
    const asked = { ...target, context, input };
    const idempotencyKey = takesIdempotencyKey(route) ? event.headers["idempotency-key"] : undefined;
    const reply =
      idempotencyKey === undefined
        ? await respond(asked)
        : await (await import("./idempotency.ts")).answerOnce(idempotencyKey, asked, () => respond(asked));
    // A stream goes on after the reply, and settles at its end.
    if (typeof reply.body === "string") await settle(context);
    return reply;
  } catch (error) {
    await settle(context);
    throw error;
  }
};

/** Records a call by API key when its answer is complete. */
export const settle = async (context: Partial<AnyContext>): Promise<void> => {
  if ("settle" in context) await context.settle?.();
};

import middy, { type MiddlewareObj } from "@middy/core";
import httpRouter, { type Method as HttpMethod } from "@middy/http-router";
import type { APIGatewayProxyEventV2, Context as LambdaContext } from "aws-lambda";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { type Area, type Output, otherMethodsOf, type Parsed, type Route } from "#shared/contract/route.ts";
import type { ContextOf } from "../access/context.ts";
import { startLogContext } from "../logging/log-context.ts";
import { withRequestLine } from "../logging/request-line.ts";
import type { Asked, Call, Reply, Step } from "./call.ts";
import { toAppError } from "./errors.ts";
import { failed, preflight, refusedMethod } from "./response.ts";
import { admitCaller } from "./steps/admit-caller.ts";
import { answerErrors } from "./steps/answer-errors.ts";
import { answerOnce } from "./steps/answer-once.ts";
import { parseInput } from "./steps/parse-input.ts";
import { recordUse } from "./steps/record-use.ts";
import { requireOrigin } from "./steps/require-origin.ts";

/** A handler for each route of an area: a streaming route yields its answer's events, any other returns its output. */
export type Handlers<A extends Area> = { [R in keyof A]: Handler<A[R]> };

type Handler<R extends Route> = R extends { streams: true }
  ? (input: Parsed<R>, context: StreamContextOf<R>) => AsyncGenerator<ChatEvent>
  : (input: Parsed<R>, context: ContextOf<R>) => Promise<Output<R>>;

/** The signal aborts when the reader has left. */
export type StreamContextOf<R extends Route> = ContextOf<R> & { signal: AbortSignal };

/** Answers a call by its handler, whose shape depends on whether the routes stream. */
export type Respond<Handle> = (call: Call, handle: Handle) => Promise<Reply>;

/** The steps of every request: `before` in this order, then the handler, `after` and `onError` in the reverse. */
const steps: Step[] = [answerErrors, requireOrigin, admitCaller, recordUse, parseInput, answerOnce];

/** A request that no handler answers, such as a preflight request. */
const stepsWithoutCaller: Step[] = [answerErrors, requireOrigin];

/**
 * Routes the requests of an area, either to its streaming routes or to its plain ones, through the steps, and logs one
 * line for each. Routes for visitors answer preflight requests too.
 */
export const router = <A extends Area, Handle>(
  area: A,
  handlers: Handlers<A>,
  { streams, respond }: { streams: boolean; respond: Respond<Handle> },
) =>
  httpRouter(
    Object.entries(area)
      .filter(([, route]) => (route.streams === true) === streams)
      .flatMap(([name, route]) => {
        const answer = pipeline(steps, (asked) => respond(asked as Call, handlers[name] as Handle));
        const refuse = pipeline(stepsWithoutCaller, async ({ event }) =>
          event.requestContext.http.method === "OPTIONS" ? preflight(route) : refusedMethod(route),
        );
        const handler = (event: APIGatewayProxyEventV2, lambda: LambdaContext) =>
          withRequestLine(name, lambda, () => answer({ event, name, route }, lambda));
        return [
          { method: route.method, path: route.path, handler },
          ...otherMethodsOf(route).map((method) => ({
            method: method as HttpMethod,
            path: route.path,
            handler: async (event: APIGatewayProxyEventV2, lambda: LambdaContext) =>
              method === "HEAD"
                ? withoutBody(await handler(event, lambda))
                : refuse({ event, name, route }, lambda),
          })),
        ];
      }),
  );

const withoutBody = (reply: Reply): Reply => ({ ...reply, body: "", isBase64Encoded: false });

/** The function's end is watched outside of it. */
const pipeline = (list: Step[], answer: (asked: Asked) => Promise<Reply>) =>
  middy<Asked, Reply>({ timeoutEarlyInMillis: 0 }).use(list).handler(answer);

/** Answers a request that no route matches. */
export const unrouted: MiddlewareObj<APIGatewayProxyEventV2, Reply> = {
  onError: async ({ error, context: { awsRequestId: requestId } }) =>
    startLogContext({ requestId }, () => failed(undefined, toAppError(error))),
};

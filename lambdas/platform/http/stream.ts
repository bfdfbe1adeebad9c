import { Readable } from "node:stream";
import middy from "@middy/core";
import { executionModeStreamifyResponse } from "@middy/core/StreamifyResponse";
import httpRouter from "@middy/http-router";
import type { APIGatewayProxyEventV2, Context as LambdaContext } from "aws-lambda";
import type { Area, Output, Parsed, Route } from "#shared/contract/route.ts";
import type { ChatEvent } from "#shared/sse.ts";
import { type ContextOf, contextOf, rateOf } from "../access/context.ts";
import { requireOriginSecret } from "../access/origin-secret.ts";
import { withAnswerLine } from "../logging/answer-line.ts";
import { keepLogContext, startLogContext } from "../logging/log-context.ts";
import { withRequestLine } from "../logging/request-line.ts";
import { frames } from "./answer-stream.ts";
import { toAppError } from "./errors.ts";
import { inputOf } from "./request.ts";
import { headersOf, json, preflight } from "./response.ts";
import { wholeAnswer } from "./whole-answer.ts";

/** What streams yields its answer bit by bit; any other route of the area returns its output. */
export type StreamHandlers<A extends Area> = {
  [R in keyof A]: (
    input: Parsed<A[R]>,
    /** The signal fires when nobody reads any more. */
    context: ContextOf<A[R]> & { signal: AbortSignal },
  ) => A[R] extends { streams: true } ? AsyncGenerator<ChatEvent> : Promise<Output<A[R]>>;
};

/** Errors that belong to the answer rather than to the request: a stream carries them in band. */
const inBand = new Set(["no_context", "not_configured", "model_failed", "rate_limited", "internal"]);

/** Like `serve`, for handlers that yield an answer bit by bit: as Server-Sent Events, or whole as JSON. */
export const serveStream = <A extends Area>(area: A, handlers: StreamHandlers<A>) =>
  middy<APIGatewayProxyEventV2>({ executionMode: executionModeStreamifyResponse })
    .use({
      onError: async ({ error, context: { awsRequestId: requestId } }) =>
        startLogContext({ requestId }, () => failed(undefined, error)),
    })
    .handler(
      httpRouter(
        Object.entries(area).flatMap(([name, route]) => routesOf(name, route, handlers[name] as Handle)),
      ),
    );

type Handle = (input: unknown, context: unknown) => AsyncGenerator<ChatEvent> | Promise<unknown>;

const routesOf = (name: string, route: Route, handle: Handle) => [
  { method: route.method, path: route.path, handler: endpoint(name, route, handle) },
  { method: "OPTIONS" as const, path: route.path, handler: async () => preflight(route) },
];

const endpoint =
  (name: string, route: Route, handle: Handle) => (event: APIGatewayProxyEventV2, lambda: LambdaContext) =>
    withRequestLine(name, lambda, () =>
      answer(name, route, event, handle).catch((error: unknown) => failed(route, error)),
    );

const answer = async (name: string, route: Route, event: APIGatewayProxyEventV2, handle: Handle) => {
  await requireOriginSecret(event);
  const gone = new AbortController();
  const context = { ...(await contextOf(route, event)), signal: gone.signal };
  const input = inputOf(route, event);
  const handled = handle(input, context);
  if (handled instanceof Promise) return json(route, 200, route.output.parse(await handled));
  const lined = withAnswerLine(handled, { route: name, signal: gone.signal });
  const events = await started(lined, input.stream === true);
  if (input.stream !== true)
    return json(route, 200, route.output.parse(await wholeAnswer(events, input)), rateOf(context));
  const leave = async () => {
    gone.abort();
    // a generator that was not begun passes its end on to none behind it
    await lined.return(undefined);
  };
  const body = Readable.from(leavable(frames(events), leave));
  return {
    statusCode: 200,
    headers: {
      ...headersOf(route, rateOf(context)),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
    // middy pipes a stream, although Lambda's type for an answer knows strings only
    body: body as unknown as string,
  };
};

/**
 * Tells at once that the reader left: the stream itself says so only after its source has come to an end. Lambda reads
 * the answer when its handler is through already, so each step is taken on the request's own trail.
 */
const leavable = (source: AsyncGenerator<string>, leave: () => Promise<unknown>): AsyncIterable<string> => {
  const onTrail = keepLogContext();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => onTrail(() => source.next()),
      return: () =>
        onTrail(async () => {
          const left = leave();
          const end = await source.return(undefined);
          await left;
          return end;
        }),
    }),
  };
};

/** Waits for the first event, so that a refused request still gets a status of its own. */
const started = async (
  events: AsyncGenerator<ChatEvent>,
  isStream: boolean,
): Promise<AsyncGenerator<ChatEvent>> => {
  try {
    return resumed(await events.next(), events);
  } catch (error) {
    const visible = toAppError(error);
    const isRefused = visible.rate !== undefined;
    if (isStream && inBand.has(visible.code) && !isRefused)
      return only({ type: "error", error: visible.toJSON() });
    throw visible;
  }
};

async function* resumed(first: IteratorResult<ChatEvent>, events: AsyncGenerator<ChatEvent>) {
  if (first.done) return;
  yield first.value;
  yield* events;
}

async function* only(event: ChatEvent) {
  yield event;
}

const failed = (route: Route | undefined, error: unknown) => {
  const visible = toAppError(error);
  return json(route, visible.status, visible);
};

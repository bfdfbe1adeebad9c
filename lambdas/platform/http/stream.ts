import { Readable } from "node:stream";
import middy from "@middy/core";
import { executionModeStreamifyResponse } from "@middy/core/StreamifyResponse";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Area, Route } from "#shared/contract/route.ts";
import type { ChatEvent } from "#shared/sse.ts";
import { rateOf } from "../access/context.ts";
import { withAnswerLine } from "../logging/answer-line.ts";
import { keepLogContext } from "../logging/log-context.ts";
import { frames, startAnswer, wholeAnswer } from "./answer-stream.ts";
import { type Call, type Handlers, router, type StreamContextOf, unrouted } from "./pipeline.ts";
import { headersOf, json } from "./response.ts";

/**
 * The Lambda handler of an area's streaming routes, for a function URL with response streaming. An input with
 * `stream: true` is answered by Server-Sent Events, any other by the whole answer as JSON.
 */
export const serveStream = <A extends Area>(area: A, handlers: Handlers<A>) =>
  middy<APIGatewayProxyEventV2>({ executionMode: executionModeStreamifyResponse })
    .use(unrouted)
    .handler(router(area, handlers, { streams: true, respond }));

type Handle = (input: unknown, context: StreamContextOf<Route>) => AsyncGenerator<ChatEvent>;

const respond = async ({ name, route, input, context, handle }: Call<Handle>) => {
  const gone = new AbortController();
  const events = withAnswerLine(handle(input, { ...context, signal: gone.signal }), {
    route: name,
    signal: gone.signal,
  });
  const isStream = input.stream === true;
  const started = await startAnswer(events, isStream);
  if (!isStream)
    return json(route, 200, route.output.parse(await wholeAnswer(started, input)), rateOf(context));
  const leave = async () => {
    gone.abort();
    // `return()` on an unstarted generator does not reach the ones it wraps, so end the source too
    await events.return(undefined);
  };
  const body = Readable.from(leavable(frames(started), leave));
  return {
    statusCode: 200,
    headers: {
      ...headersOf(route, rateOf(context)),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
    // middy pipes a stream, although Lambda's type for a body allows only strings
    body: body as unknown as string,
  };
};

/**
 * Calls `leave` as soon as the reader leaves: a stream returns its source only after the pending step. Lambda reads the
 * body after the handler has returned, so each step runs in the request's log context.
 */
const leavable = (source: AsyncGenerator<string>, leave: () => Promise<unknown>): AsyncIterable<string> => {
  const inLogContext = keepLogContext();
  let isRead = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () =>
        inLogContext(async () => {
          const step = await source.next();
          isRead = step.done === true;
          return step;
        }),
      return: () =>
        inLogContext(async () => {
          if (isRead) return { value: undefined, done: true as const };
          const left = leave();
          const end = await source.return(undefined);
          await left;
          return end;
        }),
    }),
  };
};

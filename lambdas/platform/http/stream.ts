import { Readable } from "node:stream";
import middy from "@middy/core";
import { executionModeStreamifyResponse } from "@middy/core/StreamifyResponse";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { type ChatEvent, ping } from "#shared/chat/sse.ts";
import type { Area, Route } from "#shared/contract/route.ts";
import { rateOf } from "../access/context.ts";
import { withAnswerLine } from "../logging/answer-line.ts";
import { keepLogContext } from "../logging/log-context.ts";
import { frames, startAnswer, wholeAnswer } from "./answer-stream.ts";
import type { Call } from "./call.ts";
import { type Handlers, router, type StreamContextOf, unrouted } from "./pipeline.ts";
import { headersOf, json } from "./response.ts";
import { settle } from "./steps/record-use.ts";

/**
 * The Lambda handler of an area's streaming routes, for a function URL with response streaming. An input with
 * `stream: true` is answered by Server-Sent Events, any other by the whole answer as JSON.
 */
export const serveStream = <A extends Area>(
  area: A,
  handlers: Handlers<A>,
  formats: { [R in keyof A]?: AnswerFormat } = {},
) =>
  middy<APIGatewayProxyEventV2>({ executionMode: executionModeStreamifyResponse })
    .use(unrouted)
    .handler(
      router(area, handlers, {
        streams: true,
        respond: (call: Call, handle: Handle) => respond(call, handle, formats[call.name]),
      }),
    );

/**
 * The form of a route's answers, if it is not the product's own. With a form of its own, an answer that fails before its
 * first event gets the status of its error, streamed or not, unless its stream has opened.
 */
export interface AnswerFormat<Input = Record<string, unknown>> {
  /** Server-Sent Events, errors and the last frame included. */
  frames(events: AsyncGenerator<ChatEvent>, input: Input): AsyncGenerator<string>;
  /** The whole answer, in the shape of the route's output. Throws AppError for an error event. */
  whole(events: AsyncGenerator<ChatEvent>, input: Input): Promise<unknown>;
}

const usualFormat: AnswerFormat = { frames, whole: wholeAnswer };

type Handle = (input: unknown, context: StreamContextOf<Route>) => AsyncGenerator<ChatEvent>;

const respond = async (
  { name, route, input, context }: Call,
  handle: Handle,
  format: AnswerFormat | undefined,
) => {
  const { frames, whole } = format ?? usualFormat;
  const gone = new AbortController();
  const events = withAnswerLine(handle(input, { ...context, signal: gone.signal }), {
    route: name,
    signal: gone.signal,
  });
  const isStream = input.stream === true;
  const started = await startAnswer(events, { isStream, carriesErrors: format === undefined });
  if (!isStream)
    return json(route, 200, route.output.parse(await whole(started.events, input)), rateOf(context));
  const leave = async () => {
    gone.abort();
    // `return()` on an unstarted generator does not reach the ones it wraps, so end the source too
    await events.return(undefined);
  };
  const settled = afterwards(opened(started.isSilent, frames(started.events, input)), () => settle(context));
  const body = Readable.from(leavable(settled, leave));
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

/** A stream that opens in silence begins with a comment: some proxies send no headers before the first byte behind them. */
async function* opened(isSilent: boolean, pieces: AsyncGenerator<string>) {
  if (isSilent) yield ping;
  yield* pieces;
}

async function* afterwards(pieces: AsyncGenerator<string>, finish: () => Promise<void>) {
  try {
    yield* pieces;
  } finally {
    await finish();
  }
}

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

import "#infra/local/functions/lambda-runtime.ts";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { toContext } from "#infra/local/functions/event.ts";
import { serve } from "#platform/http/serve.ts";
import { serveStream } from "#platform/http/stream.ts";
import { logger } from "#platform/logging/logger.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { route } from "#shared/contract/route.ts";
import { askRoute } from "../ask-route.ts";
import { eventTo } from "../http-event.ts";
import { catchLines, type Line } from "./lines.ts";

let lines: () => Line[];

beforeEach(() => {
  vi.stubEnv("ORIGIN_SECRET", "off");
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const area = {
  look: route({
    method: "POST",
    path: "/api/look",
    access: "public",
    summary: "Look",
    input: z.object({}),
    output: z.object({}),
  }),
};

const asking = {
  ask: askRoute,
};

const failing = serve(area, { look: () => Promise.reject(new TypeError("out of ink")) });

it("an unexpected failure is logged under its request's id, and the lines after it are not", async () => {
  const context = toContext("desk", 30);
  const reply = await failing(eventTo("/api/look"), context);
  logger.warn("something else");
  expect(reply).toMatchObject({ statusCode: 500, headers: { "x-request-id": context.awsRequestId } });
  expect(lines()).toMatchObject([
    { level: "ERROR", requestId: context.awsRequestId, error: { message: "out of ink" } },
    { message: "request", requestId: context.awsRequestId, status: 500, milliseconds: expect.any(Number) },
    { message: "something else" },
  ]);
  expect(lines()[2]).not.toHaveProperty("requestId");
});

it("a reply at an unknown address has its id too", async () => {
  const context = toContext("desk", 30);
  const reply = await failing(eventTo("/api/elsewhere"), context);
  expect(reply).toMatchObject({ statusCode: 404, headers: { "x-request-id": context.awsRequestId } });
});

it("a reader who leaves at the first event ends the answer, which leaves its line", async () => {
  const ended = vi.fn();
  async function* answer(): AsyncGenerator<ChatEvent> {
    try {
      yield { type: "sources", context: [] };
      yield { type: "delta", text: "Four weeks." };
    } finally {
      ended();
    }
  }
  const handler = serveStream(asking, { ask: () => answer() });
  const response = Object.assign(new PassThrough({ highWaterMark: 1 }), {
    writeHead: () => queueMicrotask(() => response.destroy()),
    flushHeaders: () => {},
  });
  const context = toContext("chat", 30);
  const call = handler as unknown as (...given: unknown[]) => Promise<unknown>;
  await call(eventTo("/api/ask", { body: { stream: true } }), response, context).catch(() => undefined);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(lines().find(({ message }) => message === "answer")).toMatchObject({
    requestId: context.awsRequestId,
    outcome: "stopped",
    isLeft: true,
  });
});

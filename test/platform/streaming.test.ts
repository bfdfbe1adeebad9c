import "#infra/local/functions/lambda-runtime.ts";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as z from "zod";
import { toContext } from "#infra/local/functions/event.ts";
import type { Handlers } from "#platform/http/pipeline.ts";
import { serve } from "#platform/http/serve.ts";
import { serveStream } from "#platform/http/stream.ts";
import { route } from "#shared/contract/route.ts";
import { askRoute } from "./ask-route.ts";
import { eventTo } from "./http-event.ts";

beforeAll(() => vi.stubEnv("ORIGIN_SECRET", "off"));
afterAll(() => vi.unstubAllEnvs());

const area = {
  look: route({
    method: "POST",
    path: "/api/look",
    access: "public",
    summary: "Look",
    input: z.object({}),
    output: z.object({ isThere: z.boolean() }),
  }),
  ask: askRoute,
};

const handlers: Handlers<typeof area> = {
  look: async () => ({ isThere: true }),
  async *ask() {
    yield { type: "delta", text: "Four weeks." };
  },
};

const handler = serve(area, handlers);
const streamHandler = serveStream(area, handlers) as unknown as (...given: unknown[]) => Promise<unknown>;

const streamed = async (path: string, body: object) => {
  let status = 0;
  const response = Object.assign(new PassThrough(), {
    writeHead: (statusCode: number) => {
      status = statusCode;
    },
    flushHeaders: () => {},
  });
  const reply = text(response);
  await streamHandler(eventTo(path, { body }), response, toContext("desk", 30));
  return { status, body: await reply };
};

it("an area's plain routes are answered beside its streaming ones", async () => {
  const reply = await handler(eventTo("/api/look"), toContext("desk", 30));
  expect(reply).toMatchObject({ statusCode: 200, body: '{"isThere":true}' });
  const answer = await streamed("/api/ask", { stream: true });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain("Four weeks.");
});

it("the function that streams does not answer plain routes, nor the other one streaming routes", async () => {
  expect(await streamed("/api/look", {})).toMatchObject({ status: 404 });
  const reply = await handler(eventTo("/api/ask", { body: { stream: true } }), toContext("desk", 30));
  expect(reply).toMatchObject({ statusCode: 404 });
});

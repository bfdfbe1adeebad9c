import "#infra/local/functions/lambda-runtime.ts";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { toContext } from "#infra/local/functions/event.ts";
import { serveStream } from "#platform/http/stream.ts";
import { type ChatEvent, encodeEvent, end, ping } from "#shared/chat/sse.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { askRoute } from "./ask-route.ts";
import { eventTo } from "./http-event.ts";

beforeAll(() => vi.stubEnv("ORIGIN_SECRET", "off"));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllEnvs());

const area = {
  ask: askRoute,
};

type Outcome = AppError | "answers";

/** A request to a model that thinks until the test lets it answer or fail. */
const ask = async ({ stream = true } = {}) => {
  const thought = Promise.withResolvers<Outcome>();
  let signal: AbortSignal | undefined;
  const handler = serveStream(area, {
    async *ask(_, context): AsyncGenerator<ChatEvent> {
      signal = context.signal;
      signal.addEventListener("abort", () => thought.resolve("answers"));
      const outcome = await thought.promise;
      if (outcome !== "answers") throw outcome;
      yield { type: "delta", text: "Four weeks." };
    },
  }) as unknown as (...given: unknown[]) => Promise<unknown>;
  const reply: { status?: number; text: string } = { text: "" };
  const response = Object.assign(new PassThrough(), {
    writeHead: (status: number) => {
      reply.status = status;
    },
    flushHeaders: () => {},
  });
  response.on("data", (bytes) => {
    reply.text += bytes;
  });
  const handled = handler(eventTo("/api/ask", { body: { stream } }), response, toContext("desk", 120));
  await vi.advanceTimersByTimeAsync(0);
  return {
    reply,
    isAborted: () => signal?.aborted,
    leave: () => response.destroy(),
    finish: async (outcome: Outcome = "answers") => {
      thought.resolve(outcome);
      await handled;
      return reply;
    },
    handled,
  };
};

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it("a stream opens within 5 s of thinking, with a comment, and then has one every 15 s", async () => {
  const { reply, finish } = await ask();
  await seconds(3.9);
  expect(reply).toEqual({ text: "" });
  await seconds(1);
  expect(reply).toEqual({ status: 200, text: ping });
  await seconds(30);
  expect(reply.text).toBe(ping.repeat(3));
  expect((await finish()).text).toBe(
    ping.repeat(3) + encodeEvent({ type: "delta", text: "Four weeks." }) + end,
  );
});

it("a model that answers in time is answered without a comment, and leaves no timer", async () => {
  const { finish } = await ask();
  await seconds(3);
  expect((await finish()).text).toBe(encodeEvent({ type: "delta", text: "Four weeks." }) + end);
  expect(vi.getTimerCount()).toBe(0);
});

const refusals: [ErrorCode, number][] = [
  ["conflict", 409],
  ["not_found", 404],
  ["unavailable", 503],
];

it.each(refusals)(
  "%s has its own status in the first seconds, and is told in the stream later",
  async (code, status) => {
    const refusal = new AppError(code, "Please wait.");
    const early = await ask();
    await seconds(3);
    const refused = await early.finish(refusal);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([status, refusal.toJSON()]);
    const late = await ask();
    await seconds(6);
    const told = await late.finish(refusal);
    expect(told).toEqual({
      status: 200,
      text: ping + encodeEvent({ type: "error", error: refusal.toJSON() }) + end,
    });
  },
);

it("a limit that refuses late says in the stream when to try again", async () => {
  const rate = { limit: 5, remaining: 0, resetSeconds: 40 };
  const { finish } = await ask();
  await seconds(6);
  const { text } = await finish(new AppError("rate_limited", "Too many.", undefined, { rate }));
  expect(text).toContain('"retryAfterSeconds":40');
});

it("a reader who leaves while the model thinks ends its call", async () => {
  const { leave, isAborted, handled } = await ask();
  const ended = expect(handled).rejects.toThrow();
  await seconds(6);
  expect(isAborted()).toBe(false);
  leave();
  await ended;
  expect(isAborted()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("an answer that is not streamed keeps its status however long it takes", async () => {
  const { reply, finish } = await ask({ stream: false });
  await seconds(50);
  expect(reply).toEqual({ text: "" });
  expect((await finish(new AppError("model_failed", "Please try again."))).status).toBe(502);
});

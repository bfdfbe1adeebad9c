import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { frames } from "#platform/http/answer-stream.ts";
import { logger } from "#platform/logging/logger.ts";
import { type ChatEvent, encodeEvent, end, ping } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const delta = (text: string): ChatEvent => ({ type: "delta", text });

/** A model that says nothing for so long, and then one word. */
async function* afterSeconds(seconds: number): AsyncGenerator<ChatEvent> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  yield delta("late");
}

async function* failing(error: unknown): AsyncGenerator<ChatEvent> {
  yield delta("A reminder ");
  throw error;
}

const written = async (events: AsyncGenerator<ChatEvent>): Promise<string[]> => {
  const all = Array.fromAsync(frames(events));
  await vi.runAllTimersAsync();
  return all;
};

it("a model that says nothing for 40 s keeps its stream alive every 15 s", async () => {
  expect(await written(afterSeconds(40))).toEqual([ping, ping, encodeEvent(delta("late")), end]);
});

it("a model that answers within 15 s needs nothing to stay alive", async () => {
  expect(await written(afterSeconds(14))).toEqual([encodeEvent(delta("late")), end]);
});

it("the silence is counted anew from every word", async () => {
  async function* words(): AsyncGenerator<ChatEvent> {
    yield* afterSeconds(10);
    yield* afterSeconds(10);
  }
  expect(await written(words())).not.toContain(ping);
});

it("no timer is left when the answer has ended", async () => {
  await Array.fromAsync(frames(failing(new AppError("model_failed", "Please try again."))));
  expect(vi.getTimerCount()).toBe(0);
});

it("a failure in the middle is told within the stream, which then ends", async () => {
  const error = new AppError("rate_limited", "The model is busy. Please try again in a moment.");
  const frame = encodeEvent({ type: "error", error: error.toJSON() });
  expect(await written(failing(error))).toEqual([encodeEvent(delta("A reminder ")), frame, end]);
});

it("an unexpected failure is told without its words", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue(undefined);
  const told = (await written(failing(new Error("table docent: key sk-1")))).join("");
  expect(told).toContain("Something went wrong on our side");
  expect(told).not.toContain("sk-1");
  expect(logged).toHaveBeenCalledOnce();
});

it("a reader who leaves ends the answer at its source", async () => {
  const ended = vi.fn();
  async function* source(): AsyncGenerator<ChatEvent> {
    try {
      yield delta("A ");
      yield delta("reminder");
    } finally {
      ended();
    }
  }
  for await (const frame of frames(source())) {
    expect(frame).toBe(encodeEvent(delta("A ")));
    break;
  }
  expect(ended).toHaveBeenCalledOnce();
});

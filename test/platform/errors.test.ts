import { inspect } from "node:util";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { toAppError } from "#platform/http/errors.ts";
import { logger } from "#platform/logging/logger.ts";
import { modelFailure } from "#platform/models/failures.ts";
import { AppError } from "#shared/errors.ts";

afterEach(() => vi.restoreAllMocks());

const logs = () => vi.spyOn(logger, "error").mockReturnValue(undefined);

const call = {
  status: undefined,
  provider: "the model's server",
  model: "gpt-4",
  modelsVariable: "CHAT_MODELS",
  credentials: "Check OPENAI_API_KEY.",
  address: "OPENAI_BASE_URL",
} as const;

const refused = () => {
  const reason = Object.assign(new Error("connect 10.0.0.3 with sk-1"), { code: "ECONNREFUSED" });
  const error = Object.assign(new TypeError("fetch failed: What does sk-1 cost?", { cause: reason }), {
    status: 503,
    code: "sk-1",
    error: { message: "sk-1" },
    headers: { authorization: "sk-1" },
  });
  return modelFailure(error, call);
};

it("what is behind a model's failure is logged once, however often it passes the edge", () => {
  const logged = logs();
  const once = toAppError(refused());
  expect(toAppError(once)).toBe(once);
  expect(logged).toHaveBeenCalledOnce();
  expect(once).toMatchObject({
    code: "model_failed",
    message: "The model cannot be reached at the moment. Please try again.",
  });
});

it("the log names the failure, its status and its causes, and where it was thrown", () => {
  const logged = logs();
  toAppError(refused());
  const [code, cause] = logged.mock.calls[0] ?? [];
  expect(code).toBe("model_failed");
  expect(cause).toMatchObject({
    message: "TypeError status 503, because of Error code ECONNREFUSED",
    stack: expect.stringContaining("errors.test.ts"),
  });
});

it("no word of a provider is logged or told", () => {
  const logged = logs();
  const failure = refused();
  expect(inspect([failure, toAppError(failure), logged.mock.calls], { depth: 9 })).not.toContain("sk-1");
});

it("an error that a person caused is not logged", () => {
  const logged = logs();
  const error = new AppError("not_found", "This chatbot does not exist.");
  expect(toAppError(error)).toBe(error);
  expect(logged).not.toHaveBeenCalled();
});

it("what is wrong throughout is answered in a few sentences", () => {
  const many = Array.from({ length: 10_000 }, (_, number) => ({
    code: "custom" as const,
    path: [number],
    message: "This is wrong.",
    input: undefined,
  }));
  const { message, issues } = toAppError(new z.ZodError(many));
  expect(issues).toHaveLength(20);
  expect(message.length).toBeLessThan(1000);
});

it("a long key and a long complaint are cut, and what is not told is counted", () => {
  const long = Array.from({ length: 5 }, () => ({
    code: "custom" as const,
    path: ["k".repeat(10_000)],
    message: "m".repeat(10_000),
    input: undefined,
  }));
  const { message, issues } = toAppError(new z.ZodError(long));
  expect(message.length).toBeLessThan(1000);
  expect(message).toMatch(/And 2 more\.$/);
  expect(issues?.every((issue) => issue.path.length <= 200 && issue.message.length <= 500)).toBe(true);
});

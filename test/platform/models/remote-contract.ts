import { inspect } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toAppError } from "#platform/http/errors.ts";
import { logger } from "#platform/logging/logger.ts";
import type { Models } from "#platform/models/port.ts";
import { requestTo } from "./contract.ts";

const behaviours = [
  "wrong key",
  "missing model",
  "refused request",
  "throttled",
  "fails",
  "slow",
  "silent",
  "cut",
  "ended early",
] as const;
type Behaviour = (typeof behaviours)[number];

export interface RemoteAdapter {
  models(settings?: Record<string, string>): Promise<Models>;
  behave(behaviour: Behaviour): void;
  /** How many requests were given up so far. */
  left(): number;
  /** The part of the credentials that the server sees. */
  secret: string;
}

const patience = (behaviour: Behaviour): Record<string, string> =>
  behaviour === "slow" || behaviour === "silent" ? { MODEL_TIMEOUT_SECONDS: "0.3" } : {};
const failure = { code: "model_failed", message: expect.stringContaining("try again") };
const busy = { code: "rate_limited", message: expect.stringContaining("try again") };
const unconfigured = (whatToDo: RegExp) => ({
  code: "not_configured",
  message: expect.stringMatching(new RegExp(`not properly configured: .*${whatToDo.source}`, "s")),
});

const chats: [Behaviour, object][] = [
  ["wrong key", unconfigured(/Check/)],
  ["missing model", unconfigured(/set CHAT_MODELS/)],
  ["refused request", unconfigured(/Choose a model that takes more/)],
  ["throttled", busy],
  ["fails", failure],
  ["cut", failure],
  ["ended early", failure],
  ["slow", failure],
  ["silent", failure],
];

const calls: [Behaviour, object][] = [
  ["wrong key", unconfigured(/Check/)],
  ["missing model", unconfigured(/set EMBEDDING_MODEL/)],
  ["throttled", busy],
  ["fails", failure],
  ["silent", failure],
];

/** The contract of every adapter with a provider that may refuse, fail or time out. */
export const itFailsClearly = ({ models, behave, left, secret }: RemoteAdapter): void => {
  beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
  afterEach(() => vi.restoreAllMocks());

  const answer = async (behaviour: Behaviour) => {
    behave(behaviour);
    const adapter = await models(patience(behaviour));
    return Array.fromAsync(adapter.chat(requestTo(adapter)));
  };
  const embed = async (behaviour: Behaviour) => {
    behave(behaviour);
    return (await models(patience(behaviour))).embed(["Hello"], "question");
  };

  it.each(chats)("tells a chat what to do about: %s", async (behaviour, expected) => {
    await expect(answer(behaviour)).rejects.toMatchObject(expected);
  });

  it.each(calls)("tells an embedding what to do about: %s", async (behaviour, expected) => {
    await expect(embed(behaviour)).rejects.toMatchObject(expected);
  });

  it("keeps what was said before the stream was cut", async () => {
    behave("cut");
    const adapter = await models();
    const events = adapter.chat(requestTo(adapter))[Symbol.asyncIterator]();
    expect(await events.next()).toMatchObject({ value: { text: "A reminder " } });
    await expect(events.next()).rejects.toMatchObject(failure);
  });

  it.each(["slow", "silent"] as const)("gives up the request of a model that is %s", async (behaviour) => {
    const before = left();
    await answer(behaviour).catch(() => undefined);
    await expect.poll(left).toBeGreaterThan(before);
  });

  it("gives up the request when the reader leaves", async () => {
    behave("slow");
    const [adapter, before, reader] = [await models(), left(), new AbortController()];
    for await (const _ of adapter.chat(requestTo(adapter, { signal: reader.signal }))) reader.abort();
    await expect.poll(left).toBeGreaterThan(before);
  });

  it("refuses a check with a wrong key", async () => {
    behave("wrong key");
    await expect((await models()).check()).rejects.toMatchObject(unconfigured(/Check/));
  });

  it.each(behaviours)("lets the credentials into no error and no log: %s", async (behaviour) => {
    const logged = vi.spyOn(logger, "error").mockReturnValue(undefined);
    const adapter = await models(patience(behaviour));
    const errors = await Promise.all(
      [answer(behaviour), embed(behaviour), adapter.check()].map((call) =>
        call.then(
          () => undefined,
          (error) => error,
        ),
      ),
    );
    const seen = inspect([errors, errors.map((error) => error && toAppError(error)), logged.mock.calls], {
      depth: 9,
    });
    expect(logged).toHaveBeenCalled();
    expect(seen).not.toContain(secret);
  });
};

import { describe, expect, it, vi } from "vitest";
import { answerOf, impatient, mostPatient, patient, type Wire, whole } from "./wire.ts";

/** The contract before the first word: requests may be retried. */
export const itBearsUpBefore = (wire: Wire): void => {
  const { server, replies } = wire;
  const answer = (settings?: Record<string, string>, signal?: AbortSignal) =>
    answerOf(wire, settings, signal);

  describe("before the first word", () => {
    it.each(["throttled", "overloaded", "overloadedInStream", "cutBefore", "refusedConnection"] as const)(
      "a model that is %s twice is asked a third time",
      async (trouble) => {
        server().script(replies[trouble], replies[trouble], replies.answers);
        expect(await answer()).toEqual(whole);
        expect(server().requests).toHaveLength(3);
      },
    );

    it.each([
      ["throttled", "rate_limited", /busy\. Please try again in a moment/],
      ["overloaded", "model_failed", /could not answer\. Please try again/],
      ["refusedConnection", "model_failed", /cannot be reached at the moment\. Please try again/],
    ] as const)(
      "a model that is %s for ever is given up after five tries",
      async (trouble, code, message) => {
        server().script(replies[trouble]);
        expect(await answer()).toMatchObject({
          said: "",
          error: { code, message: expect.stringMatching(message) },
        });
        expect(server().requests).toHaveLength(5);
      },
    );

    it("waits grow twofold, each of a length by chance", async () => {
      vi.mocked(Math.random).mockReturnValue(0.2);
      server().script(replies.throttled, replies.throttled, replies.throttled, replies.answers);
      expect(await answer()).toEqual(whole);
      const [one = 0, two = 0, three = 0, four = 0] = server().requests.map(({ at }) => at);
      expect(two - one).toBeGreaterThanOrEqual(98);
      expect(three - two).toBeGreaterThanOrEqual(198);
      expect(four - three).toBeGreaterThanOrEqual(398);
      expect(vi.mocked(Math.random)).toHaveBeenCalled();
    });

    it("a model is not asked again before it said to", async () => {
      server().script(replies.throttledFor("1"), replies.answers);
      expect(await answer()).toEqual(whole);
      const [one = 0, two = 0] = server().requests.map(({ at }) => at);
      expect(two - one).toBeGreaterThanOrEqual(995);
    });

    it.each([
      ["40", "in 40 seconds"],
      ["300", "in 5 minutes"],
    ])(
      "a model that is busy for %s s is not waited for, and the person told when to come back",
      async (seconds, when) => {
        server().script(replies.throttledFor(seconds));
        const message = `The model is busy. Please try again ${when}.`;
        expect(await answer()).toMatchObject({ error: { code: "rate_limited", message } });
        expect(server().requests).toHaveLength(1);
      },
    );

    it("nobody is asked again after the reader left", async () => {
      server().script(replies.throttledFor("2"), replies.answers);
      const reader = new AbortController();
      const answered = answer({}, reader.signal);
      await expect.poll(() => server().requests.length).toBe(1);
      reader.abort();
      expect(await answered).toEqual({ said: "" });
      expect(server().requests).toHaveLength(1);
    });

    it.each(["silent", "begunSilent"] as const)("a model that is %s is given up in time", async (trouble) => {
      server().script(replies[trouble]);
      const [before, startedAt] = [server().left(), Date.now()];
      expect(await answer(impatient)).toMatchObject({
        said: "",
        error: { code: "model_failed", message: "The model did not answer in time. Please try again." },
      });
      expect(Date.now() - startedAt).toBeLessThan(30_000);
      await expect.poll(() => server().left()).toBe(before + 1);
    });

    it("a model that was busy, and is silent for the rest of the time, is told as busy", async () => {
      server().script(replies.throttled, replies.silent);
      const busy = { code: "rate_limited", told: { reason: "busy" } };
      expect(await answer(mostPatient)).toMatchObject({ said: "", error: busy });
      expect(server().requests).toHaveLength(2);
    });

    it("a check of a model that was busy, and is silent for the rest of the time, is told as busy", async () => {
      server().script(replies.throttled, replies.silent);
      await expect((await wire.models(mostPatient)).check()).rejects.toMatchObject({ code: "rate_limited" });
    });

    it("a model that thinks is one that lives", async () => {
      server().script(replies.thinking);
      expect(await answer(patient)).toEqual(whole);
    });

    it.each(replies.refusals)(
      "refusal %# is told with what to do, and not repeated",
      async (reply, code, message) => {
        server().script(reply);
        expect(await answer()).toMatchObject({
          said: "",
          error: { code, message: expect.stringMatching(message) },
        });
        expect(server().requests).toHaveLength(1);
      },
    );

    it.each(Object.entries(replies.malformed))("%s is told as unreadable", async (_, reply) => {
      server().script(reply);
      const message = "The model's reply could not be read. Please try again.";
      expect(await answer()).toEqual({
        said: "",
        error: expect.objectContaining({ code: "model_failed", message }),
      });
    });

    it.each(Object.entries(replies.harmless))("%s do no harm", async (_, reply) => {
      server().script(reply);
      expect(await answer()).toEqual(whole);
    });

    it.each([
      ["declined", "model_failed", /declined to answer this\. Please ask in other words/],
      ["empty", "model_failed", /empty answer\. Please try again/],
      ["usedUp", "not_configured", /used up its tokens before the first word\. Raise Max Tokens/],
    ] as const)("an answer that is %s is told so", async (kind, code, message) => {
      server().script(replies[kind]);
      expect(await answer()).toMatchObject({
        said: "",
        error: { code, message: expect.stringMatching(message) },
      });
    });
  });
};

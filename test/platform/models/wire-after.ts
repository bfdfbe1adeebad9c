import { describe, expect, it } from "vitest";
import { requestTo } from "./contract.ts";
import { answerOf, patient, type Wire, whole } from "./wire.ts";

const cutOff = { code: "model_failed", message: "The answer was cut off. Please try again." };

/** The contract after the first word: text that was streamed is kept. */
export const itBearsUpAfter = (wire: Wire): void => {
  const { models, server, replies } = wire;
  const answer = (settings?: Record<string, string>, signal?: AbortSignal) =>
    answerOf(wire, settings, signal);

  describe("after the first word", () => {
    it.each(["cutAfter", "throttledMidway", "endedEarly"] as const)(
      "an answer that is %s ends as cut off, keeps what was said, and is not asked for again",
      async (trouble) => {
        server().script(replies[trouble], replies.answers);
        expect(await answer()).toEqual({ said: "Four ", error: expect.objectContaining(cutOff) });
        expect(server().requests).toHaveLength(1);
      },
    );

    it("an answer that stalls ends as cut off, and its request is given up", async () => {
      server().script(replies.stalled);
      const before = server().left();
      expect(await answer(patient)).toEqual({ said: "Four ", error: expect.objectContaining(cutOff) });
      await expect.poll(() => server().left()).toBe(before + 1);
    });

    it("an answer that a content filter ends is told so", async () => {
      server().script(replies.declinedMidway);
      const message = expect.stringMatching(/content filter cut the answer off\. Please ask in other words/);
      expect(await answer()).toMatchObject({ said: "Four ", error: { code: "model_failed", message } });
    });

    it("an answer that reached the chatbot's limit of tokens is an answer", async () => {
      server().script(replies.cutToLength);
      expect(await answer()).toEqual(whole);
    });

    it("an answer that reached it says so behind its last word, and others do not", async () => {
      const cutsOf = async () => {
        const asked = await models();
        const events = await Array.fromAsync(asked.chat(requestTo(asked)));
        return events.filter((event) => "isCut" in event);
      };
      server().script(replies.cutToLength, replies.answers);
      expect(await cutsOf()).toEqual([{ isCut: true }]);
      expect(await cutsOf()).toEqual([]);
    });

    it("the request is given up when the reader stops reading, also without a signal", async () => {
      server().script(replies.stalled);
      const before = server().left();
      const asked = await models();
      for await (const _ of asked.chat(requestTo(asked))) break;
      await expect.poll(() => server().left()).toBe(before + 1);
    });
  });
};

import { describe, expect, it } from "vitest";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { failureBubble } from "#web/features/chat/answer/failure-bubble.ts";
import { answered } from "#web/features/chat/session/stored-turns.ts";
import { finished, messageCount, newTurn, stopped, withEvent } from "#web/features/chat/turns/turn.ts";

describe("an error bubble", () => {
  it("[CHAT-038] apologises by default", () => {
    expect(failureBubble({ message: "boom" })).toBe("Sorry, I encountered an error. Please try again.");
  });

  it("[CHAT-039] says that nothing relevant was found", () => {
    const words =
      "No relevant information found in the uploaded documents. Please ensure you have uploaded and processed documents for this RAG system.";
    expect(failureBubble({ message: "Error: No relevant context found." })).toBe(words);
    expect(failureBubble({ code: "no_context", message: "" })).toBe(words);
  });

  it("[CHAT-040] says that the settings are wrong", () => {
    expect(failureBubble({ message: "The model is not properly configured" })).toBe(
      "This RAG system is not properly configured. Please check the LLM settings.",
    );
  });
});

const source = { content: "A passage.", similarity: 0.5, source: "a.txt", metadata: { filename: "a.txt" } };

describe("a turn", () => {
  it("collects sources, text and measures as they arrive", () => {
    const sources = withEvent(newTurn(1, "Why?"), { type: "sources", context: [] });
    const half = withEvent(withEvent(sources, { type: "delta", text: "Be" }), {
      type: "delta",
      text: "cause",
    });
    const whole = withEvent(half, { type: "done", outcome: "answered", tokenCount: 7, responseTime: 1240 });
    expect([sources.state, half.state, whole.state]).toEqual(["waiting", "writing", "done"]);
    expect(whole).toMatchObject({ answer: "Because", tokenCount: 7, responseTimeMs: 1240 });
  });

  it("of an answer that the limit of tokens cut says so, as it comes and from the history", () => {
    const done = { type: "done", outcome: "answered", tokenCount: 7, responseTime: 1 } as const;
    expect(withEvent(newTurn(1, "Why?"), { ...done, isCut: true })).toMatchObject({ isCut: true });
    expect(withEvent(newTurn(1, "Why?"), done)).not.toHaveProperty("isCut");
    const message = { content: "Because", metadata: { cut: "length" }, context_chunks: [] };
    expect(answered(newTurn(1, "Why?"), message as never)).toMatchObject({ state: "done", isCut: true });
  });

  it("of a refusal offers topics and shows no sources", () => {
    const found = withEvent(newTurn(1, "Why?"), { type: "sources", context: [source] });
    const refusal: ChatEvent = {
      type: "done",
      outcome: "refused",
      topics: ["Fees"],
      tokenCount: 7,
      responseTime: 9,
    };
    expect(withEvent(found, refusal)).toMatchObject({ state: "done", sources: [], topics: ["Fees"] });
  });

  it("keeps what was written when it is stopped", () => {
    const half = withEvent(newTurn(1, "Why?"), { type: "delta", text: "Be" });
    expect(stopped(half)).toMatchObject({ state: "stopped", answer: "Be" });
  });

  it("counts as one message until it is answered", () => {
    const turn = newTurn(1, "Why?");
    expect([messageCount([turn]), messageCount([finished(turn), newTurn(2, "And?")])]).toEqual([1, 3]);
  });
});

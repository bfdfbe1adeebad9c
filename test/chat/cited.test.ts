import { expect, it } from "vitest";
import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();

const rules = "# Rules\n\nA reminder costs 1.50 euros and is sent after a week.\n";
const query = "What does a reminder cost?";

/** Asks in a conversation of its own, as a stream. */
const ask = async (document = rules) => {
  const { api, id } = await desk.chatbot(document);
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: id });
  const input = { ragSystemId: id, query, conversationId, debug: true, stream: true };
  const request = toRequest(contract.chat.ask, input, desk.url());
  request.headers.set("authorization", `Bearer ${api.token}`);
  const events = await Array.fromAsync(decodeEvents((await fetch(request)).body!));
  const shown = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
  const { items } = await api.conversations.messages({ id: conversationId });
  return { events, shown, stored: items[1] };
};

it("a mark of a passage that was not retrieved is never shown, streamed or stored", async () => {
  desk.model().say(["A reminder costs 1.50 euros [", "1][", "7]. It is sent after a week", " [12]."]);
  const { shown, stored } = await ask();
  expect(shown).toBe("A reminder costs 1.50 euros [1]. It is sent after a week.");
  expect(stored?.content).toBe(shown);
  expect(stored?.metadata).toMatchObject({ droppedCitations: "2", unsupportedSentences: "0" });
});

it("no gap is left between a mark and the punctuation behind it, however it is streamed", async () => {
  desk
    .model()
    .say(["A reminder costs 1.50 euros [1]", " ", ". A reminder [1] , it says, costs 1.50 euros [1] ; yes"]);
  const { shown } = await ask();
  expect(shown).toBe(
    "A reminder costs 1.50 euros [1]. A reminder [1], it says, costs 1.50 euros [1]\u202f; yes",
  );
});

it("a mark whose passage does not support its sentence is dropped, and both are told in the debug view", async () => {
  desk.model().say(["A reminder costs 9.90 euros. [1]"]);
  const { events, shown, stored } = await ask();
  expect(shown).toBe("A reminder costs 9.90 euros.");
  const debug = events.find((event) => event.type === "debug")?.debug;
  expect(debug?.citations).toEqual({
    dropped: [{ mark: "[1]", sentence: "A reminder costs 9.90 euros." }],
    unsupported: ["A reminder costs 9.90 euros."],
  });
  expect(stored?.metadata).toMatchObject({ unsupportedSentences: "1" });
});

it("a price without the mark of its note is supported, and the mark read into the figure is not", async () => {
  desk.model().say(["The card costs 49 EUR. [1] The key costs 251 EUR. [1]"]);
  const { shown } = await ask("# Fees\n\nThe card costs 49<sup>1</sup> EUR, the key 25<sup>1</sup> EUR.\n");
  expect(shown).toBe("The card costs 49 EUR. [1] The key costs 251 EUR.");
});

it("tokens and cost of an answer are kept with it", async () => {
  const { stored } = await ask();
  expect(stored?.metadata).toMatchObject({
    outcome: "answered",
    provider: "openai",
    model: "gpt-6-luna",
    promptTokens: "100",
    completionTokens: "20",
    cost: "0.0042",
  });
});

it("the debug view shows exactly what the model was given", async () => {
  const { events } = await ask();
  const debug = events.find((event) => event.type === "debug")?.debug;
  expect(debug?.sent).toEqual(desk.sent().messages);
  expect(events.map(({ type }) => type).slice(-2)).toEqual(["debug", "done"]);
});

it("a stream that breaks ends with an error, and what was written is kept", async () => {
  desk.model().behave("cut");
  const { events, shown, stored } = await ask();
  expect(events.at(-1)).toMatchObject({ type: "error", error: { code: "model_failed" } });
  expect(shown).toBe("A reminder");
  expect(stored).toMatchObject({ content: "A reminder", metadata: { failed: "model_failed" } });
});

import { expect, it } from "vitest";
import type { Debug } from "#shared/chat/shapes.ts";
import { type ChatEvent, decodeEvents, encodeEvent, end, ping } from "#shared/chat/sse.ts";

const debug: Debug = {
  searched: "Reminder",
  outcome: "refused",
  answerability: 0.1,
  leastAnswerability: 0.2,
  retrieved: [],
  sent: [{ role: "system", content: "a\n\nb" }],
  history: { keptMessages: 2, droppedMessages: 0, tokens: 20 },
  citations: { dropped: [{ mark: "[9]", sentence: "It is blue." }], unsupported: [] },
  model: { provider: "builtin", name: "docent-extractive" },
  promptTokens: 0,
  completionTokens: 0,
  steps: [{ name: "Search", milliseconds: 1.5 }],
};

const events: ChatEvent[] = [
  {
    type: "sources",
    context: [{ content: "a\n\nb", similarity: 0.5, source: "a.txt", metadata: { filename: "a.txt" } }],
  },
  { type: "delta", text: "Größe: 文字\n\ndata: x" },
  { type: "debug", debug },
  { type: "done", outcome: "refused", topics: ["Fees"], tokenCount: 3, responseTime: 12 },
];

const streamOf = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

const wire = (text: string, size: number) =>
  Array.fromAsync(decodeEvents(streamOf(new TextEncoder().encode(text), size)));

it.each([1, 2, 7, 10_000])("a stream cut into pieces of %i bytes reads as it was written", async (size) => {
  const text = ping + events.map(encodeEvent).join(ping) + end;
  expect(await wire(text, size)).toEqual(events);
});

it("carriage returns between frames do no harm", async () => {
  const text = (events.map(encodeEvent).join("") + end).replaceAll("\n\n", "\r\n\r\n");
  expect(await wire(text, 5)).toEqual(events);
});

it("an error in band is an event", async () => {
  const error: ChatEvent = { type: "error", error: { code: "model_failed", message: "The model failed." } };
  expect(await wire(encodeEvent(error) + end, 100)).toEqual([error]);
});

it("a stream that ends without its end is an error", async () => {
  await expect(wire(events.map(encodeEvent).join(""), 100)).rejects.toThrow("The answer was cut off.");
});

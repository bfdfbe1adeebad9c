import { expect, it } from "vitest";
import type { ChatRequest, ModelEvent, Models } from "#platform/models/port.ts";

/** The behaviours that every provider is met with; those of the built-in model change nothing. */
export interface Adapter {
  models(settings?: Record<string, string>): Promise<Models>;
  behave(behaviour: "answers" | "slow"): void;
  /** Sends the rest of the answers that `slow` began, where it holds them back. */
  carryOn?(): void;
}

const reminder = "A reminder costs 1.50 euros. It is sent on the third day. Cards are free of charge.";

export const requestTo = (models: Models, changes: Partial<ChatRequest> = {}): ChatRequest => ({
  ...models.choices.default,
  ...standard,
  ...changes,
});

/** A request but for the model, with the settings of a new chatbot. */
export const standard: Omit<ChatRequest, "provider" | "model"> = {
  messages: [
    { role: "system", content: "Answer from the passages." },
    { role: "user", content: "What does a reminder cost?" },
  ],
  question: "What does a reminder cost?",
  passages: [
    {
      id: "doc_a:0",
      chatbotId: "bot_a",
      documentId: "doc_a",
      ordinal: 0,
      text: reminder,
      filename: "rules.txt",
      titlePath: [],
      start: 0,
      end: reminder.length,
    },
  ],
  temperature: 0.7,
  maxTokens: 1000,
  topP: 1,
  frequencyPenalty: 0,
  presencePenalty: 0,
};

/** The contract of every models adapter. */
export const itAnswers = ({ models, behave, carryOn }: Adapter): void => {
  it("streams its text and then what it took, once", async () => {
    if (carryOn) behave("slow");
    const adapter = await models();
    const events: ModelEvent[] = [];
    for await (const event of adapter.chat(requestTo(adapter))) {
      events.push(event);
      carryOn?.();
    }
    const texts = events.flatMap((event) => ("text" in event ? [event.text] : []));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join("")).toContain("A reminder costs 1.50 euros.");
    expect(events.slice(0, -1).every((event) => "text" in event)).toBe(true);
    const { usage } = Object(events.at(-1));
    expect(usage).toEqual({
      promptTokens: expect.any(Number),
      completionTokens: expect.any(Number),
      // The built-in model has no tokens of its own.
      ...(requestTo(adapter).provider === "builtin" && { isEstimated: true }),
    });
  });

  it("ends silently when its reader leaves in the middle", async () => {
    behave("slow");
    const adapter = await models();
    const left = new AbortController();
    const events = [];
    for await (const event of adapter.chat(requestTo(adapter, { signal: left.signal }))) {
      events.push(event);
      left.abort();
    }
    expect(events).toEqual([{ text: expect.any(String) }]);
  });

  it("says nothing to a reader who left before", async () => {
    const adapter = await models();
    const signal = AbortSignal.abort();
    expect(await Array.fromAsync(adapter.chat(requestTo(adapter, { signal })))).toEqual([]);
  });

  it("embeds many texts in their order, at unit length and in its dimension", async () => {
    const adapter = await models();
    const texts = Array.from({ length: 150 }, (_, at) => `Shelf ${at} holds ${at * 7} books.`);
    const vectors = await adapter.embed(texts, "passage");
    const [alone] = await adapter.embed([texts[140] ?? ""], "passage");
    expect(vectors).toHaveLength(texts.length);
    expect(vectors[140]).toEqual(alone);
    expect(vectors[139]).not.toEqual(alone);
    expect(new Set(vectors.map(({ length }) => length))).toEqual(new Set([adapter.embedding.dimension]));
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  });

  it("embeds nothing as nothing", async () => {
    expect(await (await models()).embed([], "passage")).toEqual([]);
  });

  it("offers the model it answers with, and the built-in one always", async () => {
    const { choices } = await models();
    expect(choices.available[0]).toEqual(choices.default);
    expect(choices.available).toContainEqual({ provider: "builtin", model: "docent-extractive" });
  });

  it("passes its check where all is well", async () => {
    await (await models()).check();
  });
};
